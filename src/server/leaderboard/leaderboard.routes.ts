import type { FastifyInstance } from 'fastify'
import { errorBody } from '#contract/errors.ts'
import { getLeaderboard } from '#contract/leaderboard.ts'
import { findCompetition } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireMember } from '../http/require.ts'
import { requireSignedIn } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { openEventStream } from '../http/sse.ts'

const RECHECK_MS = 60_000
const MOST_STREAMS = 5_000

/** The board as a list with its version as ETag, and as a stream. Both are the hub's shared bytes. */
export function leaderboardRoutes(app: FastifyInstance, services: Services): void {
  const { hub, sessions } = services
  /** Which club a competition belongs to never changes. */
  const clubOf = new Map<string, string>()
  let streams = 0

  async function requireBoard(viewer: SignedIn, competitionId: string): Promise<void> {
    let clubId = clubOf.get(competitionId)
    if (clubId === undefined) {
      clubId = (await findCompetition(services.db, competitionId))?.clubId
      if (clubId === undefined) throw new AppError('not_found')
      clubOf.set(competitionId, clubId)
    }
    requireMember(viewer, clubId)
  }

  app.get<{ Params: { competitionId: string } }>(
    getLeaderboard.path,
    {
      schema: {
        tags: [getLeaderboard.tag],
        summary: getLeaderboard.summary,
        params: getLeaderboard.params,
        response: { 200: getLeaderboard.reply, '4xx': errorBody },
      },
      // The hub's bytes are this schema's JSON already, made once for each version and not once for each reader.
      serializerCompiler: () => (data) => (typeof data === 'string' ? data : JSON.stringify(data)),
    },
    async (request, reply) => {
      const { competitionId } = request.params
      await requireBoard(await requireSignedIn(sessions, request), competitionId)
      const { version, bytes } = await hub.snapshot(competitionId)
      const etag = `"${version}"`
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(bytes)
    },
  )

  app.get<{ Params: { competitionId: string } }>(
    `${getLeaderboard.path}/stream`,
    {
      schema: {
        tags: [getLeaderboard.tag],
        summary: 'Server-sent events hello, change, ping and bye (contract/live-events.ts)',
        params: getLeaderboard.params,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { competitionId } = request.params
      await requireBoard(await requireSignedIn(sessions, request), competitionId)
      if (streams >= MOST_STREAMS) throw new AppError('unavailable')
      // A board that cannot be read is an error answer, not a stream that ends.
      await hub.snapshot(competitionId)
      const stream = openEventStream(reply)
      streams += 1
      const stop = await hub.watch(competitionId, stream)
      const recheck = setInterval(() => {
        requireSignedIn(sessions, request)
          .then((viewer) => requireBoard(viewer, competitionId))
          .catch((error: unknown) => {
            if (!(error instanceof AppError)) request.log.warn({ err: error }, 'stream not rechecked')
            stream.close()
          })
      }, RECHECK_MS)
      stream.onClose(() => {
        clearInterval(recheck)
        stop()
        streams -= 1
      })
    },
  )
}
