import { catalogue } from '../../catalogue.ts'

/** The address that links lead to, and the list of first steps. */
export const clubStartText = catalogue('club-start', {
  unreachableTitle: (host: string) => `Phones cannot open ${host}`,
  choose:
    'Choose the address of this computer on your network. The QR code and the invitation links lead there.',
  chooseAgain: (address: string) =>
    `This computer no longer has the address ${address}. Choose its new address, and print the sheet again.`,
  addresses: 'Address of this computer',
  sameNetwork: 'For phones on the same network',
  byName: 'By its name; some phones cannot find it',
  use: 'Use this address',
  saving: 'Saving…',
  chosen: 'Address chosen',
  leadsTo: (address: string) => `The QR code and the invitation links lead to ${address}.`,
  notChosen: 'The address was not chosen',
  change: 'Change',
  closedServer:
    'Other devices cannot reach this server. Its operator must start it with HOST=0.0.0.0, or set PUBLIC_URL to the address that people use.',
  steps: 'First steps',
  stepsDone: (done: number, count: number) => `${done} of ${count} done`,
  stepDone: 'done',
  hideSteps: 'Hide this list for good',
  course: 'Your course',
  courseNote: 'Its holes can be typed or pasted.',
  createCourse: 'Create Course',
  holes: 'The holes of your course',
  holesNote: 'Pars and stroke indexes are generated until you confirm or change them.',
  checkHoles: 'Check the holes',
  ratings: 'Tee ratings',
  ratingsNote:
    'Playing Handicaps are worked out from course rating and slope. Without them, no card counts for the Handicap Index.',
  enterRatings: 'Enter ratings',
  competition: 'The first competition',
  competitionNote: 'Players join it themselves and keep their card on their phone.',
  createCompetition: 'Create Competition',
  code: 'The club code on paper',
  codeNote: 'A sheet with a QR code for the notice board, so that members can join.',
  openSheet: 'Open the sheet',
  alsoUseful: 'Also useful at the start',
  country: 'Your country and currency',
  countryNote: 'The club then uses the rules of its golf union, and fees are in your currency.',
  sayCountry: 'Choose them',
  members: 'Your members',
  membersNote: 'From the list of another system or a spreadsheet, with their Handicap Indexes.',
  importMembers: 'Import your members',
  wrongPublicUrl: 'The operator of this server must set PUBLIC_URL to the address that people use.',
})
