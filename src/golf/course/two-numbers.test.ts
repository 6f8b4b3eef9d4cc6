import { expect, test } from 'vitest'
import { blankRecord } from './card-record.ts'
import { readTwoNumbers } from './two-numbers.ts'

const firsts = [5, 15, 1, 11, 7, 3, 17, 13, 9]
const cells = firsts.map((first, at) => ({ hole: at + 1, text: `${first}/${first + 1}` }))
const index = { field: 'strokeIndex', label: 'S.I.', isForBoth: false } as const

test('two indexes on each hole of a nine are those of playing it twice', () => {
  const record = blankRecord({ teeNames: [], holeCount: 18 }, [])
  expect(readTwoNumbers(cells, { ...index, record })).toEqual([])
  expect(record.values.filter(({ holeNumber }) => holeNumber % 9 === 1)).toEqual([
    { field: 'strokeIndex', holeNumber: 1, value: 5 },
    { field: 'strokeIndex', holeNumber: 10, value: 6 },
  ])
  expect(record.problems).toEqual([])
})

test('on a course of nine the second is left, and says so', () => {
  const record = blankRecord({ teeNames: [], holeCount: 9 }, [])
  readTwoNumbers(cells, { ...index, record })
  expect(record.values).toHaveLength(9)
  expect(record.problems).toEqual([{ kind: 'second_index_left', field: 'strokeIndex' }])
})

test('any other two numbers are asked about, and the others are read on', () => {
  const record = blankRecord({ teeNames: [], holeCount: 9 }, [])
  const pars = [
    { hole: 1, text: '3/4' },
    { hole: 2, text: '4' },
  ]
  const left = readTwoNumbers(pars, { field: 'par', label: 'Par', isForBoth: false, record })
  expect(left).toEqual([{ hole: 2, text: '4' }])
  expect(record.problems).toEqual([{ kind: 'two_numbers', label: 'Par', text: '3/4', holes: [1] }])
})
