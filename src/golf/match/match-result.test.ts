import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { formatMatchResult, parseMatchResult } from './match-result.ts'
import { matchState, type HoleWinner } from './match-state.ts'

const holes = (winners: string) => [...winners].filter((one): one is HoleWinner => /[ABH]/.test(one))

describe('parseMatchResult (R7.7)', () => {
  test.each([
    ['10&8', '10&8'],
    ['3&2', '3&2'],
    ['3&1', '3&1'],
    [' 3 & 2 ', '3&2'],
    ['5 and 4', '5&4'],
    ['3/2', '3&2'],
    ['1up', '1 up'],
    ['2 UP', '2 up'],
    ['19th', '19th'],
    ['21st hole', '21st'],
    ['as', 'AS'],
    ['Halved', 'AS'],
    ['W/O', 'w/o'],
    ['walkover', 'w/o'],
    ['Conceded', 'conceded'],
    ['DQ', 'dq'],
  ])('%j is %s', (typed, text) => {
    const parsed = parseMatchResult(typed)
    expect(parsed.ok ? formatMatchResult(parsed.value) : parsed.reason).toBe(text)
  })

  test.each([
    ['5&5', 'impossible_result'],
    ['4&1', 'only_if_revised'],
    ['6&1', 'impossible_result'],
    ['11&9', 'only_if_revised'],
    ['12&9', 'impossible_result'],
    ['1&0', 'impossible_result'],
    ['3 up', 'only_if_revised'],
    ['5 up', 'impossible_result'],
    ['0 up', 'impossible_result'],
    ['18th', 'impossible_result'],
    ['won', 'not_a_result'],
    ['', 'not_a_result'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(parseMatchResult(typed)).toMatchObject({ ok: false, reason })
  })

  type Typed = { text: string; holesInMatch: number }
  test.each(vectorsOf<Typed, { accepted: boolean }>('match_result_text'))(
    '$id: a match score, some of them revised (Rules of Golf 3.2a, 4.1b)',
    ({ input: { text, holesInMatch }, expected, source }) => {
      const isRevised = source.includes('4.1b')
      expect(parseMatchResult(text, { holesInMatch, isRevised }).ok).toBe(expected.accepted)
    },
  )

  test('when every match of 18 and 9 holes is played out, then its margins are those that are accepted (slow, obvious)', () => {
    for (const holesInMatch of [9, 18]) {
      const possible = new Set<string>()
      for (let won = 0; won <= holesInMatch; won++)
        for (let halved = 0; won + halved <= holesInMatch; halved++)
          for (const lost of [0, 1]) {
            const order = ['H'.repeat(halved), 'B'.repeat(lost), 'A'.repeat(won)].join('')
            const state = matchState({ holesInMatch, holeWinners: holes(order), isHalfAllowed: false })
            if (state.winner === 'A' && state.thru <= holesInMatch && state.result) possible.add(state.result)
          }
      for (let up = 0; up <= 18; up++)
        for (let left = 0; left <= 18; left++) {
          const text = left === 0 ? `${up} up` : `${up}&${left}`
          expect([text, parseMatchResult(text, { holesInMatch }).ok]).toEqual([text, possible.has(text)])
        }
    }
  })
})
