import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { describeCall } from '../platform/http/describe-api.ts'
import { encodeEvent, openEventStream, type Watcher } from '../platform/http/event-stream.ts'
import { networkOf } from '../platform/http/load-shedding/network-of.ts'
import { requireSignedIn } from '../platform/http/serve-call.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { OpenStreams } from '../platform/live/open-streams.ts'
import type { KnownClubs } from './known-clubs.ts'

const RECHECK_MS = 60_000
const NOTICE = encodeEvent('notice', {})
/** Somebody whose stream made room for another of theirs does not take it back at once. */
const COME_BACK_MS = 60_000

/** The board as an event stream: every change as the hub encoded it, the same bytes to all who watch. */
export function leaderboardStreamRoutes(app: FastifyInstance, services: Services, clubs: KnownClubs): void {
  const { hub, sessions, feed, streamPlaces } = services
  const open = new OpenStreams()
  open.follow(feed)

  async function requireReader(
    request: FastifyRequest,
    competitionId: string,
  ): Promise<{ viewer: SignedIn; clubId: string }> {
    const viewer = await requireSignedIn(sessions, request)
    return { viewer, clubId: await clubs.requireReader(viewer, competitionId) }
  }

  app.get<{ Params: { competitionId: string } }>(
    `${getLeaderboard.path}/stream`,
    {
      // A stream without a body would take a place and never answer.
      exposeHeadRoute: false,
      schema: {
        ...describeCall(getLeaderboard),
        summary: 'Server-sent events hello, change, notice, ping and bye (contract/platform/live-events.ts)',
        params: getLeaderboard.params,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { competitionId } = request.params
      const { viewer, clubId } = await requireReader(request, competitionId)
      // A board that cannot be read is an error answer, not a stream that ends.
      await hub.snapshot(competitionId)
      const leavePlace = streamPlaces.take({
        userId: viewer.userId,
        address: networkOf(request.ip),
        clubId,
        end: () => sendAway(stream),
      })
      const stream = openEventStream(reply)
      stream.onClose(leavePlace)
      const stop = await hub.watch(competitionId, stream)
      const recheck = async () => {
        try {
          await requireReader(request, competitionId)
        } catch (error) {
          if (error instanceof AppError) stream.close()
          // A store that is away says nothing about the person; they are looked at again when it is back.
          else request.log.warn({ err: error }, 'stream not rechecked')
        }
      }
      const tellNotice = () => stream.send(NOTICE)
      const leave = open.add(viewer.userId, { recheck, tellNotice })
      // They may have been removed while the board was being read.
      void recheck()
      // The feed tells at once; this finds a session that has run out, and whatever the feed did not tell.
      const rechecks = setInterval(() => void recheck(), RECHECK_MS)
      stream.onClose(() => {
        clearInterval(rechecks)
        leave()
        stop()
      })
    },
  )
}

function sendAway(stream: Watcher): void {
  stream.send(encodeEvent('bye', { waitMs: COME_BACK_MS }))
  stream.close()
}
