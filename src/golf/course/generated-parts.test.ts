import { expect, test } from 'vitest'
import { areStrokeIndexesConfirmed, knownYards, listGenerated, nothingGenerated } from './generated-parts.ts'

const hole = {
  yardages: { White: 380, Red: 320 },
  generated: { par: false, strokeIndex: true, yardages: ['Red'] },
}

test.each([
  { tee: 'White', yards: 380, why: 'it was typed' },
  { tee: 'Red', yards: null, why: 'it is generated' },
  { tee: 'Blue', yards: null, why: 'there is none' },
  { tee: undefined, yards: null, why: 'no tee is known' },
])('when a player asks for the yards of $tee, then they get $yards, because $why (D39)', ({ tee, yards }) => {
  expect(knownYards(hole, tee)).toBe(yards)
})

test('when a hole has generated parts, then they are listed in order', () => {
  expect(listGenerated(hole.generated)).toEqual(['strokeIndex', 'yardages'])
  expect(listGenerated(nothingGenerated)).toEqual([])
})

test('when one index of the card is generated, then the indexes are not confirmed (T6)', () => {
  expect(areStrokeIndexesConfirmed([{ generated: nothingGenerated }, hole])).toBe(false)
  expect(areStrokeIndexesConfirmed([{ generated: nothingGenerated }])).toBe(true)
})
