import { z } from 'zod/mini'
import { genders, HIGHEST_PAR, LOWEST_PAR } from '#domain/course/course.ts'
import { defineCall } from './call.ts'
import { sentences } from './field-sentences.ts'
import { notForHandicap } from './not-for-handicap.ts'
import { seenVersion, version } from './seen-version.ts'
import { clubParams } from './clubs.ts'
import { decimal, line, optionalText, orNothing, pathId, wholeNumber } from './values.ts'

const teeRating = z.object({
  gender: z.enum(genders),
  rating: z.string(),
  slope: z.number(),
  par: z.number(),
})

export const tee = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  order: z.number(),
  ratings: z.array(teeRating),
})
export type Tee = z.infer<typeof tee>

export const hole = z.object({
  id: z.string(),
  holeNumber: z.number(),
  par: z.number(),
  /** The wire's word for the stroke index. */
  handicapIndex: z.number(),
  yardages: z.record(z.string(), z.number()),
  description: z.nullable(z.string()),
  /** Women's par and stroke index; null on every hole where women play the card of the men. */
  womenPar: z.nullable(z.number()),
  womenHandicapIndex: z.nullable(z.number()),
  /** What was generated and has been neither confirmed nor changed by a person (D39). */
  generated: z.array(z.enum(['par', 'handicapIndex', 'yardages'])),
  /** The tees whose yardage of this hole is generated. */
  generatedYardages: z.array(z.string()),
})
export type WireCourseHole = z.infer<typeof hole>

export const course = z.object({
  id: z.string(),
  version,
  name: z.string(),
  clubId: z.string(),
  location: z.nullable(z.string()),
  par: z.number(),
  /** The sum of the holes' pars, shown beside `par` when the two differ (T4). */
  holesPar: z.number(),
  /** Decimal text; null when the course has no rating of its own. */
  rating: z.nullable(z.string()),
  slope: z.number(),
  description: z.nullable(z.string()),
  holeCount: z.number(),
  /** false while a stroke index of a hole is generated (T6). */
  strokeIndexesConfirmed: z.boolean(),
  tees: z.array(tee),
  holes: z.array(hole),
  /** Calendar days of the club whose scores go on no handicap record, by their first; left out where there are none. */
  notForHandicap: z.optional(z.array(notForHandicap)),
})
export type Course = z.infer<typeof course>

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

export const teeRatings = z
  .array(z.strictObject({ gender: z.enum(genders), rating, slope, par: coursePar }))
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

export const listCourses = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/courses',
  permission: 'see_club',
  isKept: true,
  tag: 'Courses',
  summary: 'The club’s courses with tees and holes',
  params: clubParams,
  reply: z.array(course),
})

export const courseParams = z.object({ courseId: pathId })

export const getCourse = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId',
  permission: 'see_club',
  tag: 'Courses',
  summary: 'A course with tees and holes',
  params: courseParams,
  reply: course,
})

export const listHoles = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/holes',
  permission: 'see_club',
  tag: 'Courses',
  summary: 'The holes of a course in order',
  params: courseParams,
  reply: z.array(hole),
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
