import type { Readable } from 'node:stream'
import sax from 'sax'
import yauzl from 'yauzl'
import type { SheetLine } from '#contract/club/member-import/read-member-lines.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { withoutApostrophe } from '../../platform/http/spreadsheet-text.ts'
import { plainCell } from './read-csv.ts'
import { dateOfSerial, isDateFormat } from './sheet-dates.ts'
import { MOST_LINES, refuseSheet } from './sheet-fault.ts'

const MOST_ENTRIES = 500
/** Unpacked, of what is read. A list of 10,000 lines with twenty columns unpacks to some 15 MB. */
const MOST_UNPACKED = 60 * 1024 * 1024
const MOST_COLUMNS = 200
const MOST_ABOVE = 20
/** Sheets in which headings are looked for, and how far down. */
const MOST_SHEETS = 30
const LINES_LOOKED_AT = 10
const MOST_TEXT = 32_767

export type Workbook = {
  lines: SheetLine[]
  /** Its days are counted from 1904, as old Macs did. */
  is1904: boolean
  /** The name of the sheet that was read, and those of all that are not hidden. */
  sheet: string
  sheets: string[]
  /** Lines of it that the spreadsheet hides. */
  hiddenRows: number
}

type Which = { sheet?: string | undefined; recognise?: (row: readonly string[]) => readonly unknown[] }

/**
 * The lines of one sheet of an XLSX spreadsheet that say anything: the one that is asked for, else the one with the most headings
 * that are known, of equals the first. Formulas are never run: a cell that has one says the
 * value that its spreadsheet kept. Nothing is unpacked beyond the limits above, whatever the archive claims, and each part is
 * read as it is unpacked, so that others are answered meanwhile.
 */
export async function readXlsx(bytes: Buffer, which: Which = {}): Promise<Workbook> {
  const archive = await openArchive(bytes)
  if (!archive.entries.has('xl/workbook.xml')) throw refuseSheet(otherArchive([...archive.entries.keys()]))
  const { sheets, is1904 } = await listSheets(archive)
  const known: Workings = {
    texts: await readSharedTexts(archive),
    dated: await findDateStyles(archive),
    is1904,
  }
  const { name, path } = await chooseSheet(archive, { sheets, known, which })
  const { lines, hiddenRows } = await readSheet(archive, { path, known })
  return { lines, is1904, sheet: name, sheets: sheets.map((one) => one.name), hiddenRows }
}

function otherArchive(names: readonly string[]): Parameters<typeof refuseSheet>[0] {
  if (names.some((name) => name.endsWith('.iwa') || name === 'Index.zip')) return 'numbers'
  if (names.includes('xl/workbook.bin')) return 'binary_excel'
  if (names.includes('word/document.xml')) return 'word'
  return names.includes('content.xml') ? 'open_document' : 'other_zip'
}

type NamedSheet = { name: string; path: string }

async function chooseSheet(
  archive: Archive,
  { sheets, known, which }: { sheets: readonly NamedSheet[]; known: Workings; which: Which },
): Promise<NamedSheet> {
  const { sheet: asked, recognise } = which
  const [first] = sheets
  if (!first) throw refuseSheet('broken')
  if (asked !== undefined) {
    const found = sheets.find(({ name }) => name === asked)
    if (!found) throw refuseSheet('no_such_sheet')
    return found
  }
  if (!recognise || sheets.length === 1) return first
  let best = { sheet: first, headings: 1 }
  for (const sheet of sheets.slice(0, MOST_SHEETS)) {
    const { lines } = await readSheet(archive, { path: sheet.path, known, most: LINES_LOOKED_AT })
    const counts = lines.map(({ cells }) => recognise(cells).filter((field) => field !== null).length)
    const headings = Math.max(0, ...counts)
    if (headings > best.headings) best = { sheet, headings }
  }
  return best.sheet
}

