import { expect, test } from 'vitest'
import { formatDay, parseDay } from '#golf/day.ts'
import { readBirthDate } from './read-birth-date.ts'

const read = (text: string) => {
  const day = readBirthDate(text, { order: 'day_first', today: parseDay('2026-06-06') ?? 0 })
  return typeof day === 'number' ? formatDay(day) : day
}

test.each([
  ['03/04/1970', '1970-04-03'],
  ['12-Mar-1970', '1970-03-12'],
  ['March 5, 1962', '1962-03-05'],
  ['5 de marzo de 1962', '1962-03-05'],
  ['18 Mar 17', '2017-03-18'],
  ['18 Mar 70', '1970-03-18'],
  ['12-Mar-1970 00:00', '1970-03-12'],
  ['25661', '1970-04-03'],
  ['1899-12-31', '1899-12-31'],
  ['', null],
  ['N/A', null],
  ['---', null],
  // Years, and ages or years of two digits.
  ['1961', 'date_is_year'],
  ['2005', 'date_is_year'],
  ['28', 'date_is_year'],
  ['7', 'date_is_year'],
  // Spreadsheets' numbers on which nobody alive was born.
  ['3000', 'date_unreadable'],
  ['60000', 'date_in_future'],
  ['01-Sep', 'date_unreadable'],
  ['Mar 1970', 'date_unreadable'],
  ['30 Feb 1970', 'date_unreadable'],
  ['never', 'date_unreadable'],
  ['2026-06-07', 'date_in_future'],
])('%j is %j', (text, day) => {
  expect(read(text)).toBe(day)
})
