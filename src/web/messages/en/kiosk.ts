import { plural } from '../plural.ts'
import { catalogue } from '../catalogue.ts'

/** The tablet in the bar. */
export const kioskText = catalogue('kiosk', {
  tab: 'Clubhouse kiosk',
  title: 'Hand in a paper card',
  lead: 'Type your card here or photograph it. Your marker checks it, signs, and you’re done.',
  begin: 'Hand in a card',
  how: {
    title: 'How it goes',
    find: 'Find your name',
    choose: 'Choose the card',
    type: 'Type your scores, or photograph the paper',
    sign: 'Your marker checks the card and signs',
  },
  closedTitle: 'This is not a kiosk of the club',
  closed:
    'An administrator of the club makes a link for this tablet in the club’s settings, under Kiosks. Open that link here.',
  openTitle: 'Make this tablet the clubhouse kiosk?',
  openLead:
    'The link works once. From then on players of the club can hand in their paper cards here; nobody is signed in.',
  openButton: 'Make it the kiosk',
  opening: 'Opening...',
  openFailed: 'The kiosk was not opened',
  signedInTitle: 'Somebody is signed in on this tablet',
  signedIn: 'Everybody at this tablet could act as them. Sign out here before it is used as a kiosk.',
  signOut: 'Sign out',
  loadFailed: 'The club could not be reached',
  noLine: 'The line to the club is down',
  noLineText: 'Nothing is lost: what is typed here stays, and the kiosk goes on when the line is back.',
  again: 'Try again',
  back: 'Back',
  cancel: 'Cancel',
  steps: (now: number, of: number) => `Step ${now} of ${of}`,

  who: 'Who are you?',
  whoLead: 'Players of today whose card is not in yet.',
  search: 'Not in the list? Type at least three letters of your name',
  noNames: 'Nobody is listed now. Type at least three letters of your name.',
  nobody: 'No player of the club has these letters.',
  more: 'More players have these letters. Type more of the name.',
  names: 'Names',
  partners: 'From the same group',

  which: 'Which card?',
  openCard: (holes: number) =>
    plural('en', holes, { one: 'Your open card, # hole on it', other: 'Your open card, # holes on it' }),
  competitionCard: 'A card of this competition',
  casual: 'A round outside competitions',
  course: 'Course',
  tee: 'Tee',
  ownTee: 'My usual tee',
  go: 'Type the card',
  loadingCard: 'One moment...',

  card: (name: string) => `The card of ${name}`,
  playingOff: (handicap: string, tee: string) => `${tee} · Playing Handicap ${handicap}`,
  keys: (hole: number) => `Score of hole ${hole}`,
  photo: 'Photograph the card',
  photoNote:
    'The club’s own machine reads the numbers, and you check them before they go into the card. The photo is not kept.',
  photoTaken: 'Your card',
  closePhoto: 'Type the card instead',
  typeInstead: 'Or type the card below: what is there already stays.',
  pickedUp: 'Picked up',
  clear: 'Clear',
  up: 'Hole before',
  down: 'Next hole',
  toCheck: 'The card is complete',
  toCheckMissing: (holes: number) =>
    plural('en', holes, { one: '# hole has no score', other: '# holes have no score' }),
  missing: (holes: string) => `These holes have no score: ${holes}. Were they not played?`,
  notPlayed: 'They were not played',

  check: 'A second player attests',
  checkLead: (name: string) =>
    `Whoever played with ${name} compares this card with the paper, finds their own name and signs.`,
  attester: 'Your name, not the player’s',
  chosenAttester: (name: string) => `${name} attests`,
  otherAttester: 'Choose another name',
  sign: 'Sign here with a finger or a pen',
  signAgain: 'Clear the signature',
  handIn: 'Hand in',
  handingIn: 'Handing in...',
  notHandedIn: 'The card was not handed in',

  waitingTitle: 'A card waits for the line to the club',
  waiting: (time: string) =>
    `It was attested at ${time} and is sent by itself as soon as the line is back, for ten minutes at most. Keep the paper card until then.`,
  throwAway: 'Give it up',
  gaveUpTitle: 'The card was not handed in',
  gaveUp:
    'The line to the club did not come back. Nothing of the card is kept here: hand the paper to the club, or type it again later.',

  done: 'The card is in',
  doneLead: 'Its player finds it in the app, and can say there that it is not theirs.',
  ok: 'Done',

  forgetting: (seconds: number) =>
    plural('en', seconds, {
      one: 'Nobody there? Everything here is forgotten in # second.',
      other: 'Nobody there? Everything here is forgotten in # seconds.',
    }),
  stillHere: 'I am still here',
})
