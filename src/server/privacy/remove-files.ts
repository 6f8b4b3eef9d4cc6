import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fileRemovals } from '../db/tables/privacy.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { PrivacyFiles } from './privacy-files.ts'

const AT_ONCE = 100
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000

/**
 * Removes the files that were noted, and forgets each one once it is gone. What cannot be removed is tried again, at
 * longer and longer intervals, for as long as it takes.
 */
export async function removeNotedFiles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { files, log }: { files: PrivacyFiles; log: FastifyBaseLogger },
): Promise<number> {
  let removed = 0
  for (;;) {
    const seen = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(fileRemovals)
        .where(lte(fileRemovals.nextTryAt, now()))
        .orderBy(asc(fileRemovals.nextTryAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      let isStoreAway = false
      for (const row of due) {
        const one = and(eq(fileRemovals.kind, row.kind), eq(fileRemovals.name, row.name))
        try {
          // Asked once for each look, since every answer that does not come holds this transaction open.
          if (isStoreAway && row.kind === 'photo') throw new AppError('photo_store_away')
          await files.remove(row.kind, row.name)
          await tx.delete(fileRemovals).where(one)
          removed += 1
        } catch (error) {
          isStoreAway ||= error instanceof AppError && error.code === 'photo_store_away'
          log.error(
            { err: error, kind: row.kind, file: row.name, attempt: row.attempts + 1 },
            'file not removed yet',
          )
          const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(row.attempts, 10), LONGEST_WAIT_MS)
          await tx
            .update(fileRemovals)
            .set({ attempts: sql`${fileRemovals.attempts} + 1`, nextTryAt: new Date(now().getTime() + wait) })
            .where(one)
        }
      }
      return due.length
    })
    if (seen < AT_ONCE) return removed
  }
}
