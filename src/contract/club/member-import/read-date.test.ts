import { describe, expect, test } from 'vitest'
import { formatDay, parseDay } from '#golf/day.ts'
import { dateOrderOf, readDate } from './read-date.ts'

const today = parseDay('2026-06-06') ?? 0
const read = (text: string, order: 'day_first' | 'month_first' = 'day_first', is1904 = false) => {
  const day = readDate(text, { order, today, is1904 })
  return typeof day === 'number' ? formatDay(day) : day
}

test.each([
  ['1970-04-03', '1970-04-03'],
  ['1970/4/3', '1970-04-03'],
  ['03/04/1970', '1970-04-03'],
  ['3.4.1970', '1970-04-03'],
  ['3-4-70', '1970-04-03'],
  ['3/4/26', '2026-04-03'],
  ['3/4/27', '1927-04-03'],
  ['03/04/1970 00:00', '1970-04-03'],
  ['19700403', '1970-04-03'],
  ['25661', '1970-04-03'],
  ['', null],
  ['31/02/1970', undefined],
  ['yesterday', undefined],
  ['99999', undefined],
])('%j is %j', (text, day) => {
  expect(read(text)).toBe(day)
})

test('when months come first, then 04/03/1970 is 3 April', () => {
  expect(read('04/03/1970', 'month_first')).toBe('1970-04-03')
})

test('when the spreadsheet counts from 1904, then its numbers are four years later', () => {
  expect(read('24199', 'day_first', true)).toBe('1970-04-03')
})

describe('the order of a column', () => {
  test.each([
    [['01/02/1970', '13/02/1970'], 'day_first', true],
    [['01/02/1970', '02/13/1970'], 'month_first', true],
    [['1.2.70', '31.1.70'], 'day_first', true],
    // Nothing in these says it.
    [['01/02/1970'], 'day_first', false],
    [['12/12/1970', '1-2-1970'], 'day_first', false],
    [['13/02/1970', '02/13/1970'], 'day_first', false],
    // Days that no month has say nothing.
    [['70/04/03', '03/04/1970'], 'day_first', false],
    [['32/04/1970', '03/04/1970'], 'day_first', false],
    [['04/70/03', '03/04/1970'], 'day_first', false],
    [['13/13/1970', '03/04/1970'], 'day_first', false],
    [['15/00/1970', '03/04/1970'], 'day_first', false],
    [['70/04/03', '03/25/1970'], 'month_first', true],
    // The same day either way.
    [['03/03/1970', '12/12/1970'], 'day_first', true],
  ])('%j: %s, clear: %s', (column, order, isClear) => {
    expect(dateOrderOf(column)).toEqual({ order, isClear })
  })

  test('there is none of dates that begin with the year', () => {
    expect(dateOrderOf(['1970-02-01', ''])).toBeUndefined()
  })

  test('what the reader says counts where the dates leave it open, and nowhere else', () => {
    expect(dateOrderOf(['01/02/1970'], 'month_first')).toEqual({ order: 'month_first', isClear: false })
    expect(dateOrderOf(['01/13/1970'], 'day_first')).toEqual({ order: 'month_first', isClear: true })
  })
})
