import { expect, test } from 'vitest'
import { isBrokenNumber, isErrorOfCell, isMisread, isTruthValue } from './broken-value.ts'

test.each([
  ...[
    '4.42071E+11',
    '1.01235E+09',
    '1.20E+04',
    '1,20E+04',
    '1,23456789012346E+016',
    '1.2345678901234568E+16',
  ],
  ...['12345678901234500000', '12345678901234600', '01/02/26', '2026-04-03', '04/03/26', '03.04.2026'],
  ...[
    '2026-04-03 00:00:00',
    '01-Sep',
    'Sep-26',
    '3-abr',
    '12 Mar 1970',
    '36/4/3'.replace('36', '2036'),
    'TRUE',
  ],
])('a spreadsheet has made %j of a number', (text) => {
  expect(isBrokenNumber(text)).toBe(true)
})

test.each([
  ...[
    '00124',
    'CB-014',
    'UA 552',
    'B.353',
    '12E3',
    '1E5',
    '4/3',
    '1-9',
    '+44 20 7946 0018',
    '01.02.03.04.05',
  ],
  ...['00 44 1', '123456789012345', '12.1', 'DEC-1', 'A49-1', '12-34-56-78', '99-99-9999', "'"],
])('%j is as somebody has typed it', (text) => {
  expect(isBrokenNumber(text)).toBe(false)
})

test.each([
  ['#NAME?', true],
  ['#####', true],
  ['#REF!', true],
  ['#¡REF!', true],
  ['#¿NOMBRE?', true],
  ['#DIV/0!', true],
  ['Err:508', true],
  ['#N/A', false],
  ['#12', false],
  ['Ann!', false],
])('%j is an error of a cell: %s', (text, isError) => {
  expect(isErrorOfCell(text)).toBe(isError)
})

test('true and false in capitals are no names', () => {
  expect(['TRUE', 'FALSO', 'True', 'Ann'].map(isTruthValue)).toEqual([true, true, false, false])
})

test('signs inside of a name are letters that were lost', () => {
  const lost = ['£ukasz', '¯o³æ', 'GarcÃ­a', 'Garc\uFFFDa', 'Mu?oz', 'Jos\u008E', 'Pe¤a']
  const names = [
    'JOÃO',
    "O'Neil",
    'Íñigo',
    'García "Paco"',
    'Ann-Marie',
    'Żółć',
    'Ann?',
    '=HYPERLINK(1)',
    'Παπά',
  ]
  expect([lost.filter(isMisread), names.filter(isMisread)]).toEqual([lost, []])
})
