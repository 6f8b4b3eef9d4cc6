import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import spanish from '#web/messages/es/competition/start-draw.online.ts'
import { mismatchOf, startName } from './draw-model.ts'

const group = { startsAt: Date.parse('2026-11-29T07:37:00Z'), hole: 7, half: 'B', players: [] } as const
const name = (days: { first: string; last: string } | undefined) =>
  startName(group, { timeZone: 'Europe/London', ...(days && { days }) })

test('when the group starts on the competition’s only day, then its time is enough', () => {
  expect(name({ first: '2026-11-29', last: '2026-11-29' })).not.toContain('29')
})

test.each([
  ['has several days', { first: '2026-11-28', last: '2026-11-29' }],
  ['was moved to another day', { first: '2026-12-06', last: '2026-12-06' }],
  ['is told by an older server, without its days', undefined],
])('when the competition %s, then the day is said with the time', (_, days) => {
  expect(name(days)).toMatch(/29 Nov.*hole 7B|Nov 29.*hole 7B/)
})

test('when a draw is refused for its day, then both days are read from the refusal, and of another failure nothing', () => {
  const mismatch = { of: 'day', drawn: '2026-11-29', first: '2026-12-06', last: '2026-12-06' }
  const body = { code: 'invalid_input', message: 'No', details: { reason: 'wrong_day', mismatch } }
  const refusal = (sent: object) => new ApiError(400, JSON.stringify(sent), 'Bad Request')
  expect(mismatchOf(refusal(body))).toEqual(mismatch)
  expect(mismatchOf(refusal({ ...body, details: {} }))).toBeUndefined()
  expect(mismatchOf(new Error('No'))).toBeUndefined()
})

test.each([
  [
    { of: 'day', drawn: '2026-11-29', first: '2026-12-06', last: '2026-12-07' } as const,
    'Las salidas de este sorteo son el 29 de noviembre; la competición es del 6 de diciembre al 7 de diciembre.',
  ],
  [
    { of: 'hole', drawn: 14, holes: 9 } as const,
    'Este sorteo tiene un grupo que sale del hoyo 14; el campo tiene 9 hoyos.',
  ],
  [
    { of: 'round', drawn: 3, rounds: 1 } as const,
    'Este sorteo es de la vuelta 3; la competición tiene 1 vuelta.',
  ],
])('when a draw no longer fits, then a reader of Spanish reads both facts: %j', (mismatch, sentence) => {
  expect(spanish.mismatch(mismatch)).toBe(sentence)
})
