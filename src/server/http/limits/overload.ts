import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordHoleEntries } from '#contract/rounds.ts'
import { LOOK_MS, type StoreWaits } from '../../db/waiting-time.ts'
import { AppError } from '../app-error.ts'
import type { Sharer, Shares } from './shared-places.ts'
import { UnderWay } from './under-way.ts'

/**
 * When requests are sent away: where the whole is under way, and from `crowd` of them on, where somebody has more than
 * their share, queries wait longer than `waitMs` for the store, or the process is late. Fewer than `crowd` never are:
 * then the process is busy with something else, or the machine is, and sending them away would not help.
 */
export type OverloadLimits = { shares: Shares; crowd: number; waitMs: number; lagMs: number }

/** While queries wait this part of `waitMs`, whoever has most of what is under way is sent away, and the others are not. */
const GREEDY_PART = 1 / 2
const MEASURE_MS = 500

/**
 * Scores are sent away last: a phone keeps them, but they are what everybody waits for. A call waits for the store once
 * for each of its queries, a score up to three times, so these are parts of what a person waits.
 */
export function overloadLimits(capacity: { requests: Shares; scores: Shares }) {
  return {
    ordinary: { shares: capacity.requests, crowd: 50, waitMs: 400, lagMs: 300 },
    scores: { shares: capacity.scores, crowd: 100, waitMs: 500, lagMs: 2_000 },
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

/**
 * Sends requests away with 503 and Retry-After, before anything is read or asked, while more come than can be answered
 * soon. What is accepted is then answered in bounded time (decision record 30). A request costs an entry in a set and three
 * comparisons; who makes it is looked at in a crowd only.
 * Pages and files are always sent: they come from memory, and a browser would show the refusal as it stands.
 *
 * `@fastify/under-pressure` watches the event loop as well, but neither counts requests under way, which rise first
 * while the store is slow, nor lets some wait longer than others.
 */
export function shedOverload(app: FastifyInstance, options: OverloadOptions): void {
  const { waits, sharerOf } = options
  const measureLag = options.measureLag ?? eventLoopLag(app)
  const underWay = new UnderWay(sharerOf)
  const looking = setInterval(() => {
    waits.all.look()
    waits.scores.look()
  }, LOOK_MS)
  looking.unref()
  app.addHook('onClose', () => clearInterval(looking))

  const isTooMuch = (request: FastifyRequest, isScore: boolean): boolean => {
    const { shares, crowd, waitMs, lagMs } = isScore ? options.scores : options.ordinary
    if (underWay.size >= shares.whole) return true
    if (underWay.size < crowd) return false
    const standingMs = Math.max(waits.all.standingMs, isScore ? waits.scores.standingMs : 0)
    if (standingMs > waitMs || measureLag() > lagMs) return true
    const whole = standingMs > waitMs * GREEDY_PART ? underWay.size : shares.whole
    return underWay.isOverShare(request, shares, whole)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions
    if (url?.startsWith('/api/') !== true) return done()
    if (isTooMuch(request, url === recordHoleEntries.path)) return done(new AppError('overloaded'))
    const end = underWay.add(request)
    // Event streams and boards go past Fastify's own hooks, but every answer closes or finishes.
    reply.raw.once('close', end)
    if (isStream(url)) end()
    done()
  })
}

/** A stream stays open for hours; streams have places of their own (live/stream-places.ts). */
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
