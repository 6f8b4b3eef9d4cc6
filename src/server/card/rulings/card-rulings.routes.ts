import type { FastifyInstance } from 'fastify'
import {
  listCardRulings,
  ruleOnCard as ruleOnCardCall,
  ruleOnCards as ruleOnCardsCall,
  type CardRuling as WireCardRuling,
} from '#contract/card/card-rulings.ts'
import { mayRuleOnCards } from '#contract/club/permissions.ts'
import { findCompetition } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { withMarks } from '../../club/club.ts'
import { readCardRulings, type CardRuling } from './card-rulings.store.ts'
import { ruleOnCard, ruleOnCards } from './rule-on-card.ts'

export function cardRulingRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listCardRulings, async ({ viewer, params, query }) => {
    const competition = await findCompetition(db, params.competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    const seesAll = mayRuleOnCards(viewer, competition.clubId)
    const cards = await readCardRulings(db, params.competitionId, query.userId)
    const shown = cards.map((card) =>
      toWireRuling(card, { isShown: seesAll || card.userId === viewer.userId }),
    )
    const { id, clubId } = competition
    return withMarks(db, shown, { clubId, competitionIds: [id], to: seesAll ? 'club' : 'players' })
  })

  serve(app, sessions, ruleOnCardCall, async ({ viewer, params, body }) => {
    const card = await ruleOnCard(services, {
      viewer,
      competitionId: params.competitionId,
      userId: params.userId,
      status: body.status,
      reason: body.reason ?? null,
      countsForHandicap: body.countsForHandicap ?? true,
    })
    return toWireRuling(card, { isShown: true })
  })

  serve(app, sessions, ruleOnCardsCall, async ({ viewer, params: { competitionId }, body }) => {
    const { cards, reason = null } = body
    const ruled = await ruleOnCards(services, { viewer, competitionId, cards, reason })
    return ruled.map((card) => toWireRuling(card, { isShown: true }))
  })
}

/** Why, and what it means for the handicap, are for the player and the administrators. */
function toWireRuling(
  { countsForHandicap, ...card }: CardRuling,
  { isShown }: { isShown: boolean },
): WireCardRuling {
  if (!isShown) return { ...card, reason: null }
  return card.status === 'disqualified' ? { ...card, countsForHandicap } : card
}
