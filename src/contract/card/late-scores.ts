import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { holeInput, reason, roundCard } from './round-card.ts'
import { holeEntry, sentHoleEntry } from './rounds.ts'
import { pathId } from '../platform/values.ts'

/** As many as a phone sends at once (rounds.ts). */
const MOST_AT_ONCE = 100

export const proposeLateScores = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/late-scores',
  permission: 'score_round',
  tag: 'Rounds',
  summary:
    'Keeps scores that come after the card was handed in as proposals to the club; the card stays as it is. Safe to repeat',
  params: z.object({ roundId: pathId }),
  body: z.strictObject({
    entries: z
      .array(sentHoleEntry)
      .check(z.minLength(1), z.maxLength(MOST_AT_ONCE, `Send at most ${MOST_AT_ONCE} at once.`)),
  }),
  reply: z.object({
    /** Ids that the sender need not keep any longer. */
    acknowledged: z.array(z.string()),
    /** What counts on the holes that were sent, as before. */
    entries: z.array(holeEntry),
    /** The holes whose score differs from the card: the club decides about these. */
    proposed: z.array(z.number()),
  }),
})

export const decideLateScore = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/late-scores/:lateScoreId/decision',
  permission: 'change_card',
  tag: 'Rounds',
  summary: 'Puts a late score on the card, or dismisses it, for administrators; safe to repeat',
  params: z.object({ roundId: pathId, lateScoreId: pathId }),
  body: z.strictObject({
    accepts: z.boolean(),
    reason,
    /** What the administrator saw on the card; another value there now is somebody else’s change. */
    from: holeInput,
  }),
  reply: roundCard,
})

export const listLateScores = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/late-scores',
  permission: 'administer_club',
  tag: 'Rounds',
  summary: 'The cards of a club with late scores that nobody has decided about, the oldest first',
  params: clubParams,
  reply: z.object({
    cards: z.array(
      z.object({
        roundId: z.string(),
        playerName: z.string(),
        courseName: z.string(),
        roundDate: z.string(),
        holes: z.array(z.number()),
      }),
    ),
  }),
})
