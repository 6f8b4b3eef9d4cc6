import { expect, test } from 'vitest'
import { changedDays, readDay, roundsOfField, writeDay } from './round-days.ts'

test('a field of twelve has four rounds, named as those of the draw', () => {
  expect(roundsOfField(12).map(({ roundName }) => roundName)).toEqual([
    ...['Round 1', 'Quarter-Final', 'Semi-Final', 'Final'],
  ])
})

test('when days are typed, then each stands for its round, the last word counts, and only what changed is sent', () => {
  const rounds = roundsOfField(4).map((round, i) => ({ ...round, playBy: i === 1 ? '2026-06-30' : null }))
  const [first, second] = rounds
  if (!first || !second) throw new Error('two rounds')
  let days = writeDay('', { round: first, day: '2026-06-01' })
  days = writeDay(days, { round: first, day: '2026-06-14' })
  expect([readDay(days, first), readDay(days, second)]).toEqual(['2026-06-14', '2026-06-30'])
  expect(changedDays(days, rounds)).toEqual([{ side: 'winners', round: 1, day: '2026-06-14' }])
  days = writeDay(days, { round: second, day: '' })
  expect(changedDays(days, rounds)).toContainEqual({ side: 'winners', round: 2, day: null })
})
