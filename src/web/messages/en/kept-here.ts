import { catalogue } from '../catalogue.ts'

/** What waits on this phone: rounds that were started and cards that were handed in without a network. */
export const keptHereText = catalogue('kept-here', {
  handedInHere: 'Handed in on this phone',
  goesWithSignal: 'Your card is safe here and goes to the club when there is a signal.',
  cardWaits: (card: { name: string; points: number }) =>
    `${card.name}, ${card.points === 1 ? '1 point' : `${card.points} points`}. It goes to the club when there is a signal.`,
  cannotStore: 'This phone cannot store the card now. Keep this page open until it is sent.',
  tryNow: 'Try Now',
  trying: 'Trying…',
  seeWaiting: 'See what waits',
  takeBack: 'Take the card back',
  startedHere: (time: string) =>
    `Started on this phone, ${time}. The club confirms the terms when there is a signal.`,
  startRefused: 'The club did not take the start of this round',
  scoresSafe: 'Your scores are safe on this phone.',
  givenBack: 'The club gave this card back',
  handInAgain: 'Everything you and your partner entered is kept. Check the card and hand it in again.',
  photoCleared: 'The browser has cleared the photo of your card',
  photoGone: 'The rest of the card is kept. Add the photo again, or send the card without it.',
  corrected: 'The club has worked out other terms than this phone',
  wasOpen: (time: string) =>
    `A round on this course was open at the club already, since ${time}. Your scores are on that one.`,
  differs: (one: { what: string; own: string; club: string }) =>
    `${one.what}: ${one.own} on this phone, ${one.club} at the club`,
  holesDiffer: (holes: string) => `Par or stroke index is another at the club: ${holes}.`,
  scoresStay: 'The club’s terms count. Your scores are unchanged.',
  understood: 'I have read it',
  termNames: {
    handicapIndex: 'Handicap Index',
    tee: 'Tee',
    rating: 'Course Rating',
    slope: 'Slope Rating',
    par: 'Par',
    allowance: 'Handicap allowance',
    courseHandicap: 'Course Handicap',
    playingHandicap: 'Playing Handicap',
    stablefordTable: 'Points',
  },

  title: 'What waits on this phone',
  nothing: 'Nothing waits. The club has everything that was entered here.',
  since: (time: string) => `since ${time}`,
  aRound: 'A round',
  aStart: 'Start of the round',
  scores: (holes: string) => `Scores of ${holes}`,
  aHandIn: 'The signed card',
  withPhoto: 'The signed card, with its photo',
  waits: 'Waits for a signal',
  waitsForPart: 'Waits for what is above it',
  sending: 'Being sent',
  refused: 'Not taken',
  signedOut: 'Sign in and it goes to the club.',
  openCard: 'Open the card',
  sendAgain: 'Send again',
  remove: 'Remove from this phone',
  removeSure: 'Yes, remove it for good',
  removedMeans: 'The club does not have it. Removed, it is gone.',

  storage: 'On this phone',
  persisted: 'The browser keeps what waits here until you remove it.',
  notPersisted:
    'The browser may clear what waits here when the phone runs out of room. Installing the app or using it often helps.',
  unknownKeeping: 'This browser does not say whether it keeps what waits here.',
  room: (room: { used: string; free: string }) => `${room.used} used, about ${room.free} free.`,
  askToKeep: 'Ask the browser to keep it',
  waitsHere: (what: string) => `${what}: not at the club yet.`,

  wasOpenAlready:
    'A round on this course was open at the club already. Your scores are on that one now: look at it once more, then hand it in.',
  unsentCards: 'Unsent cards',
  somethingWaits: 'A card or a start waits on this phone for a signal.',
  somethingNeedsYou: 'The club did not take a card or a start. Everything is kept on this phone.',

  lastKnown: (time: string) => `As last known, ${time}`,
})
