import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getLeaderboard } from '#contract/leaderboard.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { describeCall } from '../http/describe-api.ts'
import { openEventStream } from '../http/event-stream.ts'
import { requireMember } from '../http/require.ts'
import { requireSignedIn } from '../http/serve-call.ts'
import type { KnownClubs } from './known-clubs.ts'

const RECHECK_MS = 60_000
const MOST_STREAMS = 5_000

/** The board as an event stream: every change as the hub encoded it, the same bytes to all who watch. */
export function leaderboardStreamRoutes(app: FastifyInstance, services: Services, clubs: KnownClubs): void {
  const { hub, sessions } = services
  let streams = 0

  async function requireReader(request: FastifyRequest, competitionId: string): Promise<void> {
    const viewer = await requireSignedIn(sessions, request)
    requireMember(viewer, await clubs.find(competitionId))
  }

  app.get<{ Params: { competitionId: string } }>(
    `${getLeaderboard.path}/stream`,
    {
      schema: {
        ...describeCall(getLeaderboard),
        summary: 'Server-sent events hello, change, ping and bye (contract/live-events.ts)',
        params: getLeaderboard.params,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { competitionId } = request.params
      await requireReader(request, competitionId)
      if (streams >= MOST_STREAMS) throw new AppError('unavailable')
      // A board that cannot be read is an error answer, not a stream that ends.
      await hub.snapshot(competitionId)
      const stream = openEventStream(reply)
      streams += 1
      const stop = await hub.watch(competitionId, stream)
      const recheck = setInterval(() => {
        requireReader(request, competitionId).catch((error: unknown) => {
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
