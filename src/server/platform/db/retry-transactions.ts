import { setTimeout as delay } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { errorCode } from '../error-code.ts'

/** A transaction lost against another one that changed the same rows, or each of them waited for the other. */
const conflicts: ReadonlySet<string> = new Set(['40001', '40P01'])
const MOST_TRIES = 4
const WAIT_MS = 20

/**
 * Runs a transaction again that the store ended because of another one. Nothing of it was committed, so what it does must be in
 * the store alone until it ends: commands publish after the commit. The wait between two tries is random, so that the same two
 * do not meet again.
 */
export function retryTransactions(db: NodePgDatabase): NodePgDatabase {
  const once = db.transaction.bind(db)
  const transaction: NodePgDatabase['transaction'] = async (run, options) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(run, options)
      } catch (error) {
        if (tries === MOST_TRIES || !isConflict(error)) throw error
        await delay(Math.random() * WAIT_MS * tries)
      }
    }
  }
  return Object.assign(db, { transaction })
}

/** Drizzle puts what the store said into the cause. */
function isConflict(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (conflicts.has(errorCode(at) ?? '')) return true
  return false
}
