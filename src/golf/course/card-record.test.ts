import { expect, test } from 'vitest'
import { addCell, addValue, blankRecord, isOnCourse, leaveOutTwice } from './card-record.ts'

const blank = () => blankRecord({ teeNames: ['Blue'], holeCount: 9 }, [])

test('a value is kept, and a cell that is none is a problem with its words', () => {
  const record = blank()
  addCell('4', { field: 'par', holeNumber: 1, record })
  addCell('', { field: 'par', holeNumber: 2, record })
  addCell('four', { field: 'par', holeNumber: 3, record })
  expect(record.values).toEqual([{ field: 'par', holeNumber: 1, value: 4 }])
  expect(record.problems).toEqual([{ kind: 'no_number', holeNumber: 3, field: 'par', text: 'four' }])
})

test('a hole that the course has not is said once', () => {
  const record = blank()
  expect([isOnCourse(9, record), isOnCourse(10, record), isOnCourse(10, record)]).toEqual([
    true,
    false,
    false,
  ])
  expect(record.problems).toEqual([{ kind: 'no_such_hole', holeNumber: 10 }])
})

test.each([
  ['the same', 4, [4]],
  ['another', 5, []],
])('a hole that is read twice with %s value', (_, again, left) => {
  const record = blank()
  addValue({ field: 'par', holeNumber: 1, value: 4 }, record)
  addValue({ field: 'par', holeNumber: 1, value: again }, record)
  leaveOutTwice(record)
  expect(record.values.map(({ value }) => value)).toEqual(left)
})
