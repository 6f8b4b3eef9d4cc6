import { z } from 'zod/mini'
import { genders } from '#golf/course/course.ts'
import { nines } from '#golf/course/nines.ts'
import { proposalReasons } from '#golf/course/propose-tee.ts'
import { defineCall } from '../platform/call.ts'
import { notForHandicap } from '../handicap/not-for-handicap.ts'
import { roundDetail } from './rounds.ts'
import { line, pathId } from '../platform/values.ts'

/** What a tee makes of the player's Handicap Index by one set of ratings. */
const teeTerms = z.object({
  /** Whose ratings they are; null where the tee has none of its own. */
  gender: z.nullable(z.enum(genders)),
  rating: z.string(),
  slope: z.number(),
  courseHandicap: z.number(),
  playingHandicap: z.number(),
})
export type TeeTerms = z.infer<typeof teeTerms>

export const offeredTee = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  /** One, or men's and women's where the tee has both. The first serves whoever says nothing (D6). */
  terms: z.array(teeTerms),
})
export type OfferedTee = z.infer<typeof offeredTee>

export const teeChoice = z.object({
  tees: z.array(offeredTee),
  /** The tee that is taken unless the player chooses another; null: they have to be asked (D37). */
  proposed: z.nullable(z.object({ teeId: z.string(), reason: z.enum(proposalReasons) })),
  /** The player's ratings; null when they have not said. */
  gender: z.nullable(z.enum(genders)),
  /** They have never been asked which tees and ratings are theirs. */
  isNew: z.boolean(),
  /** The Handicap Index the round would be played off; null for a player without one. */
  handicap: z.nullable(z.string()),
  /** Why a round that is started now goes on no handicap record; left out where nothing is known that keeps it off. */
  notForHandicap: z.optional(notForHandicap),
})
export type TeeChoice = z.infer<typeof teeChoice>

const competitionId = z.optional(pathId)

export const ownTeeChoice = defineCall({
  method: 'GET',
  path: '/api/courses/:courseId/tee-choice',
  permission: 'play_at_club',
  tag: 'Rounds',
  summary:
    'The tees a round can be started from, what each makes of the player’s index, and the one proposed',
  params: z.object({ courseId: pathId }),
  query: z.object({
    competitionId,
    /** The ratings the player is about to say are theirs, to see what they would make. */
    gender: z.optional(z.enum(genders)),
    /** Outside competitions: the nine that the player is about to play. */
    nine: z.optional(z.enum(nines)),
  }),
  reply: teeChoice,
})

/** What a phone needs, beside the club's courses, to work out the terms of a round where there is no network. */
export const startFacts = defineCall({
  method: 'GET',
  path: '/api/rounds/start-facts',
  permission: 'signed_in',
  isKept: true,
  tag: 'Rounds',
  summary: 'The player’s index to play off today, their ratings, and the tees that are proposed to them',
  reply: z.object({
    /** The Handicap Index a round of today is played off; null for a player without one. */
    handicap: z.nullable(z.string()),
    gender: z.nullable(z.enum(genders)),
    isNew: z.boolean(),
    usualTee: z.nullable(z.object({ name: z.string(), color: z.string() })),
    lastTees: z.array(z.object({ courseId: z.string(), teeId: z.string() })),
  }),
})
export type StartFacts = z.infer<typeof startFacts.reply>

export const memberTeeChoice = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/members/:memberId/tee-choice',
  permission: 'administer_club',
  tag: 'Rounds',
  summary: 'The same for a member, for administrators who start their card',
  params: z.object({ clubId: pathId, memberId: pathId }),
  query: z.object({ courseId: pathId, competitionId }),
  reply: teeChoice,
})

const usualTee = z.object({ usualTee: z.nullable(z.object({ name: z.string(), color: z.string() })) })

export const getUsualTee = defineCall({
  method: 'GET',
  path: '/api/usual-tee',
  permission: 'signed_in',
  tag: 'Rounds',
  summary: 'The tee the player usually plays; null until they have chosen one',
  reply: usualTee,
})

export const setUsualTee = defineCall({
  method: 'PUT',
  path: '/api/usual-tee',
  permission: 'signed_in',
  tag: 'Rounds',
  summary: 'Sets the tee the player usually plays; it is proposed on courses they have not played yet',
  body: z.strictObject({
    usualTee: z.nullable(z.strictObject({ name: line(40, 'Tee name'), color: line(20, 'Colour') })),
  }),
  reply: usualTee,
})

const roundParams = z.object({ roundId: pathId })

export const roundTees = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/tees',
  permission: 'see_round',
  tag: 'Rounds',
  summary: 'What each tee would make of an open card: its handicaps and the points so far',
  params: roundParams,
  reply: z.object({
    teeId: z.nullable(z.string()),
    /** Whether the reader may change the tee, and else why not. */
    refusal: z.nullable(z.enum(['closed', 'competition'])),
    tees: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        color: z.string(),
        rating: z.string(),
        slope: z.number(),
        courseHandicap: z.number(),
        playingHandicap: z.number(),
        /** Of the holes scored so far. */
        points: z.number(),
      }),
    ),
  }),
})
export type RoundTee = z.output<typeof roundTees.reply>['tees'][number]

export const changeTee = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/tee',
  permission: 'change_tee',
  tag: 'Rounds',
  summary: 'Plays an open card from another tee: handicaps and points are worked out again; safe to repeat',
  params: roundParams,
  body: z.strictObject({ teeId: pathId }),
  reply: roundDetail,
})
