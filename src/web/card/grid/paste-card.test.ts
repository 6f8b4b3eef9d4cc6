import { describe, expect, test } from 'vitest'
import { holedIn, pickedUp } from '#golf/card/hole-result.ts'
import { readPastedCard } from './paste-card.ts'

const printed = (count: number, ...closed: number[]) =>
  Array.from({ length: count }, (_, i) => ({ holeNumber: i + 1, isClosed: closed.includes(i + 1) }))
/** Strokes by hole number; 0 is picked up. */
const scores = (strokes: readonly number[], holes = strokes.map((_, i) => i + 1)) =>
  strokes.map((count, i) => ({ holeNumber: holes[i], result: count === 0 ? pickedUp : holedIn(count) }))

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
  expect(readPastedCard(text, printed(18))).toEqual({ ok: true, value: scores(card) })
})

test('picked up is P or X', () => {
  expect(readPastedCard('4 P 3 x 5 4 3 4 5', printed(9))).toEqual({
    ok: true,
    value: scores([4, 0, 3, 0, 5, 4, 3, 4, 5]),
  })
})

test.each([
  ['too few', front.join(' ')],
  ['thirty-one strokes', card.map((count) => (count === 11 ? 31 : count)).join(' ')],
  ['a false OUT', [...front, 38, ...back, 43].join(' ')],
  ['words', 'Hole 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17'],
  ['nothing', ''],
])('%s is refused as a whole', (_, text) => {
  expect(readPastedCard(text, printed(18)).ok).toBe(false)
})

describe('where holes 7 and 12 are closed', () => {
  const holes = printed(18, 7, 12)
  const open = holes.flatMap(({ holeNumber, isClosed }) => (isClosed ? [] : [holeNumber]))
  const strokesOf = (numbers: readonly number[]) => numbers.map((holeNumber) => card[holeNumber - 1] ?? 0)
  const sums = (out: number, home: number) => [...front, out, ...back, home, out + home].join('\t')

  test.each([
    ['the eighteen numbers that are printed', card.join('\t')],
    ['with sums of all of them', sums(37, 43)],
    ['with sums that leave the closed holes out', sums(34, 40)],
  ])('%s: each goes to its own hole', (_, text) => {
    expect(readPastedCard(text, holes)).toEqual({ ok: true, value: scores(card) })
  })

  test.each([
    ['the sixteen numbers that count', strokesOf(open).join('\t')],
    [
      'empty cells on the closed holes',
      card.map((count, i) => (i === 6 || i === 11 ? '' : count)).join('\t'),
    ],
    ['dashes on the closed holes', card.map((count, i) => (i === 6 || i === 11 ? '-' : count)).join(' ')],
    ['with OUT and IN', [...strokesOf(open.slice(0, 8)), 34, ...strokesOf(open.slice(8)), 40].join('\t')],
  ])('%s: none goes to a closed hole', (_, text) => {
    expect(readPastedCard(text, holes)).toEqual({ ok: true, value: scores(strokesOf(open), open) })
  })

  test.each([
    ['seventeen numbers, of which nobody knows which is missing', card.slice(0, 17).join(' ')],
    ['a false OUT', sums(36, 43)],
    ['a dash on a hole that counts', card.map((count, i) => (i === 0 ? '-' : count)).join(' ')],
  ])('%s: refused as a whole', (_, text) => {
    expect(readPastedCard(text, holes).ok).toBe(false)
  })
})

test('when a nine with a closed hole has its sum, then that is no ninth score', () => {
  const open = [1, 2, 3, 4, 5, 6, 8, 9]
  expect(readPastedCard('3 4 3 4 3 4 3 4 28', printed(9, 7))).toEqual({
    ok: true,
    value: scores([3, 4, 3, 4, 3, 4, 3, 4], open),
  })
})

test.each([
  ['a back nine with its sum', [...back, 43].join(' '), back, 10],
  ['a front nine with its sum', [...front, 37].join(' '), front, 1],
])('%s', (_, text, strokes, from) => {
  const nine = printed(18).filter(({ holeNumber }) => holeNumber >= from && holeNumber < from + 9)
  expect(readPastedCard(text, nine)).toEqual({
    ok: true,
    value: scores(
      strokes,
      nine.map(({ holeNumber }) => holeNumber),
    ),
  })
})
