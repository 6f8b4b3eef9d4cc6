import { expect, test } from 'vitest'
import { formatDay, parseDay } from './day.ts'

test.each([
  ['1970-01-01', 0],
  ['2026-03-01', 20_513],
  ['2028-02-29', 21_243],
])('%s is day %i and reads back', (text, day) => {
  expect(parseDay(text)).toBe(day)
  expect(formatDay(day)).toBe(text)
})

test.each(['2027-02-29', '2026-13-01', '2026-3-1', '', 'today'])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined()
})
