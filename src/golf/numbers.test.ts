import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  formatHandicap,
  formatHandicapIndex,
  handicapIndex,
  handicapIndexToDecimal,
  HIGHEST_HANDICAP_INDEX,
  LOWEST_HANDICAP_INDEX,
  parseHandicapIndex,
  playingHandicap,
  strokes,
} from './numbers.ts'
import { toUnits } from './rounding.ts'

describe('parseHandicapIndex', () => {
  test.each([
    { text: '12.4', expected: 124, source: 'D3' },
    { text: '12,4', expected: 124, source: 'T9: decimal comma' },
    { text: '+2.4', expected: -24, source: 'D3: plus player' },
    { text: '-2.4', expected: -24, source: 'D3: the same plus player' },
    { text: '−2.4', expected: -24, source: 'typographic minus' },
    { text: ' 7 ', expected: 70, source: 'no decimals' },
    { text: '54.0', expected: 540, source: 'R3.3 maximum' },
    { text: '54.1', expected: undefined, source: 'R3.3 maximum' },
    { text: '+9.9', expected: -99, source: 'D3 range' },
    { text: '+10.0', expected: undefined, source: 'D3 range' },
    { text: '-0', expected: 0, source: 'R0.2: never -0' },
    { text: '12.45', expected: undefined, source: 'one decimal' },
    { text: '', expected: undefined, source: 'empty' },
    { text: 'scratch', expected: undefined, source: 'no number' },
  ])('"$text" is $expected tenths ($source)', ({ text, expected }) => {
    expect(parseHandicapIndex(text)).toBe(expected)
  })
})

const anyIndex = fc.integer({ min: LOWEST_HANDICAP_INDEX, max: HIGHEST_HANDICAP_INDEX }).map(handicapIndex)

test.prop([anyIndex])('when a Handicap Index is shown or stored, then it reads back', (index) => {
  expect(parseHandicapIndex(formatHandicapIndex(index))).toBe(index)
  expect(toUnits(handicapIndexToDecimal(index), 1)).toBe(index)
})

test.each([
  { tenths: -24, expected: '+2.4' },
  { tenths: 0, expected: '0.0' },
  { tenths: 124, expected: '12.4' },
])('$tenths tenths is shown as $expected (D3)', ({ tenths, expected }) => {
  expect(formatHandicapIndex(handicapIndex(tenths))).toBe(expected)
})

test('when a Playing Handicap is below zero, then it is shown with a plus', () => {
  expect(formatHandicap(playingHandicap(-2))).toBe('+2')
  expect(formatHandicap(playingHandicap(0))).toBe('0')
})

test.each([-100, 541, 1.5, Number.NaN])('%d tenths is no Handicap Index', (tenths) => {
  expect(() => handicapIndex(tenths)).toThrow(RangeError)
})

test.each([0, 31, 3.5])('%d is no number of strokes', (count) => {
  expect(() => strokes(count)).toThrow(RangeError)
})
