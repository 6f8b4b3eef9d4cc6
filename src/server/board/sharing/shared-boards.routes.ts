import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody } from '#contract/platform/error-body.ts'
import { BOARD_VERSION_HEADER } from '#contract/platform/live-events.ts'
import { getSharedResults, getSharedResultsCsv } from '#contract/board/results.ts'
import { readSharedBoard, readSharedBoards, type SharedBoards } from '#contract/board/shared-boards.ts'
import type { Services } from '../../platform/deps.ts'
import { apiHeaders } from '../../platform/http/api-headers.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { encodeEvent, openEventStream } from '../../platform/http/event-stream.ts'
import { MinuteRate } from '../../platform/http/load-shedding/minute-rate.ts'
import { networkOf } from '../../platform/http/load-shedding/network-of.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import { serveEveryone } from '../../platform/http/serve-call.ts'
import { resultCsv, resultJson, type ResultHead } from '../live/result-text.ts'
import { makeSendSnapshot } from '../live/send-snapshot.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import { boardPageRoute } from './board-page.routes.ts'
import { plainBoardRoute } from './plain-board/plain-board.routes.ts'
import { findLinkOfToken } from './share-links.store.ts'
import { shareTokenHash } from './share-token.ts'
import { SharedLinks, type OpenLink } from './shared-links.ts'
import { toSharedBoards } from './sharing-view.ts'

type Asked = { Params: { token: string; competitionId: string } }
type Found = { link: OpenLink; tokenHash: string }

/** Somebody whose stream made room for one of the club's own does not take it back at once. */
const COME_BACK_MS = 60_000
/** A clubhouse full of phones behind one address, each of them reading every fifteen seconds because its stream is down. */
const READS_A_MINUTE = 1_200
const CLOSED = encodeEvent('closed', {})

/** What links show, signed in or not: the hub's bytes for everybody who has one. */
export function sharedBoardRoutes(app: FastifyInstance, services: Services): void {
  const links = openSharedLinks(app, services)
  const rate = new MinuteRate(services.now, { most: READS_A_MINUTE })

  /** Wrong links are counted by address; they cannot be guessed, but nobody has to try. */
  async function requireLink(request: FastifyRequest, token: string): Promise<Found> {
    rate.take(networkOf(request.ip))
    const tokenHash = shareTokenHash(token)
    const link = links.known(tokenHash) ?? (await links.find(tokenHash))
    if (link) return { link, tokenHash }
    await requirePoint(services, ['share-link-address', addressKey(request.ip)])
    throw new AppError('not_found')
  }

  async function requireBoard(request: FastifyRequest, params: Asked['Params']): Promise<Found> {
    const found = await requireLink(request, params.token)
    const facts = await links.facts(found.tokenHash)
    if (!facts?.boards.some((one) => one.competitionId === params.competitionId))
      throw new AppError('not_found')
    return found
  }

  async function readFacts(request: FastifyRequest, token: string): Promise<SharedBoards> {
    const { tokenHash } = await requireLink(request, token)
    const facts = await links.facts(tokenHash)
    if (!facts) throw new AppError('not_found')
    return facts
  }

  serveEveryone(app, readSharedBoards, ({ request, params }) => readFacts(request, params.token))
  plainBoardRoute(app, services, readFacts)
  // The page asks for the same link again, so a wrong one is counted there.
  boardPageRoute(app, services, (request, token) => {
    rate.take(networkOf(request.ip))
    return links.facts(shareTokenHash(token))
  })
  snapshotRoute(app, services, requireBoard)
  streamRoute(app, services, { links, requireBoard })
  resultRoutes(app, services, async (request, params) => {
    const { tokenHash } = await requireBoard(request, params)
    const facts = await links.facts(tokenHash)
    const board = facts?.boards.find((one) => one.competitionId === params.competitionId)
    if (!facts || !board) throw new AppError('not_found')
    const { name, competitionType: format, status, startDate: startsAt, timeZone, courseName } = board
    return {
      id: board.competitionId,
      name,
      format,
      status,
      startsAt,
      timeZone,
      course: courseName,
      club: facts.club.name,
    }
  })
}

