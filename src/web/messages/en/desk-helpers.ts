import { catalogue } from '../catalogue.ts'

/** Members who help at the desk of one competition: given and taken back by administrators, read by helpers. */
export const deskHelpersText = catalogue('desk-helpers', {
  title: 'Desk helpers',
  lead: (day: string) =>
    `A desk helper enters players and guests, takes fees, changes start times, types in paper cards and marks NR and WD, in this competition only. Their help ends by itself at the end of ${day}, or when you close the competition.`,
  cannot:
    'They cannot close or reopen anything, disqualify, award prizes, or see settings and the list of members.',
  loadFailed: 'The desk helpers could not be loaded',
  nobody: 'Nobody helps at this desk yet.',
  list: 'Desk helpers',
  waits: (email: string) => `${email} – invited, helps after joining the club`,
  link: 'Link to hand over',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
  takeBack: 'Take back',
  takeBackNamed: (name: string) => `Take back the desk help of ${name}`,
  takingBack: 'Taking back',
  takenBack: (name: string) => `${name} no longer helps at this desk`,
  takeBackFailed: 'The desk help was not taken back. Please try again.',
  add: 'Add a desk helper',
  addTitle: 'Add a desk helper',
  search: 'Search members',
  searchHint: 'Members with an account of their own.',
  noneFound: 'No member with an account was found.',
  choose: (name: string) => `Let ${name} help`,
  added: (name: string) => `${name} helps at this desk`,
  addFailed: 'The desk helper was not added. Please try again.',
  adding: 'Adding',
  invite: 'Or invite somebody who is not a member',
  email: 'E-mail',
  emailHint: 'They are invited to the club, and help at this desk once they have joined.',
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
    'Only administrators of the club and the desk helpers of a competition run its desk. Ask an administrator of the club if you should be one.',
})
