import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getLeaderboard } from '#contract/leaderboard.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { describeCall } from '../http/describe-api.ts'
import { openEventStream } from '../http/event-stream.ts'
import { requireMember } from '../http/require.ts'
import { requireSignedIn } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { OpenStreams } from '../live/open-streams.ts'
import type { KnownClubs } from './known-clubs.ts'

const RECHECK_MS = 60_000
const MOST_STREAMS = 5_000

/** The board as an event stream: every change as the hub encoded it, the same bytes to all who watch. */
export function leaderboardStreamRoutes(app: FastifyInstance, services: Services, clubs: KnownClubs): void {
  const { hub, sessions, feed } = services
  const open = new OpenStreams()
  open.follow(feed)
  let streams = 0

  async function requireReader(request: FastifyRequest, competitionId: string): Promise<SignedIn> {
    const viewer = await requireSignedIn(sessions, request)
    requireMember(viewer, await clubs.find(competitionId))
    return viewer
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
      const viewer = await requireReader(request, competitionId)
      if (streams >= MOST_STREAMS) throw new AppError('unavailable')
      // A board that cannot be read is an error answer, not a stream that ends.
      await hub.snapshot(competitionId)
      const stream = openEventStream(reply)
      streams += 1
      const stop = await hub.watch(competitionId, stream)
      const recheck = async () => {
        try {
          await requireReader(request, competitionId)
        } catch (error) {
          if (!(error instanceof AppError)) request.log.warn({ err: error }, 'stream not rechecked')
          stream.close()
        }
      }
      const leave = open.add(viewer.userId, recheck)
      // They may have been removed while the board was being read.
      void recheck()
      // The feed tells at once; this finds a session that has run out, and whatever the feed did not tell.
      const rechecks = setInterval(() => void recheck(), RECHECK_MS)
      stream.onClose(() => {
        clearInterval(rechecks)
        leave()
        stop()
        streams -= 1
      })
    },
  )
}
