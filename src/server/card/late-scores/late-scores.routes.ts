import type { FastifyInstance } from 'fastify'
import {
  decideLateScore as decideLateScoreCall,
  listLateScores,
  proposeLateScores as proposeLateScoresCall,
} from '#contract/card/late-scores.ts'
import { fullName } from '#contract/club/former-member.ts'
import type { Services } from '../../platform/deps.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { readChangedCard } from '../card-changes/read-round-card.ts'
import { decideLateScore } from './decide-late-score.ts'
import { listCardsWithLateScores } from './late-scores.store.ts'
import { proposeLateScores } from './propose-late-scores.ts'

const CARDS_LISTED = 50

/** Scores that came after their card was handed in: kept for the club, which decides (P9). */
export function lateScoreRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, proposeLateScoresCall, ({ viewer, params, body }) =>
    proposeLateScores(services, { viewer, ...params, ...body }),
  )

  serve(app, sessions, decideLateScoreCall, async ({ viewer, params, body }) => {
    await decideLateScore(services, { viewer, ...params, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, listLateScores, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    const cards = await listCardsWithLateScores(db, clubId, CARDS_LISTED)
    return {
      cards: cards.map(({ roundId, startedAt, courseName, holes, ...player }) => ({
        roundId,
        courseName,
        holes,
        playerName: fullName(player),
        roundDate: startedAt.toISOString(),
      })),
    }
  })
}
