import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { wholeNumber } from '../platform/values.ts'

/*
 * Scores that can be compared: completed 18-hole rounds with every hole holed out (T7). Nine-hole rounds stand beside
 * them. An average is null when nothing was counted; `...Rounds` says how many rounds it is made of. Points are those of
 * the standard table; of totals without holes (D8) only the points are in an average, once the club has confirmed
 * them. A card that the committee disqualified is in no figure.
 */
const averageScore = z.nullable(z.number())
const bestScore = z.nullable(z.number())
const nineHoleFigures = {
  nineHoleRounds: z.number(),
  averageNineScore: averageScore,
  bestNineScore: bestScore,
}

export const clubStats = defineCall({
  method: 'GET',
  path: '/api/analytics/club-stats',
  permission: 'administer_current_club',
  tag: 'Analytics',
  summary: 'The current club in four numbers, for its administrators',
  reply: z.object({
    totalMembers: z.number(),
    /** Submitted since the first of the month on the club's calendar. */
    roundsThisMonth: z.number(),
    activeCompetitions: z.number(),
    averageScore,
    scoredRounds: z.number(),
    averageNineScore: averageScore,
    nineHoleRounds: z.number(),
    /** Submitted rounds of the last twelve months of the club's calendar, oldest first: "2026-11". */
    months: z.array(z.object({ month: z.string(), rounds: z.number(), averageScore })),
  }),
})

const playerStatsRow = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Every submitted round. */
  totalRounds: z.number(),
  scoredRounds: z.number(),
  averageScore,
  bestScore,
  handicap: z.nullable(z.string()),
  totalPoints: z.number(),
  /** Over 18-hole rounds with a result on every hole; what best performers are ranked by, from 3 such rounds on (T17). */
  averagePoints: z.nullable(z.number()),
  /** The rounds `averagePoints` is made of. */
  pointsRounds: z.number(),
  ...nineHoleFigures,
})
export type PlayerStats = z.infer<typeof playerStatsRow>

export const playerStats = defineCall({
  method: 'GET',
  path: '/api/analytics/player-stats',
  permission: 'administer_current_club',
  tag: 'Analytics',
  summary: 'Members with submitted rounds, best average points first',
  reply: z.array(playerStatsRow),
})

const courseStatsRow = z.object({
  courseId: z.string(),
  courseName: z.string(),
  totalRounds: z.number(),
  scoredRounds: z.number(),
  averageScore,
  bestScore,
  averagePoints: z.nullable(z.number()),
  pointsRounds: z.number(),
  ...nineHoleFigures,
})
export type CourseStats = z.infer<typeof courseStatsRow>

export const courseStats = defineCall({
  method: 'GET',
  path: '/api/analytics/course-stats',
  permission: 'administer_current_club',
  tag: 'Analytics',
  summary: 'The club’s courses, most played first',
  reply: z.array(courseStatsRow),
})

const recentRound = z.object({
  id: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roundDate: z.string(),
  courseName: z.string(),
  holeCount: z.number(),
  grossScore: z.nullable(z.number()),
  netScore: z.nullable(z.number()),
  stablefordPoints: z.nullable(z.number()),
  competitionName: z.nullable(z.string()),
})
export type RecentRound = z.infer<typeof recentRound>

export const recentRounds = defineCall({
  method: 'GET',
  path: '/api/analytics/recent-rounds',
  permission: 'administer_current_club',
  tag: 'Analytics',
  summary: 'The club’s latest submitted rounds, newest first, for its administrators',
  query: z.object({ limit: z.optional(wholeNumber({ least: 1, most: 100, what: 'Limit' })) }),
  reply: z.array(recentRound),
})

const holePerformanceRow = z.object({
  holeNumber: z.number(),
  par: z.number(),
  /** The wire's word for the stroke index. */
  handicapIndex: z.number(),
  averageScore,
  eagles: z.number(),
  birdies: z.number(),
  pars: z.number(),
  bogeys: z.number(),
  doubleBogeysOrWorse: z.number(),
  /** Picked up: no number of strokes, so in no average. */
  pickedUp: z.number(),
  timesPlayed: z.number(),
})
export type HolePerformance = z.infer<typeof holePerformanceRow>

export const holePerformance = defineCall({
  method: 'GET',
  path: '/api/analytics/hole-performance',
  permission: 'administer_current_club',
  tag: 'Analytics',
  summary: 'How each hole of a course is played; without `courseId` the club’s most played course (T16)',
  query: z.object({ courseId: z.optional(z.string()) }),
  reply: z.array(holePerformanceRow),
})
