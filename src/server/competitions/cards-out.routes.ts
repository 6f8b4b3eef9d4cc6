import type { FastifyInstance } from 'fastify'
import { getCardsOut } from '#contract/cards-out.ts'
import { getClubDay } from '#contract/club-day.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import { serve } from '../http/serve-call.ts'
import { listCardsOut, listNotStarted } from './cards-out.store.ts'
import { readClubDay } from './club-day.ts'
import { findCompetition } from './competitions.store.ts'

export function cardsOutRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  serve(app, sessions, getCardsOut, async ({ viewer, params: { competitionId } }) => {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    return {
      out: await listCardsOut(db, competitionId),
      notStarted: await listNotStarted(db, competitionId),
    }
  })

  serve(app, sessions, getClubDay, ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return readClubDay(services, { viewer, clubId })
  })
}
