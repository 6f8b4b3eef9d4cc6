import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type ImportRow, markUndone } from '../../club/club.ts'
import { changeRecord, remakeIndexes } from '../change-record.ts'
import { listPlayersOfImport, listScoresOfImport, readHeldIndexes } from './score-import.store.ts'

/**
 * Takes the scores of an import off their records, which then make the index that they would have made without it; cards
 * played since stay and keep what they were played off. Part of the transaction that has locked the club and the import.
 */
export async function undoScores(
  services: Services,
  tx: Transaction,
  { viewer, row, isCalculated }: { viewer: SignedIn; row: ImportRow; isCalculated: boolean },
): Promise<{ removed: number; stayed: [] }> {
  const { id: importId, clubId } = row
  if (!mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
  if (row.undoneAt !== null) return { removed: row.taken, stayed: [] }
  const held = await readHeldIndexes(tx, {
    userIds: await listPlayersOfImport(tx, importId),
    lock: true,
  })
  const { indexesBefore, scores } = await listScoresOfImport(tx, importId)
  await markUndone(tx, importId, { by: viewer.userId, now: services.now() })
  await changeRecord(services, tx, {
    kind: 'import_undone',
    by: viewer,
    clubId,
    importId,
    counts: { scores, players: held.size },
    moves: isCalculated ? () => remakeIndexes(tx, held, indexesBefore) : [],
  })
  return { removed: scores, stayed: [] }
}
