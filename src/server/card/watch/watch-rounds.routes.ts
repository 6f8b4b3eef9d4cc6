import type { FastifyInstance } from 'fastify'
import { bringWatchRound as bringCall } from '#contract/card/watch-rounds.ts'
import { mayPlayAt } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireMember } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { bringWatchRound } from './bring-watch-round.ts'

export function watchRoundRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services.sessions, bringCall, ({ viewer, params: { clubId }, body }) => {
    requireMember(viewer, clubId)
    if (!mayPlayAt(viewer, clubId)) throw new AppError('forbidden')
    return bringWatchRound(services, { viewer, clubId, body })
  })
}
