import { expect, test } from 'vitest'
import type { PhotoQuad } from '../card-reading.ts'
import type { PrintedCell } from '../course-reading.ts'
import { courseWeight, isSameCourse, isWeakCourse, type ReadCourse } from './course-weight.ts'

const corners: PhotoQuad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** A course of one row of pars, of which so many cells are doubtful. */
function course(holes: number, doubtful: number, value = 4): ReadCourse {
  const cells = Array.from({ length: holes }, (_, hole): PrintedCell => {
    const isDoubtful = hole < doubtful
    const confidence = isDoubtful ? 0.6 : 0.99
    return { holeNumber: hole + 1, value, confidence, isDoubtful, others: [], quad: corners }
  })
  return {
    outcome: 'read',
    rows: [{ kind: 'par', labelQuad: undefined, cells, sums: [] }],
    notes: holes === 9 ? ['nine_holes'] : [],
  }
}

test.each([
  ['eighteen holes, all clear', course(18, 0), 0, false],
  ['eighteen holes, one in eighteen doubtful', course(18, 1), 0, false],
  ['more than one in ten doubtful', course(18, 2), 0, true],
  ['nine holes', course(9, 0), 0, true],
  ['a row of print on one nine only', course(18, 0), 1, true],
])('%s', (_, read, halfRows, isWeak) => {
  expect(isWeakCourse(read, halfRows)).toBe(isWeak)
})

test('more holes and clearer ones weigh more', () => {
  expect(courseWeight(course(18, 0))).toBeGreaterThan(courseWeight(course(18, 9)))
  expect(courseWeight(course(18, 9))).toBeGreaterThan(courseWeight(course(9, 0)))
})

test('two grids give the same course where they give the same numbers, however sure', () => {
  expect(isSameCourse(course(18, 0), course(18, 9))).toBe(true)
  expect(isSameCourse(course(18, 0), course(18, 0, 5))).toBe(false)
  expect(isSameCourse(course(18, 0), course(9, 0))).toBe(false)
})
