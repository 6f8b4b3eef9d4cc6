import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import type { SheetLine } from '#contract/club/member-import/read-member-lines.ts'
import { withoutApostrophe } from '../../platform/http/spreadsheet-text.ts'
import { MOST_LINES, refuseSheet } from './sheet-fault.ts'

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

const MOST_COLUMNS = 200
const LOOKED_AT = 20
const PART = 64 * 1024
/** Headings and what stands above them. */
const MOST_ABOVE = 20

const Record = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

/** The lines of a CSV file that say anything, read piece by piece so that others are answered meanwhile. */
export async function readCsv(whole: string): Promise<{ lines: SheetLine[]; separator: Separator }> {
  // Excel's own word for its separator.
  const said = /^sep=([,;\t])\r?\n/i.exec(whole)
  const text = said ? whole.slice(said[0].length) : whole
  const separator = separators.find((one) => one === said?.[1]) ?? findSeparator(text)
  const skipped = said ? 1 : 0
  const lines: SheetLine[] = []
  const records = Readable.from(parts(text)).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 100_000,
    }),
  )
  try {
    for await (const one of records) {
      const { record, info } = Record.parse(one)
      const read = plainLine({ line: info.lines + skipped, cells: record })
      if (read.cells.every((cell) => cell === '')) continue
      lines.push(read)
      if (lines.length > MOST_LINES + MOST_ABOVE) throw refuseSheet('too_many_lines')
    }
  } catch (error) {
    throw error instanceof CsvError ? refuseSheet('broken') : error
  }
  return { lines, separator }
}

/** The cells of a line as they are read, without what a spreadsheet or nobody sees. */
export function plainLine({ line, cells }: SheetLine): SheetLine {
  return { line, cells: cells.slice(0, MOST_COLUMNS).map((cell) => withoutApostrophe(plainCell(cell))) }
}

/** One line, without characters that nobody sees. */
export function plainCell(cell: string): string {
  return cell
    .replace(
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim()
}

function* parts(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PART) yield text.slice(at, at + PART)
}

/** The one that parts most of the first lines, outside of quotes, into the same number of cells. */
function findSeparator(text: string): Separator {
  const first = text
    .slice(0, PART)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
  const score = (separator: Separator) => {
    const counts = first.map((line) => line.split(separator).length - 1)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length + usual / 1000
  }
  return separators.reduce((best, one) => (score(one) > score(best) ? one : best))
}
