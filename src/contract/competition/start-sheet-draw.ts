import { z } from 'zod/mini'
import { MOST_ROUNDS } from '#golf/competition/formats/several-rounds.ts'
import { MOST_DELAY_MINUTES } from '#golf/competition/start-sheet/delay-starts.ts'
import { startHalves, startKinds, startOrders } from '#golf/competition/start-sheet/start-sheet.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { sentences } from '../platform/field-sentences.ts'
import { marks } from '../club/marks.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { clubTime, instant, orNothing, pathId, wholeNumber } from '../platform/values.ts'

/* The draw of a competition's groups, which administrators make, change and publish. */

const MOST_GROUPS = 500
const groupSize = z.literal([2, 3, 4])

/** A time on the club's clock, "10:05". */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => sentences.clubTime() }))

const startBreak = z.object({ at: clock, minutes: z.number() })
const wish = z.object({
  userId: z.string(),
  with: z.array(z.string()),
  notBefore: z.nullable(z.string()),
  notAfter: z.nullable(z.string()),
})

/** What of a draw its competition does not have. */
export const drawMismatch = z.union([
  z.object({ of: z.literal('day'), drawn: z.string(), first: z.string(), last: z.string() }),
  z.object({ of: z.literal('hole'), drawn: z.number(), holes: z.number() }),
  z.object({ of: z.literal('round'), drawn: z.number(), rounds: z.number() }),
])

export const startDraw = z.object({
  competitionId: z.string(),
  timeZone: z.string(),
  /** 0: nothing is drawn yet. */
  version: z.number(),
  /** How it was drawn last; null before that. */
  settings: z.nullable(
    z.object({
      kind: z.enum(startKinds),
      groupSize,
      firstAt: z.string(),
      intervalMinutes: z.number(),
      breaks: z.array(startBreak),
      order: z.enum(startOrders),
      seed: z.nullable(z.number()),
      /** Of a competition of several rounds. */
      round: z.optional(z.number()),
    }),
  ),
  groups: z.array(
    z.object({
      startsAt: z.string(),
      hole: z.number(),
      half: z.nullable(z.enum(startHalves)),
      players: z.array(z.string()),
    }),
  ),
  /** Everybody who is entered, in the order of entry; who is in no group waits for a place. */
  players: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      marks,
      handicap: z.nullable(z.string()),
    }),
  ),
  wishes: z.array(wish),
  /** Players who belong together, in competitions of teams. */
  teams: z.array(z.array(z.string())),
  holes: z.array(z.object({ number: z.number(), par: z.number() })),
  drawnAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** How many players have another start than the one they were told. */
  toTell: z.number(),
  /** How many of these have no account, and read the start sheet on paper. */
  toTellOnPaper: z.number(),
  /** The first and the last day of the competition now, "2026-06-07"; left out by servers from before it was sent. */
  days: z.optional(z.object({ first: z.string(), last: z.string() })),
  /** What of the draw the competition no longer has, with both facts; left out where all fits. It cannot be published so. */
  mismatches: z.optional(z.array(drawMismatch)),
  /** The first start before the competition, or the last after its end, at which nobody can begin a card; published all the same. */
  outside: z.optional(z.object({ of: z.enum(['before', 'after']), startsAt: z.string(), limit: z.string() })),
})
export type StartDraw = z.infer<typeof startDraw>

export const getStartDraw = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/draw',
  permission: 'run_desk',
  tag: 'Start sheets',
  summary:
    'The draw of the groups as administrators and helpers at the desk work on it, with who is entered and what they asked for',
  params: competitionParams,
  reply: startDraw,
})

export const drawStarts = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/draw',
  permission: 'administer_club',
  tag: 'Start sheets',
  summary:
    'Draws everybody who is entered into groups; what was drawn before is replaced, and nothing is published',
  params: competitionParams,
  body: z.strictObject({
    version: seenVersion,
    kind: z.enum(startKinds),
    groupSize,
    firstAt: clubTime,
    intervalMinutes: wholeNumber({ least: 1, most: 60, what: 'The interval' }),
    breaks: z
      .array(
        z.strictObject({
          at: clock,
          minutes: wholeNumber({ least: 1, most: 240, what: 'The length of a break' }),
        }),
      )
      .check(z.maxLength(8)),
    order: z.enum(startOrders),
    /** For a random order: the same seed makes the same draw. */
    seed: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)))),
    /** Which of several rounds it is of; left out, it is that of its day, or the next one to be played. */
    round: orNothing(wholeNumber({ least: 1, most: MOST_ROUNDS, what: 'The round' })),
  }),
  reply: startDraw,
})

export const arrangeStarts = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/draw/groups',
  permission: 'run_desk',
  tag: 'Start sheets',
  summary: 'Keeps the groups as they were arranged by hand; nothing is published',
  params: competitionParams,
  body: z.strictObject({
    version: seenVersion,
    groups: z
      .array(
        z.strictObject({
          startsAt: instant,
          hole: wholeNumber({ least: 1, most: 18, what: 'The hole' }),
          half: z.nullable(z.enum(startHalves)),
          players: z.array(pathId).check(z.maxLength(8)),
        }),
      )
      .check(z.maxLength(MOST_GROUPS)),
  }),
  reply: startDraw,
})

export const delayStarts = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/draw/delay',
  permission: 'run_desk',
  tag: 'Start sheets',
  summary:
    'Moves all starts that are still to come, or those from a moment on, by minutes; on a published sheet at once, and their players are told. Who has teed off keeps their time. The same request again moves nothing',
  params: competitionParams,
  body: z.strictObject({
    /** The draw that was seen. One delay is made from each. */
    version: wholeNumber({ least: 1, most: 2_147_483_647, what: 'The version' }),
    /** Fewer than none: earlier. */
    minutes: wholeNumber({ least: -MOST_DELAY_MINUTES, most: MOST_DELAY_MINUTES, what: 'The delay' }),
    /** With it, groups whose time has passed and who have no score are moved too. */
    from: z.optional(z.nullable(instant)),
  }),
  reply: z.object({
    draw: startDraw,
    /** Groups that have another time now, and groups that have teed off and kept theirs. */
    moved: z.number(),
    teedOff: z.number(),
    /** Players who were told their new time in the app, and those who have no account in which they could read it. */
    told: z.number(),
    toTellOnPaper: z.number(),
  }),
})
export type DelayedStarts = z.infer<typeof delayStarts.reply>

export const setStartWish = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/draw/wishes/:userId',
  permission: 'administer_club',
  tag: 'Start sheets',
  summary: 'What a player asked for in the draw; nothing of all takes the wish away. Safe to repeat',
  params: z.extend(competitionParams, { userId: pathId }),
  body: z.strictObject({
    with: z.array(pathId).check(z.maxLength(3)),
    notBefore: orNothing(clock),
    notAfter: orNothing(clock),
  }),
  reply: startDraw,
})

export const publishStarts = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/draw/publication',
  permission: 'run_desk',
  tag: 'Start sheets',
  summary: 'Shows the start sheet to players, and tells those whose time, hole or partners are new to them',
  params: competitionParams,
  body: z.strictObject({ version: seenVersion }),
  reply: startDraw,
})

export const withdrawStarts = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/draw/publication',
  permission: 'administer_club',
  tag: 'Start sheets',
  summary: 'Hides the start sheet from players; the draw stays as it is. Safe to repeat',
  params: competitionParams,
  reply: startDraw,
})
