import { z } from 'zod/mini'
import { competitionTypes } from '#golf/competition/competition.ts'
import { defineCall } from '../platform/call.ts'
import { clubColour } from '../club/club-face.ts'
import { marks } from '../club/marks.ts'
import { holeInput, reason } from './round-card.ts'
import { roundDetail, sentHoleEntry } from './rounds.ts'
import { optionalText, pathId } from '../platform/values.ts'

/*
 * What a kiosk may do, and all it may do: see the names of players who may hand in a card, what such a card is scored
 * with, and hand it in. It sees no address, no Handicap Index and nobody's other rounds. Of players of one name it sees when
 * and from where they start, their tee or home club, or the end of their member number.
 */

/** Fewer letters would let somebody read the list of members at the bar. */
export const FEWEST_LETTERS = 3

export const kioskClub = z.object({
  kioskName: z.string(),
  clubName: z.string(),
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
  courses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tees: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})
export type KioskClub = z.infer<typeof kioskClub>

export const openKiosk = defineCall({
  method: 'POST',
  path: '/api/kiosk/open',
  permission: 'everyone',
  tag: 'Kiosk',
  summary: 'Makes this browser the kiosk of a link, which works once; refused where somebody is signed in',
  body: z.strictObject({ link: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: kioskClub,
})

export const readKiosk = defineCall({
  method: 'GET',
  path: '/api/kiosk',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary: 'The club of this kiosk with its courses; 401 as soon as the kiosk is withdrawn',
  reply: kioskClub,
})

const kioskPlayer = z.object({ id: z.string(), name: z.string(), marks })
export type KioskPlayer = z.infer<typeof kioskPlayer>

export const listKioskPlayers = defineCall({
  method: 'GET',
  path: '/api/kiosk/players',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary:
    'Names of players with an open card or entered in a competition that is being played; with three letters or more, also of any other member who plays',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    /** `player`: without letters only those whose card is still to come in. */
    as: z.optional(z.enum(['player', 'attester'])),
  }),
  reply: z.object({
    players: z.array(kioskPlayer),
    /** More players have these letters. */
    hasMore: z.boolean(),
  }),
})

const playerParams = z.object({ playerId: pathId })

const openCard = z.object({
  courseId: z.string(),
  courseName: z.string(),
  competitionId: z.nullable(z.string()),
  competitionName: z.nullable(z.string()),
  thru: z.number(),
})

export const readKioskPlayer = defineCall({
  method: 'GET',
  path: '/api/kiosk/players/:playerId',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary: 'Which card a player can hand in: the open one, or one of a competition they are entered in now',
  params: playerParams,
  reply: z.object({
    player: kioskPlayer,
    openCard: z.nullable(openCard),
    competitions: z.array(z.object({ id: z.string(), name: z.string(), courseId: z.nullable(z.string()) })),
  }),
})
export type KioskChoice = z.infer<typeof readKioskPlayer.reply>

const cardAsked = {
  courseId: pathId,
  competitionId: z.optional(pathId),
  teeId: z.optional(pathId),
}

/** What the card is scored with and what it has already, without the player's Handicap Index. */
export const kioskCard = z.object({
  courseId: z.string(),
  courseName: z.string(),
  competitionId: z.nullable(z.string()),
  competitionName: z.nullable(z.string()),
  competitionType: z.nullable(z.enum(competitionTypes)),
  terms: roundDetail.shape.terms,
  /** Who starts with the player on the published sheet: one of them attests, most likely. */
  partners: z.array(kioskPlayer),
  holes: z.array(
    z.object({ holeNumber: z.number(), result: holeInput.shape.result, grossScore: z.nullable(z.number()) }),
  ),
})
export type KioskCard = z.infer<typeof kioskCard>

export const readKioskCard = defineCall({
  method: 'GET',
  path: '/api/kiosk/players/:playerId/card',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary:
    'The player’s open card, or the card they would have; refused as starting it would be, and nothing is stored',
  params: playerParams,
  query: z.object(cardAsked),
  reply: kioskCard,
})

