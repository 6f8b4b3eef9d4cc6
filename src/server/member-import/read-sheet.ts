import type { SheetLine } from '#domain/member-import/read-member-lines.ts'
import { decodeText, type TextEncoding } from './decode-text.ts'
import { readCsv, type Separator } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { refuseSheet } from './sheet-fault.ts'

export type Sheet = {
  lines: SheetLine[]
  is1904: boolean
  /** How it was read. */
  as: { kind: 'xlsx' } | { kind: 'csv'; encoding: TextEncoding; separator: Separator }
}

/** What a file begins with, whatever its name says. */
const beginnings: readonly [bytes: string, kind: Parameters<typeof refuseSheet>[0]][] = [
  ['d0cf11e0a1b11ae1', 'old_excel'],
  ['25504446', 'pdf'],
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
]

/** The lines of a CSV file or of the first sheet of an XLSX spreadsheet. Throws with a sentence for every other file. */
export async function readSheetFile(bytes: Buffer): Promise<Sheet> {
  const sheet = await readAny(bytes)
  if (sheet.lines.length === 0) throw refuseSheet('empty')
  return sheet
}

async function readAny(bytes: Buffer): Promise<Sheet> {
  const start = bytes.subarray(0, 8).toString('hex')
  const other = beginnings.find(([hex]) => start.startsWith(hex))
  if (other) throw refuseSheet(other[1])
  if (start.startsWith('504b0304')) return { ...(await readXlsx(bytes)), as: { kind: 'xlsx' } }
  const { text, encoding } = decodeText(bytes)
  if (text.includes('\0')) throw refuseSheet('not_text')
  if (/^\s*(<!doctype html|<html|<\?xml|<table)/i.test(text)) throw refuseSheet('web_page')
  const { lines, separator } = await readCsv(text)
  return { lines, is1904: false, as: { kind: 'csv', encoding, separator } }
}
