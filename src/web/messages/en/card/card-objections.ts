import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** What a player says is wrong on a card that is handed in, for them and for the club. */
export const cardObjectionsText = catalogue('card-objections', {
  title: 'Is this card right?',
  open: 'Something is wrong',
  lead: 'If a score is wrong, tell the club. The card stays as it is until the club decides.',
  isFinal: 'The result is final, so ask the committee. It can reopen the result.',
  needsConnection: 'You need a connection to tell the club.',
  dialogTitle: 'What is wrong?',
  dialogNote: 'The administrators of the club read this. The card stays as it is until they decide.',
  hole: 'Which hole',
  noHole: 'No hole in particular',
  holeNumber: (hole: number) => `Hole ${hole}`,
  onCard: (score: string) => `The card has: ${score}.`,
  shouldBe: 'What it should be',
  reason: 'What happened',
  reasonHint: 'One sentence is enough. You may leave it empty if you name a hole.',
  missing: 'Name a hole, or write what is wrong.',
  sameScore: 'The card already has this score. Choose another one.',
  tooLong: (most: number) => `Write at most ${most} characters.`,
  send: 'Tell the club',
  sending: 'Sending…',
  failed: 'The club was not told',
  told: 'The club was told',
  saysHole: (hole: number, score: string) => `Hole ${hole} should be: ${score}.`,
  youSaid: 'You told the club',
  playerSaid: 'The player says that something is wrong',
  waits: 'The club has not answered yet.',
  withdraw: 'Take it back',
  withdrawing: 'Taking it back…',
  withdrawn: 'You took it back',
  notWithdrawn: 'It was not taken back',
  answered: (answer: string) => `The club answered: ${answer}`,
  changed: (reason: string) => `The club changed the card: ${reason}`,
  answer: 'Answer the player',
  answerTitle: 'Answer the player',
  answerHint:
    'If the player is right, correct the card instead: that answers them too. Otherwise say why the card stays as it is: the player gets your answer.',
  answering: 'Saving…',
  answerDone: 'Answer sent',
  waiting: (cards: number) =>
    plural('en', cards, {
      one: '# player says that a card is wrong',
      other: '# players say that a card is wrong',
    }),
  waitingNote: 'Look at each card. Correct it if the player is right, or answer them.',
})
