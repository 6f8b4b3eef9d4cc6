import { expect, test } from 'vitest'
import { dayOfCard } from './day-of-card.ts'

// Days count from 1970; 100 is a Saturday here.
const [friday, saturday, sunday, monday] = [99, 100, 101, 102]
const medal = { firstDay: saturday, lastDay: saturday, roundCount: 1, roundNumber: 1 }
const weekend = { firstDay: saturday, lastDay: sunday, roundCount: 2, roundNumber: 1 }
const week = { firstDay: saturday, lastDay: saturday + 6, roundCount: 2, roundNumber: 1 }

test.each([
  ['a medal on its day', { ...medal, today: saturday }, saturday],
  ['a medal typed two days later', { ...medal, today: monday }, saturday],
  ['the first round of a weekend, typed on Sunday', { ...weekend, today: sunday }, saturday],
  ['its second, typed on Sunday', { ...weekend, roundNumber: 2, today: sunday }, sunday],
  ['its second, typed on Monday', { ...weekend, roundNumber: 2, today: monday }, sunday],
  ['its second, played ahead on Saturday', { ...weekend, roundNumber: 2, today: saturday }, saturday],
  ['a round of a week, typed within it', { ...week, today: monday }, monday],
  ['a round of a week, typed after it', { ...week, today: saturday + 9 }, saturday + 6],
  [
    'two rounds on one day, typed the next',
    { ...medal, roundCount: 2, roundNumber: 2, today: sunday },
    saturday,
  ],
  ['a card before the first day', { ...medal, today: friday }, friday],
])('%s', (_, card, day) => {
  expect(dayOfCard(card)).toBe(day)
})
