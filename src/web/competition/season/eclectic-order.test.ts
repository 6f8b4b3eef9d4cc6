import { expect, test } from 'vitest'
import type { EclecticRowView } from '#contract/competition/season.ts'
import { inOrderOf, rowWords, sumLines } from './eclectic-order.ts'

const row = (name: string, more: Partial<EclecticRowView>): EclecticRowView => ({
  playerId: name,
  name,
  position: 1,
  isShared: false,
  netPosition: 1,
  isNetShared: false,
  gross: 70,
  holesPlayed: 2,
  playingHandicap: 9,
  net: 61,
  strokes: [4, 4],
  from: [0, 0],
  cards: [],
  ...more,
})

test('when the net order is chosen, then the places without one stay last, in their order', () => {
  const rows = [
    row('Ann', { netPosition: 2 }),
    row('Ben', { netPosition: 1 }),
    row('Cas', { netPosition: null }),
    row('Dan', { netPosition: null }),
  ]
  const names = (order: 'gross' | 'net') => inOrderOf(order, rows).map(({ name }) => name)
  expect(names('gross')).toEqual(['Ann', 'Ben', 'Cas', 'Dan'])
  expect(names('net')).toEqual(['Ben', 'Ann', 'Cas', 'Dan'])
})

test.each([
  [{}, 'Gross 70, net 61'],
  [{ holesPlayed: 1 }, 'Gross 70, net 61 · One hole is missing'],
  [{ playingHandicap: null, net: null }, 'Gross 70'],
])('a row %j says "%s"', (more, words) => {
  expect(rowWords(row('Ann', more))).toBe(words)
})

test.each([
  [{}, 'Net: 70 less 9 (50 % of the Handicap Index) is 61'],
  [{ playingHandicap: -1, net: 71 }, 'Net: 70 and 1 (50 % of a plus index) is 71'],
  [{ playingHandicap: null, net: null }, 'no Handicap Index, so no net score'],
])('the sum of %j opens to its arithmetic', (more, line) => {
  expect(sumLines(row('Ann', more), 50)).toEqual(['Gross: 70, the sum of the holes', line])
})
