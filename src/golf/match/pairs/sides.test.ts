import { describe, expect, test } from 'vitest'
import { goneSides, playersOfSide, sideOfPlayer, type Sides } from './sides.ts'

const pairs: Sides = { ann: ['ann', 'ben'], cal: ['cal', 'dee'] }

describe('sides of a match', () => {
  test('in singles a side is its player', () => {
    expect(playersOfSide(null, 'ann')).toEqual(['ann'])
    expect(sideOfPlayer(null, 'ann')).toBe('ann')
  })

  test('a pair stands under its first player, and both play for it', () => {
    expect(playersOfSide(pairs, 'ann')).toEqual(['ann', 'ben'])
    expect(['ann', 'ben', 'dee', 'eve'].map((one) => sideOfPlayer(pairs, one))).toEqual([
      ...['ann', 'ann', 'cal'],
      undefined,
    ])
  })

  test.each([
    ['singles', null, ['ann'], ['ann']],
    ['foursomes', pairs, ['ben'], ['ann']],
    ['foursomes', pairs, ['eve'], []],
    ['four_ball', pairs, ['ben'], []],
    ['four_ball', pairs, ['cal', 'dee', 'ben'], ['cal']],
  ] as const)('%s: of %o, with %j withdrawn, %j play no more', (format, sides, withdrawn, gone) => {
    expect([...goneSides(sides, { format, withdrawn })]).toEqual(gone)
  })
})
