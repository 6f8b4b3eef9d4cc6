import type { FastifyInstance } from 'fastify'
import { getPrizes, putPrizes, putPrizeWinner, type CompetitionPrizes } from '#contract/competition/prizes.ts'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import { findCompetition } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { setPrizeWinner } from './set-prize-winner.ts'
import { setPrizes } from './set-prizes.ts'
import { readPrizes } from './work-out-prizes.ts'

export function prizeRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function read(viewer: SignedIn, competitionId: string): Promise<CompetitionPrizes> {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    return readPrizes(services, { competition, seesAwards: mayAdministerClub(viewer, competition.clubId) })
  }

  serve(app, sessions, getPrizes, ({ viewer, params }) => read(viewer, params.competitionId))

  serve(app, sessions, putPrizes, async ({ viewer, params: { competitionId }, body }) => {
    await setPrizes(services, { viewer, competitionId, body })
    return read(viewer, competitionId)
  })

  serve(app, sessions, putPrizeWinner, async ({ viewer, params, body }) => {
    const { userId, measure = null } = body
    await setPrizeWinner(services, { viewer, ...params, userId, measure })
    return read(viewer, params.competitionId)
  })
}
