import { expect, test } from 'vitest'
import { holedIn, pickedUp } from '#domain/scoring/hole-result.ts'
import { readPastedCard } from './paste-card.ts'

const front = [4, 5, 3, 4, 5, 4, 3, 4, 5]
const back = [4, 5, 3, 4, 4, 5, 3, 4, 11]
const card = [...front, ...back]

test.each([
  ['a row of a sheet', card.join('\t')],
  ['a column', card.join('\n')],
  ['spaces', card.join(' ')],
  ['commas', card.join(', ')],
  ['with OUT and IN', [...front, 37, ...back, 43].join('\t')],
  ['with OUT, IN and TOTAL', [...front, 37, ...back, 43, 80].join('\t')],
])('%s', (_, text) => {
  expect(readPastedCard(text, 18)).toEqual({ ok: true, value: card.map(holedIn) })
})

test('picked up is P or X', () => {
  expect(readPastedCard('4 P 3 x 5 4 3 4 5', 9)).toEqual({
    ok: true,
    value: [4, 0, 3, 0, 5, 4, 3, 4, 5].map((count) => (count === 0 ? pickedUp : holedIn(count))),
  })
})

test.each([
  ['too few', front.join(' ')],
  ['thirty-one strokes', card.map((count) => (count === 11 ? 31 : count)).join(' ')],
  ['a false OUT', [...front, 38, ...back, 43].join(' ')],
  ['words', 'Hole 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17'],
  ['nothing', ''],
])('%s is refused as a whole', (_, text) => {
  expect(readPastedCard(text, 18).ok).toBe(false)
})
