import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { removeOldTokens } from './access-tokens/access-tokens.store.ts'
import { removeEndedCounters } from '../platform/rate-limits/counters.store.ts'
import { removeEndedPreferences } from './auth.store.ts'
import { KNOWN_DAYS } from './known-device/known-device.ts'
import { removeEndedChallenges } from './passkeys/passkeys.store.ts'
import { removeEndedStarts } from './second-step/second-step.store.ts'
import { removeOldDevices } from './known-device/known-device.store.ts'

/** Long enough to see why a program has stopped. */
const ENDED_TOKEN_DAYS = 30
const SWEEP_MS = 10 * 60_000

/**
 * Deletes ended counters, choices that nobody signed in with, sign-ins that stopped before their second step, access tokens that ended a month ago, and devices that nobody uses any more; without this every
 * address that ever tried would stay in the store.
 */
export function sweepAttempts(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>): void {
  const sweep = async () => {
    await removeEndedCounters(db, now())
    await removeEndedPreferences(db, now())
    await removeEndedStarts(db, now())
    await removeEndedChallenges(db, now())
    await removeOldTokens(db, new Date(now().getTime() - ENDED_TOKEN_DAYS * 24 * 60 * 60_000))
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
