import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Members who help at the desk of one competition: added and removed by administrators, read by helpers. */
export const deskHelpersText = catalogue('desk-helpers', {
  title: 'Desk helpers',
  lead: (day: string) =>
    `Desk helpers enter players and guests, take fees, change start times, type in paper cards and mark NR and WD, in this competition only. Their access ends at the end of ${day}, or when you close the competition.`,
  cannot:
    'They cannot close or reopen the competition, disqualify players, award prizes, or see the settings and the list of members.',
  loadFailed: 'The desk helpers could not be loaded',
  nobody: 'Nobody helps at this desk yet.',
  list: 'Desk helpers',
  waits: (email: string) => `${email}: invited, has not joined yet`,
  link: 'Link to pass on',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
  takeBack: 'Remove',
  takeBackNamed: (name: string) => `Remove ${name} from this desk`,
  takingBack: 'Removing',
  takenBack: (name: string) => `${name} no longer helps at this desk`,
  takeBackFailed: 'The desk helper was not removed. Please try again.',
  add: 'Add a desk helper',
  addTitle: 'Add a desk helper',
  search: 'Search members',
  searchHint: 'Members with an account of their own.',
  noneFound: 'No member with an account was found.',
  choose: (name: string) => `Add ${name}`,
  added: (name: string) => `${name} helps at this desk`,
  wholeDay: (count: number) =>
    plural('en', count, {
      one: 'Also at the other competition of this day',
      other: 'Also at the # other competitions of this day',
    }),
  wholeDayAdded: (names: string) => `Also at ${names}.`,
  wholeDayLeft: (names: string) => `Not at ${names}, which is over or on another day now.`,
  addFailed: 'The desk helper was not added. Please try again.',
  adding: 'Adding',
  invite: 'Or invite somebody who is not a member',
  email: 'E-mail',
  emailHint: 'They get an invitation to the club and can help at this desk once they have joined.',
  send: 'Invite',
  sending: 'Inviting',
  invited: 'Invited',
  confirm: 'Add',
  over: 'The competition is over, so its desk needs no helper.',
  help: (name: string) => `You help at ${name}`,
  helpNext: 'Open the desk',
  yourPart:
    'You are a desk helper here. Ask an administrator of the club to close the competition, disqualify a player or withdraw an entry.',
  denied:
    'Only administrators of the club and the desk helpers of a competition run its desk. Ask an administrator of the club for access.',
})
