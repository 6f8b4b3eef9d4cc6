import { isMForWomen, readLabel } from './card-labels.ts'
import type { CardProblem } from './card-values.ts'
import { columnSeries, type CardSeries } from './card-columns.ts'
import { holeNumberIn, isHoleWord } from './hole-numbers.ts'
import type { CardSign, SplitCard } from './split-card-text.ts'

export type CardLayout = {
  series: CardSeries[]
  sign: CardSign
  isMWomens: boolean
  problems: CardProblem[]
}

/** Turns a table so that each series is one thing of all holes: holes go across where one row counts them, down where a column does. */
export function layOut(split: SplitCard, teeNames: readonly string[]): CardLayout {
  const { sign } = split
  const rows = sign === ' ' ? joinHoleWords(split.rows) : split.rows
  const across = Math.max(0, ...rows.map((row) => holesAcross(row)?.count ?? 0))
  const down = holeColumn(rows)
  const shared = { sign, isMWomens: isMForWomen(rows.flat().filter((cell) => /\p{L}/u.test(cell))) }
  if (down && down.count >= across)
    return { ...shared, ...columnSeries(rows, { sign, at: down.at, teeNames }) }
  if (across > 0 || goAcross(rows, sign)) return { ...shared, series: rowSeries(rows, sign), problems: [] }
  return { ...shared, ...columnSeries(rows, { sign, at: undefined, teeNames }) }
}

/** Without hole numbers, words in front of the rows or many cells in a row say that holes go across. */
function goAcross(rows: readonly (readonly string[])[], sign: CardSign): boolean {
  const named = sign === ' ' ? rows.map((row) => joinFirstWords(row)) : rows
  const width = Math.max(0, ...named.map((row) => row.length))
  const first = named[0] ?? []
  const heads = named.map((row) => row[0] ?? '')
  const isHeadRow = first.filter(isWord).length > first.length / 2
  const isHeadColumn = !isHeadRow && heads.filter(isWord).length > heads.length / 2
  return isHeadColumn || (!isHeadRow && width >= 9 && width > rows.length)
}

type Across = { at: number; count: number }

/** Where the holes of a row begin that counts them, 1, 2, 3 … in order, as no stroke indexes of a card do. */
function holesAcross(row: readonly string[]): Across | undefined {
  const at = row.findIndex((cell) => holeNumberIn(cell) !== undefined)
  const cells = row.slice(at)
  const numbers = cells.map(holeNumberIn)
  const counted = numbers.filter((one) => one !== undefined)
  const isCount = counted.every((one, i) => one === (counted[0] ?? 0) + i && one <= 18)
  const isOnly = cells.every((cell, i) => numbers[i] !== undefined || !/\d/.test(cell))
  if (at < 0 || counted.length < 2 || !isCount || !isOnly) return undefined
  const label = row.slice(0, at).join(' ').trim()
  const kind = label === '' ? 'hole' : readLabel(label, { teeNames: [] }).kind
  const isLong = counted.length >= 4 && (counted[0] === 1 || counted[0] === 10)
  const isHole = kind === 'hole' || row.slice(0, at).some(isHoleWord)
  return isHole || (kind !== 'par' && kind !== 'index' && isLong) ? { at, count: counted.length } : undefined
}

/** The column that counts the holes: below a heading that says so, or one after another. */
function holeColumn(rows: readonly (readonly string[])[]): { at: number; count: number } | undefined {
  for (const at of [0, 1, 2, 3]) {
    const head = rows.findIndex((row) => isHoleWord(row[at] ?? ''))
    const cells = rows.slice(head + 1).map((row) => row[at] ?? '')
    const numbers = cells.map(holeNumberIn).filter((one) => one !== undefined)
    const areOnly = cells.every((cell) => holeNumberIn(cell) !== undefined || !/^[("]?\d/.test(cell))
    const isCount = numbers.length >= 2 && numbers.every((one, i) => one === (numbers[0] ?? 0) + i)
    const isFromStart = at === 0 && isCount && (numbers[0] === 1 || numbers[0] === 10)
    if (numbers.length > 0 && areOnly && (head >= 0 || isFromStart)) return { at, count: numbers.length }
  }
  return undefined
}

/** "Hole 1" is a hole's number, between spaces also, unless it begins a row that counts on: "Hole 1 2 3". */
function joinHoleWords(rows: readonly string[][]): string[][] {
  const begins = rows.map((row) =>
    isHoleWord(row[0] ?? '') && !holesAcross(row) ? holeNumberIn(row[1] ?? '') : undefined,
  )
  const isLine = (at: number) => {
    const hole = begins[at]
    return (
      hole !== undefined && [begins[at - 1], begins[at + 1]].some((one) => Math.abs((one ?? 99) - hole) === 1)
    )
  }
  return rows.map((row, at) => {
    const pairs = row.filter((cell, i) => isHoleWord(cell) && /^\d/.test(row[i + 1] ?? '')).length
    if (pairs < 2 && !isLine(at)) return row
    return row.filter((cell, i) => !(isHoleWord(cell) && /^\d/.test(row[i + 1] ?? '')))
  })
}

function rowSeries(rows: readonly (readonly string[])[], sign: CardSign): CardSeries[] {
  const heading = rows.map(holesAcross).find((one) => one !== undefined)
  return rows.map((row) => {
    const own = holesAcross(row)
    if (sign === ' ') {
      const at = own?.at ?? row.findIndex((cell) => /^[(]?\d/.test(cell))
      const end = at < 0 ? row.length : at
      const label = row.slice(0, end).join(' ')
      return { label: label === '' ? undefined : label, cells: row.slice(end), goesDown: false, before: 0 }
    }
    const before = own?.at ?? heading?.at ?? 0
    if (before === 0 && !isWord(row[0] ?? ''))
      return { label: undefined, cells: row, goesDown: false, before: 0 }
    const names = row.slice(0, Math.max(1, before))
    const known = names.find((name) => readLabel(name, { teeNames: [] }).kind !== 'unknown')
    const label = known ?? names.find((name) => name !== '') ?? ''
    const isNamed = label !== ''
    return {
      label: isNamed ? label : undefined,
      cells: row.slice(1),
      goesDown: false,
      before: Math.max(0, before - 1),
    }
  })
}

function joinFirstWords(row: readonly string[]): readonly string[] {
  const at = row.findIndex((cell) => /^\d/.test(cell))
  return at > 1 ? [row.slice(0, at).join(' '), ...row.slice(at)] : row
}

/** A cell with letters that is more than a number with its unit. */
export function isWord(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/^\d+\s*(y|yd|yds|m)\.?$/i.test(cell)
}
