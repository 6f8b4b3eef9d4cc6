import { expect, test } from 'vitest'
import { isBlank, readPlace } from './read-place.ts'

test.each<[string, number, boolean]>([
  ['3', 3, false],
  [' 3. ', 3, false],
  ['3rd', 3, false],
  ['1ST', 1, false],
  ['3º', 3, false],
  ['1.º', 1, false],
  ['T3', 3, true],
  ['t3', 3, true],
  ['T-3', 3, true],
  ['=3', 3, true],
  ['3=', 3, true],
  ['3T', 3, true],
  ['120', 120, false],
])('%j is place %d, shared by its own word: %s', (text, place, isTied) => {
  expect(readPlace(text)).toEqual({ place, isTied })
})

test.each(['', '-', '0', 'T', 'T0', '=3=', '3.5', '-3x', 'NR', '12345', 'three'])(
  '%j is no place',
  (text) => {
    expect(readPlace(text)).toBeUndefined()
  },
)

test.each([
  ['', true],
  [' - ', true],
  ['–', true],
  ['—', true],
  ['--', true],
  ['.', true],
  ['0', false],
  ['NR', false],
])('%j says nothing: %s', (text, isNothing) => {
  expect(isBlank(text)).toBe(isNothing)
})
