import { catalogue } from '../../catalogue.ts'

/** What is asked where a match of a knock-out gets its result. */
export const matchDialogsText = catalogue('match-dialogs', {
  reported: 'Sent to the other side to confirm',
  needsOther: (days: number) =>
    `The other side has to confirm it. Without an answer it counts after ${days} ${days === 1 ? 'day' : 'days'}.`,
  decision: 'Reason for the decision',
  decisionHint: 'Both players read it.',
  answer: {
    right: 'That is right',
    wrong: 'That is wrong',
    until: (day: string) => `Without an answer it counts on ${day}.`,
  },
  walkover: {
    who: 'Who cannot play?',
    choose: 'Choose who cannot play.',
    me: 'I cannot play',
    goesOn: (name: string) => `${name} goes through.`,
    neither: 'Neither of the two',
    neitherNote: 'Nobody goes through, and the next opponent has a bye.',
    reason: 'Reason',
    reasonMissing: 'Reason is required.',
    reasonHint: 'The two players and the club read it.',
    save: 'Save Walkover',
  },
})
