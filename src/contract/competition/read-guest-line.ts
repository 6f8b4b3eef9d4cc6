import { readFullName } from '../club/member-import/read-full-name.ts'
import { readIndex } from '../club/member-import/read-index.ts'

/** What a line says: `isUnclear` where more stands in it than a guest, `isDoubtful` where it may be somebody else's name. */
export type GuestParts = {
  firstName: string
  lastName: string
  index: string
  isUnclear?: boolean
  isDoubtful?: boolean
}

const nobody: GuestParts = { firstName: '', lastName: '', index: '' }

/** Not a figure of a place, as in "John Smith 2nd"; a letter right behind it is a mark of other systems: 12.4R. */
const figure = String.raw`[+\-−]?\d{1,3}(?:[.,]\d+)?[rmnc]?(?![\p{L}\d])`
const none = String.raw`nh|n\/h|n\/a|none|-|–|—`
const labelName = String.raw`(?:handicap index|handicap|hándicap|hdcp|h[/'’]?c(?:a?p)?|whs|index|índice|indice|h\.?i)`
const label = String.raw`${labelName}\.?\s*[:=]?\s*`
const labelled = new RegExp(`^${label}(?=[+\\-−]?\\d|(?:${none})$)`, 'iu')
/** "Ann Smith 12,4", "Smith, Ann (+1.2)", "Bob Jones - HI 12.4", "Bob Jones 12.4 hcp", "Bob Jones NH". */
const withIndex = new RegExp(
  String.raw`^(.*?)[\s,:=]+(?:\p{Pd}\s+)?[(\[]?(?:${label})?(${figure}|${none})(?:\s*${labelName})?[)\]]?$`,
  'iu',
)
/** "HI 12.4: Ann Smith", "12.4 Ann Smith". */
const indexBefore = new RegExp(
  String.raw`^[(\[]?(?:${label}(${figure})|([+\-−]?\d{1,2}[.,]\d+))[)\]]?(?:[\s,:]|\p{Pd}\s)+(?=\p{L})(.*)$`,
  'iu',
)
const bullet = /^(?:[•●○▪■◦‣·*>✓✔]|\p{Pd}(?=\s*[\p{L}\d#(]))\s*/u
/** "1.", "2)", "(3)", "#4", "5:", "6 -": the number of a line, which is no index as nothing of a number follows. */
const numbering = /^(?:#\s?\d{1,3}[.):]?|\(\d{1,3}\)|\d{1,3}\s?[.):]|\d{1,3}\s?\p{Pd})\s*(?=["“]?\p{L})/u
const bareNumber = /^(\d{1,3})\s+(?=\p{L})/u

/** A handicap as it stands in a cell, without what names it: "HI 12.4" is "12.4". */
export const withoutLabel = (cell: string) => cell.trim().replace(labelled, '')

/** A line of free text. `ordinal`: which line of the list it is, which a number before the name may say. */
export function readGuestWords(typed: string, ordinal: number): GuestParts {
  const line = typed.trim().replace(bullet, '').replace(numbering, '')
  const number = bareNumber.exec(line)
  const rest = number ? line.slice(number[0].length) : line
  const match = withIndex.exec(rest)
  // "18 Ann Smith" may be her index.
  const isUnclear = number !== null && match === null && Number(number[1]) !== ordinal
  if (match) return { ...readName(match[1] ?? ''), index: match[2] ?? '' }
  const before = indexBefore.exec(rest)
  if (before) return { ...readName(before[3] ?? ''), index: before[1] ?? before[2] ?? '' }
  const name = readName(rest)
  return { ...name, index: '', isUnclear: isUnclear || name.isUnclear }
}

function readName(typed: string) {
  const name = typed.replace(/[\s,:]+$/, '')
  const [before = '', after = '', more] = name.split(',')
  return {
    ...readFullName(name),
    // More than "Smith, Ann": several people, or a club behind the name.
    isUnclear: more !== undefined,
    // "Ann Smith, Oak Hill" and "García López, María José" look the same.
    isDoubtful: hasSpace(before) && hasSpace(after),
  }
}

const hasSpace = (cell: string) => /\S\s+\S/.test(cell)
const isIndex = (cell: string) => /\d/.test(cell) || readIndex(cell) === null
/** Letters, and nothing that lists write for no index. */
const isWords = (cell: string) =>
  /\p{L}/u.test(cell) && readIndex(withoutLabel(cell)) !== null && !/\d/.test(cell)
const isLineNumber = (cell: string) => /^#?\d{1,3}[.)]?$/.test(cell)

/** The cells of a line that have the name, and those that may have the index. */
function divide(cells: readonly string[], ordinal: number) {
  const filled = cells.map((cell) => cell.trim().replace(bullet, '')).filter((cell) => cell !== '')
  const from = filled.findIndex(
    (cell) => /\p{L}/u.test(cell) && readIndex(withoutLabel(cell)) !== null && !isLabelled(cell),
  )
  const [before, rest] = [filled.slice(0, Math.max(from, 0)), from < 0 ? [] : filled.slice(from)]
  const at = rest.findIndex((cell, i) => i > 0 && isIndex(withoutLabel(cell)))
  const words = rest.slice(0, at < 0 ? rest.length : at)
  const after = at < 0 ? undefined : rest[at]
  const isNumbered = (cell: string) =>
    isLineNumber(cell) && (after !== undefined || /\D/.test(cell) || Number(cell) === ordinal)
  const [first] = before
  const ahead = first !== undefined && isNumbered(first) ? before.slice(1) : before
  return { words, after, ahead }
}

const isLabelled = (cell: string) => labelled.test(cell)

/** Whether a list without headings has a column of first names: "Ann", and not "Ann Smith" beside a club. */
export function hasFirstNames(lines: readonly (readonly string[])[]): boolean {
  const pairs = lines.map((cells, i) => divide(cells, i + 1).words).filter(({ length }) => length === 2)
  const single = pairs.filter(([first = '']) => !hasSpace(first)).length
  return single * 2 >= pairs.length
}

/** Cells without headings: the words before the index are the name, in one cell of it or in two. */
export function readGuestCells(
  cells: readonly string[],
  { ordinal, isFirstNames }: { ordinal: number; isFirstNames: boolean },
): GuestParts {
  const { words, after, ahead } = divide(cells, ordinal)
  const [first, second, third] = words
  if (first === undefined) return nobody
  const [index = '', ...others] = [...ahead, ...(after === undefined ? [] : [after])]
  const isUnclear = third !== undefined || others.length > 0 || (ahead.length > 0 && /^\d{1,3}$/.test(index))
  if (second === undefined) {
    if (index === '') return readGuestWords(first, ordinal)
    const name = readName(first.replace(numbering, ''))
    return { ...name, index, isUnclear: isUnclear || name.isUnclear }
  }
  const isTwoNames = isWords(first) && isWords(second) && !first.includes(',')
  return {
    firstName: first,
    lastName: second,
    index,
    // "Ann Smith" beside "Oak Hill".
    isUnclear: isUnclear || !isTwoNames || (hasSpace(first) && hasSpace(second)),
    isDoubtful: hasSpace(first) && !isFirstNames,
  }
}
