import { namesPeople, type MemberField } from '../member-import/member-fields.ts'
import { readFullName } from '../member-import/read-full-name.ts'
import { readIndex } from '../member-import/read-index.ts'
import { recogniseColumns } from '../member-import/recognise-columns.ts'
import type { HandicapIndex } from '../numbers.ts'

export type ListedGuest = {
  /** In the pasted text, from 1. */
  line: number
  firstName: string
  lastName: string
  handicapIndex: HandicapIndex | null
  /** The line above with the same name. */
  sameAs: number | null
}

export type GuestFault = { line: number; code: 'no_name' | 'index' | 'unclear'; text: string }

/** A line that ends in an index, or in what lists write for none: "Ann Smith 12,4", "Smith, Ann (+1.2)", "Bob Jones NH". */
const withIndex = /^(.*?)[\s,:]+\(?([+\-−]?\d{1,3}(?:[.,]\d+)?\s?[a-z]{0,2}|nh|n\/h|n\/a|none|-|–|—)\)?$/i
/** "1.", "2)", "3 ": the number of a line. */
const numbering = /^\d{1,3}\s*[.)]?\s+(?=\p{L})/u
/** What no name has: a figure, an address, a bracket, a dash of its own. */
const isNoName = /[\d@|()[\]]|(?:^|\s)\p{Pd}(?:\s|$)/u
const hasLetters = /\p{L}{2}/u

/**
 * The guests of a pasted list: a name on each line, with or without an index, in columns of a spreadsheet or in free text.
 * Blank lines, numbering and a line of headings are passed over; what cannot be read is a fault and never a guess.
 */
export function readGuestList(text: string): { guests: ListedGuest[]; faults: GuestFault[] } {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((typed, i) => ({
      line: i + 1,
      typed: typed.replace(/[\u200B\uFEFF]/g, '').replace(/\p{Zs}/gu, ' '),
    }))
    .filter(({ typed }) => /[^\s;,]/.test(typed))
  const separator = ['\t', ';'].find((sign) => lines.some(({ typed }) => typed.includes(sign)))
  const headed = separator ?? ','
  const first = recogniseColumns(cellsOf(lines[0]?.typed ?? '', headed))
  const columns = namesPeople(first) ? first : undefined
  const guests: ListedGuest[] = []
  const faults: GuestFault[] = []
  const seen = new Map<string, number>()
  for (const { line, typed } of columns ? lines.slice(1) : lines) {
    const parts = columns
      ? byColumns(cellsOf(typed, headed), columns)
      : separator === undefined
        ? inWords(typed)
        : inCells(cellsOf(typed, separator))
    const handicapIndex = readIndex(parts.index)
    const [firstName, lastName] = [parts.firstName.trim(), parts.lastName.trim()]
    if (firstName === '' || lastName === '') faults.push({ line, code: 'no_name', text: typed.trim() })
    else if (parts.isUnclear === true || isNoName.test(`${firstName} ${lastName}`))
      faults.push({ line, code: 'unclear', text: typed.trim() })
    else if (typeof handicapIndex === 'string') faults.push({ line, code: 'index', text: typed.trim() })
    else {
      const name = `${firstName} ${lastName}`.toLowerCase()
      guests.push({ line, firstName, lastName, handicapIndex, sameAs: seen.get(name) ?? null })
      if (!seen.has(name)) seen.set(name, line)
    }
  }
  return { guests, faults }
}

type Parts = { firstName: string; lastName: string; index: string; isUnclear?: boolean }

/** Text between quotation marks may have the separator in it: "Smith, Ann". */
function cellsOf(typed: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const sign of typed) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells.push(`${cells.pop() ?? ''}${sign}`)
  }
  return cells.map((cell) => cell.trim())
}

function byColumns(cells: readonly string[], columns: readonly (MemberField | null)[]): Parts {
  const cell = (field: MemberField) => cells[columns.indexOf(field)] ?? ''
  const name = columns.includes('fullName')
    ? readFullName(cell('fullName'))
    : {
        firstName: cell('firstName'),
        lastName: [cell('lastName'), cell('secondLastName')].filter((part) => part !== '').join(' '),
      }
  // A cell that no heading names: a comma in a number, or a line that is out of step.
  const isUnclear = cells.slice(columns.length).some((one) => one !== '')
  return { ...name, index: cell('handicapIndex'), isUnclear }
}

function inWords(typed: string): Parts {
  const line = typed.trim().replace(numbering, '')
  const match = withIndex.exec(line)
  const name = (match?.[1] ?? line).replace(/[\s,]+$/, '')
  // More than "Smith, Ann": several people, or a club behind the name.
  const isUnclear = name.split(',').length > 2
  return { ...readFullName(name), index: match?.[2] ?? '', isUnclear }
}

/** Without headings the words before the index are the name: one cell of it, or the first name and the last. */
function inCells(cells: readonly string[]): Parts {
  const from = cells.findIndex((cell) => hasLetters.test(cell))
  if (from < 0) return { firstName: '', lastName: '', index: '' }
  const rest = cells.slice(from)
  const isIndex = (cell: string) => cell !== '' && (/\d/.test(cell) || readIndex(cell) === null)
  const at = rest.findIndex((cell, i) => i > 0 && isIndex(cell))
  const [first = '', second, third] = rest.slice(0, at < 0 ? rest.length : at).filter((cell) => cell !== '')
  const index = at < 0 ? '' : (rest[at] ?? '')
  if (second !== undefined)
    return { firstName: first, lastName: second, index, isUnclear: third !== undefined }
  return index === '' ? inWords(first) : { ...readFullName(first.replace(numbering, '')), index }
}
