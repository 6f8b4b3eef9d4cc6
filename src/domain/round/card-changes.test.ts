import { describe, expect, test } from 'vitest'
import { competitionStatuses } from '../competition/competition.ts'
import { isCardFrozen, possibleCardChanges, roundStatuses } from './card-changes.ts'

describe('possibleCardChanges', () => {
  test.each([
    ['in_progress', { correct: true, reopen: false, handIn: true }],
    ['submitted', { correct: true, reopen: true, handIn: false }],
    ['withdrawn', { correct: true, reopen: true, handIn: true }],
    ['abandoned', { correct: false, reopen: false, handIn: false }],
  ] as const)('when the card is %s and its result is not final', (status, expected) => {
    for (const competitionStatus of [null, ...competitionStatuses.filter((one) => one !== 'final')])
      expect(possibleCardChanges({ status, competitionStatus })).toEqual(expected)
  })

  test.each(roundStatuses)('when the result is final, then a card that is %s allows nothing', (status) => {
    expect(possibleCardChanges({ status, competitionStatus: 'final' })).toEqual({
      correct: false,
      reopen: false,
      handIn: false,
    })
  })
})

test('when a result is final, and only then, its cards are frozen', () => {
  expect([null, ...competitionStatuses].filter(isCardFrozen)).toEqual(['final'])
})
