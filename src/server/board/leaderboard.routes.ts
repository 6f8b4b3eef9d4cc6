import type { FastifyInstance } from 'fastify'
import { errorBody } from '#contract/platform/error-body.ts'
import { getEntrantCard, getLeaderboard } from '#contract/board/leaderboard.ts'
import { BOARD_VERSION_HEADER } from '#contract/platform/live-events.ts'
import { getOwnPlace } from '#contract/board/own-place.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { type CompetitionRow, currentStatus, findCompetition, readCut } from '../competition/competition.ts'
import type { Services } from '../platform/deps.ts'
import { apiHeaders } from '../platform/http/api-headers.ts'
import { AppError } from '../platform/http/app-error.ts'
import { describeCall } from '../platform/http/describe-api.ts'
import { requireCompetitionReader } from '../platform/http/require.ts'
import { sayToReader } from '../platform/http/say-to-reader.ts'
import { requireSignedIn, serve } from '../platform/http/serve-call.ts'
import { toEntrantCard } from './entrant-card.ts'
import { answerHotBoards, type HotBoards } from './answer-hot-boards.ts'
import { fourBallRoutes } from './four-ball.routes.ts'
import { holdBack, holdOf } from './hold-back.ts'
import { KnownClubs } from './known-clubs.ts'
import { leaderboardStreamRoutes } from './leaderboard-stream.routes.ts'
import {
  findDifferentTerms,
  listEntrantFacts,
  listRoundTerms,
  type BoardReader,
} from './leaderboard.store.ts'
import { readFrozenCards, sheetTermsOf, type FrozenCards } from './result-sheet.ts'
import { makeSendSnapshot } from './live/send-snapshot.ts'

/** The board as a list and as a stream, both the hub's shared bytes, and each row of it opened to its card. */
export function leaderboardRoutes(app: FastifyInstance, services: Services): void {
  const clubs = new KnownClubs(services.db)
  snapshotRoute(app, services, clubs)
  entrantCardRoute(app, services)
  ownPlaceRoute(app, services, clubs)
  leaderboardStreamRoutes(app, services, clubs)
  fourBallRoutes(app, services)
}

function snapshotRoute(app: FastifyInstance, services: Services, clubs: KnownClubs): void {
  const { hub, sessions } = services
  const fixedHeaders = apiHeaders({ isHttps: services.config.publicUrl?.startsWith('https:') ?? false })
  const sendSnapshot = makeSendSnapshot(fixedHeaders)
  answerHotReads(app, services, { clubs, sendSnapshot })

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
    // When reader and board are known, which they nearly always are, `answerHotBoards` has sent it before this.
    async (request, reply) => {
      const { competitionId } = request.params
      await clubs.requireReader(await requireSignedIn(sessions, request), competitionId)
      const snapshot = await hub.snapshot(competitionId, {
        since: hub.foreignVersion(request.headers[BOARD_VERSION_HEADER]),
      })
      reply.hijack()
      sendSnapshot(request.headers, reply.raw, snapshot)
    },
  )
}

/** Where each request leaves a line in the log, all of them go through Fastify, which writes it. */
function answerHotReads(
  app: FastifyInstance,
  { hot, hub, sessions, config }: Services,
  parts: Pick<HotBoards, 'clubs' | 'sendSnapshot'>,
): void {
  if (['info', 'debug', 'trace'].includes(config.logLevel)) return
  let isOpen = true
  app.addHook('preClose', (done) => {
    isOpen = false
    done()
  })
  hot.answerFirst(answerHotBoards({ ...parts, hub, sessions, isOpen: () => isOpen }))
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
    const roundNumber = facts.roundNumber ?? 1
    const different = await findDifferentTerms(pool, competition, { userId, roundNumber })
    return toEntrantCard(facts, terms.get(roundNumber), {
      cards,
      different,
      board: {
        type: sheet.type,
        order: sheet.order,
        rows,
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
    listEntrantFacts(pool, competition, [userId]),
    listRoundTerms(pool, competition, userId),
  ])
  return {
    cards: cards.map((card) => holdBack(card, holdOf(competition))),
    terms: new Map(terms.map((one) => [one.roundNumber, one])),
    sheet: sheetTermsOf(competition),
  }
}
