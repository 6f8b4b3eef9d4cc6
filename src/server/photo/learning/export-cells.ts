import { Readable } from 'node:stream'
import type { LearningCell } from '#contract/photo/learning.ts'
import { formatDay } from '#golf/day.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { countCells, listCellsById, type LearningRow } from './learning.store.ts'

const ROWS_AT_ONCE = 200

/** All cells of a club as JSON lines, read piece by piece as they are sent; recorded before it begins. */
export async function exportCells(
  services: Services,
  { viewer, clubId }: { viewer: SignedIn; clubId: string },
): Promise<Readable> {
  await services.db.transaction(async (tx) => {
    const after = { cells: await countCells(tx, clubId) }
    const objectId = clubId
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.learning_exported',
      objectId,
      after,
    })
  })
  return Readable.from(lines(services, clubId))
}

async function* lines({ db }: Services, clubId: string): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await listCellsById(db, { clubId, after, most: ROWS_AT_ONCE })
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(toLine(row))}\n`).join('')
    after = rows.at(-1)?.id ?? after
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** Without the club and the hash, which training does not need. */
function toLine({ value, read, keptOn, png }: LearningRow): Omit<LearningCell, 'id'> {
  return { value, read, day: formatDay(keptOn), png: png.toString('base64') }
}

export function toWireCell(row: LearningRow): LearningCell {
  return { id: row.id, ...toLine(row) }
}
