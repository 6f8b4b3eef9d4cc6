import { expect, test } from 'vitest'
import { monthOf, partsOfNamedDate } from './named-month.ts'

test.each([
  ['mar', 3],
  ['March', 3],
  ['marzo', 3],
  ['Sept.', 9],
  ['setiembre', 9],
  ['ene', 1],
  ['ago', 8],
  ['dic', 12],
  ['ma', undefined],
  ['Martin', undefined],
])('%j is month %j', (word, month) => {
  expect(monthOf(word)).toBe(month)
})

test.each([
  ['12-Mar-1970', '12', 3, '1970'],
  ['March 5, 1962', '5', 3, '1962'],
  ['5 de marzo de 1962', '5', 3, '1962'],
  ['3 de mayo del 1985', '3', 5, '1985'],
  ['18 Mar 17', '18', 3, '17'],
  ['1st September 1970', '1', 9, '1970'],
  ['Friday, 6 March 2026', '6', 3, '2026'],
  ['viernes, 6 de marzo de 2026', '6', 3, '2026'],
  ['1970-Mar-12', '12', 3, '1970'],
  ['01-Sep', '01', 9, undefined],
  ['Jan 2002', undefined, 1, '2002'],
])('%j is day %j of month %j of %j', (text, day, month, year) => {
  expect(partsOfNamedDate(text)).toEqual({ day, month, year })
})

test.each(['Ann Smith', 'May Jones', '12 34', 'CB-014', 'DEC-1A'])('%j names no month', (text) => {
  expect(partsOfNamedDate(text)).toBeUndefined()
})
