import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { createCourseBody } from '#contract/course/course-changes.ts'
import type { Course } from '#contract/course/courses.ts'
import { blankCourse, courseBody, type CourseValues } from '../course-values.ts'
import { courseFileName, courseFileText } from './export-course.ts'
import { cardOfFile, valuesOfFile } from './put-into-form.ts'
import { readCourseFile } from './read-course-file.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4]
const indexes = [5, 9, 17, 1, 11, 7, 15, 13, 3, 10, 18, 2, 8, 12, 6, 16, 4, 14]

const course: Course = {
  id: 'crs_1',
  version: 3,
  clubId: 'clb_1',
  name: 'Río Largo: “Old”',
  location: 'By the sea',
  par: 71,
  holesPar: 72,
  rating: '70.9',
  slope: 121,
  description: 'Flat.\nWindy.',
  holeCount: 18,
  strokeIndexesConfirmed: true,
  tees: [
    {
      id: 'tee_1',
      name: '58',
      color: '#facc15',
      order: 0,
      ratings: [
        {
          gender: 'men',
          rating: '71.2',
          slope: 128,
          par: 72,
          nines: {
            front: { rating: '35.4', slope: 126, par: 36 },
            back: { rating: '35.8', slope: 130, par: 36 },
          },
        },
        { gender: 'women', rating: '76.0', slope: 140, par: 73 },
      ],
    },
    { id: 'tee_2', name: 'Blue 21', color: '#2563eb', order: 1, ratings: [] },
  ],
  holes: pars.map((par, at) => ({
    id: `hol_${at}`,
    holeNumber: at + 1,
    par,
    handicapIndex: indexes[at] ?? 0,
    yardages: { '58': par * 95, 'Blue 21': par * 90 },
    description: at === 6 ? 'Over the pond' : null,
    womenPar: at === 0 ? 5 : par,
    womenHandicapIndex: indexes[17 - at] ?? 0,
    generated: [],
    generatedYardages: [],
  })),
}

/** The form of a new course, filled in with a saved course. */
function importedFrom(saved: Course): CourseValues {
  const read = readCourseFile(courseFileText(saved))
  if (!read.ok) throw new Error(read.reason)
  const [found] = read.value.courses
  if (!found) throw new Error('no course')
  expect(found).toMatchObject({ notes: [], questions: [] })
  const { text, leftTees } = cardOfFile(found, {})
  expect(leftTees).toEqual([])
  return {
    ...blankCourse(),
    ...valuesOfFile({ course: found, format: 'own' }),
    card: text,
    checkedCard: text,
  }
}

test('a course that is saved as a file and brought again is the same', () => {
  const body = z.parse(createCourseBody, courseBody(importedFrom(course), 'clb_2'))
  expect(body).toMatchObject({
    name: course.name,
    location: course.location,
    description: course.description,
    par: 71,
    rating: 709,
    slope: 121,
    tees: course.tees.map(({ name, color }) => ({ name, color })),
    holes: course.holes.map((hole) => ({
      holeNumber: hole.holeNumber,
      par: hole.par,
      handicapIndex: hole.handicapIndex,
      womenPar: hole.womenPar,
      womenHandicapIndex: hole.womenHandicapIndex,
      yardages: hole.yardages,
      ...(hole.description === null ? {} : { description: hole.description }),
    })),
  })
  expect(body.tees?.map(({ ratings }) => ratings)).toEqual([
    [
      {
        gender: 'men',
        rating: 712,
        slope: 128,
        par: 72,
        nines: {
          front: { rating: 354, slope: 126, par: 36 },
          back: { rating: 358, slope: 130, par: 36 },
        },
      },
      { gender: 'women', rating: 760, slope: 140, par: 73 },
    ],
    [],
  ])
})

test('when values were generated and nobody has confirmed them, then they are not in the file', () => {
  const text = courseFileText({
    ...course,
    strokeIndexesConfirmed: false,
    holes: course.holes.map((hole) => ({
      ...hole,
      generated: ['par', 'handicapIndex'],
      generatedYardages: ['58'],
      womenPar: null,
      womenHandicapIndex: null,
    })),
  })
  expect(text).not.toMatch(/"strokeIndex"|"women": |"58": /)
  expect(text).toContain('"Blue 21": 360')
})

test.each([
  ['Río Largo: “Old”', 'rio-largo-old.course.json'],
  ['高尔夫', 'course.course.json'],
])('the file of %s is called %s', (name, file) => {
  expect(courseFileName({ name })).toBe(file)
})