type Archive = {
  entries: Map<string, yauzl.Entry>
  open: (entry: yauzl.Entry) => Promise<Readable>
  /** How many bytes may still be unpacked. */
  left: number
}

async function openArchive(bytes: Buffer): Promise<Archive> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes)
    if (zip.entryCount > MOST_ENTRIES) throw refuseSheet('unpacks_too_large')
    const entries = new Map<string, yauzl.Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    return { entries, open: (entry) => zip.openReadStreamPromise(entry), left: MOST_UNPACKED }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** What the archive or its XML does not allow to be read is a damaged file; only faults of ours are others. */
function asRefusal(error: unknown): unknown {
  return error instanceof AppError || !(error instanceof Error) ? error : refuseSheet('broken')
}

type Element = { name: string; attributes: Record<string, string> }
type Listener = {
  open?: (element: Element) => void
  text?: (text: string) => void
  close?: (name: string) => void
  /** Enough was read. */
  isDone?: () => boolean
}

/** Reads one XML file of the archive as it is unpacked. Names come without their namespace. */
async function readXml(archive: Archive, path: string, listener: Listener): Promise<void> {
  const entry = archive.entries.get(path)
  if (!entry) throw refuseSheet('broken')
  const parser = sax.parser(true, { position: false })
  let fault: Error | undefined
  const guarded = (run: () => void) => {
    if (fault !== undefined) return
    try {
      run()
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error))
    }
  }
  parser.onerror = (error) => {
    fault ??= error
  }
  parser.onopentag = ({ name, attributes }) => {
    guarded(() => listener.open?.({ name: localName(name), attributes: plainAttributes(attributes) }))
  }
  const onText = (text: string) => {
    guarded(() => listener.text?.(text))
  }
  parser.ontext = onText
  parser.oncdata = onText
  parser.onclosetag = (name) => {
    guarded(() => listener.close?.(localName(name)))
  }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const part of await archive.open(entry)) {
      if (!Buffer.isBuffer(part)) throw new TypeError('An archive unpacks to buffers')
      archive.left -= part.length
      if (archive.left < 0) throw refuseSheet('unpacks_too_large')
      parser.write(decoder.decode(part, { stream: true }))
      if (fault !== undefined) throw fault
      if (listener.isDone?.() === true) break
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function plainAttributes(
  attributes: Record<string, string | sax.QualifiedAttribute>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.value,
    ]),
  )
}

