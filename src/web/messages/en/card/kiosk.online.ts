import { plural } from '../../plural.ts'
import { catalogue } from '../../catalogue.ts'

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
  closedTitle: 'This tablet is not a kiosk yet',
  closed: 'An administrator makes a link for it in the club’s settings, under Kiosks. Open that link here.',
  openTitle: 'Make this tablet the clubhouse kiosk?',
  openLead: 'Players can then hand in their paper cards here without signing in. The link works once.',
  openButton: 'Make it the kiosk',
  opening: 'Opening...',
  openFailed: 'The kiosk was not opened',
  signedInTitle: 'Somebody is signed in on this tablet',
  signedIn: 'Anybody at this tablet could use that account. Sign out before you make it the kiosk.',
  signOut: 'Sign out',
  loadFailed: 'The kiosk could not be loaded',
  noLine: 'No connection to the club',
  noLineText: 'The kiosk carries on as soon as the connection is back.',
  again: 'Try again',
  back: 'Back',
  cancel: 'Cancel',
  steps: (now: number, of: number) => `Step ${now} of ${of}`,

  who: 'Who are you?',
  whoLead: 'Today’s players whose cards are not in yet.',
  search: 'Not in the list? Type at least three letters of your name',
  noNames: 'Nobody is listed now. Type at least three letters of your name.',
  nobody: 'No player found. Check the spelling.',
  more: 'There are more players. Type more of the name.',
  names: 'Names',
  partners: 'From the same group',

  which: 'Which card?',
  openCard: (holes: number) =>
    plural('en', holes, { one: 'Your open card, # hole on it', other: 'Your open card, # holes on it' }),
  competitionCard: 'A card for this competition',
  casual: 'A general play round',
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
    'The club’s own computer reads the numbers, and you check them before they go on the card. The photo is not kept.',
  photoTaken: 'Your card',
  closePhoto: 'Type the card instead',
  typeInstead: 'Or type the card below. Scores already there stay.',
  pickedUp: 'Picked up',
  clear: 'Clear',
  up: 'Previous hole',
  down: 'Next hole',
  toCheck: 'The card is complete',
  toCheckMissing: (holes: number) =>
    plural('en', holes, { one: '# hole has no score', other: '# holes have no score' }),
  missing: (holes: string) => `These holes have no score: ${holes}. Were they not played?`,
  notPlayed: 'They were not played',

  check: 'Your marker signs',
  checkLead: (name: string) =>
    `A player who played with ${name} checks this card against the paper, chooses their own name and signs.`,
  attester: 'Marker’s name',
  chosenAttester: (name: string) => `Marker: ${name}`,
  otherAttester: 'Choose another name',
  sign: 'Sign here with a finger or a pen',
  signAgain: 'Clear the signature',
  handIn: 'Hand in',
  handingIn: 'Handing in...',
  notHandedIn: 'The card was not handed in',

  waitingTitle: 'A card is waiting for the connection',
  waiting: (time: string) =>
    `It was signed at ${time} and is sent as soon as the connection is back. The kiosk tries for ten minutes. Keep the paper card until then.`,
  throwAway: 'Discard this card',
  gaveUpTitle: 'The card was not handed in',
  gaveUp:
    'The connection did not come back, and the card is not kept here. Hand the paper to the club, or type it again later.',

  done: 'The card is in',
  doneLead: 'The player sees it in the app and can dispute it there.',
  doneWithoutAccount:
    'The player has no account in the app. If something on the card is wrong, tell the club.',
  ok: 'Done',

  forgetting: (seconds: number) =>
    plural('en', seconds, {
      one: 'Still there? This screen clears in # second.',
      other: 'Still there? This screen clears in # seconds.',
    }),
  stillHere: 'I am still here',
})
