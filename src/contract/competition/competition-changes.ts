import { z } from 'zod/mini'
import { feeWays } from '../money/entry-payment.ts'
import { bracketTypes, competitionStatuses, competitionTypes } from '#golf/competition/competition.ts'
import { nines } from '#golf/course/nines.ts'
import { MOST_ROUNDS } from '#golf/competition/formats/several-rounds.ts'
import { declaredReasons } from '#golf/handicap/not-for-handicap.ts'
import { cutTies } from '#golf/board/cut-terms.ts'
import { maximumKinds } from '#golf/card/maximum-score.ts'
import { choosableTables } from '#golf/card/stableford.ts'
import { defineCall } from '../platform/call.ts'
import { competition, competitionParams } from './competitions.ts'
import { sentences } from '../platform/field-sentences.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { clubTime, decimal, line, optionalText, orNothing, pathId, wholeNumber } from '../platform/values.ts'

/* The forms of administrators, apart from what everybody's screens read of competitions. */

/** Why the allowance is not the recommended one: asked for where it is sent empty, and not where it is left out. */
const allowanceReason = optionalText(200, 'The reason')

/** How the entry fee is paid; by card only while the club can be paid by card. */
const feeWay = z.optional(z.enum(feeWays, { error: 'Choose how the fee is paid.' }))

/** Why its scores go on no handicap record, with a note that another reason needs; nothing where they do. */
const notForHandicap = {
  notForHandicap: orNothing(z.enum(declaredReasons)),
  notForHandicapNote: optionalText(200, 'The note'),
}

/** Which nine of a course of eighteen holes is played; nothing: all holes of the course. */
const nine = orNothing(z.enum(nines, { error: 'Choose the front or the back nine.' }))

/** What some formats are set up with and others are not. */
const formatSettings = {
  teamSize: orNothing(wholeNumber({ least: 2, most: 12, what: 'Team size' })),
  countingScores: orNothing(wholeNumber({ least: 1, most: 12, what: 'Counting scores' })),
  bracketType: orNothing(z.enum(bracketTypes)),
  /** For Stableford; other formats have their own. */
  stablefordTable: orNothing(z.enum(choosableTables)),
  /** For maximum score; without it net double bogey. `maximumStrokes`: the fixed maximum, or strokes over par. */
  maximumKind: orNothing(z.enum(maximumKinds)),
  maximumStrokes: orNothing(wholeNumber({ least: 2, most: 15, what: 'The maximum' })),
  /** Rounds whose total is the result, in formats of single players; without it one. */
  roundCount: orNothing(wholeNumber({ least: 1, most: MOST_ROUNDS, what: 'The number of rounds' })),
  /** After which round how many go on; without both everybody plays each. `cutTies`: those level with the last. */
  cutAfter: orNothing(wholeNumber({ least: 1, most: MOST_ROUNDS - 1, what: 'The round before the cut' })),
  cutPlaces: orNothing(wholeNumber({ least: 1, most: 5000, what: 'The number of players who go on' })),
  cutTies: orNothing(z.enum(cutTies)),
}

export const createCompetitionBody = z.strictObject({
  name: line(120, 'Name'),
  clubId: z.string(),
  courseId: orNothing(z.string()),
  nine,
  teeId: orNothing(z.string()),
  startDate: clubTime,
  endDate: clubTime,
  competitionType: z.enum(competitionTypes, { error: () => sentences.competitionType() }),
  maxParticipants: orNothing(wholeNumber({ least: 2, most: 5000, what: 'Maximum participants' })),
  entryFee: orNothing(decimal({ digits: 2, least: 0, most: 100_000_00, what: 'Entry fee' })),
  feeWay,
  description: optionalText(2000, 'Description'),
  prizes: optionalText(2000, 'Prizes'),
  openToAll: z.optional(z.boolean()),
  allowance: orNothing(wholeNumber({ least: 0, most: 100, what: 'Allowance' })),
  allowanceReason,
  ...notForHandicap,
  ...formatSettings,
  /** true: player and marker each confirm the card on their own phone; else the partner signs on the player's. */
  markerCard: z.optional(z.boolean()),
  /** true: only administrators see it until they open it for entries. */
  isDraft: z.optional(z.boolean()),
  /** The competition it is like: what this form does not ask is taken from there. */
  copyOf: z.optional(pathId),
  /** Made on the page, so that sending again makes no second competition. */
  key: z.optional(z.string().check(z.regex(/^[a-z0-9]{12,40}$/))),
})

export const createCompetition = defineCall({
  method: 'POST',
  path: '/api/competitions',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Creates a competition. With `copyOf` it takes over entry conditions and times, tees of women and juniors, divisions, prizes, hidden holes and links of another one. Safe to repeat with a `key`',
  body: createCompetitionBody,
  reply: competition,
})

export const updateCompetitionBody = z.strictObject({
  version: seenVersion,
  name: z.optional(line(120, 'Name')),
  startDate: z.optional(clubTime),
  endDate: z.optional(clubTime),
  maxParticipants: orNothing(wholeNumber({ least: 2, most: 5000, what: 'Maximum participants' })),
  entryFee: orNothing(decimal({ digits: 2, least: 0, most: 100_000_00, what: 'Entry fee' })),
  feeWay,
  description: optionalText(2000, 'Description'),
  prizes: optionalText(2000, 'Prizes'),
  allowance: z.optional(wholeNumber({ least: 0, most: 100, what: 'Allowance' })),
  allowanceReason,
  competitionType: z.optional(z.enum(competitionTypes, { error: () => sentences.competitionType() })),
  /** Of another course the tees with the same names are taken. */
  courseId: orNothing(pathId),
  nine,
  /** Left out, they move with the first day; entries that are open stay open. */
  entriesOpenAt: orNothing(clubTime),
  entriesCloseAt: orNothing(clubTime),
  openToAll: z.optional(z.boolean()),
  markerCard: z.optional(z.boolean()),
  ...notForHandicap,
  ...formatSettings,
})

export const updateCompetition = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Changes what a competition is, each field until something stands on it: a card, a team, a draw, a published time. Entry times and a draw that is not published move with the days',
  params: competitionParams,
  body: updateCompetitionBody,
  reply: competition,
})

export const dropRounds = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/drop-rounds',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Drops the last rounds of a competition although cards of them were begun: those that are not handed in are taken off, the others stand outside it; safe to repeat',
  params: competitionParams,
  body: z.strictObject({
    /** How many rounds stay. */
    roundCount: wholeNumber({ least: 1, most: MOST_ROUNDS - 1, what: 'The number of rounds' }),
    reason: line(200, 'The reason').check(z.minLength(3, 'The reason has at least 3 characters.')),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const editFacts = z.object({
  status: z.enum(competitionStatuses),
  lastRoundBegun: z.number(),
  cutAfter: z.nullable(z.number()),
  hasTeams: z.boolean(),
  isBracketDrawn: z.boolean(),
  areStartsPublished: z.boolean(),
})

export const getEditFacts = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/edit-facts',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'What stands on a competition by now, by which its editor knows the fields that are closed',
  params: competitionParams,
  reply: editFacts,
})
