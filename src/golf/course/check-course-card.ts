import { teeOfField, rangeOfField, type CardField } from './card-values.ts'
import { checkStrokeIndexes } from './course.ts'

/** A row of a card as a person has it before them: a value for each hole, and the sums that are printed behind it. */
export type CourseCardRow = {
  readonly field: CardField
  /** By hole, from hole 1 on; undefined where nothing is filled in. */
  readonly values: readonly (number | undefined)[]
  readonly sums: readonly { readonly of: CardSum; readonly printed: number }[]
}

export type CardSum = 'out' | 'in' | 'total'

export type CourseCardFault =
  /** A card without pars is no card of a course. */
  | { kind: 'no_pars' }
  /** Two rows are said to be the same thing. */
  | { kind: 'field_twice'; field: CardField }
  | { kind: 'missing'; field: CardField; holes: readonly number[] }
  | { kind: 'out_of_range'; field: CardField; holeNumber: number; value: number }
  | { kind: 'index_repeated'; field: CardField; strokeIndex: number; holes: readonly number[] }
  /** Not of the numbers that this card must use, such as 12 on a nine of 1 to 9. */
  | { kind: 'index_foreign'; field: CardField; holeNumber: number; strokeIndex: number }
  | { kind: 'sum_differs'; field: CardField; of: CardSum; printed: number; added: number }
  | { kind: 'length_unlike_par'; field: CardField; holeNumber: number; par: number; length: number }

/** Whether the course cannot be made from the card like this. The other faults may be the card's own. */
export function stopsCourse({ kind }: CourseCardFault): boolean {
  return kind !== 'sum_differs' && kind !== 'length_unlike_par'
}

/**
 * What cannot be right on a card, as golf has it: pars on every hole, stroke indexes that are each used once (R6.4), sums that add
 * up, and holes about as long as their par asks for.
 */
export function checkCourseCard(rows: readonly CourseCardRow[]): CourseCardFault[] {
  const fields = rows.map(({ field }) => field)
  const faults: CourseCardFault[] = fields.includes('par') ? [] : [{ kind: 'no_pars' }]
  for (const field of new Set(fields.filter((one, at) => fields.indexOf(one) !== at)))
    faults.push({ kind: 'field_twice', field })
  for (const row of rows) {
    faults.push(...checkValues(row))
    if (isIndexField(row.field)) faults.push(...checkIndexes(row))
    faults.push(...checkSums(row))
  }
  return [...faults, ...checkLengths(rows)]
}

function isIndexField(field: CardField): boolean {
  return field === 'strokeIndex' || field === 'womenStrokeIndex'
}

function checkValues({ field, values }: CourseCardRow): CourseCardFault[] {
  const [least, most] = rangeOfField(field)
  const faults: CourseCardFault[] = []
  const missing = values.flatMap((value, at) => (value === undefined ? [at + 1] : []))
  if (missing.length > 0) faults.push({ kind: 'missing', field, holes: missing })
  for (const [at, value] of values.entries())
    if (value !== undefined && (value < least || value > most))
      faults.push({ kind: 'out_of_range', field, holeNumber: at + 1, value })
  return faults
}

function checkIndexes({ field, values }: CourseCardRow): CourseCardFault[] {
  const holesOf = new Map<number, number[]>()
  for (const [at, value] of values.entries())
    if (value !== undefined) holesOf.set(value, [...(holesOf.get(value) ?? []), at + 1])
  const repeated = [...holesOf].flatMap(([strokeIndex, holes]): CourseCardFault[] =>
    holes.length > 1 ? [{ kind: 'index_repeated', field, strokeIndex, holes }] : [],
  )
  const all = values.filter((value) => value !== undefined)
  if (repeated.length > 0 || all.length < values.length || checkStrokeIndexes(all).ok) return repeated
  const at = all.findIndex((value) => !isOfCard(all, value))
  return at < 0 ? [] : [{ kind: 'index_foreign', field, holeNumber: at + 1, strokeIndex: all[at] ?? 0 }]
}

/** Whether a value is of the kind that most of the card's are: on a nine 1 to 9, or every other one of eighteen. */
export function isOfCard(all: readonly number[], value: number): boolean {
  if (all.length !== 9) return value >= 1 && value <= all.length
  if (all.filter((one) => one <= 9).length >= 8) return value <= 9
  const odd = all.filter((one) => one % 2 === 1).length
  return (value % 2 === 1) === odd >= 5
}

function checkSums({ field, values, sums }: CourseCardRow): CourseCardFault[] {
  return sums.flatMap(({ of, printed }): CourseCardFault[] => {
    const counted = of === 'total' ? values : of === 'out' ? values.slice(0, 9) : values.slice(9)
    const known = counted.filter((value) => value !== undefined)
    if (known.length < counted.length || known.length === 0) return []
    const added = known.reduce((sum, value) => sum + value, 0)
    return added === printed ? [] : [{ kind: 'sum_differs', field, of, printed, added }]
  })
}

/**
 * Yards by par from the shortest for women to the longest for men (Rules of Handicapping 2024, Appendix F, whose bounds are
 * advice). A card may be in metres, of which the lower bound is met with fewer.
 */
const yardsByPar: Readonly<Record<number, readonly [number, number]>> = {
  3: [0, 260],
  4: [200, 490],
  5: [370, 710],
  6: [530, Infinity],
}
const yardsInMetre = 1.0936

function checkLengths(rows: readonly CourseCardRow[]): CourseCardFault[] {
  const pars = [rows.find(({ field }) => field === 'par'), rows.find(({ field }) => field === 'womenPar')]
  return rows
    .filter(({ field }) => teeOfField(field) !== undefined)
    .flatMap(({ field, values }) =>
      values.flatMap((length, at): CourseCardFault[] => {
        const own = pars.flatMap((row) => row?.values[at] ?? [])
        const [par] = own
        if (length === undefined || par === undefined) return []
        return own.some((one) => fitsPar(one, length))
          ? []
          : [{ kind: 'length_unlike_par', field, holeNumber: at + 1, par, length }]
      }),
    )
}

/** Whether a hole is about as long as its par asks for, in yards or in metres. */
export function fitsPar(par: number, length: number): boolean {
  const [least, most] = yardsByPar[par] ?? [0, Infinity]
  return length * yardsInMetre >= least && length <= most
}
