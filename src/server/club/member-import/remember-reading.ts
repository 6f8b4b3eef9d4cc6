import { createHash } from 'node:crypto'
import type { ImportKind } from '#contract/club/member-import/import-kinds.ts'
import type { ListReading } from '../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { findLastReading } from './member-import.store.ts'
import type { Reading, UnderstoodSheet } from './understand-sheet.ts'

/** What somebody has to say of a list once, and not of each list with the same headings. */
function choicesOf<Field extends string>(reading: Reading<Field>): ListReading {
  const { columns, dates, minus, encoding, whole, men, category } = reading
  return {
    ...(columns && { columns: [...columns] }),
    ...(dates && { dates }),
    ...(minus && { minus }),
    ...(encoding && { encoding }),
    ...(whole && { whole }),
    ...(men !== undefined && { men }),
    ...(category && { category }),
  }
}

function hashOf({ headings, hasHeadings }: Pick<UnderstoodSheet<string>, 'headings' | 'hasHeadings'>) {
  return hasHeadings ? createHash('sha256').update(JSON.stringify(headings)).digest('base64url') : null
}

/** How a list was read, for the row of its import. */
export function readingOf<Field extends string>(
  understood: UnderstoodSheet<Field>,
  reading: Reading<Field>,
): { headings: string | null; reading: ListReading } {
  return { headings: hashOf(understood), reading: choicesOf(reading) }
}

/** What the club said of its last list with these headings; nothing where something is said of this one. */
export async function rememberedReading<Field extends string>(
  db: Queryable,
  of: { clubId: string; kind: ImportKind; understood: UnderstoodSheet<Field>; reading: Reading<Field> },
): Promise<{ remembered?: ListReading }> {
  const headings = hashOf(of.understood)
  if (headings === null || Object.keys(choicesOf(of.reading)).length > 0) return {}
  const last = await findLastReading(db, { clubId: of.clubId, kind: of.kind, headings })
  return last && Object.keys(last).length > 0 ? { remembered: last } : {}
}
