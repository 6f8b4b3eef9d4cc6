import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from '#contract/error-body.ts'
import { getEntrantCard, getLeaderboard } from '#contract/leaderboard.ts'
import { findCompetition, readCompetitionType } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { apiHeaders } from '../http/api-headers.ts'
import { AppError } from '../http/app-error.ts'
import { describeCall } from '../http/describe-api.ts'
import { requireMember } from '../http/require.ts'
import { requireSignedIn, serve } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { openEventStream } from '../http/event-stream.ts'
import type { Snapshot } from '../live/leaderboard-hub.ts'
import { toEntrantCard } from './entrant-card.ts'
import { findRoundTerms, listEntrantFacts } from './leaderboard.store.ts'

const RECHECK_MS = 60_000
const MOST_STREAMS = 5_000

/** The board as a list with its version as ETag, and as a stream. Both are the hub's shared bytes. */
export function leaderboardRoutes(app: FastifyInstance, services: Services): void {
  const { hub, sessions } = services
  /** Which club a competition belongs to never changes. */
  const clubOf = new Map<string, string>()
  const fixedHeaders = apiHeaders({ isHttps: services.config.publicUrl?.startsWith('https:') ?? false })
  const heads = new WeakMap<Snapshot, { unchanged: string[]; whole: string[] }>()
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

  async function readAndSend(
    request: FastifyRequest,
    reply: FastifyReply,
    competitionId: string,
  ): Promise<void> {
    await requireBoard(await requireSignedIn(sessions, request), competitionId)
    sendSnapshot(request, reply, await hub.snapshot(competitionId))
  }

  function sendSnapshot(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): void {
    reply.hijack()
    const { version, bytes } = snapshot
    const etag = `"${version}"`
    let head = heads.get(snapshot)
    if (!head) {
      const unchanged = [...fixedHeaders.flat(), 'etag', etag, 'cache-control', 'private, no-cache']
      const length = String(bytes.length)
      const type = 'application/json; charset=utf-8'
      head = { unchanged, whole: [...unchanged, 'content-type', type, 'content-length', length] }
      heads.set(snapshot, head)
    }
    if (request.headers['if-none-match'] === etag) reply.raw.writeHead(304, head.unchanged).end()
    else reply.raw.writeHead(200, head.whole).end(bytes)
  }

  app.get<{ Params: { competitionId: string } }>(
    getLeaderboard.path,
    {
      schema: {
        ...describeCall(getLeaderboard),
        params: getLeaderboard.params,
        response: { 200: getLeaderboard.reply, '4xx': errorBody },
      },
      helmet: false,
      onError: (_request, reply, _error, done) => {
        for (const [name, value] of fixedHeaders) void reply.header(name, value)
        done()
      },
    },
    // Everybody at the club reads this again and again. When reader and board are known, which they nearly always are,
    // it is answered at once, with the bytes of the hub and without the steps that make a reply out of a value.
    (request, reply) => {
      const { competitionId } = request.params
      const viewer = sessions.known(request)
      const clubId = clubOf.get(competitionId)
      const snapshot = hub.cachedSnapshot(competitionId)
      if (!viewer || clubId === undefined || !snapshot) return readAndSend(request, reply, competitionId)
      requireMember(viewer, clubId)
      sendSnapshot(request, reply, snapshot)
      return undefined
    },
  )

  serve(app, sessions, getEntrantCard, async ({ viewer, params: { competitionId, userId } }) => {
    const competition = await findCompetition(services.db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireMember(viewer, competition.clubId)
    const { pool } = services
    const [[facts], terms, rows] = await Promise.all([
      listEntrantFacts(pool, competitionId, [userId]),
      findRoundTerms(pool, competitionId, userId),
      hub.rows(competitionId),
    ])
    if (!facts) throw new AppError('not_found')
    return toEntrantCard(facts, terms, { type: readCompetitionType(competition), rows })
  })

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
