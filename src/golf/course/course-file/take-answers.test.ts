import { expect, test } from 'vitest'
import type { UnderstoodCourse } from './file-course.ts'
import { takeAnswers } from './take-answers.ts'

const nine = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [5, 9, 7, 1, 3, 2, 6, 4, 8]
const rowOf = (field: 'par' | 'womenPar' | 'yards.Red', values: readonly number[]) =>
  values.map((value, at) => ({ field, holeNumber: at + 1, value }))

const course: UnderstoodCourse = {
  name: 'Nine',
  location: '',
  holeCount: 9,
  tees: [],
  notes: [],
  values: [...rowOf('yards.Red', nine), ...rowOf('womenPar', nine), ...rowOf('par', nine)],
  questions: (['strokeIndex', 'womenStrokeIndex'] as const).map((field) => ({
    field,
    why: 'often_wrong',
    options: [
      { tees: [], values: indexes },
      { tees: [], values: [...indexes].reverse() },
    ],
  })),
}

test.each<[answers: Record<string, number>, fields: string[]]>([
  [{}, ['par', 'yards.Red']],
  [{ strokeIndex: 0 }, ['par', 'strokeIndex', 'yards.Red']],
  // Without their indexes, women have no card of their own.
  [{ womenStrokeIndex: 1 }, ['par', 'womenPar', 'womenStrokeIndex', 'yards.Red']],
  [{ strokeIndex: 0, womenStrokeIndex: 0 }, ['par', 'strokeIndex', 'yards.Red']],
  [
    { strokeIndex: 0, womenStrokeIndex: 1 },
    ['par', 'strokeIndex', 'womenPar', 'womenStrokeIndex', 'yards.Red'],
  ],
  [{ strokeIndex: 7 }, ['par', 'yards.Red']],
])('with the answers %j the card has %j', (answers, fields) => {
  expect(takeAnswers(course, answers).map(({ field }) => field)).toEqual(fields)
})
