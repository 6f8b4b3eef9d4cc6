import { expect, test } from 'vitest'
import { bringsScores, cardStatuses, cardStatusNamed } from './card-status.ts'

test.each([
  { status: 'playing', brings: true },
  { status: 'no_return', brings: true },
  { status: 'withdrawn', brings: true },
  { status: 'disqualified', brings: false },
] as const)('when a card is $status, then it brings scores to its team: $brings', ({ status, brings }) => {
  expect(bringsScores(status)).toBe(brings)
})

test('when a status is read by its name, then an unknown name throws', () => {
  expect(cardStatuses.map(cardStatusNamed)).toEqual(cardStatuses)
  expect(() => cardStatusNamed('lost')).toThrow(RangeError)
})
