import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../members/members.store.ts'
import {
  deleteListedMembers,
  listOfImport,
  lockImport,
  markUndone,
  type ImportRow,
} from './member-import.store.ts'

/** Takes the scores of an import back, in the caller's transaction. */
export type UndoScores = (
  tx: Transaction,
  input: { viewer: SignedIn; row: ImportRow; isCalculated: boolean },
) => Promise<{ removed: number; stayed: [] }>

/**
 * Takes an import back as a whole: of members, whoever has an account by now, has played or is entered stays, with the reason. Again
 * removes nobody more and names the same people.
 */
export async function undoImport(
  services: Services & { undoScores: UndoScores },
  { viewer, clubId, importId }: { viewer: SignedIn; clubId: string; importId: string },
) {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    const row = await lockImport(tx, importId)
    if (row?.clubId !== clubId) throw new AppError('not_found')
    if (row.kind === 'scores')
      return services.undoScores(tx, { viewer, row, isCalculated: club?.handicapMode === 'whs' })
    const people = await listOfImport(tx, { clubId, importId })
    const stayed = people.flatMap(({ userId, name, why }) =>
      why === null ? [] : [{ id: userId, name, why }],
    )
    if (row.undoneAt !== null) return { removed: row.taken - people.length, stayed }
    const userIds = people.flatMap(({ userId, why }) => (why === null ? [userId] : []))
    await deleteListedMembers(tx, { clubId, userIds })
    await markUndone(tx, importId, { by: viewer.userId, now })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.import_undone',
      objectId: clubId,
      after: { removed: userIds.length, stayed: stayed.length },
    })
    return { removed: userIds.length, stayed }
  })
}
