import type { FastifyInstance } from 'fastify'
import {
  LARGEST_CREST,
  readCrest,
  removeCrest as removeCrestCall,
  replaceCrest as replaceCrestCall,
  makeCrestPath,
} from '#contract/photo/crests.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { describeCall } from '../platform/http/describe-api.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import { serve } from '../platform/http/serve-call.ts'
import { bodyStream, drain, readBodiesAsStreams } from './upload-body.ts'
import { inUploadPlace } from './upload-place.ts'
import { deleteCrest, findCrestWebp } from '../club/club.ts'
import { replaceCrest } from './replace-crest.ts'

export function crestRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  void app.register((uploads, _options, done) => {
    readBodiesAsStreams(uploads)
    serve(uploads, sessions, replaceCrestCall, async ({ viewer, params, request }) => {
      const bytes = bodyStream(request)
      try {
        requireClubAdmin(viewer, params.clubId)
        const receive = () => replaceCrest(services, { viewer, clubId: params.clubId, bytes })
        const crest = await inUploadPlace(services, { viewer, request }, receive)
        sessions.forget()
        return { crestUrl: makeCrestPath(crest) }
      } catch (error) {
        drain(bytes, 4 * LARGEST_CREST)
        throw error
      }
    })
    done()
  })

  serve(app, sessions, removeCrestCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await db.transaction(async (tx) => {
      if (!(await deleteCrest(tx, params.clubId))) return
      await services.feed.announce(tx, { kind: 'club', clubId: params.clubId })
      await recordAction(services, tx, {
        by: viewer,
        clubId: params.clubId,
        action: 'club.crest_removed',
        objectId: params.clubId,
      })
    })
    sessions.forget()
    return { crestUrl: null }
  })

  serveCrests(app, services)
}

/** Everybody who has the address of a crest may see it; the picture under an address never changes. */
function serveCrests(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { crest: string } }>(
    readCrest.path,
    { schema: { ...describeCall(readCrest), params: readCrest.params, produces: ['image/webp'] } },
    async (request, reply) => {
      const webp = await findCrestWebp(db, request.params.crest)
      if (!webp) throw new AppError('not_found')
      return reply
        .type('image/webp')
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(webp)
    },
  )
}
