import type { CardField } from '../card-values.ts'
import { accepted, refused, type Outcome } from '../../outcome.ts'
import type {
  FileCourse,
  FileNote,
  FileQuestion,
  FileTee,
  TeeOfGender,
  UnderstoodCourse,
  UnderstoodTee,
} from './file-course.ts'
import { isSameRow, readRow, readYards, type ReadRow } from './understand-rows.ts'
import { understandRating } from './understand-ratings.ts'

export type CourseRefusal = 'hole_count' | 'nothing_read'

/**
 * What of a file's course can be taken. A value is certain where all tees of a gender have the same; otherwise it is a question, and
 * what is neither is a note. A course has one card for men and one for women (R6.4), where files have one for each tee.
 */
export function understandCourse(file: FileCourse): Outcome<UnderstoodCourse, CourseRefusal> {
  const holeCount = holeCountOf(file.tees)
  if (holeCount === undefined)
    return refused(file.tees.some(({ holes }) => holes.length > 0) ? 'hole_count' : 'nothing_read')
  const { tees, notes: ofTees } = usableTees(file.tees, holeCount)
  const rows = [...cardRows(tees, file), ...teeRows(tees)]
  const rated = ratedTees(tees, holeCount)
  const notes = [...(file.notes ?? []), ...ofTees, ...rows.flatMap((row) => row.notes), ...rated.notes]
  return accepted({
    name: file.name.trim(),
    location: (file.location ?? '').trim(),
    holeCount,
    ...decide(rows),
    tees: rated.tees,
    notes: together([...missing(rows, rated.tees), ...notes]),
  })
}

/** Of tees with 18 and with 9 holes, a course of 18 that some play nine of. */
function holeCountOf(tees: readonly FileTee[]): 9 | 18 | undefined {
  const counts = tees.map(({ holes }) => holes.length)
  if (counts.some((count) => count > 18)) return undefined
  return counts.includes(18) ? 18 : counts.includes(9) ? 9 : undefined
}

function usableTees(all: readonly FileTee[], holeCount: number) {
  const notes: FileNote[] = []
  const tees: FileTee[] = []
  for (const one of all) {
    const tee = { ...one, name: one.name.trim().replace(/\s+/g, ' ') }
    const named = { tee: tee.name, gender: tee.gender }
    if (tee.holes.length !== holeCount)
      notes.push({ kind: 'tee_other_holes', tee: named, holes: tee.holes.length })
    else if (tees.some(({ name, gender }) => name === tee.name && gender === tee.gender))
      notes.push({ kind: 'tee_twice', tee: named })
    else tees.push(tee)
  }
  return { tees, notes }
}

type Row = ReadRow & { field: CardField; why: FileQuestion['why'] | undefined }

function cardRows(tees: readonly FileTee[], { areIndexesOftenWrong = false }: FileCourse): Row[] {
  const men = tees.filter(({ gender }) => gender !== 'women')
  const women = tees.filter(({ gender }) => gender === 'women')
  const row = (
    field: 'par' | 'strokeIndex' | 'womenPar' | 'womenStrokeIndex',
    of: readonly FileTee[],
  ): Row => {
    const read = readRow(field, of)
    const isDoubtful = areIndexesOftenWrong && (field === 'strokeIndex' || field === 'womenStrokeIndex')
    return {
      ...read,
      field,
      why: read.options.length > 1 ? 'tees_differ' : isDoubtful ? 'often_wrong' : undefined,
    }
  }
  if (men.length === 0)
    return (['par', 'strokeIndex'] as const).map((field) => ({ ...row(field, women), why: 'women_only' }))
  const [par, index] = [row('par', men), row('strokeIndex', men)]
  const [womenPar, womenIndex] = [row('womenPar', women), row('womenStrokeIndex', women)]
  if (isAsTheMens(womenPar, par) && isAsTheMens(womenIndex, index)) return [par, index]
  if (womenPar.options.length > 0 && womenIndex.options.length > 0) return [par, index, womenPar, womenIndex]
  const notes = [...womenPar.notes, ...womenIndex.notes]
  return isAsTheMens(womenPar, par) && womenIndex.notes.length === 0
    ? [par, index]
    : [
        par,
        index,
        { ...womenIndex, options: [], notes: [...notes, { kind: 'missing', what: 'womens_indexes' }] },
      ]
}

/** Where women have the row of the men, or none. */
function isAsTheMens({ options, notes }: ReadRow, mens: ReadRow): boolean {
  const [own, other] = [options[0], mens.options[0]]
  if (notes.length > 0) return false
  if (!own) return true
  return options.length === 1 && mens.options.length === 1 && isSameRow(own.values, other?.values ?? [])
}

function teeRows(tees: readonly FileTee[]): Row[] {
  return namesOf(tees).map((name) => {
    const read = readYards(tees.filter((tee) => tee.name === name))
    return { ...read, why: read.options.length > 1 ? 'genders_differ' : undefined }
  })
}

const namesOf = (tees: readonly FileTee[]) => [
  ...new Set(tees.map(({ name }) => name).filter((name) => name !== '')),
]

/** Rows that nobody has to decide about, as values; the others as questions. */
function decide(rows: readonly Row[]): Pick<UnderstoodCourse, 'values' | 'questions'> {
  const values = rows.flatMap(({ field, why, options }) =>
    why !== undefined
      ? []
      : (options[0]?.values ?? []).flatMap((value, at) =>
          value === undefined ? [] : [{ field, holeNumber: at + 1, value }],
        ),
  )
  const questions = rows.flatMap(({ field, why, options }): FileQuestion[] =>
    why === undefined || options.length === 0 ? [] : [{ field, why, options }],
  )
  return { values, questions }
}

function ratedTees(tees: readonly FileTee[], holeCount: 9 | 18) {
  const notes: FileNote[] = []
  const rated = namesOf(tees).map((name): UnderstoodTee => {
    const ratings = tees
      .filter((tee) => tee.name === name)
      .flatMap((tee) => {
        const read = understandRating(tee, holeCount)
        notes.push(...read.notes)
        return read.rating ?? []
      })
    return { name, ratings }
  })
  return { tees: rated, notes }
}

function missing(rows: readonly Row[], tees: readonly UnderstoodTee[]): FileNote[] {
  const has = (isIt: (field: CardField) => boolean) =>
    rows.some(({ field, options }) => isIt(field) && options.length > 0)
  return [
    ...(tees.length > 0 ? [] : [{ kind: 'missing', what: 'tees' } as const]),
    ...(has((field) => field === 'par') ? [] : [{ kind: 'missing', what: 'pars' } as const]),
    ...(has((field) => field === 'strokeIndex') ? [] : [{ kind: 'missing', what: 'indexes' } as const]),
    ...(tees.length === 0 || has((field) => field.startsWith('yards.'))
      ? []
      : [{ kind: 'missing', what: 'yards' } as const]),
  ]
}

/** One note for all tees that lack the same. */
function together(notes: readonly FileNote[]): FileNote[] {
  const of = (kind: 'no_rating' | 'no_nines') => {
    const tees: TeeOfGender[] = notes.flatMap((note) =>
      note.kind === kind ? note.tees.filter(({ tee }) => tee !== '') : [],
    )
    return tees.length > 0 ? [{ kind, tees }] : []
  }
  const others = notes.filter(({ kind }) => kind !== 'no_rating' && kind !== 'no_nines')
  return [...others, ...of('no_rating'), ...of('no_nines')]
}
