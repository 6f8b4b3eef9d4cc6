import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type FileKind, forgetRemoval, postponeRemoval, takeDueRemoval } from './file-removals.store.ts'
import type { PrivacyFiles } from './privacy-files.ts'

const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000
/** Longer than a bucket is waited for. */
const HELD_MS = 30_000

/**
 * Removes the files that were noted, and forgets each one once it is gone. What cannot be removed is tried again, at
 * longer and longer intervals, for as long as it takes. A row is taken for half a minute while its file is removed; no
 * transaction is open meanwhile, because the store would end it when a bucket is slow, and forget what was done.
 */
export async function removeNotedFiles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { files, log }: { files: PrivacyFiles; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<number> {
  let removed = 0
  /** Asked once in each look, since every answer that does not come is waited for. */
  const away = new Set<FileKind>()
  for (;;) {
    const at = now()
    const row = await takeDueRemoval(db, {
      now: at,
      until: new Date(at.getTime() + HELD_MS),
      without: [...away],
    })
    if (row === undefined) return removed
    try {
      await files.remove(row.kind, row.name)
      await forgetRemoval(db, row)
      removed += 1
    } catch (error) {
      log.error({ err: error, kind: row.kind, file: row.name, attempt: row.attempts }, 'file not removed yet')
      await postponeRemoval(db, row, nextTry(row.attempts, now()))
      if (error instanceof AppError && error.code === 'photo_store_away') away.add(row.kind)
    }
  }
}

/** 15 s, 30 s, 1 min … 10 min. */
function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS))
}
