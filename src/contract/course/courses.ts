import { z } from 'zod/mini'
import { genders } from '#golf/course/course.ts'
import { defineCall } from '../platform/call.ts'
import { notForHandicap } from '../handicap/not-for-handicap.ts'
import { version } from '../platform/seen-version.ts'
import { clubParams } from '../club/clubs.ts'
import { pathId } from '../platform/values.ts'

const ratedNine = z.object({ rating: z.string(), slope: z.number(), par: z.number() })

const teeRating = z.object({
  gender: z.enum(genders),
  rating: z.string(),
  slope: z.number(),
  par: z.number(),
  /** Of the two nines of eighteen holes, where the club has given them. */
  nines: z.optional(z.object({ front: ratedNine, back: ratedNine })),
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
