import { describe, expect, test } from 'vitest'
import { entrants } from '#test/play-bracket.ts'
import type { BracketMatch, Source } from './bracket.ts'
import { playRound, winnersSide } from './winners-side.ts'

const shown = (source: Source) =>
  source.kind === 'entrant' ? source.entrantId : `${source.kind} ${source.of}`

describe('winnersSide (R8.1, R8.2, R8.4)', () => {
  test('when three enter, then the first seed has a bye, which is no match', () => {
    expect(winnersSide(entrants(3)).map((match) => [match.key, ...match.sources.map(shown)])).toEqual([
      ['winners-1-2', 'e2', 'e3'],
      ['winners-2-1', 'e1', 'winner winners-1-2'],
    ])
  })

  test('when the field is full, then every round halves it', () => {
    const rounds = winnersSide(entrants(8)).map((match) => match.bracketRound)
    expect(rounds).toEqual([1, 1, 1, 1, 2, 2, 3])
  })
})

describe('playRound', () => {
  const entrant = (entrantId: string): Source => ({ kind: 'entrant', entrantId })

  test('when one of a pair is missing, then the other goes on without a match; of none, nobody does', () => {
    const matches: BracketMatch[] = []
    const slots = [entrant('a'), null, null, entrant('b'), null, null, entrant('c'), entrant('d')]
    const next = playRound(slots, { part: 'losers', bracketRound: 2, matches })
    expect(next.map((source) => source && shown(source))).toEqual(['a', 'b', null, 'winner losers-2-4'])
    expect(matches.map((match) => [match.key, match.number])).toEqual([['losers-2-4', 4]])
  })
})