/** The same board for other programs, who need nothing but the link. */
function resultRoutes(
  app: FastifyInstance,
  { hub }: Services,
  readHead: (request: FastifyRequest, params: Asked['Params']) => Promise<ResultHead>,
): void {
  app.get<Asked>(
    getSharedResults.path,
    {
      schema: {
        ...describeCall(getSharedResults),
        params: getSharedResults.params,
        response: { 200: getSharedResults.reply, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const competition = await readHead(request, request.params)
      const text = resultJson(await hub.sharedSnapshot(competition.id), competition)
      return sendFile(request, reply, {
        type: 'application/json',
        text,
        name: 'results.json',
        isByLink: true,
      })
    },
  )
  app.get<Asked>(
    getSharedResultsCsv.path,
    {
      schema: {
        ...describeCall(getSharedResultsCsv),
        params: getSharedResultsCsv.params,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const { id } = await readHead(request, request.params)
      const text = resultCsv(await hub.sharedSnapshot(id))
      return sendFile(request, reply, { type: 'text/csv', text, name: 'results.csv', isByLink: true })
    },
  )
}

type RequireBoard = (request: FastifyRequest, params: Asked['Params']) => Promise<Found>

function openSharedLinks(app: FastifyInstance, services: Services): SharedLinks {
  const links = new SharedLinks({
    load: async (tokenHash) => {
      const found = await findLinkOfToken(services.db, tokenHash)
      if (!found) return undefined
      const { link, clubId } = found
      return { kind: link.kind, clubId, competitionIds: [link.competitionId, ...link.also] }
    },
    loadFacts: (link) => toSharedBoards(services, link),
    now: services.now,
    log: app.log,
  })
  links.follow(services.feed)
  return links
}

function snapshotRoute(app: FastifyInstance, { hub, config }: Services, requireBoard: RequireBoard): void {
  const fixedHeaders = apiHeaders({ isHttps: config.publicUrl?.startsWith('https:') ?? false })
  const sendSnapshot = makeSendSnapshot(fixedHeaders)
  app.get<Asked>(
    readSharedBoard.path,
    {
      schema: {
        ...describeCall(readSharedBoard),
        params: readSharedBoard.params,
        response: { 200: readSharedBoard.reply, '4xx': errorBody },
      },
      helmet: false,
      onError: (_request, reply, _error, done) => {
        for (const [name, value] of fixedHeaders) void reply.header(name, value)
        done()
      },
    },
    async (request, reply) => {
      await requireBoard(request, request.params)
      const since = hub.foreignVersion(request.headers[BOARD_VERSION_HEADER])
      const snapshot = await hub.sharedSnapshot(request.params.competitionId, { since })
      reply.hijack()
      sendSnapshot(request.headers, reply.raw, snapshot)
    },
  )
}

function streamRoute(
  app: FastifyInstance,
  { hub, streamPlaces }: Services,
  { links, requireBoard }: { links: SharedLinks; requireBoard: RequireBoard },
): void {
  app.get<Asked>(
    `${readSharedBoard.path}/stream`,
    {
      // A stream without a body would take a place and never answer.
      exposeHeadRoute: false,
      schema: {
        ...describeCall(readSharedBoard),
        summary: 'Server-sent events hello, change, closed, ping and bye (contract/board/shared-boards.ts)',
        params: readSharedBoard.params,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { competitionId } = request.params
      const { link, tokenHash } = await requireBoard(request, request.params)
      // A board that cannot be read is an error answer, not a stream that ends.
      await hub.sharedSnapshot(competitionId)
      const leavePlace = streamPlaces.take({
        userId: `link of ${link.clubId}`,
        isStranger: true,
        address: networkOf(request.ip),
        clubId: link.clubId,
        end: () => {
          stream.send(encodeEvent('bye', { waitMs: COME_BACK_MS }))
          stream.close()
        },
      })
      const stream = openEventStream(reply)
      stream.onClose(leavePlace)
      const recheck = async () => {
        try {
          const facts = await links.facts(tokenHash)
          if (facts?.boards.some((one) => one.competitionId === competitionId)) return
        } catch (error) {
          // A store that is away says nothing about the link; it is looked at again when it is back.
          if (!(error instanceof AppError)) return request.log.warn({ err: error }, 'stream not rechecked')
        }
        stream.send(CLOSED)
        stream.close()
      }
      const leave = links.follows(tokenHash, { link, recheck })
      stream.onClose(leave)
      stream.onClose(await hub.watch(competitionId, stream, { isShared: true }))
      // The link may have been switched off while the board was being read.
      void recheck()
    },
  )
}
