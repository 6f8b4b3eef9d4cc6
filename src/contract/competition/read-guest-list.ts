import type { Gender } from '#golf/course/course.ts'
import { findHeadingRow } from '../club/member-import/find-heading-row.ts'
import { namesPeople, type MemberField } from '../club/member-import/member-fields.ts'
import { readFullName } from '../club/member-import/read-full-name.ts'
import { genderReader } from '../club/member-import/read-gender.ts'
import { readIndex } from '../club/member-import/read-index.ts'
import { recogniseColumns } from '../club/member-import/recognise-columns.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import {
  hasFirstNames,
  readGuestCells,
  readGuestWords,
  withoutLabel,
  type GuestParts,
} from './read-guest-line.ts'

export type ListedGuest = {
  /** In the pasted text, from 1. */
  line: number
  firstName: string
  lastName: string
  handicapIndex: HandicapIndex | null
  /** As a column of the list says. */
  gender: Gender | null
  /** What stands behind the name may be a club. */
  isDoubtful: boolean
  /** The line above with the same name. */
  sameAs: number | null
}

export type GuestFault = { line: number; code: 'no_name' | 'index' | 'unclear'; text: string }

/** What no name has: a figure, an address, a bracket, what joins two people or two cells, a dash of its own. */
const isNoName = /[\d@|()[\]/&+*;\t]|(?:^|\s)\p{Pd}(?:\s|$)/u
/** "Charity day guests" above a list. */
const isTitle =
  /(?:^|\s)(?:guests|players|entrants|competition|tournament|invitados|jugadores|torneo)(?:\s|$)/iu

/** Above the headings: the title of the list. */
export type PassedLine = { line: number; text: string }

/**
 * The guests of a pasted list: a name on each line, with or without an index, in columns of a spreadsheet or in free text.
 * Blank lines, bullets, numbering and the headings are passed over; `titles` stand above these. What cannot be read is a fault
 * and never a guess.
 */
export function readGuestList(text: string): {
  guests: ListedGuest[]
  faults: GuestFault[]
  titles: PassedLine[]
} {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((typed, i) => ({
      line: i + 1,
      typed: typed.replace(/[\u200B\uFEFF]/g, '').replace(/\p{Zs}/gu, ' '),
    }))
    .filter(({ typed }) => /[^\s;,]/.test(typed))
  const separator = ['\t', ';'].find((sign) => lines.some(({ typed }) => typed.includes(sign)))
  const { titles, columns, body } = findHeadings(lines, separator ?? ',')
  const read = columns
    ? columnReader(body, { columns, separator: separator ?? ',' })
    : freeReader(body, separator)
  const guests: ListedGuest[] = []
  const faults: GuestFault[] = []
  const seen = new Map<string, number>()
  for (const [i, { line, typed }] of body.entries()) {
    const guest = check(read(typed, i + 1))
    if (typeof guest === 'string') faults.push({ line, code: guest, text: typed.trim() })
    else {
      const name = `${guest.firstName} ${guest.lastName}`.toLowerCase()
      guests.push({ line, ...guest, sameAs: seen.get(name) ?? null })
      if (!seen.has(name)) seen.set(name, line)
    }
  }
  return { guests, faults, titles }
}

type Line = { line: number; typed: string }
type Parts = GuestParts & { gender?: Gender | null | undefined }
type Read = (typed: string, ordinal: number) => Parts

function check(parts: Parts): Omit<ListedGuest, 'line' | 'sameAs'> | GuestFault['code'] {
  const handicapIndex = readIndex(withoutLabel(parts.index))
  const [firstName, lastName] = [parts.firstName.trim(), parts.lastName.trim()]
  const { gender = null, isDoubtful = false } = parts
  const name = `${firstName} ${lastName}`
  if (firstName === '' || lastName === '') return 'no_name'
  if (parts.isUnclear === true || isNoName.test(name)) return 'unclear'
  if (parts.index === '' && isTitle.test(name)) return 'unclear'
  if (typeof handicapIndex === 'string') return 'index'
  return { firstName, lastName, handicapIndex, gender, isDoubtful }
}

/** A guest above the headings is no title, and is not lost. */
function findHeadings(lines: readonly Line[], separator: string) {
  const recognise = (row: readonly string[]) => {
    const columns = recogniseColumns(row)
    return namesPeople(columns) ? columns : []
  }
  const rows = lines.slice(0, 10).map(({ typed }) => cellsOf(typed, separator))
  const at = findHeadingRow(rows, recognise) ?? rows.findIndex((row) => recognise(row).length > 0)
  if (at < 0) return { titles: [], columns: undefined, body: lines }
  const above = lines.slice(0, at)
  const titles = above.filter(({ typed }) => !/\d|\t|;/.test(typed))
  return {
    titles: titles.map(({ line, typed }) => ({ line, text: typed.trim() })),
    columns: recognise(rows[at] ?? []),
    body: [...above.filter((one) => !titles.includes(one)), ...lines.slice(at + 1)],
  }
}

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

function freeReader(body: readonly Line[], separator: string | undefined): Read {
  if (separator === undefined) return readGuestWords
  const isFirstNames = hasFirstNames(body.map(({ typed }) => cellsOf(typed, separator)))
  return (typed, ordinal) => readGuestCells(cellsOf(typed, separator), { ordinal, isFirstNames })
}

type Columns = { columns: readonly (MemberField | null)[]; separator: string }

function columnReader(body: readonly Line[], { columns, separator }: Columns): Read {
  const at = (cells: readonly string[], field: MemberField) => cells[columns.indexOf(field)] ?? ''
  const readGender = genderReader(body.map(({ typed }) => at(cellsOf(typed, separator), 'gender')))
  return (typed) => {
    const cells = cellsOf(typed, separator)
    const cell = (field: MemberField) => at(cells, field)
    const name = columns.includes('fullName')
      ? readFullName(cell('fullName'))
      : {
          firstName: cell('firstName'),
          lastName: [cell('lastName'), cell('secondLastName')].filter((part) => part !== '').join(' '),
        }
    const said = readGender(cell('gender'))
    const gender = said === 'unclear' ? undefined : said
    // A cell that no heading names: a comma in a number, or a line that is out of step.
    const isUnclear = gender === undefined || cells.slice(columns.length).some((one) => one !== '')
    return { ...name, index: cell('handicapIndex'), gender, isUnclear }
  }
}
