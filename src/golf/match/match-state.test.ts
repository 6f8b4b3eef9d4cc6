import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
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
    'when a match has ended, then its result reads back as possible, and later holes change nothing',
    (holeWinners, holesInMatch) => {
      const state = matchState({ holesInMatch, holeWinners, isHalfAllowed: false })
      if (!state.isFinal || state.result === null) return
      const parsed = parseMatchResult(state.result, { holesInMatch })
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
