import { describe, expect, test } from 'vitest'
import type { MatchSaying } from './match-entry.ts'
import { fieldsOfSaying, sayingFromFields } from './match-fields.ts'

describe('the fields of a word', () => {
  test.each<MatchSaying>([
    { holeNumber: 3, word: { kind: 'won', side: 'B' } },
    { holeNumber: 19, word: { kind: 'halved' } },
    { holeNumber: 3, word: { kind: 'hole_conceded', side: 'A' } },
    { holeNumber: 3, word: { kind: 'strokes', A: 4, B: null } },
    { holeNumber: 3, word: { kind: 'nothing' } },
    { holeNumber: null, word: { kind: 'match_conceded', side: 'A' } },
    { holeNumber: null, word: { kind: 'withdrawn', side: 'B' } },
    { holeNumber: null, word: { kind: 'goes_on' } },
    { holeNumber: null, word: { kind: 'confirmed', winner: 'A', result: '3&2' } },
  ])('$word.kind on $holeNumber reads back as the same word', (saying) => {
    expect(sayingFromFields(fieldsOfSaying(saying))).toEqual(saying)
  })

  test.each([
    { kind: 'won', holeNumber: 3 },
    { kind: 'won', holeNumber: null, side: 'A' },
    { kind: 'strokes', holeNumber: 3, strokesA: null, strokesB: null },
    { kind: 'confirmed', holeNumber: null, side: 'A' },
    { kind: 'confirmed', holeNumber: 4, side: 'A', result: '3&2' },
    { kind: 'withdrawn', holeNumber: null },
    { kind: 'goes_on', holeNumber: 2 },
  ] as const)('$kind with $holeNumber and no more is no word', (fields) => {
    expect(sayingFromFields(fields)).toBeUndefined()
  })
})
