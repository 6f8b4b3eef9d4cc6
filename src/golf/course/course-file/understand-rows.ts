import { rangeOfField, type CardField } from '../card-values.ts'
import { checkStrokeIndexes } from '../course.ts'
import type { CardOption, FileHole, FileNote, FileTee } from './file-course.ts'

type Value = number | undefined
const fieldOfHole = {
  par: 'par',
  womenPar: 'par',
  strokeIndex: 'strokeIndex',
  womenStrokeIndex: 'strokeIndex',
} as const

/** What the tees of a file say about a row of the card: one option where they agree. */
export type ReadRow = { options: CardOption[]; notes: FileNote[] }

/** Pars or stroke indexes; indexes that are not each used once are never an option (R6.4). */
export function readRow(field: keyof typeof fieldOfHole, tees: readonly FileTee[]): ReadRow {
  const isIndex = fieldOfHole[field] === 'strokeIndex'
  const all = groupTees(tees, (tee) => tee.holes.map((hole) => hole[fieldOfHole[field]]))
  const notes: FileNote[] = []
  const options = all.flatMap((option): CardOption[] => {
    if (!isIndex) return [withoutRefused(field, option, notes)]
    const known = option.values.filter((value) => value !== undefined)
    if (known.length === option.values.length && checkStrokeIndexes(known).ok) return [option]
    notes.push({ kind: 'no_permutation', field, tees: option.tees })
    return []
  })
  const whole = options.filter(({ values }) => values.every((value) => value !== undefined))
  const kept = whole.length > 0 ? whole : options
  if (kept.length === 1) notes.push(...missingOf(field, kept[0]?.values ?? []))
  return { options: kept, notes }
}

/** The yards of one tee: a row each for the genders where they differ. */
export function readYards(tees: readonly FileTee[]): ReadRow & { field: CardField } {
  const field: CardField = `yards.${tees[0]?.name ?? ''}`
  const notes: FileNote[] = []
  const options = groupTees(tees, (tee) => tee.holes.map(({ yards }) => yards)).map((option) =>
    withoutRefused(field, option, notes),
  )
  if (options.length === 1) notes.push(...missingOf(field, options[0]?.values ?? []))
  return { field, options, notes }
}

function groupTees(tees: readonly FileTee[], valuesOf: (tee: FileTee) => readonly Value[]): CardOption[] {
  const groups = new Map<string, CardOption>()
  for (const tee of tees) {
    const values = valuesOf(tee).map((value) => (value === 0 ? undefined : value))
    if (values.every((value) => value === undefined)) continue
    const key = values.map((value) => value ?? '').join()
    const before = groups.get(key)?.tees ?? []
    groups.set(key, { values, tees: [...before, { tee: tee.name, gender: tee.gender }] })
  }
  return [...groups.values()].sort((one, other) => other.tees.length - one.tees.length)
}

function withoutRefused(field: CardField, option: CardOption, notes: FileNote[]): CardOption {
  const [least, most] = rangeOfField(field)
  return {
    ...option,
    values: option.values.map((value, at) => {
      if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return value
      notes.push({ kind: 'value_refused', field, holeNumber: at + 1, value })
      return undefined
    }),
  }
}

function missingOf(field: CardField, values: readonly Value[]): FileNote[] {
  const holes = values.flatMap((value, at) => (value === undefined ? [at + 1] : []))
  return holes.length > 0 && holes.length < values.length ? [{ kind: 'holes_missing', field, holes }] : []
}

export function isSameRow(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}

/** The holes of a course from hole 1 on, of holes that have numbers. */
export function inOrder(holes: readonly { number: number; hole: FileHole }[], holeCount: number): FileHole[] {
  return Array.from(
    { length: holeCount },
    (_, at) => holes.find(({ number }) => number === at + 1)?.hole ?? {},
  )
}
