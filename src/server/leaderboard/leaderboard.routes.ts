import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from '#contract/error-body.ts'
import { getEntrantCard, getLeaderboard } from '#contract/leaderboard.ts'
import { getOwnPlace } from '#contract/own-place.ts'
import { isPlayOver } from '#domain/competition/competition.ts'
import {
  currentStatus,
  findCompetition,
  readCut,
  type CompetitionRow,
} from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { apiHeaders } from '../http/api-headers.ts'
import { AppError } from '../http/app-error.ts'
import { describeCall } from '../http/describe-api.ts'
import { requireCompetitionReader, requireMember } from '../http/require.ts'
import { sayToReader } from '../http/say-to-reader.ts'
import { requireSignedIn, serve } from '../http/serve-call.ts'
import { toEntrantCard } from './entrant-card.ts'
import { holdBack, holdOf } from './hold-back.ts'
import { KnownClubs } from './known-clubs.ts'
import { leaderboardStreamRoutes } from './leaderboard-stream.routes.ts'
import { listEntrantFacts, listRoundTerms, type BoardReader } from './leaderboard.store.ts'
import { readFrozenCards, sheetTermsOf, type FrozenCards } from './result-sheet.ts'
import { makeSendSnapshot } from '../live/send-snapshot.ts'

/** The board as a list and as a stream, both the hub's shared bytes, and each row of it opened to its card. */
export function leaderboardRoutes(app: FastifyInstance, services: Services): void {
  const clubs = new KnownClubs(services.db)
  snapshotRoute(app, services, clubs)
  entrantCardRoute(app, services)
  ownPlaceRoute(app, services, clubs)
  leaderboardStreamRoutes(app, services, clubs)
}

function snapshotRoute(app: FastifyInstance, services: Services, clubs: KnownClubs): void {
  const { hub, sessions } = services
  const fixedHeaders = apiHeaders({ isHttps: services.config.publicUrl?.startsWith('https:') ?? false })
  const sendSnapshot = makeSendSnapshot(fixedHeaders)

  async function readAndSend(
    request: FastifyRequest,
    reply: FastifyReply,
    competitionId: string,
  ): Promise<void> {
    const viewer = await requireSignedIn(sessions, request)
    await clubs.requireReader(viewer, competitionId)
    sendSnapshot(request, reply, await hub.snapshot(competitionId))
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
    // When reader and board are known, which they nearly always are, the answer is sent at once and without a promise.
    (request, reply) => {
      const { competitionId } = request.params
      const viewer = sessions.known(request)
      const clubId = clubs.known(competitionId)
      const snapshot = hub.cachedSnapshot(competitionId)
      if (!viewer || clubId === undefined || !snapshot) return readAndSend(request, reply, competitionId)
      requireMember(viewer, clubId)
      sendSnapshot(request, reply, snapshot)
      return undefined
    },
  )
}

function ownPlaceRoute(app: FastifyInstance, { hub, sessions }: Services, clubs: KnownClubs): void {
  serve(app, sessions, getOwnPlace, async ({ viewer, params: { competitionId } }) => {
    await clubs.requireReader(viewer, competitionId)
    return { place: (await hub.place(competitionId, viewer.userId)) ?? null }
  })
}

function entrantCardRoute(app: FastifyInstance, { db, hub, pool, sessions, now }: Services): void {
  serve(app, sessions, getEntrantCard, async ({ viewer, request, params, query: { round } }) => {
    const { competitionId, userId } = params
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    const rows = await hub.rows(competitionId)
    const isFinal = currentStatus(competition, now()) === 'final'
    const { cards, terms, sheet } =
      (isFinal ? await readFrozenCards(db, { competitionId, userId }) : undefined) ??
      (await readCardsNow(pool, { competition, userId }))
    const facts = round === undefined ? cards.at(-1) : cards.find(({ roundNumber }) => roundNumber === round)
    if (!facts) throw new AppError('not_found')
    return toEntrantCard(facts, terms.get(facts.roundNumber ?? 1), {
      cards,
      board: {
        ...{ type: sheet.type, order: sheet.order, rows },
        isOver: isPlayOver(currentStatus(competition, now())),
        roundCount: sheet.roundCount,
        cut: readCut(competition),
      },
      allowance: sheet.allowance,
      say: sayToReader(request),
    })
  })
}

async function readCardsNow(
  pool: BoardReader,
  { competition, userId }: { competition: CompetitionRow; userId: string },
): Promise<FrozenCards> {
  const [cards, terms] = await Promise.all([
    listEntrantFacts(pool, competition.id, [userId]),
    listRoundTerms(pool, competition.id, userId),
  ])
  return {
    cards: cards.map((card) => holdBack(card, holdOf(competition))),
    terms: new Map(terms.map((one) => [one.roundNumber, one])),
    sheet: sheetTermsOf(competition),
  }
}
