import { toRuns } from './letters.ts'
import { MAIN_FONT } from './paper-fonts.ts'

/** A part of a document as a reading program names it (ISO 32000-1, 14.8.4). */
export type Part = {
  type: 'Document' | `H${number}` | 'P' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD'
  scope?: 'Column' | 'Row'
  /** Its text, where its letters stand on paper in another order or as other letters. */
  actual?: string
  /** Stands on each page, and is read on the first. */
  isRepeated: boolean
  parts: Part[]
}

export type Structure = { root: Part; texts: Part[]; fonts: Set<string> }

type Node = Record<string, unknown>
type At = { parent: Part; isRepeated: boolean }

/**
 * What a document of pdfmake's is made of, in the order of reading. Each of its texts, which nobody else has, is put into pieces of one
 * font, which have the number of their part among `texts`.
 */
export function readStructure({ header, content }: { header?: unknown; content: unknown }): Structure {
  const root: Part = { type: 'Document', isRepeated: false, parts: [] }
  const structure: Structure = { root, texts: [], fonts: new Set() }
  readNode(header, { parent: root, isRepeated: true }, structure)
  readNode(content, { parent: root, isRepeated: false }, structure)
  return structure
}

function readNode(node: unknown, at: At, structure: Structure): void {
  if (Array.isArray(node)) for (const one of node) readNode(one, at, structure)
  if (!isNode(node)) return
  if (isNode(node.table)) readTable(node.table, at, structure)
  else if ('text' in node) readText(node, at, structure)
  else for (const inside of [node.stack, node.columns]) readNode(inside, at, structure)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function add({ parent, isRepeated }: At, part: Pick<Part, 'type' | 'scope'>): Part {
  const added: Part = { ...part, isRepeated, parts: [] }
  parent.parts.push(added)
  return added
}

/** The cells of its first rows head its columns, and a bold cell that begins a row heads the row. */
function readTable({ body, headerRows }: Node, at: At, structure: Structure): void {
  const table = add(at, { type: 'Table' })
  const rows: unknown[] = Array.isArray(body) ? body : []
  for (const [y, row] of rows.entries()) {
    const cells: unknown[] = Array.isArray(row) ? row : []
    const isHead = typeof headerRows === 'number' && y < headerRows
    const line = { parent: add({ ...at, parent: table }, { type: 'TR' }), isRepeated: isHead }
    for (const [x, cell] of cells.entries()) {
      const headsRow = x === 0 && isNode(cell) && cell.bold === true
      const scope = isHead ? 'Column' : headsRow ? 'Row' : undefined
      const parent = add(line, scope === undefined ? { type: 'TD' } : { type: 'TH', scope })
      readNode(cell, { ...line, parent }, structure)
    }
  }
}

function readText(node: Node, at: At, structure: Structure): void {
  const isCell = at.parent.type === 'TH' || at.parent.type === 'TD'
  const type = typeof node.headlineLevel === 'number' ? (`H${node.headlineLevel}` as const) : 'P'
  const pieces: unknown[] = Array.isArray(node.text) ? node.text : [node.text]
  const texts = pieces.map((piece) => (isNode(piece) ? piece : { text: piece }))
  const whole = texts.map(({ text }) => (typeof text === 'string' ? text : '')).join('')
  if (whole.trim() === '') return
  const block = isCell ? at.parent : add(at, { type })
  const part = typeof node.link === 'string' ? add({ ...at, parent: block }, { type: 'Link' }) : block
  const index = structure.texts.push(part) - 1
  const runs = texts.flatMap((piece) =>
    toRuns(typeof piece.text === 'string' ? piece.text : '').map((run) => ({ ...piece, ...run })),
  )
  for (const { font } of runs) if (font !== MAIN_FONT) structure.fonts.add(font)
  const isAsWritten = runs.map(({ text }) => text).join('') === whole
  if (!isAsWritten) part.actual = [part.actual, whole.normalize('NFC')].filter(Boolean).join(', ')
  node.text = runs.map((run) => ({ ...run, part: index }))
}
