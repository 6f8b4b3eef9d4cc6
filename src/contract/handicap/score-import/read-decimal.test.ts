import { expect, test } from 'vitest'
import type { Fraction } from '#golf/fraction.ts'
import { readDecimal, readWhole } from './read-decimal.ts'

test.each<[text: string, value: Fraction | null | undefined]>([
  ['12.4', { numerator: 124, denominator: 10 }],
  [' 12,4 ', { numerator: 124, denominator: 10 }],
  ['12.400000000000000355', { numerator: 124, denominator: 10 }],
  ['12.345', { numerator: 12_345, denominator: 1_000 }],
  ['-1.2', { numerator: -12, denominator: 10 }],
  ['−1.2', { numerator: -12, denominator: 10 }],
  ['', null],
  ['-', null],
  ['---', null],
  ['N/A', null],
  ['NH', null],
  ['７１．３', { numerator: 713, denominator: 10 }],
  ['+1.2', undefined],
  ['12.4R', undefined],
  ['1e3', undefined],
  ['1.2.3', undefined],
  ['=1+1', undefined],
])('%j is %j', (text, value) => {
  expect(readDecimal(text)).toEqual(value)
})

test.each([
  ['71.3', 10, 713],
  ['71.35', 10, undefined],
  ['128', 1, 128],
  ['128.0', 1, 128],
  ['128.5', 1, undefined],
  ['', 1, null],
  ['x', 10, null],
  ['u', 10, undefined],
] as const)('%j in 1/%j is %j', (text, of, value) => {
  expect(readWhole(text, of)).toBe(value)
})
