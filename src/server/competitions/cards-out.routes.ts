import type { FastifyInstance } from 'fastify'
import { getCardsOut } from '#contract/cards-out.ts'
import { getClubDay } from '#contract/club-day.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import { serve } from '../http/serve-call.ts'
import { listCardsOut } from './cards-out.store.ts'
import { hasUnconfirmedTotals, listEntrantsOfDay } from './club-day.store.ts'
import { readClubDay, toWireTotals } from './club-day.ts'
import { findCompetition } from './competitions.store.ts'

export function cardsOutRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  serve(app, sessions, getCardsOut, async ({ viewer, params: { competitionId } }) => {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    const [out, entrants] = await Promise.all([
      listCardsOut(db, competitionId),
      listEntrantsOfDay(db, [competitionId]),
    ])
    return {
      out,
      unconfirmed: entrants.filter(hasUnconfirmedTotals).map(({ roundId, userId, playerName, ...card }) => ({
        ...{ roundId, userId, playerName },
        ...toWireTotals(card),
      })),
      notStarted: entrants
        .filter(({ roundId }) => roundId === null)
        .map(({ userId, playerName }) => ({ userId, playerName })),
    }
  })

  serve(app, sessions, getClubDay, ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return readClubDay(services, { viewer, clubId })
  })
}
