import { describe, expect, test } from 'vitest'
import { competitionStatuses } from '../competition/competition.ts'
import { isCardFrozen, possibleCardChanges, roundStatuses } from './card-changes.ts'

const nothing = {
  correct: false,
  reopen: false,
  handIn: false,
  confirmTotals: false,
  end: false,
  takeOff: false,
  putBack: false,
  move: false,
  correctTerms: false,
  alsoCountFor: false,
  countForItself: false,
}
/** What a card is scored with can be put right while it counts, also after the result is final. */
const standing = { ...nothing, correctTerms: true }
const facts = { hasUnconfirmedTotals: false, isTakenOff: false, isSameRound: false }

describe('possibleCardChanges', () => {
  test.each([
    ['in_progress', { ...standing, correct: true, handIn: true, end: true, takeOff: true, move: true }],
    [
      'submitted',
      { ...standing, correct: true, reopen: true, takeOff: true, move: true, alsoCountFor: true },
    ],
    ['withdrawn', { ...standing, correct: true, reopen: true, handIn: true, takeOff: true, move: true }],
    ['abandoned', nothing],
  ] as const)('when the card is %s and its result is not final', (status, expected) => {
    for (const competitionStatus of [null, ...competitionStatuses.filter((one) => one !== 'final')])
      expect(possibleCardChanges({ ...facts, status, competitionStatus })).toEqual(expected)
  })

  test('when the club took a card off, then it can put it back and nothing else', () => {
    const card = { ...facts, status: 'abandoned', isTakenOff: true } as const
    expect(possibleCardChanges({ ...card, competitionStatus: null })).toEqual({ ...nothing, putBack: true })
    expect(possibleCardChanges({ ...card, competitionStatus: 'final' })).toEqual(nothing)
  })

  test('when a card has totals that nobody has confirmed, then it is not moved', () => {
    const card = { ...facts, status: 'submitted', competitionStatus: null } as const
    expect(possibleCardChanges({ ...card, hasUnconfirmedTotals: true }).move).toBe(false)
  })

  test.each(roundStatuses)(
    'when the result is final, then nothing of a card that is %s changes but its terms',
    (status) => {
      for (const isTakenOff of [false, true])
        expect(
          possibleCardChanges({
            ...facts,
            status,
            isTakenOff,
            competitionStatus: 'final',
            hasUnconfirmedTotals: true,
          }),
        ).toEqual(status === 'abandoned' ? nothing : standing)
    },
  )

  test('when its result is final, then a card that is handed in can still count for another competition', () => {
    const card = { ...facts, status: 'submitted', competitionStatus: 'final', isSameRound: true } as const
    expect(possibleCardChanges(card)).toEqual({ ...standing, alsoCountFor: true })
  })

  test('when its round is on the record by another card, then it can count for itself', () => {
    const card = { ...facts, status: 'submitted', competitionStatus: 'active', isSameRound: true } as const
    expect(possibleCardChanges(card).countForItself).toBe(true)
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
    const { confirmTotals } = possibleCardChanges({
      ...facts,
      status,
      competitionStatus,
      hasUnconfirmedTotals: true,
    })
    expect(confirmTotals).toBe(expected)
  },
)

test('when a result is final, and only then, its cards are frozen', () => {
  expect([null, ...competitionStatuses].filter(isCardFrozen)).toEqual(['final'])
})
