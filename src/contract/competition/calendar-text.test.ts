import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

test.each([
  ["St. Ninian's Links; Ladies, Gents & Co.", String.raw`St. Ninian's Links\; Ladies\, Gents & Co.`],
  [String.raw`Oak \ Elm`, String.raw`Oak \\ Elm`],
  [String.raw`once\, and once`, String.raw`once\\\, and once`],
  ['a\r\nb\rc\nd', String.raw`a\nb\nc\nd`],
  ['10:30 “A”', '10:30 “A”'],
  ['', ''],
])('when %j stands in a calendar file, then it is %j', (text, written) => {
  expect(calendarText(text)).toBe(written)
})
