import { expect, test } from 'vitest'
import type { UnderstoodCourse } from '#golf/course/course-file/file-course.ts'
import { blankCourse, courseBody, readCard } from '../course-values.ts'
import { cardOfFile, valuesOfFile } from './put-into-form.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [5, 9, 7, 1, 3, 2, 6, 4, 8]

/** A nine with one tee of this name. */
const withTee = (name: string, length = 95): UnderstoodCourse => ({
  name: 'Nine',
  location: '',
  holeCount: 9,
  questions: [],
  notes: [],
  tees: [{ name, ratings: [{ gender: 'men', courseRating: 351, slope: 120, par: 36 }] }],
  values: pars.flatMap((par, at) => [
    { field: 'par', holeNumber: at + 1, value: par },
    { field: 'strokeIndex', holeNumber: at + 1, value: indexes[at] ?? 0 },
    { field: `yards.${name}`, holeNumber: at + 1, value: par * length },
  ]),
})

const formOf = (course: UnderstoodCourse) => {
  const { text, leftTees } = cardOfFile(course, {})
  return {
    form: { ...blankCourse(), ...valuesOfFile({ course, format: 'ghin' }), card: text },
    leftTees,
  }
}

test.each([
  'Blue',
  '58',
  'Blue 21',
  '56/52',
  'Gul/blå',
  'GRØNN 34',
  'III',
  'Klubb-tee',
  '600m',
  'Men’s 1',
  'Hole',
  'Out',
  'Total',
])('a tee called %s has its own yards on the saved course, or is said to have none', (name) => {
  const { form, leftTees } = formOf(withTee(name))
  const holes = courseBody(form, 'clb_1').holes
  expect(holes?.map(({ par }) => par)).toEqual(pars)
  expect(holes?.map(({ handicapIndex }) => handicapIndex)).toEqual(indexes)
  expect(holes?.map(({ yardages }) => yardages)).toEqual(
    leftTees.length > 0 ? pars.map(() => undefined) : pars.map((par) => ({ [name]: par * 95 })),
  )
})

test('when holes are missing, then the others stand where they belong', () => {
  const course = withTee('Blue')
  const part = {
    ...course,
    values: course.values.filter(({ holeNumber }) => ![1, 4, 9].includes(holeNumber)),
  }
  const reading = readCard(formOf(part).form)
  expect(reading?.values).toHaveLength(part.values.length)
  expect(reading?.values).toEqual(expect.arrayContaining([...part.values]))
})

test('when lengths do not go with the pars, then they are doubtful and the holes wait for a tick', () => {
  const { form } = formOf(withTee('Blue', 20))
  expect(readCard(form)?.problems.map(({ kind }) => kind)).toContain('length_unlike_par')
  expect(courseBody(form, 'clb_1').holes).toBeUndefined()
  expect(courseBody({ ...form, checkedCard: form.card }, 'clb_1').holes).toHaveLength(9)
})

test('a course of the map says whose data it is', () => {
  const values = valuesOfFile({ course: { ...withTee('Blue'), tees: [] }, format: 'osm' })
  expect(values.description).toContain('© OpenStreetMap contributors')
  expect(values.tees).toEqual(blankCourse().tees)
})
