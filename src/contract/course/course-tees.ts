import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MOST_TEES_SENTENCE, MOST_TEES, teeInput, teeRatings } from './course-changes.ts'
import { course, courseParams } from './courses.ts'
import { pathId } from '../platform/values.ts'
import { seenVersion } from '../platform/seen-version.ts'

export const updateTeesBody = z.strictObject({
  version: seenVersion,
  tees: z
    .array(
      z.strictObject({
        ...teeInput.shape,
        /** Of a tee that the course has. Without it, the tee is new, or is the one of that name. */
        id: z.optional(pathId),
        ratings: teeRatings,
      }),
    )
    .check(z.minLength(1, 'A course has at least one tee.'), z.maxLength(MOST_TEES, MOST_TEES_SENTENCE)),
})

export const updateTees = defineCall({
  method: 'PUT',
  path: '/api/courses/:courseId/tees',
  permission: 'administer_club',
  tag: 'Courses',
  summary: 'Replaces the tees of a course and their ratings; a renamed tee keeps its yardages',
  params: courseParams,
  body: updateTeesBody,
  reply: course,
})
