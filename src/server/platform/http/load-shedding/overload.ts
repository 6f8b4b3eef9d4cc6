import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordHoleEntries } from '#contract/card/rounds.ts'
import { LOOK_MS, type StoreWaits } from '../../db/waiting-time.ts'
import { AppError } from '../app-error.ts'
import { Room } from './room.ts'
import type { Sharer, Shares } from './shared-places.ts'
import { UnderWay } from './under-way.ts'

/**
 * When requests are sent away: where the whole is under way, or as many as the room that is left while queries wait longer
 * than `waitMs` for the store (room.ts); where somebody has more than their share of either; and where the process is late.
 * Fewer than `crowd` under way never are: then the process is busy with something else, or the machine is, and sending
 * them away would not help.
 */
export type OverloadLimits = { shares: Shares; crowd: number; waitMs: number; lagMs: number }

const MEASURE_MS = 500

/** One for all: thousands a second are sent away, and each error of its own would cost more than the comparisons. */
const tooMuch = new AppError('overloaded')

/** Makes the limits from what the machine can take. */
export type OverloadOf = (
  this: void,
  capacity: { requests: Shares; scores: Shares },
) => Pick<OverloadOptions, 'ordinary' | 'scores' | 'measureLag'>

/**
 * Scores are sent away last: a phone keeps them, but they are what everybody waits for. A call waits for the store once
 * for each of its queries, a score up to three times, so these are parts of what a person waits.
 */
export function overloadOf(capacity: { requests: Shares; scores: Shares }): ReturnType<OverloadOf> {
  return {
    ordinary: { shares: capacity.requests, crowd: 50, waitMs: 100, lagMs: 300 },
    scores: { shares: capacity.scores, crowd: 100, waitMs: 150, lagMs: 2_000 },
  }
}

export type OverloadOptions = {
  ordinary: OverloadLimits
  scores: OverloadLimits
  waits: StoreWaits
  /** Who makes a request, as far as it is known without asking the store. */
  sharerOf: (request: FastifyRequest) => Sharer
  measureLag?: () => number
}

const underWayOf = new WeakMap<FastifyInstance['server'], UnderWay<FastifyRequest>>()

/** How many calls the application answers at the moment; pages, files and streams are not among them. */
export function callsUnderWay({ server }: FastifyInstance): number {
  return underWayOf.get(server)?.size ?? 0
}

/**
 * Sends requests away with 503 and Retry-After, before anything is read or asked, while more come than can be answered
 * soon. What is accepted is then answered in bounded time (decision record 30). A request costs an entry in a set and three
 * comparisons; who makes it, and who made the others, is looked at in a crowd only.
 * Pages and files are always sent: they come from memory, and a browser would show the refusal as it stands.
 *
 * `@fastify/under-pressure` watches the event loop as well, but neither counts requests under way, which rise first
 * while the store is slow, nor lets some wait longer than others.
 */
export function shedOverload(app: FastifyInstance, options: OverloadOptions): void {
  const { waits, sharerOf } = options
  const measureLag = options.measureLag ?? eventLoopLag(app)
  const underWay = new UnderWay(sharerOf)
  underWayOf.set(app.server, underWay)
  const rooms = { ordinary: roomOf(options.ordinary), scores: roomOf(options.scores) }
  const looking = setInterval(() => {
    waits.all.look()
    waits.scores.look()
    const ofAll = waits.all.standingMs
    const ofScores = Math.max(ofAll, waits.scores.standingMs)
    rooms.ordinary.look({ isLate: ofAll > options.ordinary.waitMs, underWay: underWay.size })
    rooms.scores.look({ isLate: ofScores > options.scores.waitMs, underWay: underWay.size })
  }, LOOK_MS)
  looking.unref()
  app.addHook('onClose', () => clearInterval(looking))

  const isTooMuch = (request: FastifyRequest, isScore: boolean): boolean => {
    const { shares, crowd, lagMs } = isScore ? options.scores : options.ordinary
    const { places } = isScore ? rooms.scores : rooms.ordinary
    if (underWay.size >= places) return true
    if (underWay.size < crowd) return false
    return measureLag() > lagMs || underWay.isOverShare(request, shares, places)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions
    if (url?.startsWith('/api/') !== true) return done()
    if (isTooMuch(request, url === recordHoleEntries.path)) return done(tooMuch)
    const end = underWay.add(request)
    // Event streams and boards go past Fastify's own hooks, but every answer closes or finishes.
    reply.raw.once('close', end)
    if (isStream(url)) end()
    done()
  })
}

function roomOf({ shares, crowd }: OverloadLimits): Room {
  return new Room({ whole: shares.whole, least: crowd })
}

/** A stream stays open for hours; streams have places of their own (board/live/stream-places.ts). */
function isStream(url: string | undefined): boolean {
  return url?.endsWith('/stream') ?? false
}

/** The mean lag of the last half second. */
function eventLoopLag(app: FastifyInstance): () => number {
  const resolutionMs = 20
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    lagMs = Number.isNaN(delays.mean) ? 0 : delays.mean / 1e6 - resolutionMs
    delays.reset()
  }, MEASURE_MS)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    delays.disable()
  })
  return () => lagMs
}
