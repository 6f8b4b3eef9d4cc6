import { describe, expect, test } from 'vitest'
import { endedMatch, holeWinner, sideOfPartners } from './hole-winner.ts'

describe('holes and endings (R7.6)', () => {
  const side = (gross: number, strokesReceived = 0) => ({ gross, strokesReceived })
  test.each([
    { A: side(5, 1), B: side(4), winner: 'H' },
    { A: side(5), B: side(4), winner: 'B' },
    { A: side(5, 2), B: side(4), winner: 'A' },
    { A: 'conceded', B: side(9), winner: 'B' },
    { A: side(9), B: 'conceded', winner: 'A' },
    { A: 'conceded', B: 'conceded', winner: 'H' },
  ] as const)('$A against $B: $winner', ({ A, B, winner }) => {
    expect(holeWinner({ A, B })).toBe(winner)
  })

  test('when a four-ball is played, then a side has the better net of the partners who holed out (Rule 23.2)', () => {
    expect(sideOfPartners([side(5), side(6, 2), 'conceded'])).toEqual(side(6, 2))
    expect(sideOfPartners(['conceded', 'conceded'])).toBe('conceded')
  })

  test.each([
    { loser: 'A', ending: 'conceded', winner: 'B' },
    { loser: 'B', ending: 'w/o', winner: 'A' },
  ] as const)('$loser $ending', ({ loser, ending, winner }) => {
    expect(endedMatch(loser, ending)).toEqual({ winner, result: ending, isFinal: true })
  })
})
