import { z } from 'zod/mini'
import { competitionStatuses } from '#golf/competition/competition.ts'
import { meritReasons } from '#golf/competition/season/order-of-merit.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { competitionParams } from './competitions.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { line, orNothing, pathId, wholeNumber } from '../platform/values.ts'

/** More than any club plays in a year for one table. */
export const MOST_SEASON_COMPETITIONS = 60
const MOST_POINTS = 10_000

/** How a season gives points (golf/competition/season/order-of-merit.ts). */
const meritTerms = z.object({
  points: z.array(z.number()),
  otherPoints: z.number(),
  best: z.nullable(z.number()),
})

const seasonCompetition = z.object({
  id: z.string(),
  name: z.string(),
  startDate: z.string(),
  courseId: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  /** Only final results are in its tables. */
  status: z.enum(competitionStatuses),
})

/** How a season's eclectic is made (golf/competition/season/eclectic.ts). */
const eclecticTerms = z.object({
  courseId: z.string(),
  /** Of the Handicap Index, taken off the gross score. */
  percent: z.number(),
})

export const season = z.object({
  ...meritTerms.shape,
  id: z.string(),
  version: z.number(),
  name: z.string(),
  year: z.number(),
  /** In the order in which they are played. */
  competitions: z.array(seasonCompetition),
  /** Null: the season has none. */
  eclectic: z.nullable(eclecticTerms),
})
export type Season = z.infer<typeof season>

export const listSeasons = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/seasons',
  permission: 'see_club',
  tag: 'Season',
  summary: 'The seasons of a club, the latest year first, each with its competitions and how it gives points',
  params: clubParams,
  reply: z.array(season),
})

export const seasonParams = z.object({ clubId: pathId, seasonId: pathId })

export const putSeasonBody = z.strictObject({
  version: seenVersion,
  name: line(80, 'Name'),
  year: wholeNumber({ least: 1900, most: 2200, what: 'The year' }),
  points: z
    .array(wholeNumber({ least: 0, most: MOST_POINTS, what: 'The points' }))
    .check(z.minLength(1, 'Give points for at least one place.'), z.maxLength(100)),
  otherPoints: wholeNumber({ least: 0, most: MOST_POINTS, what: 'The points' }),
  best: orNothing(wholeNumber({ least: 1, most: MOST_SEASON_COMPETITIONS, what: 'The number that counts' })),
  competitionIds: z.array(pathId).check(z.maxLength(MOST_SEASON_COMPETITIONS)),
  /** Left out, it stays as it is. */
  eclectic: z.optional(
    z.nullable(
      z.strictObject({
        courseId: pathId,
        percent: wholeNumber({ least: 0, most: 100, what: 'The share of the Handicap Index' }),
      }),
    ),
  ),
})

export const putSeason = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/seasons/:seasonId',
  permission: 'administer_club',
  tag: 'Season',
  summary: 'Makes a season under an id that the client chose, or changes it; safe to repeat',
  params: seasonParams,
  body: putSeasonBody,
  reply: season,
})

export const deleteSeason = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/seasons/:seasonId',
  permission: 'administer_club',
  tag: 'Season',
  summary: 'Deletes a season and its tables; its competitions and their results stay',
  params: seasonParams,
  reply: z.object({ deleted: z.boolean() }),
})

const meritScore = z.object({
  competitionId: z.string(),
  place: z.nullable(z.number()),
  sharing: z.number(),
  hundredths: z.number(),
  reason: z.enum(meritReasons),
})

const meritRow = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.nullable(z.number()),
  isShared: z.boolean(),
  hundredths: z.number(),
  scores: z.array(meritScore),
})
export type MeritRowView = z.infer<typeof meritRow>

export const getOrderOfMerit = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/seasons/:seasonId/order-of-merit',
  permission: 'see_club',
  tag: 'Season',
  summary:
    'The order of merit over the final results of a season: points in hundredths, and for each player what counted and why',
  params: seasonParams,
  reply: z.object({ season, rows: z.array(meritRow) }),
})

/** A round from which a hole of an eclectic came. */
const eclecticCard = z.object({
  playedAt: z.string(),
  competitionId: z.string(),
  competitionName: z.string(),
})

const eclecticRow = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.nullable(z.number()),
  isShared: z.boolean(),
  netPosition: z.nullable(z.number()),
  isNetShared: z.boolean(),
  gross: z.number(),
  holesPlayed: z.number(),
  playingHandicap: z.nullable(z.number()),
  net: z.nullable(z.number()),
  /** Hole by hole; null for one that was never holed out. */
  strokes: z.array(z.nullable(z.number())),
  /** Hole by hole, which of `cards` it came from. */
  from: z.array(z.nullable(z.number())),
  cards: z.array(eclecticCard),
})
export type EclecticRowView = z.infer<typeof eclecticRow>

const eclecticView = z.object({
  courseName: z.string(),
  holes: z.array(z.object({ holeNumber: z.number(), par: z.number() })),
  rows: z.array(eclecticRow),
})
export type EclecticView = z.infer<typeof eclecticView>

export const getEclectic = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/seasons/:seasonId/eclectic',
  permission: 'see_club',
  tag: 'Season',
  summary:
    'The best score of each player on every hole of the season’s course, gross and net, with the round that each came from; 404 where the season has none',
  params: seasonParams,
  reply: eclecticView,
})

export const competitionSeasons = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/seasons',
  permission: 'see_club',
  tag: 'Season',
  summary: 'The seasons that a competition counts for, the latest year first',
  params: competitionParams,
  reply: z.array(z.object({ id: z.string(), name: z.string(), year: z.number() })),
})
