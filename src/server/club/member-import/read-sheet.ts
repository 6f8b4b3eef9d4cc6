import type { SheetLine } from '#contract/club/member-import/read-member-lines.ts'
import type { SingleByte } from '#contract/club/member-import/text-encodings.ts'
import { decodeText, type DecodedText } from './decode-text.ts'
import { plainLine, readCsv, type Separator } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { MOST_LINES, refuseSheet } from './sheet-fault.ts'

export type Sheet = {
  lines: SheetLine[]
  is1904: boolean
  /** How it was read. */
  as:
    | { kind: 'xlsx'; sheet: string; sheets: readonly string[]; hiddenRows: number }
    | ({ kind: 'csv'; separator: Separator } & Omit<DecodedText, 'text'>)
}

export type SheetTerms = {
  /** As what the sender wants a CSV file to be read. */
  encoding?: SingleByte | undefined
  /** The sheet of a workbook that the sender wants. */
  sheet?: string | undefined
  /** What the cells of a row are as headings: of a workbook, the sheet of which most are known is read, else the first. */
  recognise?: (row: readonly string[]) => readonly unknown[]
  /** Reads a text that was copied, whose cells no sign parts; undefined where it is a CSV file. */
  readText?: (text: string) => SheetLine[] | undefined
}

/** What a file begins with, whatever its name says. */
const beginnings: readonly [bytes: string, kind: Parameters<typeof refuseSheet>[0]][] = [
  ['d0cf11e0a1b11ae1', 'old_excel'],
  ['25504446', 'pdf'],
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
]

/** The lines of a CSV file or of one sheet of an XLSX spreadsheet. Throws with a sentence for every other file. */
export async function readSheetFile(bytes: Buffer, terms: SheetTerms = {}): Promise<Sheet> {
  const sheet = await readAny(bytes, terms)
  if (sheet.lines.length === 0) throw refuseSheet('empty')
  return sheet
}

async function readAny(bytes: Buffer, terms: SheetTerms): Promise<Sheet> {
  const start = bytes.subarray(0, 8).toString('hex')
  const other = beginnings.find(([hex]) => start.startsWith(hex))
  if (other) throw refuseSheet(other[1])
  if (start.startsWith('504b0304')) {
    const { lines, is1904, ...as } = await readXlsx(bytes, terms)
    return { lines, is1904, as: { kind: 'xlsx', ...as } }
  }
  const { text, ...decoded } = decodeText(bytes, terms.encoding)
  if (text.includes('\0')) throw refuseSheet('not_text')
  if (/^\s*(<!doctype html|<html|<\?xml|<table)/i.test(text)) throw refuseSheet('web_page')
  const pasted = terms.readText?.(text)
  if (pasted) {
    if (pasted.length > MOST_LINES) throw refuseSheet('too_many_lines')
    return { lines: pasted.map(plainLine), is1904: false, as: { kind: 'csv', separator: '\t', ...decoded } }
  }
  const { lines, separator } = await readCsv(text)
  return { lines, is1904: false, as: { kind: 'csv', separator, ...decoded } }
}
