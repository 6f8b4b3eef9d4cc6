import { expect, test } from 'vitest'
import { isNumberForNone, minusOf, readIndex } from './read-index.ts'

test.each([
  ['12.4', 124],
  ['12,4', 124],
  ['12', 120],
  ['12.40', 124],
  ['12.400000000000000355', 124],
  ['+2.4', -24],
  ['-2.4', -24],
  ['+0,3', -3],
  ['54', 540],
  ['12.4R', 124],
  ['8.1 (N)', 81],
  ['', null],
  ['-', null],
  ['N/A', null],
  ['sin hcp', null],
  ['54.1', 'index_out_of_range'],
  ['+10', 'index_out_of_range'],
  ['120', 'index_out_of_range'],
  ['12.45', 'index_unreadable'],
  ['+ 1.6', -16],
  ['2.4+', -24],
  ['2.4 +', -24],
  ['plus 2.4', -24],
  ['Plus2,4', -24],
  ['2.4 plus', -24],
  ['más 2,4', -24],
  ['+2,4', -24],
  ['−2.4', -24],
  ['–2.4', -24],
  ['＋２.４', -24],
  ['－２．４', -24],
  ["'+2.4", -24],
  ['+2.4R', -24],
  ['9.0M', 90],
  ['16.1R', 161],
  ['0', 0],
  ['scratch', 0],
  ['Scr', 0],
  // What may stand for "plus" is no letter of another system.
  ['2.4p', 'index_unreadable'],
  ['2.4 CR', 'index_unreadable'],
  ['+2.4+', 'index_unreadable'],
  ['(2.4)', 'index_unreadable'],
  ['12²', 'index_unreadable'],
  ['1/2', 'index_unreadable'],
  ['=1+1', 'index_unreadable'],
  ['1e1', 'index_unreadable'],
])('%j is read as %j', (text, index) => {
  expect(readIndex(text)).toBe(index)
})

test('when a minus is that of an ordinary handicap, then only a plus means plus', () => {
  expect(['-18,4', '−4,2', '4.2-', '+1,1', '-54', '3'].map((text) => readIndex(text, 'no_sign'))).toEqual([
    ...[184, 42, 42, -11, 540, 30],
  ])
})

test.each(['999', '999.0', '999,00', ' 999 '])('%j is the number for none', (text) => {
  expect([isNumberForNone(text), isNumberForNone('99')]).toEqual([true, false])
})

test.each([
  [['-18,4', '-4,2', '+1,1', '-54'], 'no_sign', true],
  [['-18,4', '-4,2'], 'no_sign', true],
  [['-4,2', '+1,1', '0'], 'no_sign', true],
  // As this program writes plus handicaps, and others do.
  [['12.3', '-2.4', '54', ''], 'plus', true],
  [['12.3', '−2.4', 'NH', '---'], 'plus', true],
  [['999', '12.3', '-2.4'], 'plus', true],
  // Nothing in these says it.
  [['-4.2'], 'plus', false],
  [['-4.2', '-3.1', '12.4'], 'plus', false],
  [['-4.2', '+1.1', '12.4'], 'plus', false],
  [['-18.4', '-4.2', '12.4'], 'no_sign', false],
  [['-2.4', '999'], 'plus', false],
])('in %j a minus is %s, clear: %s', (column, meaning, isClear) => {
  expect(minusOf(column)).toEqual({ meaning, isClear })
})

test('what the reader says of a minus counts where the column leaves it open, and nowhere else', () => {
  expect(minusOf(['-4.2'], 'no_sign')).toEqual({ meaning: 'no_sign', isClear: false })
  expect(minusOf(['-18.4'], 'plus')).toEqual({ meaning: 'no_sign', isClear: true })
  expect(minusOf(['+2.4', '12', '-', '-0.0'])).toBeUndefined()
})
