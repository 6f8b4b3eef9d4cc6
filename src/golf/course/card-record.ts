import { readCardValue, type CardField, type CardProblem, type CardValue } from './card-values.ts'

export type KnownCourse = { teeNames: readonly string[]; holeCount: number }

/** A card while it is read. */
export type CardRecord = {
  course: KnownCourse
  values: CardValue[]
  problems: CardProblem[]
  unknownTees: string[]
  /** The holes that the table has. */
  holes: Set<number>
  /** Holes that stand twice: none of their values is taken. */
  repeated: Set<number>
  /** By field, the holes that were read twice, and whether the two differ. */
  twice: Map<CardField, { holes: Set<number>; doDiffer: boolean }>
  /** "7.par", or "7." for all of hole 7: a problem says already why there is no value. */
  told: Set<string>
}

export function blankRecord(course: KnownCourse, problems: readonly CardProblem[]): CardRecord {
  return {
    course,
    values: [],
    problems: [...problems],
    unknownTees: [],
    holes: new Set(),
    repeated: new Set(),
    twice: new Map(),
    told: new Set(problems.flatMap((one) => (one.kind === 'line_unclear' ? [`${one.holeNumber}.`] : []))),
  }
}

/** Reads the value of a hole, or says why not. */
export function addCell(
  cell: string,
  { field, holeNumber, record }: { field: CardField; holeNumber: number; record: CardRecord },
): void {
  if (cell === '') return
  if (!isOnCourse(holeNumber, record)) return
  const read = readCardValue(field, cell)
  if (read.ok) addValue({ field, holeNumber, value: read.value }, record)
  else {
    record.told.add(`${holeNumber}.${field}`)
    record.problems.push({ kind: read.reason, holeNumber, field, text: cell })
  }
}

export function addValue(value: CardValue, record: CardRecord): void {
  const { field, holeNumber } = value
  if (record.told.has(`${holeNumber}.${field}`)) return
  const other = record.values.find((one) => one.field === field && one.holeNumber === holeNumber)
  if (!other) {
    record.values.push(value)
    return
  }
  const twice = record.twice.get(field) ?? { holes: new Set(), doDiffer: false }
  twice.holes.add(holeNumber)
  twice.doDiffer ||= other.value !== value.value
  record.twice.set(field, twice)
}

/** Where two blocks have the same holes and other values, nobody can say which are meant: neither are taken, also where they agree. */
export function leaveOutTwice(record: CardRecord): void {
  for (const [field, { holes, doDiffer }] of record.twice) {
    if (!doDiffer) continue
    for (const hole of holes) {
      record.repeated.add(hole)
      record.told.add(`${hole}.${field}`)
    }
    record.values = record.values.filter((one) => one.field !== field || !holes.has(one.holeNumber))
  }
}

export function isOnCourse(holeNumber: number, { course, problems }: CardRecord): boolean {
  if (holeNumber >= 1 && holeNumber <= course.holeCount) return true
  if (!problems.some((one) => one.kind === 'no_such_hole' && one.holeNumber === holeNumber))
    problems.push({ kind: 'no_such_hole', holeNumber })
  return false
}
