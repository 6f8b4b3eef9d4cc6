import { z } from 'zod/mini'
import { parseDay } from '#golf/day.ts'
import { declaredReasons } from '#golf/handicap/not-for-handicap.ts'
import { defineCall } from '../platform/call.ts'
import { course, courseParams } from './courses.ts'
import { sentences } from '../platform/field-sentences.ts'
import { optionalText, pathId } from '../platform/values.ts'

const calendarDay = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, { error: () => sentences.noSuchDate() }))

export const declareDaysBody = z.strictObject({
  from: calendarDay,
  /** The last of the days. */
  until: calendarDay,
  reason: z.enum(declaredReasons),
  note: optionalText(200, 'The note'),
})

export const declareDays = defineCall({
  method: 'POST',
  path: '/api/courses/:courseId/days-not-for-handicap',
  permission: 'administer_club',
  tag: 'Courses',
  summary:
    'Says that scores on a course do not count for the handicap on some days; those that are handed in are taken off the records. Safe to repeat',
  params: courseParams,
  body: declareDaysBody,
  reply: course,
})

export const withdrawDays = defineCall({
  method: 'DELETE',
  path: '/api/courses/:courseId/days-not-for-handicap/:daysId',
  permission: 'administer_club',
  tag: 'Courses',
  summary: 'Takes that back; the scores of these days are put on the records. Safe to repeat',
  params: z.object({ courseId: pathId, daysId: pathId }),
  reply: course,
})
