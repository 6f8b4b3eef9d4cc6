import { z } from 'zod/mini'
import { prizeKinds } from '#golf/competition/prizes/prize-plan.ts'
import { nines } from '#golf/course/nines.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { decimal, optionalText, orNothing, pathId, wholeNumber } from '../platform/values.ts'

/* Amounts are decimal text in the club's currency. */

/** What one player, or team, gets in a category. */
const award = z.object({
  entrantId: z.string(),
  playerName: z.string(),
  place: z.number(),
  isShared: z.boolean(),
  /** null: no money. */
  amount: z.nullable(z.string()),
  /** What this place gets besides; with a shared place the committee settles who gets which. */
  things: z.array(z.string()),
  /** Of twos: the holes. */
  holes: z.array(z.number()),
  /** What the place was won with: points, or net or gross strokes. */
  figure: z.nullable(z.object({ of: z.enum(['points', 'net', 'gross']), value: z.number() })),
})
export type Award = z.infer<typeof award>

const ofCategory = { kind: z.enum(prizeKinds), name: z.nullable(z.string()) }
/** What of a category of prizes its competition does not have. */
export const prizeMismatch = z.union([
  z.object({
    ...ofCategory,
    of: z.literal('hole'),
    hole: z.number(),
    holes: z.number(),
    nine: z.optional(z.enum(nines)),
  }),
  z.object({ ...ofCategory, of: z.enum(['division', 'team_division', 'matches']) }),
])

const prizeCategory = z.object({
  id: z.string(),
  kind: z.enum(prizeKinds),
  name: z.nullable(z.string()),
  divisionId: z.nullable(z.string()),
  /** The name of the division; left out where everybody plays for it. */
  division: z.optional(z.string()),
  holeNumber: z.nullable(z.number()),
  prizes: z.array(z.object({ amount: z.nullable(z.string()), thing: z.nullable(z.string()) })),
  /** Who the committee measured, in a category that is measured. */
  winner: z.nullable(
    z.object({ userId: z.string(), playerName: z.string(), measure: z.nullable(z.string()) }),
  ),
  /** For administrators as the cards stand now; for everyone once the result is final, and null before. */
  awards: z.nullable(z.array(award)),
  /** Money of the category that nobody gets; null with `awards`. */
  left: z.nullable(z.string()),
  /** Names of those who have a prize of an earlier category. */
  passedOver: z.array(z.string()),
  /** What of it the competition does not have, with both facts, for administrators; left out where it can be won. */
  mismatch: z.optional(prizeMismatch),
})
export type PrizeCategoryView = z.infer<typeof prizeCategory>

export const competitionPrizes = z.object({
  version: z.number(),
  currency: z.string(),
  onePerPlayer: z.boolean(),
  isFinal: z.boolean(),
  /** All the money of the plan. */
  total: z.string(),
  categories: z.array(prizeCategory),
})
export type CompetitionPrizes = z.infer<typeof competitionPrizes>

export const getPrizes = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/prizes',
  permission: 'see_club',
  tag: 'Competitions',
  summary:
    'The prizes of a competition, and who wins them: for administrators at any time, for everyone once final',
  params: competitionParams,
  reply: competitionPrizes,
})

const prizeChange = z.strictObject({
  amount: orNothing(decimal({ digits: 2, least: 1, most: 100_000_00, what: 'The amount' })),
  thing: optionalText(120, 'The prize'),
})

export const putPrizesBody = z.strictObject({
  version: seenVersion,
  onePerPlayer: z.boolean(),
  categories: z
    .array(
      z.strictObject({
        /** Made by the client, so that a plan that is sent twice is the same plan. */
        id: z.string().check(z.regex(/^pzc_[A-Za-z0-9]{6,40}$/)),
        kind: z.enum(prizeKinds),
        name: optionalText(60, 'Name'),
        divisionId: z.optional(z.nullable(pathId)),
        holeNumber: orNothing(wholeNumber({ least: 1, most: 18, what: 'Hole' })),
        prizes: z.array(prizeChange).check(z.minLength(1), z.maxLength(20)),
      }),
    )
    .check(z.maxLength(40)),
})

export const putPrizes = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/prizes',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Sets all prizes of a competition, until its result is final',
  params: competitionParams,
  body: putPrizesBody,
  reply: competitionPrizes,
})

export const putPrizeWinner = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/prizes/:categoryId/winner',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Says who was nearest the pin or had the longest drive, until the result is final; null takes it back',
  params: z.object({ competitionId: pathId, categoryId: pathId }),
  body: z.strictObject({ userId: z.nullable(pathId), measure: optionalText(40, 'Measure') }),
  reply: competitionPrizes,
})
