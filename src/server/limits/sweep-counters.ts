import type { FastifyInstance } from 'fastify'
import type { Services } from '../deps.ts'
import { removeEndedCounters } from './counters.store.ts'

const SWEEP_MS = 10 * 60_000

/** Deletes ended counters from time to time; without this every address that ever tried would stay in the store. */
export function sweepCounters(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>): void {
  const timer = setInterval(() => {
    removeEndedCounters(db, now()).catch((error: unknown) => {
      app.log.error({ err: error }, 'ended counters not removed')
    })
  }, SWEEP_MS)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
  })
}
