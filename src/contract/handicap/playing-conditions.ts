import { z } from 'zod/mini'
import { parseDay } from '#golf/day.ts'
import { HIGHEST_PCC, LOWEST_PCC } from '#golf/handicap/playing-conditions.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { sentences } from '../platform/field-sentences.ts'
import { reason } from '../card/round-card.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

/** More courses than any club has. */
const MOST_COURSES = 50

const calendarDay = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, { error: () => sentences.noSuchDate() }))

/** What a committee entered for a course and a day. */
const conditionsEntry = z.object({
  id: z.string(),
  pcc: z.number(),
  authorName: z.nullable(z.string()),
  reason: z.string(),
  at: z.string(),
  /** The members whose records it changed so far, on all courses that it was entered for. */
  players: z.number(),
  /** It has reached every record. */
  isDone: z.boolean(),
})
export type ConditionsEntry = z.infer<typeof conditionsEntry>

const dayOfCourse = z.object({
  courseId: z.string(),
  courseName: z.string(),
  /** Scores of the day that count for the Handicap Index. */
  scores: z.number(),
  /** Of these, the ones that a calculation would be made of (Rules of Handicapping 5.6). */
  qualifying: z.number(),
  /** 0 where nobody has entered one. */
  pcc: z.number(),
  /** Newest first; the first one is in force. */
  entries: z.array(conditionsEntry),
})
export type DayOfCourse = z.infer<typeof dayOfCourse>

const playingConditions = z.object({
  /** Of what was entered at the club so far. */
  version: z.number(),
  /** On the club's calendar. */
  today: z.string(),
  courses: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Days with scores or an entry, newest first. */
  days: z.array(z.object({ day: z.string(), courses: z.array(dayOfCourse) })),
  /** The list goes on before this day. */
  next: z.nullable(z.string()),
})
export type PlayingConditions = z.infer<typeof playingConditions>

export const listPlayingConditions = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/playing-conditions',
  permission: 'rule_on_club_handicaps',
  tag: 'Handicap',
  summary:
    'Days with scores or a PCC, course by course, newest first, with who entered what; `next` continues the list',
  params: clubParams,
  query: z.object({ before: z.optional(calendarDay) }),
  reply: playingConditions,
})

export const enterPlayingConditions = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/playing-conditions',
  permission: 'rule_on_club_handicaps',
  tag: 'Handicap',
  summary:
    'The committee enters the PCC of a day at one or several courses, which moves every score of that day; safe to repeat',
  params: clubParams,
  body: z.strictObject({
    version: seenVersion,
    day: calendarDay,
    courseIds: z
      .array(pathId)
      .check(z.minLength(1, 'Choose at least one course.'), z.maxLength(MOST_COURSES)),
    pcc: wholeNumber({ least: LOWEST_PCC, most: HIGHEST_PCC, what: 'The PCC' }),
    reason,
  }),
  reply: playingConditions,
})
