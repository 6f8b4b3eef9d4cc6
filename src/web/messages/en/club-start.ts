import { catalogue } from '../catalogue.ts'

/** The address that links lead to, and the list of first steps. */
export const clubStartText = catalogue('club-start', {
  unreachableTitle: (host: string) => `Phones cannot open ${host}`,
  choose:
    'Choose the address of this machine in your network. The QR code and the links of invitations lead there.',
  chooseAgain: (address: string) =>
    `This machine no longer has the address ${address}. Choose the one it has now, and print the sheet again.`,
  addresses: 'Address of this machine',
  sameNetwork: 'For phones in the same network',
  byName: 'By its name; some phones cannot find it',
  use: 'Use this address',
  saving: 'Saving…',
  chosen: 'Address chosen',
  leadsTo: (address: string) => `The QR code and the links of invitations lead to ${address}.`,
  notChosen: 'The address was not chosen',
  change: 'Change',
  closedServer:
    'This server takes no calls from other devices. Whoever runs it starts it with HOST=0.0.0.0, or sets PUBLIC_URL to the address that people use.',
  steps: 'First steps',
  stepsDone: (done: number, count: number) => `${done} of ${count} done`,
  stepDone: 'done',
  hideSteps: 'Hide this list for good',
  course: 'Your course',
  courseNote: 'Its holes can be typed or pasted.',
  createCourse: 'Create Course',
  holes: 'The holes of your course',
  holesNote: 'Pars and stroke indexes are generated until somebody confirms or changes them.',
  checkHoles: 'Check the holes',
  ratings: 'Ratings of the tees',
  ratingsNote: 'Playing Handicaps are worked out from course rating and slope.',
  enterRatings: 'Enter ratings',
  competition: 'The first competition',
  competitionNote: 'Players join it themselves and keep their card on the phone.',
  createCompetition: 'Create Competition',
  code: 'The club code on paper',
  codeNote: 'A sheet with a QR code for the notice board, so that members can join.',
  openSheet: 'Open the sheet',
  wrongPublicUrl: 'Whoever runs this server has to set PUBLIC_URL to the address that people use.',
})
