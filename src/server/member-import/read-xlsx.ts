import type { Readable } from 'node:stream'
import sax from 'sax'
import yauzl from 'yauzl'
import type { SheetLine } from '#domain/member-import/read-member-lines.ts'
import { AppError } from '../http/app-error.ts'
import { withoutApostrophe } from '../http/spreadsheet-text.ts'
import { plainCell } from './read-csv.ts'
import { dateOfSerial, isDateFormat } from './sheet-dates.ts'
import { MOST_LINES, refuseSheet } from './sheet-fault.ts'

const MOST_ENTRIES = 500
/** Unpacked, of what is read. A list of 10,000 lines with twenty columns unpacks to some 15 MB. */
const MOST_UNPACKED = 60 * 1024 * 1024
const MOST_COLUMNS = 200
const MOST_ABOVE = 20
const MOST_TEXT = 32_767

export type Workbook = {
  lines: SheetLine[]
  /** Its days are counted from 1904, as old Macs did. */
  is1904: boolean
}

/**
 * The lines of the first sheet of an XLSX spreadsheet that say anything. Formulas are never run: a cell that has one says the
 * value that its spreadsheet kept. Nothing is unpacked beyond the limits above, whatever the archive claims, and each part is
 * read as it is unpacked, so that others are answered meanwhile.
 */
export async function readXlsx(bytes: Buffer): Promise<Workbook> {
  const archive = await openArchive(bytes)
  if (!archive.entries.has('xl/workbook.xml'))
    throw refuseSheet(archive.entries.has('content.xml') ? 'open_document' : 'other_zip')
  const { path, is1904 } = await findFirstSheet(archive)
  const known: Workings = {
    texts: await readSharedTexts(archive),
    dated: await findDateStyles(archive),
    is1904,
  }
  return { lines: await readSheet(archive, { path, known }), is1904 }
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

/** The first sheet that is not hidden. */
async function findFirstSheet(archive: Archive): Promise<{ path: string; is1904: boolean }> {
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXml(archive, 'xl/workbook.xml', {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id =
        attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ id, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  const targets = new Map<string, string>()
  await readXml(archive, 'xl/_rels/workbook.xml.rels', {
    open: ({ name, attributes }) => {
      if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '')
    },
  })
  const target = targets.get((sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])?.id ?? '')
  if (target === undefined) throw refuseSheet('broken')
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 }
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
  { path, known }: { path: string; known: Workings },
): Promise<SheetLine[]> {
  const lines: SheetLine[] = []
  let line = 0
  let cells: string[] = []
  let cell = { column: -1, type: 'n', style: 0, text: '' }
  let isValue = false
  await readXml(archive, path, {
    open: ({ name, attributes }) => {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1)
        cells = []
        cell = { column: -1, type: 'n', style: 0, text: '' }
      } else if (name === 'c') {
        const column = columnOf(attributes.r) ?? cell.column + 1
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' }
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
        if (lines.length > MOST_LINES + MOST_ABOVE) throw refuseSheet('too_many_lines')
      }
    },
  })
  return lines
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
