import type { FastifyInstance } from 'fastify'
import { bringWatchRound as bringCall } from '#contract/card/watch-rounds.ts'
import { offerWatchRound as offerCall } from '#contract/handicap/rounds-elsewhere.ts'
import { mayPlayAt } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireMember } from '../../platform/http/require.ts'
import { sayToReader } from '../../platform/http/say-to-reader.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { readOwnRecord } from '../../handicap/handicap.ts'
import { bringWatchRound } from './bring-watch-round.ts'
import { offerWatchRound } from './offer-watch-round.ts'

export function watchRoundRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services.sessions, bringCall, ({ viewer, params: { clubId }, body }) => {
    requireMember(viewer, clubId)
    if (!mayPlayAt(viewer, clubId)) throw new AppError('forbidden')
    return bringWatchRound(services, { viewer, clubId, body })
  })

  serve(app, services.sessions, offerCall, async ({ viewer, params, body, request }) => {
    await offerWatchRound(services, { viewer, ...params, ...body })
    return readOwnRecord(services, viewer, sayToReader(request))
  })
}
