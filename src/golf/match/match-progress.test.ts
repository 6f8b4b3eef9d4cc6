import { describe, expect, test } from 'vitest'
import { playMatchCard } from './match-card.ts'
import type { HoleWord } from './match-entry.ts'
import { isUnderWay, toProgress } from './match-progress.ts'

const progress = (...words: [authorId: string, word: HoleWord][]) =>
  toProgress(
    playMatchCard(
      words.map(([authorId, word], i) => ({ id: `ent_${i}`, at: i, authorId, holeNumber: 1, word })),
      { players: ['ann', 'bea'], strokesOnHoles: Array.from({ length: 9 }, () => [0, 0] as const) },
    ),
  )

describe('what a board shows of a match', () => {
  test('when a hole is won, then who leads, by how many, after how many, with how many to play', () => {
    expect(progress(['ann', { kind: 'won', side: 'B' }])).toEqual({
      leader: 'B',
      up: 1,
      thru: 1,
      holesLeft: 8,
      isDormie: false,
      outcome: null,
      differing: [],
    })
  })

  test.each<{ said: [string, HoleWord][]; isBegun: boolean }>([
    { said: [], isBegun: false },
    { said: [['ann', { kind: 'halved' }]], isBegun: true },
    { said: [['ann', { kind: 'nothing' }]], isBegun: false },
    {
      said: [
        ['ann', { kind: 'halved' }],
        ['bea', { kind: 'won', side: 'B' }],
      ],
      isBegun: true,
    },
  ])('when $said is said, then a match is under way: $isBegun', ({ said, isBegun }) => {
    expect(isUnderWay(progress(...said))).toBe(isBegun)
  })

  test('when there is no card, then no match is under way', () => {
    expect(isUnderWay(null)).toBe(false)
  })
})
