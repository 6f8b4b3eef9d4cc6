import type { FastifyInstance } from 'fastify'
import { bringWatchRound as bringCall } from '#contract/watch-rounds.ts'
import { mayPlayAt } from '#domain/club/permissions.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { requireMember } from '../../http/require.ts'
import { serve } from '../../http/serve-call.ts'
import { bringWatchRound } from './bring-watch-round.ts'

export function watchRoundRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services.sessions, bringCall, ({ viewer, params: { clubId }, body }) => {
    requireMember(viewer, clubId)
    if (!mayPlayAt(viewer, clubId)) throw new AppError('forbidden')
    return bringWatchRound(services, { viewer, clubId, body })
  })
}
