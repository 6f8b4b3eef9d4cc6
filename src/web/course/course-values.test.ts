import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { createCourseBody } from '#contract/course/course-changes.ts'
import {
  blankCourse,
  courseBody,
  courseField,
  readCard,
  teesOfCard,
  type CourseValues,
} from './course-values.ts'

const named: CourseValues = { ...blankCourse(), name: 'Oak Hill' }

test('when only a name is typed, then the course has par 72, slope 113 and the four usual tees', () => {
  const read = z.parse(createCourseBody, courseBody(named, 'clb_1'))
  expect(read).toMatchObject({ par: 72, slope: 113, rating: null, holeCount: 18 })
  expect(read.tees?.map((tee) => tee.name)).toEqual(['Championship', "Men's", 'Ladies', 'Junior'])
  expect(z.parse(createCourseBody, courseBody({ ...named, holeCount: '9' }, 'clb_1'))).toMatchObject({
    par: 36,
  })
})

test('when one gender’s ratings are typed, then only those are sent, and their errors come back to their fields', () => {
  const [first, ...others] = named.tees
  if (!first) throw new Error('no tee')
  const women = { rating: '73,4', slope: '999', par: '' }
  const values = { ...named, tees: [{ ...first, hasRatings: true, women }, ...others] }
  expect(courseBody(values, 'clb_1').tees?.[0]?.ratings).toEqual([
    { gender: 'women', rating: '73.4', slope: '999', par: '72' },
  ])
  const issue = z.safeParse(createCourseBody, courseBody(values, 'clb_1')).error?.issues[0]
  expect(courseField(issue?.path.join('.') ?? '', values)).toBe('tees.0.women.slope')
})

test('when a card with each hole’s par is pasted, then their sum is the course’s par, unless one is typed', () => {
  const values: CourseValues = { ...named, holeCount: '9', card: 'Par 4 4 3 5 4 4 3 4 4' }
  expect(courseBody(values, 'clb_1').par).toBe('35')
  expect(courseBody({ ...values, par: '36' }, 'clb_1').par).toBe('36')
  expect(courseBody({ ...values, holeCount: '18' }, 'clb_1').par).toBe('72')
})

test('when the card names other tees, then they can take the place of the usual ones', () => {
  const values: CourseValues = { ...named, card: 'Hole,Par,White,Red\n1,4,371,302\n2,3,151,120' }
  const tees = teesOfCard(readCard(values)?.unknownTees ?? [])
  expect(tees.map(({ name, color }) => [name, color])).toEqual([
    ['White', '#f8fafc'],
    ['Red', '#dc2626'],
  ])
  expect(readCard({ ...values, tees })).toMatchObject({ problems: [], unknownTees: [], holeCount: 2 })
  expect(readCard(named)).toBeUndefined()
})
