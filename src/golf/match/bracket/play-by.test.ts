import { expect, test } from 'vitest'
import { isOverdue, playByOf, roundKey, roundsOutOfOrder } from './play-by.ts'

test('a match is played by the last day of its round, or by its own', () => {
  const match = { part: 'winners', bracketRound: 2 } as const
  const days = { 'winners-1': '2026-05-31', 'winners-2': '2026-06-30' }
  expect(roundKey(match)).toBe('winners-2')
  expect(playByOf(match, { days, own: null })).toBe('2026-06-30')
  expect(playByOf(match, { days, own: '2026-07-04' })).toBe('2026-07-04')
  expect(playByOf({ part: 'plate', bracketRound: 2 }, { days, own: null })).toBeNull()
})

test('when its last day is over, then a match is overdue', () => {
  expect(isOverdue('2026-06-30', '2026-06-30')).toBe(false)
  expect(isOverdue('2026-06-30', '2026-07-01')).toBe(true)
  expect(isOverdue(null, '2026-07-01')).toBe(false)
})

test('when a later round ends before an earlier one of its side, then it is named', () => {
  const days = { 'winners-1': '2026-06-30', 'winners-2': '2026-06-01', 'plate-1': '2026-05-01' }
  expect(roundsOutOfOrder(days)).toEqual(['winners-2'])
  expect(roundsOutOfOrder({ ...days, 'winners-2': '2026-06-30' })).toEqual([])
})
