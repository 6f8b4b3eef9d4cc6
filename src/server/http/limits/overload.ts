import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { recordHoleEntries } from '#contract/rounds.ts'
import { AppError } from '../app-error.ts'

/**
 * When requests are sent away: at this many under way, and from `crowd` of them on when the process is late as well. A
 * process that is late with fewer is busy with something else, or the machine is, and sending them away would not help.
 */
export type OverloadLimits = { underWay: number; crowd: number; lagMs: number }

const ORDINARY: OverloadLimits = { underWay: 300, crowd: 50, lagMs: 300 }
/** Scores are sent away last: a phone keeps them, but they are what everybody waits for. */
const SCORES: OverloadLimits = { underWay: 1_000, crowd: 100, lagMs: 2_000 }
const MEASURE_MS = 500

/**
 * Sends requests away with 503 and Retry-After, before anything is read or asked, while more are under way than can be
 * answered soon. What is accepted is then answered in bounded time. A request costs two additions and three comparisons.
 * Pages and files are always sent: they come from memory, and a browser would show the refusal as it stands.
 *
 * `@fastify/under-pressure` watches the event loop as well, but neither counts requests under way, which rise first
 * while the store is slow, nor lets some wait longer than others.
 */
export function shedOverload(
  app: FastifyInstance,
  {
    ordinary = ORDINARY,
    scores = SCORES,
    measureLag = eventLoopLag(app),
  }: {
    ordinary?: OverloadLimits
    scores?: OverloadLimits
    measureLag?: () => number
  } = {},
): void {
  let underWay = 0
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions
    if (url?.startsWith('/api/') !== true) return done()
    const limits = url === recordHoleEntries.path ? scores : ordinary
    if (underWay >= limits.underWay || (underWay >= limits.crowd && measureLag() > limits.lagMs)) {
      done(new AppError('overloaded'))
      return
    }
    underWay += 1
    // Event streams and boards go past Fastify's own hooks, but every answer closes or finishes.
    let isOver = false
    const end = () => {
      if (!isOver) underWay -= 1
      isOver = true
    }
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
