import { MOST_LEARNING_CELLS, type Learning } from '#contract/photo/learning.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { changeClub } from '../../club/club.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { countCells, eraseCells, isLearning, lockLearning } from './learning.store.ts'

type Needed = Pick<Services, 'db' | 'now'>
type OfClub = { viewer: SignedIn; clubId: string }

export async function readLearning(db: Queryable, clubId: string): Promise<Learning> {
  const isOn = await isLearning(db, clubId)
  return { isOn, kept: await countCells(db, clubId), most: MOST_LEARNING_CELLS }
}

/** Switched off, everything goes that was kept. The caller administers the club. */
export async function setLearning(
  services: Needed,
  { viewer, clubId, isOn }: OfClub & { isOn: boolean },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const before = await lockLearning(tx, clubId)
    if (before.isOn === isOn) return
    await changeClub(tx, clubId, { learnsFromCards: isOn })
    if (!isOn) await eraseCells(tx, clubId)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.changed',
      objectId: clubId,
      before: { learnsFromCards: before.isOn },
      after: { learnsFromCards: isOn },
    })
  })
}

/** Erases all cells of the club, or one. Erased already is erased. The caller administers the club. */
export async function eraseLearning(
  services: Needed,
  { viewer, clubId, cellId }: OfClub & { cellId?: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockLearning(tx, clubId)
    const cells = await eraseCells(tx, clubId, cellId)
    if (cells === 0) return
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.learning_erased',
      objectId: clubId,
      after: { cells },
    })
  })
}
