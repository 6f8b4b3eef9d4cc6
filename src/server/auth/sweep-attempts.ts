import type { FastifyInstance } from 'fastify'
import type { Services } from '../deps.ts'
import { removeEndedCounters } from '../limits/counters.store.ts'
import { removeEndedPreferences } from './auth.store.ts'
import { KNOWN_DAYS } from './known-device/known-device.ts'
import { removeOldDevices } from './known-device/known-device.store.ts'

const SWEEP_MS = 10 * 60_000

/**
 * Deletes ended counters, choices that nobody signed in with, and devices that nobody uses any more; without this every
 * address that ever tried would stay in the store.
 */
export function sweepAttempts(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>): void {
  const sweep = async () => {
    await removeEndedCounters(db, now())
    await removeEndedPreferences(db, now())
    await removeOldDevices(db, new Date(now().getTime() - KNOWN_DAYS * 24 * 60 * 60_000))
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      app.log.error({ err: error }, 'ended counters not removed')
    })
  }, SWEEP_MS)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
  })
}
