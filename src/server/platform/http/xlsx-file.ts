import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type Day, formatDay } from '#golf/day.ts'
import { formatHandicapIndex, type HandicapIndex } from '#golf/numbers.ts'

/** A cell: text, or a Handicap Index, or a day; null is empty. */
export type SheetCell = string | { index: HandicapIndex } | { day: Day } | null

export type SheetColumn = { heading: string; /** In characters. */ width: number; isOfDays?: boolean }

/** Spreadsheets count days from 30 December 1899, and wrongly before March 1900. */
const SPREADSHEET_EPOCH = -25_569
const FIRST_RIGHT_SERIAL = 61
const ROWS_AT_ONCE = 500

/** The places of `cellXfs` below. */
const style = { heading: 1, text: 2, guarded: 3, day: 4 } as const

/**
 * A spreadsheet of one sheet as Office Open XML, made as it is sent: its size does not matter to memory. No cell is a
 * formula, whatever its text begins with, and one that looks like a formula stays text when it is edited (`quotePrefix`).
 * Columns have the format Text as a whole, or that of days: what is typed into an empty cell or a new line keeps its plus sign
 * and its zeros, which a spreadsheet takes from a number.
 */
export function xlsxFile(sheet: {
  name: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly SheetCell[]>
}): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  zip.on('error', (error: Error) => {
    out.destroy(error)
  })
  for (const [path, xml] of Object.entries(fixedParts(sheet.name))) zip.addBuffer(Buffer.from(xml), path)
  zip.addReadStream(Readable.from(inPieces(sheetXml(sheet))), 'xl/worksheets/sheet1.xml')
  zip.end()
  return out
}

async function* sheetXml(sheet: Parameters<typeof xlsxFile>[0]): AsyncGenerator<string> {
  const { columns, rows } = sheet
  const widths = columns.map(
    ({ width, isOfDays = false }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width}" style="${isOfDays ? style.day : style.text}" customWidth="1"/>`,
  )
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const headings = columns.map(({ heading }, i) => textCell(place(i, 1), heading, style.heading))
  yield `<row r="1">${headings.join('')}</row>`
  let line = 1
  for await (const row of rows) {
    line += 1
    yield `<row r="${line}">${row.map((cell, i) => cellXml(place(i, line), cell)).join('')}</row>`
  }
  const whole = `A1:${place(columns.length - 1, line)}`
  // Without a mark in the corner of each number that is text.
  yield `</sheetData><autoFilter ref="${whole}"/><ignoredErrors><ignoredError sqref="${whole}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}

/** Many small texts as fewer large ones. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece: string[] = []
  for await (const text of texts) {
    piece.push(text)
    if (piece.length < ROWS_AT_ONCE) continue
    yield Buffer.from(piece.join(''))
    piece = []
  }
  yield Buffer.from(piece.join(''))
}

function cellXml(at: string, cell: SheetCell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return textCell(at, cell, /^\s*[\p{L}\p{N}]/u.test(cell) ? style.text : style.guarded)
  // As golf writes it: typed into a cell of numbers, "+1.8" would become 1.8.
  if ('index' in cell) return cellXml(at, formatHandicapIndex(cell.index))
  const serial = cell.day - SPREADSHEET_EPOCH
  if (serial < FIRST_RIGHT_SERIAL) return textCell(at, formatDay(cell.day), style.text)
  return `<c r="${at}" s="${style.day}"><v>${serial}</v></c>`
}

function textCell(at: string, text: string, styled: number): string {
  return `<c r="${at}" s="${styled}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** "AB12" for the 28th column of line 12. */
function place(column: number, line: number): string {
  const before = Math.floor(column / 26)
  return `${before === 0 ? '' : letter(before - 1)}${letter(column % 26)}${line}`
}

const letter = (number: number) => String.fromCharCode(65 + number)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the characters that XML cannot say. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (one) => entities[one] ?? one)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const links = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function fixedParts(name: string): Record<string, string> {
  const xf = (attributes: string) =>
    `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" ${attributes}/>`
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${links}"><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${links}"><Relationship Id="rId1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kinds}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${xf('')}${xf('applyFont="1"').replace('fontId="0"', 'fontId="1"')}${[49, 49, 164].map((format, i) => xf(`applyNumberFormat="1"${i === 1 ? ' quotePrefix="1"' : ''}`).replace('numFmtId="0"', `numFmtId="${format}"`)).join('')}</cellXfs></styleSheet>`,
  }
}
