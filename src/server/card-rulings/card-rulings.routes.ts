import type { FastifyInstance } from 'fastify'
import { listCardRulings, ruleOnCard as ruleOnCardCall } from '#contract/card-rulings.ts'
import { mayRuleOnCards } from '#domain/club/permissions.ts'
import { findCompetition } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireCompetitionReader } from '../http/require.ts'
import { serve } from '../http/serve-call.ts'
import { readCardRulings } from './card-rulings.store.ts'
import { ruleOnCard } from './rule-on-card.ts'

export function cardRulingRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listCardRulings, async ({ viewer, params, query }) => {
    const competition = await findCompetition(db, params.competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    const seesAll = mayRuleOnCards(viewer, competition.clubId)
    const cards = await readCardRulings(db, params.competitionId, query.userId)
    return cards.map((card) => (seesAll || card.userId === viewer.userId ? card : { ...card, reason: null }))
  })

  serve(app, sessions, ruleOnCardCall, ({ viewer, params, body }) =>
    ruleOnCard(services, {
      viewer,
      competitionId: params.competitionId,
      userId: params.userId,
      status: body.status,
      reason: body.reason ?? null,
    }),
  )
}
