import type { FastifyInstance } from 'fastify'
import { listEntries, setCardStatus as setCardStatusCall } from '#contract/entries.ts'
import { mayAdministerClub } from '#domain/club/permissions.ts'
import { findCompetition } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireMember } from '../http/require.ts'
import { serve } from '../http/serve-call.ts'
import { listEntryCards } from './entries.store.ts'
import { setCardStatus } from './set-card-status.ts'

export function entryRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listEntries, async ({ viewer, params, query }) => {
    const competition = await findCompetition(db, params.competitionId)
    if (!competition) throw new AppError('not_found')
    requireMember(viewer, competition.clubId)
    const seesAll = mayAdministerClub(viewer, competition.clubId)
    const cards = await listEntryCards(db, params.competitionId, query.userId)
    return cards.map((card) => (seesAll || card.userId === viewer.userId ? card : { ...card, reason: null }))
  })

  serve(app, sessions, setCardStatusCall, ({ viewer, params, body }) =>
    setCardStatus(services, {
      viewer,
      competitionId: params.competitionId,
      userId: params.userId,
      status: body.status,
      reason: body.reason ?? null,
    }),
  )
}
