import { newId } from '../../../platform/db/new-id.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { rowLimits } from '../../../platform/rate-limits/limit-table.ts'
import { countExportsSince, findLatestExport, insertExport, type ExportRow } from './exports.store.ts'
import { lockPlayer } from '../../../identity/identity.ts'

const MINUTE_MS = 60_000
export const EXPORT_KEPT_MS = 24 * 60 * MINUTE_MS

/** Has an archive made. While one is being made, and for a minute after it was asked for, asking again gives the same one. */
export async function requestExport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: { userId: string },
): Promise<ExportRow> {
  return db.transaction(async (tx) => {
    if (!(await lockPlayer(tx, userId))) throw new AppError('not_found')
    const at = now()
    const latest = await findLatestExport(tx, userId)
    const isRecent = latest !== undefined && at.getTime() - latest.requestedAt.getTime() < MINUTE_MS
    const isUnfinished = latest?.state === 'waiting' || latest?.state === 'running'
    if (latest && (isUnfinished || (isRecent && latest.state === 'ready'))) return latest
    const dayAgo = new Date(at.getTime() - EXPORT_KEPT_MS)
    if ((await countExportsSince(tx, userId, dayAgo)) >= rowLimits['exports-account'].points)
      throw new AppError('too_many_exports')
    await insertExport(tx, {
      id: newId('exp'),
      userId,
      state: 'waiting',
      requestedAt: at,
      expiresAt: new Date(at.getTime() + EXPORT_KEPT_MS),
    })
    const made = await findLatestExport(tx, userId)
    if (!made) throw new Error('An export that was just inserted is there')
    return made
  })
}
