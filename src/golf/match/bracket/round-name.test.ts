import { expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { roundCount, roundName } from './round-name.ts'

test.each(vectorsOf<{ bracketSize: number }, string[]>('round_names'))('$id', ({ input, expected }) => {
  const rounds = roundCount(input.bracketSize)
  expect(Array.from({ length: rounds }, (_, i) => roundName(i + 1, rounds))).toEqual(expected)
})
