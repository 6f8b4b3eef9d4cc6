import { expect, test } from 'vitest'
import { csvLine } from './write-archive.ts'

test('values with commas, quotes and line breaks are quoted; objects are JSON; nothing is empty', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', { a: 1 }, null, 3, true])).toBe(
    '"a,b","say ""x""","two\nlines","{""a"":1}",,3,true',
  )
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])(
  'when text begins as a formula (%s), then it stays text',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}`)
  },
)

test('a negative number is a number', () => {
  expect(csvLine([-24])).toBe('-24')
})
