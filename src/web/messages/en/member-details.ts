import { catalogue } from '../catalogue.ts'

/** Who a member is, corrected by an administrator. */
export const memberDetailsText = catalogue('member-details', {
  title: 'Name and numbers',
  firstName: 'First name',
  lastName: 'Last name',
  nameOfAccount:
    'This member has an account of their own. The new name is shown everywhere, also at other clubs, and the member is told of it. A final result keeps the name it was published with.',
  nameOfList: 'The name is shown everywhere. A final result keeps the name it was published with.',
  memberNumber: 'Membership number',
  memberNumberHint: 'The number in your club’s own list.',
  nationalNumber: (name: string | null) => (name === null ? 'National handicap number' : `${name} number`),
  nationalNumberHint: 'The number under which the golf union keeps this member’s handicap.',
  phone: 'Phone',
  phoneHint: 'Only the club’s administrators see it, and the member among their own data.',
  email: (email: string) =>
    `${email} is the address of the member’s account. Only the member changes it, in their profile.`,
  save: 'Save name and numbers',
  saved: 'Name and numbers saved',
  failed: 'The name and numbers were not saved. Please try again.',
  faults: {
    number_taken: 'Another member of the club has this membership number.',
    national_taken: 'Another member of the club has this number. Check which of the two it belongs to.',
    phone_unreadable: 'This is not a telephone number. Give one such as 07700 900123.',
  },
})
