import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { endedMatch, holeWinner, sideOfPartners } from './hole-winner.ts'
import { formatMatchResult, parseMatchResult } from './match-result.ts'
import { describeMatch, matchState, ordinal, type HoleWinner } from './match-state.ts'

const holes = (winners: string) => [...winners].filter((one): one is HoleWinner => /[ABH]/.test(one))

type Input = { holesInMatch: number; holeWinners: string }
type Expected = {
  winner: string | null
  result: string | null
  decidedAtHole: number | null
  final: boolean
  status?: string
}

describe('matchState (R7.6)', () => {
  test.each(vectorsOf<Input, Expected>('match_result'))('$id: $expected.result', ({ input, expected }) => {
    const { status, ...outcome } = expected
    const state = matchState({
      holesInMatch: input.holesInMatch,
      holeWinners: holes(input.holeWinners),
      isHalfAllowed: false,
    })
    const { winner, result, decidedAtHole, isFinal } = state
    expect({ winner, result, decidedAtHole, final: isFinal }).toEqual(outcome)
    if (status !== undefined) expect(describeMatch(state, { A: 'A', B: 'B' })).toBe(status)
  })

  test.each([
    {
      winners: 'AAAHHHHHHHHHHHHH',
      half: false,
      result: '3&2',
      words: 'Ann won 3&2',
      source: '3 up with 2 left',
    },
    {
      winners: 'BBBHHHHHHHHHHHHHAA',
      half: false,
      result: '3&2',
      words: 'Bea won 3&2',
      source: 'later holes do not count',
    },
    { winners: 'H'.repeat(18), half: true, result: 'AS', words: 'halved', source: 'the terms allow a half' },
    {
      winners: 'H'.repeat(18) + 'A',
      half: true,
      result: 'AS',
      words: 'halved',
      source: 'nothing counts after a half',
    },
    {
      winners: 'H'.repeat(18) + 'B',
      half: false,
      result: '19th',
      words: 'Bea won 19th',
      source: 'extra hole',
    },
    { winners: 'H'.repeat(20) + 'B', half: false, result: '21st', words: 'Bea won 21st', source: 'ordinal' },
    {
      winners: 'A' + 'H'.repeat(16),
      half: false,
      result: null,
      words: 'Ann 1 up thru 17, dormie',
      source: 'dormie 1',
    },
    { winners: '', half: false, result: null, words: 'all square thru 0', source: 'before the first hole' },
  ])('$winners: $words ($source)', ({ winners, half, result, words }) => {
    const state = matchState({ holesInMatch: 18, holeWinners: holes(winners), isHalfAllowed: half })
    expect(state.result).toBe(result)
    expect(describeMatch(state, { A: 'Ann', B: 'Bea' })).toBe(words)
  })

  const anyHoles = fc.array(fc.constantFrom<HoleWinner>('A', 'B', 'H'), { maxLength: 24 })
  test.prop([anyHoles, fc.constantFrom(9, 18)])(
    'a final result reads back as possible, and holes after it change nothing',
    (holeWinners, holesInMatch) => {
      const state = matchState({ holesInMatch, holeWinners, isHalfAllowed: false })
      if (!state.isFinal || state.result === null) return
      const parsed = parseMatchResult(state.result, holesInMatch)
      expect(parsed.ok && formatMatchResult(parsed.value)).toBe(state.result)
      const longer = matchState({
        holesInMatch,
        holeWinners: [...holeWinners, 'B', 'B'],
        isHalfAllowed: false,
      })
      expect(longer).toEqual(state)
    },
  )

  test.each([
    [11, '11th'],
    [13, '13th'],
    [22, '22nd'],
    [23, '23rd'],
  ])('%d is the %s', (number, text) => {
    expect(ordinal(number)).toBe(text)
  })
})

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
    ['4&1', 'impossible_result'],
    ['11&9', 'impossible_result'],
    ['1&0', 'impossible_result'],
    ['3 up', 'impossible_result'],
    ['0 up', 'impossible_result'],
    ['18th', 'impossible_result'],
    ['won', 'not_a_result'],
    ['', 'not_a_result'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(parseMatchResult(typed)).toMatchObject({ ok: false, reason })
  })

  test('every possible margin of 18 and 9 holes, by playing all of them (slow, obvious)', () => {
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
          expect([text, parseMatchResult(text, holesInMatch).ok]).toEqual([text, possible.has(text)])
        }
    }
  })
})

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

  test('four-ball: the better net of the partners who holed out (Rule 23.2)', () => {
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
