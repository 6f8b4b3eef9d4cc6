import { describe, expect, test } from 'vitest'
import { competitionStatuses } from '../competition/competition.ts'
import { isCardFrozen, possibleCardChanges, roundStatuses } from './card-changes.ts'

describe('possibleCardChanges', () => {
  test.each([
    ['in_progress', { correct: true, reopen: false, handIn: true, confirmTotals: false }],
    ['submitted', { correct: true, reopen: true, handIn: false, confirmTotals: false }],
    ['withdrawn', { correct: true, reopen: true, handIn: true, confirmTotals: false }],
    ['abandoned', { correct: false, reopen: false, handIn: false, confirmTotals: false }],
  ] as const)('when the card is %s and its result is not final', (status, expected) => {
    for (const competitionStatus of [null, ...competitionStatuses.filter((one) => one !== 'final')])
      expect(possibleCardChanges({ status, competitionStatus, hasUnconfirmedTotals: false })).toEqual(
        expected,
      )
  })

  test.each(roundStatuses)('when the result is final, then a card that is %s allows nothing', (status) => {
    expect(possibleCardChanges({ status, competitionStatus: 'final', hasUnconfirmedTotals: true })).toEqual({
      correct: false,
      reopen: false,
      handIn: false,
      confirmTotals: false,
    })
  })
})

test.each([
  ['submitted', 'completed', true],
  ['submitted', null, true],
  ['in_progress', 'active', false],
  ['abandoned', 'completed', false],
] as const)(
  'when totals without holes wait and the card is %s in a %s competition, then confirming: %s',
  (status, competitionStatus, expected) => {
    const { confirmTotals } = possibleCardChanges({ status, competitionStatus, hasUnconfirmedTotals: true })
    expect(confirmTotals).toBe(expected)
  },
)

test('when a result is final, and only then, its cards are frozen', () => {
  expect([null, ...competitionStatuses].filter(isCardFrozen)).toEqual(['final'])
})
