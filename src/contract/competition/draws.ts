import { z } from 'zod/mini'
import { bracketParts, plates } from '#golf/match/bracket/bracket.ts'
import { MOST_ROUNDS } from '#golf/match/bracket/play-by.ts'
import { parseDay } from '#golf/day.ts'
import { matchStrokesMethods } from '#golf/handicap/match-strokes.ts'
import { MOST_CONFIRM_DAYS } from '#golf/match/reported-result.ts'
import { matchFormats } from '#golf/match/pairs/match-format.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { bracket, bracketSeedings } from '../match/matches.ts'
import { pathId } from '../platform/values.ts'

const day = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, { error: 'Give a day such as 2026-06-14.' }))

/** What a draw that is played over weeks is played by. What is left out stays as it is. */
const drawTerms = {
  /** The last day of each round named; null takes it away. */
  playBy: z.optional(
    z
      .array(
        z.strictObject({
          side: z.enum(bracketParts),
          round: z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS)),
          day: z.nullable(day),
        }),
      )
      .check(z.maxLength(60)),
  ),
  confirmDays: z.optional(
    z.nullable(
      z
        .int('Give whole days.')
        .check(
          z.minimum(1, 'Give at least 1 day.'),
          z.maximum(MOST_CONFIRM_DAYS, `Give at most ${MOST_CONFIRM_DAYS} days.`),
        ),
    ),
  ),
  /** Of a knock-out; the usual one is first_match. */
  plate: z.optional(z.nullable(z.enum(plates))),
}

export const generateBracketBody = z.strictObject({
  ...drawTerms,
  seeding: z.enum(bracketSeedings, { error: 'Choose how the draw is made.' }),
  /** Every entrant once, first seed first, a pair by its first player; for seeding "given". */
  order: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(5000))),
  /** For seeding "random": the same seed makes the same draw. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
  thirdPlace: z.optional(z.boolean()),
  /** Usually singles. */
  matchFormat: z.optional(z.enum(matchFormats)),
  /** Of four-ball and foursomes: who plays together. Entrants who are in none of them are not in the draw. */
  pairs: z.optional(
    z
      .array(z.array(z.string().check(z.maxLength(80))).check(z.length(2, 'Two players make a pair.')))
      .check(z.maxLength(2500)),
  ),
  /** Of pairs; usually the one that Appendix C recommends. */
  allowancePercent: z.optional(
    z
      .int('Give a whole number of percent.')
      .check(z.minimum(0, 'Give 0 to 100 %.'), z.maximum(100, 'Give 0 to 100 %.')),
  ),
  strokesMethod: z.optional(z.enum(matchStrokesMethods)),
})

export const generateBracket = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/bracket',
  permission: 'administer_club',
  tag: 'Match play',
  summary: 'Draws the bracket from the entries; can be repeated until a result is recorded (D14)',
  params: competitionParams,
  body: generateBracketBody,
  reply: bracket,
})

export const takeDrawBack = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/bracket',
  permission: 'administer_club',
  tag: 'Match play',
  summary:
    'Takes a draw back of which nothing has been played, so that players can be entered and withdrawn again; safe to repeat',
  params: competitionParams,
  reply: bracket,
})

export const bracketTermsBody = z.strictObject({
  ...drawTerms,
  /** More time for single matches; null gives them the day of their round again. */
  matches: z.optional(
    z
      .array(z.strictObject({ matchId: pathId, day: z.nullable(day) }))
      .check(z.maxLength(200, 'Send at most 200 matches at once.')),
  ),
})

export const setBracketTerms = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/bracket',
  permission: 'administer_club',
  tag: 'Match play',
  summary: 'Sets by when rounds and matches are played, how results are confirmed, and the plate',
  params: competitionParams,
  body: bracketTermsBody,
  reply: bracket,
})
