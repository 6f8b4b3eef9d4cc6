import { z } from 'zod/mini'
import { roundElsewhereDecisions } from '#golf/handicap/round-elsewhere-kinds.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { handicapRecord } from './handicap.ts'
import { reason } from '../card/round-card.ts'
import { roundElsewhere, roundOfDay } from './round-elsewhere.ts'
import { decimal, id, line, optionalText, pathId, wholeNumber } from '../platform/values.ts'

const day = z.iso.date('This is a day such as 2026-05-01.')

const entered = z.strictObject({
  /** Made where the round is typed: the same one sent again is entered once. */
  id: id('rel'),
  day,
  courseName: line(120, 'Course'),
  teeName: line(40, 'Tee'),
  holes: z.union([z.literal(9), z.literal(18)]),
  /** Of the nine holes where nine were played. */
  courseRating: decimal({ digits: 1, least: 200, most: 900, what: 'Course rating' }),
  slope: wholeNumber({ least: 55, most: 155, what: 'Slope' }),
  par: wholeNumber({ least: 27, most: 90, what: 'Par' }),
  /** No hole counts more than net double bogey (Rules of Handicapping 3.1). */
  adjustedGross: wholeNumber({ least: 9, most: 180, what: 'Adjusted gross score' }),
  markerName: line(80, 'Marker'),
  note: optionalText(300, 'Note'),
  /** Whoever enters it knows of the other round of the day, and this is another one. */
  isAnotherRound: z.optional(z.boolean()),
})

export const enterRoundElsewhere = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/rounds-elsewhere',
  permission: 'play_at_club',
  tag: 'Handicap',
  summary:
    'The player enters a round of another club on the own handicap record; it waits for the committee where the club wishes. 409 round_on_day where another round of that day may be the same',
  params: clubParams,
  body: entered,
  reply: handicapRecord,
})

export const offerWatchRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/offer',
  permission: 'own_round',
  tag: 'Handicap',
  summary:
    'The player asks the handicap committee to take a round from a watch onto the handicap record; it waits, whatever the club’s rule for rounds elsewhere. The same round again changes nothing. 409 round_on_day where another round of that day may be the same',
  params: z.object({ roundId: pathId }),
  body: z.strictObject({
    markerName: line(80, 'Marker'),
    note: optionalText(300, 'Note'),
    /** The player knows of the other round of the day, and this is another one. */
    isAnotherRound: z.optional(z.boolean()),
  }),
  reply: handicapRecord,
})

export const enterMemberRoundElsewhere = defineCall({
  method: 'POST',
  path: '/api/members/:memberId/rounds-elsewhere',
  permission: 'rule_on_handicaps',
  tag: 'Handicap',
  summary: 'The handicap committee enters a round that a member played at another club; it counts at once',
  params: z.object({ memberId: pathId }),
  body: entered,
  reply: handicapRecord,
})

export const withdrawRoundElsewhere = defineCall({
  method: 'POST',
  path: '/api/rounds-elsewhere/:elsewhereId/withdraw',
  permission: 'own_round',
  tag: 'Handicap',
  summary: 'The player withdraws a round of another club that still waits for the committee; safe to repeat',
  params: z.object({ elsewhereId: pathId }),
  reply: handicapRecord,
})

export const decideOnRoundElsewhere = defineCall({
  method: 'POST',
  path: '/api/members/:memberId/rounds-elsewhere/:elsewhereId/decision',
  permission: 'rule_on_handicaps',
  tag: 'Handicap',
  summary:
    'The handicap committee accepts or refuses a round of another club that waits, takes one off the record again, or says that it is not the round of a card that came in later; safe to repeat',
  params: z.object({ memberId: pathId, elsewhereId: pathId }),
  body: z.strictObject({
    decision: z.enum(roundElsewhereDecisions),
    /** Of a round that is refused or taken off. */
    reason: z.optional(reason),
    isAnotherRound: z.optional(z.boolean()),
  }),
  reply: handicapRecord,
})

const ofMember = z.object({ ...roundElsewhere.shape, userId: z.string(), playerName: z.string() })

export const listRoundsElsewhere = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/rounds-elsewhere',
  permission: 'administer_club',
  tag: 'Handicap',
  summary:
    'Rounds of other clubs that wait for the handicap committee, the longest first, and those that count of whose day a card came in since',
  params: clubParams,
  reply: z.object({
    /** The reader is on the handicap committee. */
    mayDecide: z.boolean(),
    rounds: z.array(ofMember),
    /** They may be the round of the card. */
    sameDay: z.array(z.object({ ...ofMember.shape, others: z.array(roundOfDay) })),
  }),
})
export type ListedRoundsElsewhere = z.infer<typeof listRoundsElsewhere.reply>
