import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Whether a member with an account is one of the club's list: what the club is asked. */
export const memberMatchesText = catalogue('member-matches', {
  title: (questions: number) =>
    plural('en', questions, {
      one: 'One member may be on your list twice',
      other: '# members may be on your list twice',
    }),
  lead: 'These people made an account, and somebody on your member list may be the same person. They cannot see your list until you say yes.',
  question: (name: string, number: string | null) =>
    number === null ? `Is this ${name} on your list?` : `Is this ${name}, number ${number}?`,
  withAccount: 'New account',
  onList: 'On your list',
  joined: (date: string) => `Joined ${date}`,
  number: (number: string) => `Number ${number}`,
  nationalId: (id: string) => `National ID ${id}`,
  bornOn: (date: string) => `Born ${date}`,
  handicap: (index: string) => `Handicap Index ${index}`,
  noHandicap: 'No Handicap Index yet',
  noEmail: 'No e-mail',
  emailProved: (email: string) => `${email}, confirmed`,
  emailUnproved: (email: string) => `${email}, not confirmed: anybody can type it`,
  saysNumber: (number: string) => `Says: number ${number}`,
  saysBornOn: (date: string) => `Says: born ${date}`,
  reason: {
    email: 'Same e-mail',
    number: 'Same membership number',
    name_and_birth: 'Same name and date of birth',
    name: 'Same name',
  },
  yes: 'Yes, the same person',
  no: 'No, somebody else',
  yesNamed: (name: string) => `Yes, ${name} is the member on the list`,
  noNamed: (name: string) => `No, ${name} is somebody else`,
  saving: 'Saving…',
  yesDone: (name: string) => `${name} is now listed once`,
  yesDoneNote: 'Number, handicap, category and entries from your list are with the account.',
  noDone: (name: string) => `${name} stays a separate member`,
  failed: 'Your answer could not be saved',
})
