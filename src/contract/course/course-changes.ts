import { z } from 'zod/mini'
import { genders, HIGHEST_PAR, LOWEST_PAR } from '#golf/course/course.ts'
import { defineCall } from '../platform/call.ts'
import { course, courseParams } from './courses.ts'
import { sentences } from '../platform/field-sentences.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { decimal, line, optionalText, orNothing, wholeNumber } from '../platform/values.ts'

/* The forms of administrators, apart from what everybody's screens read of courses. */

export const MOST_TEES = 10
export const MOST_TEES_SENTENCE = 'A course has at most 10 tees.'
const TWO_RATINGS = 'A tee has one rating for men and one for women.'

function hasEachGenderOnce(ratings: readonly { gender: string }[]): boolean {
  return new Set(ratings.map(({ gender }) => gender)).size === ratings.length
}

const rating = decimal({ digits: 1, least: 200, most: 900, what: 'Course rating' })
const slope = wholeNumber({ least: 55, most: 155, what: 'Slope' })
const coursePar = wholeNumber({ least: 27, most: 80, what: 'Par' })
export const holeNumber = wholeNumber({ least: 1, most: 18, what: 'Hole number' })
export const holePar = wholeNumber({ least: LOWEST_PAR, most: HIGHEST_PAR, what: 'Par of a hole' })
export const strokeIndex = wholeNumber({ least: 1, most: 18, what: 'Stroke index' })
export const yardages = z.record(
  z.string().check(z.minLength(1), z.maxLength(40)),
  wholeNumber({ least: 0, most: 999, what: 'Yardage' }),
)

const nineRating = z.strictObject({
  rating: decimal({ digits: 1, least: 200, most: 450, what: 'Course rating of the nine' }),
  slope,
  par: wholeNumber({ least: 27, most: 45, what: 'Par of the nine' }),
})

export const teeRatings = z
  .array(
    z.strictObject({
      gender: z.enum(genders),
      rating,
      slope,
      par: coursePar,
      /** Left out, what is known of the nines stays. */
      nines: orNothing(z.strictObject({ front: nineRating, back: nineRating })),
    }),
  )
  .check(z.maxLength(2, TWO_RATINGS), z.refine(hasEachGenderOnce, TWO_RATINGS))

export const teeInput = z.strictObject({
  name: line(40, 'Tee name'),
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$|^[a-zA-Z]{1,20}$/, { error: () => sentences.colour() })),
  order: z.optional(wholeNumber({ least: 0, most: 50, what: 'Order' })),
  ratings: z.optional(teeRatings),
})

const holeInput = z.strictObject({
  holeNumber,
  par: holePar,
  handicapIndex: strokeIndex,
  yardages: z.optional(yardages),
  description: optionalText(500, 'Description'),
  womenPar: orNothing(holePar),
  womenHandicapIndex: orNothing(strokeIndex),
})

export const createCourseBody = z.strictObject({
  name: line(120, 'Course name'),
  clubId: z.string(),
  location: optionalText(200, 'Location'),
  par: orNothing(coursePar),
  rating: orNothing(rating),
  slope: orNothing(slope),
  description: optionalText(2000, 'Description'),
  /** Used when `holes` is left out: that many are generated. */
  holeCount: z.optional(z.literal([9, 18], { error: 'A course has 9 or 18 holes.' })),
  tees: z.optional(z.array(teeInput).check(z.maxLength(MOST_TEES, MOST_TEES_SENTENCE))),
  holes: z.optional(z.array(holeInput).check(z.maxLength(18, 'A course has 9 or 18 holes.'))),
})

export const createCourse = defineCall({
  method: 'POST',
  path: '/api/courses',
  permission: 'administer_club',
  tag: 'Courses',
  summary: 'Creates a course with its tees and holes; without holes, 18 or 9 are generated',
  body: createCourseBody,
  reply: course,
})

export const updateCourse = defineCall({
  method: 'PATCH',
  path: '/api/courses/:courseId',
  permission: 'administer_club',
  tag: 'Courses',
  summary: 'Quick edit of a course (D24)',
  params: courseParams,
  body: z.strictObject({
    version: seenVersion,
    name: z.optional(line(120, 'Course name')),
    location: optionalText(200, 'Location'),
    par: z.optional(coursePar),
    rating: orNothing(rating),
    slope: z.optional(slope),
    description: optionalText(2000, 'Description'),
  }),
  reply: course,
})
