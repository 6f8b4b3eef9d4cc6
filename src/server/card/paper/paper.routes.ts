import type { FastifyInstance } from 'fastify'
import { keepPaperCard as keepCall, readPaperPicture } from '#contract/card/paper-card.ts'
import { maySeeRound } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { readMarkerCard } from '../marker/read-marker-card.ts'
import { findRound } from '../rounds.store.ts'
import { withScorers } from '../scorers/scorers.store.ts'
import { keepPaperCard, type PaperPhotos } from './keep-paper-card.ts'
import { findPaperPicture } from './paper.store.ts'

/** The paper as the third word on a marker's card. */
export function paperRoutes(app: FastifyInstance, services: Services, photos: PaperPhotos): void {
  const { db, sessions } = services

  serve(app, sessions, keepCall, async ({ viewer, params, body }) => {
    await keepPaperCard(services, photos, { viewer, ...params, body })
    return readMarkerCard(services, { viewer, ...params })
  })

  app.get<{ Params: { roundId: string; entryId: string } }>(
    readPaperPicture.path,
    {
      schema: {
        ...describeCall(readPaperPicture),
        params: readPaperPicture.params,
        produces: ['image/jpeg'],
      },
    },
    async (request, reply) => {
      // Visitors get 404 and not 401 too, because an img element cannot ask anybody to sign in.
      const viewer = await sessions.read(request)
      const round = viewer && (await findRound(db, request.params.roundId))?.round
      const isTheirs =
        viewer !== undefined &&
        round !== undefined &&
        maySeeRound(viewer, await withScorers(db, viewer, round))
      const jpeg = isTheirs ? await findPaperPicture(db, request.params) : undefined
      if (!jpeg) throw new AppError('not_found')
      return reply
        .type('image/jpeg')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(jpeg)
    },
  )
}
