import { describe, expect, test } from 'vitest'
import { drawOf, entrants, playAll } from '#test/play-bracket.ts'
import { vectorsOf } from '#test/vectors.ts'
import { findChampion, matchPairing } from './bracket.ts'
import { doubleElimination } from './double-elimination.ts'
import { roundCount } from './round-name.ts'
import { bracketSize, byeCount } from './seeding.ts'
import { singleElimination } from './single-elimination.ts'

type Shape = {
  bracketSize: number
  byes: number
  byesGoToSeeds: number[]
  rounds: number
  matchesPlayed: number
  roundOneMatchesPlayed: number
}

describe('single elimination (R8.1, R8.4)', () => {
  test.each(vectorsOf<{ players: number }, Shape>('single_elimination_shape'))(
    '$id: $input.players',
    (vector) => {
      const { players } = vector.input
      const bracket = drawOf('single', players)
      const roundOne = bracket.matches.filter((match) => match.bracketRound === 1)
      const inRoundOne = new Set(roundOne.flatMap((match) => matchPairing(bracket, match)))
      expect({
        bracketSize: bracketSize(players),
        byes: byeCount(players),
        byesGoToSeeds: entrants(players).flatMap((id, i) => (inRoundOne.has(id) ? [] : [i + 1])),
        rounds: roundCount(bracket.size),
        matchesPlayed: bracket.matches.length,
        roundOneMatchesPlayed: roundOne.length,
      }).toEqual(vector.expected)
    },
  )

  test('when third place is played, then the losers of the semi-finals meet (R8.7)', () => {
    const bracket = playAll(drawOf('single', 5, true), () => 0)
    const third = bracket.matches.find((match) => match.part === 'third_place')
    expect(third && matchPairing(bracket, third)).toEqual(['e4', 'e3'])
    expect(findChampion(bracket)).toBe('e1')
    expect(drawOf('single', 2, true).matches).toHaveLength(1)
  })

  test.each([
    { list: ['a'], reason: 'too_few_entrants' },
    { list: ['a', 'b', 'a'], reason: 'entrant_repeated' },
  ])('$list is refused: $reason', ({ list, reason }) => {
    expect(singleElimination(list)).toMatchObject({ ok: false, reason })
    expect(doubleElimination(list)).toMatchObject({ ok: false, reason })
  })
})
