import { catalogue } from '../../catalogue.ts'

/** What waits on this phone: rounds that were started and cards that were handed in without a network. */
export const keptHereText = catalogue('kept-here', {
  handedInHere: 'Handed in on this phone',
  goesWithSignal: 'Your card is on this phone and goes to the club when there is a signal.',
  cardWaits: (card: { name: string; points: number }) =>
    `${card.name}, ${card.points === 1 ? '1 point' : `${card.points} points`}. It goes to the club when there is a signal.`,
  cannotStore: 'This phone cannot store the card now. Keep this page open until it is sent.',
  tryNow: 'Try Now',
  trying: 'Trying…',
  seeWaiting: 'See what is waiting',
  takeBack: 'Take the card back',
  startedHere: (time: string) =>
    `Started on this phone, ${time}. The club confirms your handicap when there is a signal.`,
  startRefused: 'The club did not accept this round',
  scoresSafe: 'Your scores are safe on this phone.',
  givenBack: 'The club sent this card back',
  handInAgain: 'Everything you and your partner entered is kept. Check the card and hand it in again.',
  photoCleared: 'The browser has cleared the photo of your card',
  photoGone: 'The rest of the card is kept. Add the photo again, or send the card without it.',
  corrected: 'The club’s figures differ from this phone’s',
  wasOpen: (time: string) =>
    `You already had a round open on this course, since ${time}. Your scores are on that card.`,
  differs: (one: { what: string; own: string; club: string }) =>
    `${one.what}: ${one.own} on this phone, ${one.club} at the club`,
  holesDiffer: (holes: string) => `Par or stroke index differs at the club: ${holes}.`,
  scoresStay: 'The club’s figures count. Your scores have not changed.',
  understood: 'Got it',
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

  title: 'Waiting on this phone',
  nothing: 'Nothing is waiting. The club has everything you entered here.',
  since: (time: string) => `since ${time}`,
  aRound: 'A round',
  aStart: 'Start of the round',
  scores: (holes: string) => `Scores of ${holes}`,
  aHandIn: 'The signed card',
  withPhoto: 'The signed card, with its photo',
  waits: 'Waiting for a signal',
  waitsForPart: 'Waiting for the one above',
  sending: 'Sending',
  refused: 'Not accepted',
  signedOut: 'Sign in to send it to the club.',
  openCard: 'Open the card',
  sendAgain: 'Send again',
  remove: 'Remove from this phone',
  removeSure: 'Yes, remove it for good',
  removedMeans: 'The club does not have it. If you remove it, it is gone for good.',

  storage: 'On this phone',
  persisted: 'The browser keeps unsent cards until you remove them.',
  notPersisted:
    'The browser may delete unsent cards when the phone is full. Installing the app or using it often helps.',
  unknownKeeping: 'This browser does not say whether it keeps unsent cards.',
  room: (room: { used: string; free: string }) => `${room.used} used, about ${room.free} free.`,
  askToKeep: 'Ask the browser to keep them',
  waitsHere: (what: string) => `${what}: not at the club yet.`,

  wasOpenAlready:
    'You already had a round open on this course. Your scores are on that card now. Check it, then hand it in.',
  unsentCards: 'Unsent cards',
  somethingWaits: 'A card on this phone is waiting for a signal.',
  somethingNeedsYou: 'The club did not accept a card or a round. It is kept on this phone.',

  lastKnown: (time: string) => `As of ${time}`,
})
