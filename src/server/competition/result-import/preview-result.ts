import { MOST_RESULT_ROWS, type ResultPreview } from '#contract/competition/past-results.ts'
import { memberFinder, resultNameKey } from '#contract/competition/result-file/find-members.ts'
import { readPastedTable } from '#contract/competition/result-file/read-pasted-table.ts'
import { readResult } from '#contract/competition/result-file/read-result.ts'
import type { ResultFigure } from '#contract/competition/result-file/result-fields.ts'
import type { SheetLine } from '#contract/club/member-import/read-member-lines.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Sheet } from '../../club/club.ts'
import { listChosenMembers, listNamedMembers } from './result-import.store.ts'

/** A copied text as a table of results; undefined where it is a CSV file. */
export function readPastedResult(text: string): SheetLine[] | undefined {
  const lines = readPastedTable(text)
  return lines && readResult(lines) ? lines : undefined
}

/** How a table of results is understood, what does not add up, and whom it names. Writes nothing. */
export async function previewResult(
  { db }: Pick<Services, 'db'>,
  { clubId, sheet, figure }: { clubId: string; sheet: Sheet; figure: ResultFigure | undefined },
): Promise<ResultPreview> {
  if (sheet.as.kind === 'csv' && sheet.as.isUnclear) throw refuseTable('letters_unclear')
  const read = readResult(sheet.lines, { figure })
  if (!read || read.rows.length === 0) throw refuseTable('no_result_table')
  if (read.rows.length > MOST_RESULT_ROWS) throw refuseTable('too_many_players')
  const whoIs = await memberReader(db, clubId)
  return {
    ...(sheet.as.kind === 'xlsx'
      ? { sheet: sheet.as.sheet, sheetCount: sheet.as.sheets.length, hiddenRows: sheet.as.hiddenRows }
      : { sheet: null, sheetCount: 1, hiddenRows: 0 }),
    ...read,
    rows: read.rows.map((row) => ({ ...row, ...whoIs(row.name) })),
  }
}

/** Only a name that is one member's alone, or for which the club has chosen before, is somebody without being asked. */
async function memberReader(db: Services['db'], clubId: string) {
  const members = await listNamedMembers(db, clubId)
  const chosen = new Map(
    (await listChosenMembers(db, clubId)).map(({ name, userId }) => [resultNameKey(name), userId]),
  )
  const find = memberFinder(members)
  return (name: string) => {
    const { exact, close } = find(name)
    const remembered = members.find(({ userId }) => userId === chosen.get(resultNameKey(name)))
    const found = [...exact, ...close]
    return {
      members: remembered && !found.includes(remembered) ? [remembered, ...found] : found,
      userId: remembered?.userId ?? (exact.length === 1 ? (exact[0]?.userId ?? null) : null),
      ...(remembered && { isRemembered: true }),
    }
  }
}

const sentences = {
  letters_unclear:
    'The letters of this file can be read in several ways. Save it as XLSX, or paste the table.',
  no_result_table:
    'There is no table of results here. It needs a line with headings such as Position, Player and Score.',
  too_many_players: `A result has at most ${MOST_RESULT_ROWS} players.`,
}

/** A page finds its own words by `fault`. */
function refuseTable(fault: keyof typeof sentences): AppError {
  return new AppError('invalid_input', { message: sentences[fault], details: { fault } })
}
