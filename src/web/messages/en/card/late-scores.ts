import { plural } from '../../plural.ts'
import { catalogue } from '../../catalogue.ts'

/** Scores that came after their card was handed in (P9). */
export const lateScoresText = catalogue('late-scores', {
  title: 'Late scores',
  kept: (holes: string) =>
    `Your card was handed in before these scores arrived: ${holes}. The card has not changed. The club has the scores and will decide.`,
  keptSeveral: (cards: number) =>
    `${cards} of your cards were handed in before these scores arrived. The cards have not changed. The club has the scores and will decide.`,
  seeCard: 'See the card',
  seeCardOf: (holes: string) => `See the card with ${holes}`,
  note: 'These scores arrived after the card was handed in. They do not count unless the club puts them on the card.',
  hole: (hole: number, value: string) => `Hole ${hole}: ${value}`,
  onCard: (value: string) => `On the card: ${value}`,
  cardThen: (value: string) => `On the card when it arrived: ${value}`,
  times: (typed: string, arrived: string, who: string) =>
    `Typed by ${who} at ${typed}, arrived at ${arrived}`,
  open: 'The club has not decided yet.',
  accepted: (who: string, reason: string) => `${who} put it on the card: ${reason}`,
  dismissed: (who: string, reason: string) => `${who} dismissed it: ${reason}`,
  formerAdmin: 'An administrator',
  accept: 'Put on the card',
  acceptOf: (hole: number) => `Put the late score of hole ${hole} on the card`,
  accepting: 'Saving...',
  dismiss: 'Dismiss',
  dismissOf: (hole: number) => `Dismiss the late score of hole ${hole}`,
  dismissing: 'Dismissing...',
  acceptDone: 'Late score put on the card',
  dismissDone: 'Late score dismissed',
  waiting: (cards: number) =>
    plural('en', cards, {
      one: '# card has late scores',
      other: '# cards have late scores',
    }),
  waitingNote: 'They arrived after the card was handed in. Decide on each of them.',
  cardOf: (name: string) => `The card of ${name}`,
  cardLine: (course: string, day: string, holes: string) => `${course} · ${day} · ${holes}`,
})