/** As a phone mints the id of an entry; of one handing in, however often it is sent. */
const handInId = z
  .string()
  .check(z.regex(/^kin_[a-z0-9]{17,49}$/, 'An id is kin_ and 17 to 49 letters or digits.'))

export const handInAtKiosk = defineCall({
  method: 'POST',
  path: '/api/kiosk/hand-ins',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary:
    'Hands a player’s card in as it was typed at the kiosk and attested by a second player; safe to repeat',
  body: z.strictObject({
    id: handInId,
    playerId: pathId,
    ...cardAsked,
    /** Every hole of the card as the second player saw it. */
    holes: z
      .array(z.strictObject({ holeNumber: sentHoleEntry.shape.holeNumber, ...holeInput.shape }))
      .check(z.minLength(1), z.maxLength(18)),
    attesterId: pathId,
    /** The drawn signature, an SVG data URL. */
    signature: z
      .string()
      .check(
        z.regex(/^data:image\/svg\+xml;base64,/, 'The second player signs with a finger or a pen.'),
        z.maxLength(20_000, 'The signature has at most 20000 characters.'),
      ),
    /** The photo of the paper card. */
    photo: optionalText(300, 'Photo'),
    /** Of nine to seventeen holes of eighteen: the others were not played for a valid reason (Rules of Handicapping 3.2). */
    hasValidReason: z.optional(z.boolean()),
    /** Of a second card with the scores of another of that day: true where both are of one round, which then counts once. */
    sameRound: z.optional(z.boolean()),
  }),
  reply: z.object({
    grossScore: z.nullable(z.number()),
    netScore: z.nullable(z.number()),
    stablefordPoints: z.nullable(z.number()),
    /** Whether the player can see the card in the app, and say there that it is not right. */
    hasAccount: z.boolean(),
  }),
})
export type HandInAtKiosk = z.input<typeof handInAtKiosk.body>
export type InAtKiosk = z.infer<typeof handInAtKiosk.reply>

/** A player says that a card which was handed in for them at a kiosk is not theirs, or not right. */
export const disputeKioskCard = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/kiosk-dispute',
  permission: 'own_round',
  tag: 'Kiosk',
  summary:
    'Tells the club that a card handed in at the clubhouse is not the player’s or not right; the card stays until the club decides. Safe to repeat',
  params: z.object({ roundId: pathId }),
  body: z.strictObject({ reason }),
  reply: z.object({ success: z.literal(true) }),
})

export const settleKioskCard = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/kiosk-dispute/settlement',
  permission: 'change_card',
  tag: 'Kiosk',
  summary:
    'Says, for administrators, that the club has dealt with what a player objected to a card; the reason is for the player. Safe to repeat',
  params: z.object({ roundId: pathId }),
  body: z.strictObject({ reason }),
  reply: z.object({ success: z.literal(true) }),
})

/** How a card came in at a kiosk, and what its player says of it; null for all other cards. */
export const kioskHandIn = z.object({
  kioskName: z.string(),
  at: z.string(),
  attestedBy: z.string(),
  dispute: z.nullable(
    z.object({
      at: z.string(),
      reason: z.nullable(z.string()),
      settledAt: z.nullable(z.string()),
      answer: z.nullable(z.string()),
    }),
  ),
})
export type KioskHandIn = z.infer<typeof kioskHandIn>

export const readKioskHandIn = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/kiosk',
  permission: 'see_round',
  tag: 'Kiosk',
  summary:
    'How the card was handed in at the clubhouse and whether its player objects; null where it was not',
  params: z.object({ roundId: pathId }),
  reply: z.nullable(kioskHandIn),
})

export const listKioskDisputes = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/kiosk-disputes',
  permission: 'administer_club',
  tag: 'Kiosk',
  summary: 'Cards handed in at the clubhouse to which their players object, the oldest first',
  params: z.object({ clubId: pathId }),
  reply: z.object({
    cards: z.array(
      z.object({ roundId: z.string(), playerName: z.string(), courseName: z.string(), reason: z.string() }),
    ),
  }),
})
