import { describe, expect, test } from 'vitest'
import { drawOf, playAll } from '#test/play-bracket.ts'
import { vectorsOf } from '#test/vectors.ts'
import { recordResult } from './advance.ts'
import { findChampion, matchPairing } from './bracket.ts'

type DoubleShape = {
  winnersMatches: number
  losersMatches: number
  winnersRounds: number
  losersRounds: number
  grandFinalMatches: number[]
  totalMatchesMin: number
  totalMatchesMax: number
}

describe('double elimination (R8.5)', () => {
  test.each(vectorsOf<{ players: number }, DoubleShape>('double_elimination_shape'))(
    '$id',
    ({ input, expected }) => {
      const { matches } = drawOf('double', input.players)
      const of = (part: string) => matches.filter((match) => match.part === part)
      const rounds = (part: string) => Math.max(0, ...of(part).map((match) => match.bracketRound))
      expect({
        winnersMatches: of('winners').length,
        losersMatches: of('losers').length,
        winnersRounds: rounds('winners'),
        losersRounds: rounds('losers'),
        grandFinalMatches: [of('grand_final').length, of('grand_final').length + of('reset').length],
        totalMatchesMin: matches.length - of('reset').length,
        totalMatchesMax: matches.length,
      }).toEqual(expected)
    },
  )

  test('when eight play, then losers drop in reversed order, so that nobody meets the same player twice early', () => {
    const bracket = playAll(drawOf('double', 8), () => 0)
    const pairs = (part: string, round: number) =>
      bracket.matches
        .filter((match) => match.part === part && match.bracketRound === round)
        .map((match) => matchPairing(bracket, match).join('-'))
    expect(pairs('winners', 1)).toEqual(['e1-e8', 'e4-e5', 'e2-e7', 'e3-e6'])
    expect(pairs('losers', 1)).toEqual(['e8-e5', 'e7-e6'])
    expect(pairs('losers', 2)).toEqual(['e8-e3', 'e7-e4'])
  })

  test("the second match is needed only when the losers' champion wins the first", () => {
    const upTo = playAll(drawOf('double', 4), () => 0)
    expect(findChampion(upTo)).toBe('e1')
    expect(recordResult(upTo, 'reset-1-1', { winnerId: 'e1', result: '1 up' })).toMatchObject({
      ok: false,
      reason: 'match_not_needed',
    })
    const reset = playAll(drawOf('double', 4), (key) => (key.startsWith('grand_final') ? 1 : 0))
    expect(findChampion(reset)).toBe('e1')
    expect(reset.matches.every((match) => match.result)).toBe(true)
  })

  test("two players: one match, no losers' side", () => {
    expect(drawOf('double', 2).matches).toHaveLength(1)
  })
})
