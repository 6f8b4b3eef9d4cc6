import { describe, expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { vectorsOf } from '#test/vectors.ts'
import { holedIn, pickedUp } from '../../card/hole-result.ts'
import { againstPar, parBogey } from './par-bogey.ts'

describe('par/bogey (R7.4)', () => {
  const symbols: Record<string, number> = { '+': 1, '0': 0, '-': -1 }
  test.each(vectorsOf<{ par: number; net: number | null }, string>('par_bogey_hole'))('$id', (vector) => {
    expect(againstPar(vector.input.net, vector.input.par)).toBe(symbols[vector.expected])
  })

  test.each([
    { strokes: 3, up: 1 },
    { strokes: 4, up: 0 },
    { strokes: 5, up: -1 },
    { strokes: 9, up: -1 },
    { strokes: null, up: -1 },
  ])(
    'when a par 4 is holed in $strokes, then the card shows $up, the same as what ranks',
    ({ strokes, up }) => {
      const result = strokes === null ? pickedUp : holedIn(strokes)
      const [line] = makeCard([result], { table: 'par_bogey' }).lines
      expect(line?.points).toBe(up)
      expect(parBogey.rank(makeCard([result]), 0)?.sortKey).toBe(0 - up)
    },
  )

  test('when a hole is won, then it counts 1; lost or picked up, -1', () => {
    const card = makeCard([holedIn(3), holedIn(4), pickedUp, holedIn(5), holedIn(3), holedIn(3)])
    expect(parBogey.rank(card, 0)?.sortKey).toBe(-1)
    expect(lineInEnglish(parBogey.explain(card, 0))).toBe('3 won - 2 lost = 1 against par.')
  })

  test('when a card is unfinished, then holes not played are neither won nor lost', () => {
    const card = makeCard([holedIn(3), undefined])
    expect(parBogey.rank(card, 0)).toEqual({ sortKey: -1, countback: null })
  })

  test('countback compares holes as they fell (R9.4)', () => {
    const birdies = makeCard(Array.from({ length: 18 }, () => holedIn(3)))
    expect(parBogey.rank(birdies, 0)).toEqual({ sortKey: -18, countback: [-9, -6, -3, -1] })
  })
})
