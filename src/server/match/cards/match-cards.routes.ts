import type { FastifyInstance } from 'fastify'
import { getMatchCard, recordMatchEntries as recordMatchEntriesCall } from '#contract/match/match-cards.ts'
import type { Services } from '../../platform/deps.ts'
import { sayToReader } from '../../platform/http/say-to-reader.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { entriesToSend } from './card-state.ts'
import { readMatchCard } from './read-match-card.ts'
import { recordMatchEntries } from './record-match-entries.ts'

/** Matches that are scored hole by hole. */
export function matchCardRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, getMatchCard, ({ viewer, request, params }) =>
    readMatchCard(db, { matchId: params.matchId, reader: { viewer, say: sayToReader(request) } }),
  )

  serve(app, sessions, recordMatchEntriesCall, async ({ viewer, params, body }) => {
    const { matchId } = params
    const saved = await recordMatchEntries(services, { viewer, matchId, entries: body.entries })
    const { card, entries, progress, winnerId, result } = saved
    return {
      acknowledged: body.entries.map(({ id }) => id),
      progress,
      revision: card.revision,
      entries: entriesToSend(card, entries),
      winnerId,
      result,
      status: result === null ? ('pending' as const) : ('completed' as const),
    }
  })
}
