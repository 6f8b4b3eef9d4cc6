import { z } from 'zod/mini'
import { competitionStatuses, competitionTypes } from '#golf/competition/competition.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { competitionParams } from '../competition/competitions.ts'
import { pathId } from '../platform/values.ts'

/*
 * What other programs read at addresses that stay: names of fields are never changed or taken away, new ones are added. Each has an
 * ETag and answers 304 to whoever has it; the CSV has a line of names first.
 */

const resultRow = z.object({
  position: z.nullable(z.number()),
  isTied: z.boolean(),
  name: z.string(),
  members: z.array(z.string()),
  division: z.nullable(z.string()),
  playingHandicap: z.nullable(z.number()),
  gross: z.nullable(z.number()),
  net: z.nullable(z.number()),
  points: z.number(),
  toPar: z.nullable(z.number()),
  thru: z.number(),
  isComplete: z.boolean(),
  note: z.nullable(z.string()),
  rounds: z.array(
    z.object({
      round: z.number(),
      gross: z.nullable(z.number()),
      net: z.nullable(z.number()),
      points: z.number(),
      toPar: z.nullable(z.number()),
      thru: z.number(),
    }),
  ),
})

export const results = z.object({
  competition: z.object({
    id: z.string(),
    name: z.string(),
    format: z.enum(competitionTypes),
    status: z.enum(competitionStatuses),
    /** The rows are the final result; until then they are the board as it stands. */
    isFinal: z.boolean(),
    startsAt: z.string(),
    timeZone: z.string(),
    course: z.nullable(z.string()),
    club: z.string(),
  }),
  rows: z.array(resultRow),
})
export type Results = z.infer<typeof results>

export const getResults = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/results.json',
  permission: 'see_club',
  tag: 'Results for programs',
  summary: 'The result of a competition, or its board while it is played',
  params: competitionParams,
  reply: results,
})

export const getResultsCsv = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/results.csv',
  permission: 'see_club',
  tag: 'Results for programs',
  summary: 'The same as a table',
  params: competitionParams,
  reply: z.string(),
})

const sharedParams = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  competitionId: pathId,
})

export const getSharedResults = defineCall({
  method: 'GET',
  path: '/api/shared/:token/boards/:competitionId/results.json',
  permission: 'everyone',
  tag: 'Results for programs',
  summary: 'The result by the link of a public board: no handicaps, and no names where they are not wanted',
  params: sharedParams,
  reply: results,
})

export const getSharedResultsCsv = defineCall({
  method: 'GET',
  path: '/api/shared/:token/boards/:competitionId/results.csv',
  permission: 'everyone',
  tag: 'Results for programs',
  summary: 'The same as a table',
  params: sharedParams,
  reply: z.string(),
})

export const fixture = z.object({
  id: z.string(),
  name: z.string(),
  format: z.enum(competitionTypes),
  status: z.enum(competitionStatuses),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The same as a clock in the club shows them, "2026-06-06T08:30". */
  startsAtClub: z.string(),
  endsAtClub: z.string(),
  timeZone: z.string(),
  course: z.nullable(z.string()),
  entered: z.number(),
  places: z.nullable(z.number()),
  entriesOpenAt: z.nullable(z.string()),
  entriesCloseAt: z.nullable(z.string()),
})
export type Fixture = z.infer<typeof fixture>

export const fixtures = z.object({
  club: z.object({ id: z.string(), name: z.string() }),
  fixtures: z.array(fixture),
})

export const getFixtures = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/fixtures.json',
  permission: 'see_club',
  tag: 'Results for programs',
  summary: 'The club’s competitions from a year ago on, by their start, drafts left out; 500 at most',
  params: clubParams,
  reply: fixtures,
})

export const getFixturesCsv = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/fixtures.csv',
  permission: 'see_club',
  tag: 'Results for programs',
  summary: 'The same as a table',
  params: clubParams,
  reply: z.string(),
})

const calendarAddress = z.object({
  /** Whole, as it is passed on; null: there is none, or the installation has got another secret since. */
  address: z.nullable(z.string()),
  isOn: z.boolean(),
  createdAt: z.nullable(z.string()),
})
export type CalendarAddress = z.infer<typeof calendarAddress>

export const readCalendarAddress = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/calendar-address',
  permission: 'administer_club',
  tag: 'Results for programs',
  summary: 'The secret address of the club’s calendar of fixtures',
  params: clubParams,
  reply: calendarAddress,
})

export const makeCalendarAddress = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/calendar-address',
  permission: 'administer_club',
  tag: 'Results for programs',
  summary: 'Makes the address of the club’s calendar; where there is one, it stays',
  params: clubParams,
  reply: calendarAddress,
})

export const withdrawCalendarAddress = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/calendar-address',
  permission: 'administer_club',
  tag: 'Results for programs',
  summary: 'Withdraws it for good: the next one is another',
  params: clubParams,
  reply: calendarAddress,
})

export const readCalendar = defineCall({
  method: 'GET',
  path: '/api/calendars/:token/fixtures.ics',
  permission: 'everyone',
  tag: 'Results for programs',
  summary: 'The club’s fixtures as a calendar that can be subscribed to (RFC 5545)',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: z.string(),
})
