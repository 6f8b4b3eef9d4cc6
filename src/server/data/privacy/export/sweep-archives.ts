import type { Deps } from '../../../platform/deps.ts'
import type { PrivacyFiles } from '../privacy-files.ts'
import { listNamedExports } from './exports.store.ts'
import { EXPORT_KEPT_MS } from './request-export.ts'

/**
 * Removes archives older than a day that no row names any more. Whoever forgot the row may have looked into another folder:
 * that of their machine, where it has one of its own.
 */
export async function sweepArchives(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  files: Pick<PrivacyFiles, 'listOldArchives' | 'remove'>,
): Promise<number> {
  let removed = 0
  for await (const ids of files.listOldArchives(new Date(now().getTime() - EXPORT_KEPT_MS))) {
    const named = new Set(await listNamedExports(db, ids))
    for (const id of ids.filter((one) => !named.has(one))) {
      await files.remove('export', id)
      removed += 1
    }
  }
  return removed
}
