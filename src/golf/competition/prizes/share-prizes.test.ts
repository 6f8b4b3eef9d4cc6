import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { sharePrizes } from './share-prizes.ts'

type Input = { prizes: number[]; finish: string[][] }

describe('sharePrizes (R9.7)', () => {
  test.each(vectorsOf<Input, Record<string, number>>('shared_prize'))('$id', ({ input, expected }) => {
    const { shares, remainder } = sharePrizes(input.prizes, input.finish)
    expect(Object.fromEntries(shares)).toEqual(expected)
    expect(remainder).toBe(0)
  })

  test('when minor units cannot be divided, then they stay with the club', () => {
    const { shares, remainder } = sharePrizes([100], [['a', 'b', 'c']])
    expect([...shares.values(), remainder]).toEqual([33, 33, 33, 1])
  })

  const anyFinish = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }).map((sizes) => {
    let next = 0
    return sizes.map((size) => Array.from({ length: size }, () => `e${next++}`))
  })
  test.prop([fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 8 }), anyFinish])(
    'equal places get equal prizes and nothing is lost or invented',
    (prizes, finish) => {
      const { shares, remainder } = sharePrizes(prizes, finish)
      const entrants = finish.flat().length
      const paid = [...shares.values()].reduce((sum, share) => sum + share, 0)
      expect(paid + remainder).toBe(prizes.slice(0, entrants).reduce((sum, prize) => sum + prize, 0))
      for (const place of finish) expect(new Set(place.map((id) => shares.get(id))).size).toBe(1)
    },
  )
})
