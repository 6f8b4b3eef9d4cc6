import { z } from 'zod/mini'
import { MOST_ROUNDS } from '#golf/competition/formats/several-rounds.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from '../competition/competitions.ts'
import { holeNumber } from '../course/course-changes.ts'
import { reason } from './round-card.ts'
import { correctionEffect } from './term-corrections.ts'
import { wholeNumber } from '../platform/values.ts'

const holes = z.array(holeNumber).check(z.maxLength(18))

const closing = {
  roundNumber: wholeNumber({ least: 1, most: MOST_ROUNDS, what: 'The round' }),
  /** Exactly these holes of the round are closed; an empty list opens all of them. */
  holes,
  /** Those that were closed when the desk looked. Where others are by now, the answer is 409 with `now`, as they are. */
  seen: holes,
}

const { places, prizes, indexes } = correctionEffect.shape

export const previewClosedHoles = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/closed-holes/preview',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'What closing exactly these holes of a round would move: cards, places, prizes and indexes. Nothing is stored',
  params: competitionParams,
  body: z.strictObject(closing),
  reply: z.object({
    /** How many holes count then, and their par; of women’s own pars where the course has them the men’s. */
    holesLeft: z.number(),
    par: z.number(),
    /** Cards that are scored anew. */
    cards: z.number(),
    /** How many of them are totals without holes whose confirmation is gone then: the club confirms them again. */
    totalsToConfirm: z.number(),
    /** How many of them count for the Handicap Index, before and after. */
    onRecord: z.object({ before: z.number(), after: z.number() }),
    places,
    prizes,
    indexes,
  }),
})
export type ClosedHolesEffect = z.infer<typeof previewClosedHoles.reply>

export const closeHoles = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/closed-holes',
  permission: 'administer_club',
  tag: 'Competitions',
  summary:
    'Closes exactly these holes of a round for everybody, before, during or after play; none opens all of them again. What was entered there is kept and does not count; every card, board and handicap record follows. Safe to repeat',
  params: competitionParams,
  body: z.strictObject({ ...closing, reason }),
  reply: z.object({
    /** How many cards are scored anew. */
    cards: z.number(),
  }),
})
