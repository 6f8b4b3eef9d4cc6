import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { holeNumber, holePar, strokeIndex, yardages } from './course-changes.ts'
import { course, courseParams, hole } from './courses.ts'
import { seenVersion, version } from '../platform/seen-version.ts'
import { optionalText, pathId } from '../platform/values.ts'

const holeChange = {
  par: z.optional(holePar),
  handicapIndex: z.optional(strokeIndex),
  womenPar: z.optional(holePar),
  womenHandicapIndex: z.optional(strokeIndex),
  description: optionalText(500, 'Description'),
  yardages: z.optional(yardages),
}

/** What is sent about a hole counts as confirmed, also where it is the value that was generated. */
export const updateHoles = defineCall({
  method: 'PUT',
  path: '/api/courses/:courseId/holes',
  permission: 'administer_club',
  tag: 'Courses',
  summary: 'Changes or confirms holes together, all or none; what is left out stays (D39)',
  params: courseParams,
  body: z.strictObject({
    version: seenVersion,
    holes: z
      .array(z.strictObject({ holeNumber, ...holeChange }))
      .check(z.maxLength(18, 'A course has 9 or 18 holes.')),
    /** true gives women a card of their own, at first a copy of the men's; false takes it away. */
    hasWomensCard: z.optional(z.boolean()),
  }),
  reply: z.object({
    ...course.shape,
    /** Holes whose stroke index was given away, and which took another (T5). */
    exchanged: z.array(z.number()),
  }),
})

export const updateHole = defineCall({
  method: 'PATCH',
  path: '/api/holes/:holeId',
  permission: 'administer_club',
  tag: 'Courses',
  summary: 'Changes one hole; a stroke index in use is exchanged with the hole that has it (T5)',
  params: z.object({ holeId: pathId }),
  body: z.strictObject({ version: seenVersion, ...holeChange }),
  reply: z.object({
    ...hole.shape,
    /** Of the course. */
    version,
    /** The hole that took the old stroke index; null when there was none. */
    exchangedWith: z.nullable(z.number()),
  }),
})
