import { describe, expect, test } from 'vitest'
import { holedIn, notPlayed, pickedUp, type HoleResult } from './hole-result.ts'
import { cardOnRecord, hasSameResults, type CardOfRound } from './same-round.ts'

const card = (id: string, more: Partial<CardOfRound> = {}): CardOfRound => ({
  id,
  status: 'submitted',
  isForHandicap: true,
  ...more,
})

describe('the card by which a round is on the record', () => {
  test.each<[string, CardOfRound[], string | undefined]>([
    ['the first', [card('medal'), card('seniors')], 'medal'],
    ['the first also while it is open', [card('medal', { status: 'in_progress' }), card('seniors')], 'medal'],
    ['the next once it is taken off', [card('medal', { status: 'abandoned' }), card('seniors')], 'seniors'],
    ['the next once it is ended', [card('medal', { status: 'withdrawn' }), card('seniors')], 'seniors'],
    ['the first in a format that counts', [card('fours', { isForHandicap: false }), card('medal')], 'medal'],
    ['the first where no format counts', [card('a', { isForHandicap: false })], 'a'],
    ['none where none stands', [card('medal', { status: 'abandoned' })], undefined],
  ])('is %s', (_, cards, id) => {
    expect(cardOnRecord(cards)).toBe(id)
  })
})

describe('the same results', () => {
  const of = (...results: HoleResult[]) => ({
    holeNumbers: results.map((_, i) => i + 1),
    results: new Map(results.map((result, i) => [i + 1, result])),
  })
  test.each([
    ['the same strokes', of(holedIn(4), holedIn(5)), of(holedIn(4), holedIn(5)), true],
    ['a pick-up on both', of(holedIn(4), pickedUp), of(holedIn(4), pickedUp), true],
    ['other strokes', of(holedIn(4), holedIn(5)), of(holedIn(5), holedIn(4)), false],
    ['a hole more', of(holedIn(4)), of(holedIn(4), holedIn(5)), false],
    ['a hole that one has not played', of(holedIn(4), notPlayed), of(holedIn(4), holedIn(5)), false],
    ['nothing played', of(notPlayed), of(notPlayed), false],
  ])('%s: %#', (_, one, other, isSame) => {
    expect(hasSameResults(one, other)).toBe(isSame)
  })
})
