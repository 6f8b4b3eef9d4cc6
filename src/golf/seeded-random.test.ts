import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { seededRandom, seedFromText, shuffle } from './seeded-random.ts'

const take = (random: () => number, count: number) => Array.from({ length: count }, random)

test.prop([fc.integer()])('when the seed is the same, then the numbers are, all in [0, 1)', (seed) => {
  const numbers = take(seededRandom(seed), 20)
  expect(take(seededRandom(seed), 20)).toEqual(numbers)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
})

test('the first numbers of seed 1 are those of mulberry32 (bryc, PRNGs.md)', () => {
  expect(take(seededRandom(1), 2)).toEqual([0.6270739405881613, 0.002735721180215478])
})

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the seed of %j is its FNV-1a hash (published test vector)', (text, hash) => {
  expect(seedFromText(text) >>> 0).toBe(hash)
})

test.prop([fc.array(fc.integer()), fc.integer()])(
  'when a list is shuffled, then nothing is lost',
  (list, seed) => {
    expect(shuffle(list, seededRandom(seed)).sort()).toEqual([...list].sort())
  },
)
