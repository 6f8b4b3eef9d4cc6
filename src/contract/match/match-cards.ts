import { z } from 'zod/mini'
import { MOST_MATCH_HOLES } from '#golf/match/match-card.ts'
import { matchWordKinds } from '#golf/match/match-entry.ts'
import { defineCall } from '../platform/call.ts'
import { holeStrokes } from '../card/hole-strokes.ts'
import { matchParams, matchProgress } from './matches.ts'
import { instant } from '../platform/values.ts'

const side = z.enum(['A', 'B'])

/** A word of a match as it is sent; which of its fields a kind has is read by wire-match-entry.ts. */
const sentFields = {
  /** Minted on the phone, as those of hole entries (golf/card/entry-id.ts). */
  id: z
    .string()
    .check(z.regex(/^ent_[a-z0-9]{9}[a-z0-9]{8,40}$/, 'An entry id is ent_ and 17 to 49 letters or digits.')),
  kind: z.enum(matchWordKinds),
  /** 1 first, extra holes go on counting; null for a word about the whole match. */
  holeNumber: z.nullable(
    z
      .int()
      .check(
        z.minimum(1),
        z.maximum(MOST_MATCH_HOLES, `A match has at most ${MOST_MATCH_HOLES} holes here.`),
      ),
  ),
  /** Who won, conceded, withdrew or is confirmed as the winner; A is player 1. */
  side: z.optional(z.nullable(side)),
  /** Of kind "strokes": gross; null for a side that picked up. */
  strokesA: z.optional(z.nullable(holeStrokes)),
  strokesB: z.optional(z.nullable(holeStrokes)),
  /** Of kind "confirmed": the result as the card shows it. */
  result: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  at: instant,
}
export const sentMatchEntry = z.strictObject(sentFields)
export type SentMatchEntry = z.output<typeof sentMatchEntry>

const matchEntry = z.object({ ...sentFields, at: z.string(), authorId: z.string() })
export type WireMatchEntry = z.infer<typeof matchEntry>

const player = z.object({ userId: z.string(), firstName: z.string(), lastName: z.string() })

/** What a card is after each write, and what every phone works its state out from. */
const cardNow = {
  /** The latest word of each speaker on each hole, on the ending, and the confirmations that count. */
  entries: z.array(matchEntry),
  /** Rises with every change of the card. */
  revision: z.number(),
  status: z.enum(['pending', 'completed']),
  winnerId: z.nullable(z.string()),
  result: z.nullable(z.string()),
}

export const matchCard = z.object({
  ...cardNow,
  matchId: z.string(),
  competitionId: z.string(),
  competitionName: z.string(),
  matchNumber: z.number(),
  roundName: z.string(),
  player1: player,
  player2: player,
  /** Strokes given, with their arithmetic (R5.2); null where the competition has no course. */
  strokes: z.nullable(z.object({ summary: z.string(), steps: z.array(z.string()) })),
  /** In the order played. Pairs are of player 1 and player 2, whose cards may differ; null without a course. */
  holes: z.array(
    z.object({
      holeNumber: z.number(),
      pars: z.nullable(z.array(z.number())),
      strokeIndexes: z.nullable(z.array(z.number())),
      strokes: z.array(z.number()),
    }),
  ),
  /** The user may enter on it now. */
  canScore: z.boolean(),
})
export type MatchCardView = z.infer<typeof matchCard>

export const getMatchCard = defineCall({
  method: 'GET',
  path: '/api/matches/:matchId/card',
  permission: 'see_club',
  tag: 'Match play',
  summary: 'The card of a match, hole by hole, once both players are known',
  isKept: true,
  params: matchParams,
  reply: matchCard,
})

export const MOST_MATCH_ENTRIES_AT_ONCE = 200

export const recordMatchEntries = defineCall({
  method: 'POST',
  path: '/api/matches/:matchId/entries',
  permission: 'record_match',
  tag: 'Match play',
  summary:
    'Records what was said about holes of a match and about the match; safe to repeat and in any order. When both players, or the club, have confirmed the same result it is recorded',
  params: matchParams,
  body: z.strictObject({
    entries: z
      .array(sentMatchEntry)
      .check(
        z.minLength(1),
        z.maxLength(MOST_MATCH_ENTRIES_AT_ONCE, `Send at most ${MOST_MATCH_ENTRIES_AT_ONCE} at once.`),
      ),
  }),
  reply: z.object({
    ...cardNow,
    /** Ids that are safely stored, repeated ones included. */
    acknowledged: z.array(z.string()),
    progress: matchProgress,
  }),
})