/** The sheets that are not hidden, or all where all are. */
async function listSheets(archive: Archive): Promise<{ sheets: NamedSheet[]; is1904: boolean }> {
  const sheets: { id: string; name: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXml(archive, 'xl/workbook.xml', {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id =
        attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({
        id,
        name: attributes.name ?? '',
        isHidden: (attributes.state ?? 'visible') !== 'visible',
      })
    },
  })
  const targets = new Map<string, string>()
  await readXml(archive, 'xl/_rels/workbook.xml.rels', {
    open: ({ name, attributes }) => {
      if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '')
    },
  })
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  const found = (shown.length > 0 ? shown : sheets).flatMap(({ id, name }) => {
    const target = targets.get(id)
    const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`
    // Pages of charts are sheets without lines.
    return target === undefined || target.includes('chartsheets/') ? [] : [{ name, path }]
  })
  return { sheets: found, is1904 }
}

/** The texts that cells name by their number. Those of phonetic signs are no part of them. */
async function readSharedTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = []
  if (!archive.entries.has('xl/sharedStrings.xml')) return texts
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(archive, 'xl/sharedStrings.xml', {
    open: ({ name }) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = !isPhonetic
    },
    text: (part) => {
      if (isText && text.length < MOST_TEXT) text += part
    },
    close: (name) => {
      if (name === 'si') texts.push(plainCell(text.slice(0, MOST_TEXT)))
      else if (name === 'rPh') isPhonetic = false
      else if (name === 't') isText = false
    },
  })
  return texts
}

/** What the cells of a sheet refer to. */
type Workings = {
  texts: readonly string[]
  /** The numbers of the styles that show a number as a date. */
  dated: ReadonlySet<number>
  is1904: boolean
}

/** Which styles of cells show their numbers as days. */
async function findDateStyles(archive: Archive): Promise<Set<number>> {
  const dated = new Set<number>()
  if (!archive.entries.has('xl/styles.xml')) return dated
  const formats = new Map<number, string>()
  let isOfCells = false
  let style = 0
  await readXml(archive, 'xl/styles.xml', {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) {
        const id = Number(attributes.numFmtId ?? 0)
        if (isDateFormat(id, formats.get(id))) dated.add(style)
        style += 1
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return dated
}

async function readSheet(
  archive: Archive,
  { path, known, most = Infinity }: { path: string; known: Workings; most?: number },
): Promise<{ lines: SheetLine[]; hiddenRows: number }> {
  const lines: SheetLine[] = []
  let hiddenRows = 0
  let isHidden = false
  let line = 0
  let cells: string[] = []
  let cell = { column: -1, type: 'n', style: 0, text: '' }
  let isValue = false
  const columns = columnStyles()
  await readXml(archive, path, {
    open: ({ name, attributes }) => {
      columns.hear({ name, attributes })
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1)
        isHidden = ['1', 'true'].includes(attributes.hidden ?? '')
        cells = []
        cell = { column: -1, type: 'n', style: 0, text: '' }
      } else if (name === 'c') {
        const column = columnOf(attributes.r) ?? cell.column + 1
        const style = Number(attributes.s ?? columns.styleOf(column))
        cell = { column, type: attributes.t ?? 'n', style, text: '' }
      } else if (name === 'v' || name === 't') isValue = true
    },
    text: (part) => {
      if (isValue && cell.text.length < MOST_TEXT) cell.text += part
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && cell.column < MOST_COLUMNS) cells[cell.column] = cellText(cell, known)
      else if (name === 'row' && cells.some((one) => one !== '')) {
        lines.push({ line, cells: Array.from(cells, (one) => (one as string | undefined) ?? '') })
        if (isHidden) hiddenRows += 1
        if (lines.length > MOST_LINES + MOST_ABOVE) throw refuseSheet('too_many_lines')
      }
    },
    isDone: () => lines.length >= most,
  })
  return { lines, hiddenRows }
}

/**
 * The style of a cell that names none: the plain one, but by Gnumeric, which leaves out what is the column's, so that its days would
 * be numbers.
 */
function columnStyles() {
  const styles: { first: number; last: number; style: number }[] = []
  let isGnumeric = false
  return {
    hear: ({ name, attributes }: Element) => {
      if (name === 'worksheet') isGnumeric = 'xmlns:gnmx' in attributes
      else if (name === 'col' && isGnumeric)
        styles.push({
          first: Number(attributes.min),
          last: Number(attributes.max),
          style: Number(attributes.style ?? 0),
        })
    },
    styleOf: (column: number) =>
      styles.find(({ first, last }) => column + 1 >= first && column + 1 <= last)?.style ?? 0,
  }
}

/** "AB12" is the 28th column, which has the number 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type Cell = { type: string; style: number; text: string }

function cellText({ type, style, text }: Cell, { texts, dated, is1904 }: Workings): string {
  switch (type) {
    case 's':
      return withoutApostrophe(texts[Number(text)] ?? '')
    case 'n': {
      if (text === '') return ''
      const number = Number(text)
      const day = dated.has(style) ? dateOfSerial(number, is1904) : undefined
      // A number keeps fifteen digits: of a longer one the last are not what was typed.
      if (day === undefined && Math.abs(number) >= 1e15) return number.toExponential().toUpperCase()
      // 612345678 may stand there as 6.12345678E8.
      return day ?? String(number)
    }
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE'
    default:
      return withoutApostrophe(plainCell(text.slice(0, MOST_TEXT)))
  }
}
