import type {
  CardReading,
  CellReading,
  CellResult,
  PlayerReading,
  ReadingNote,
  WrittenSum,
} from '../card-reading.ts'
import type { ReadingHint } from '../scorecard-reader.ts'
import { sumOffBy } from '../written-sums.ts'
import type { VisionAnswer, VisionRow } from './vision-reader-answer.ts'

/** A cap, because a model's own confidence is not measured. */
const MOST_CONFIDENCE = 0.9
/** Below this confidence a person must check the cell first. */
const DOUBTFUL_BELOW = 0.8
/** With so many differing holes the card is of another course; fewer may be misread. */
const OTHER_COURSE_FROM = 4
const MOST_STROKES = 20

type Pars = ReadonlyMap<number, number>

/** Turns an answer into a reading: strokes for every hole, doubtful where the sums disagree, and without places in the photo. */
export function toCardReading({ problem, players, printed }: VisionAnswer, hint: ReadingHint): CardReading {
  if (problem !== null || players.length === 0)
    return { outcome: 'unreadable', reason: problem ?? 'no_scorecard' }
  const holeNumbers = holesOf(players)
  const pars: Pars = new Map([
    ...printed.flatMap(({ hole, par }) => (par === null ? [] : [[hole, par] as const])),
    ...(hint.course?.holes ?? []).map(({ holeNumber, par }) => [holeNumber, par] as const),
  ])
  const rows = players.map((row) => toPlayer(row, holeNumbers, pars))
  if (rows.every(({ cells }) => cells.every(({ result }) => result === 'empty')))
    return { outcome: 'unreadable', reason: 'nothing_written' }
  const toPar = players.filter(({ notation }) => notation === 'to_par')
  const lacksPar = toPar.some(({ holes }) =>
    holes.some(({ hole, written }) => typeof written === 'number' && !pars.has(hole)),
  )
  const notes: ReadingNote[] = [
    ...(isOtherCourse(printed, hint) ? (['other_course'] as const) : []),
    ...(holeNumbers.length === 9 ? (['nine_holes'] as const) : []),
    ...(toPar.length > 0 ? (['to_par'] as const) : []),
    ...(lacksPar ? (['pars_missing'] as const) : []),
  ]
  return {
    outcome: 'read',
    players: rows,
    printed: printed.map(({ hole, par, strokeIndex }) => ({
      holeNumber: hole,
      par: par ?? undefined,
      strokeIndex: strokeIndex ?? undefined,
    })),
    notes,
  }
}

const front = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const back = front.map((hole) => hole + 9)

/** Nine holes where the answer has none of the other nine, or else eighteen. */
function holesOf(players: readonly VisionRow[]): readonly number[] {
  const seen = players.flatMap(({ holes }) => holes.map(({ hole }) => hole))
  if (seen.every((hole) => hole <= 9)) return front
  return seen.every((hole) => hole > 9) ? back : [...front, ...back]
}

function toPlayer(row: VisionRow, holeNumbers: readonly number[], pars: Pars): PlayerReading {
  const cells = holeNumbers.map((holeNumber) => toCell(row, holeNumber, pars))
  const sums = sumsOf(row, cells, pars)
  const isNumber = (hole: number) =>
    cells.some(({ holeNumber, result }) => holeNumber === hole && typeof result === 'number')
  // A sum over a hole without a number says nothing about the other holes.
  const disputed = new Set(
    sums.flatMap(({ of, offBy }) => {
      const part = partOf(of, holeNumbers)
      return offBy !== 0 && part.every(isNumber) ? part : []
    }),
  )
  return {
    nameQuad: undefined,
    notation: row.notation,
    cells: cells.map((cell) => (disputed.has(cell.holeNumber) ? { ...cell, isDoubtful: true } : cell)),
    sums,
  }
}

function toCell(row: VisionRow, holeNumber: number, pars: Pars): CellReading {
  const found = row.holes.find(({ hole }) => hole === holeNumber)
  const result = found && resultOf(row.notation, found.written, pars.get(holeNumber))
  const confidence = result === undefined ? 0 : Math.min(MOST_CONFIDENCE, found?.confidence ?? 0)
  return {
    holeNumber,
    result,
    confidence,
    isDoubtful: confidence < DOUBTFUL_BELOW,
    others: [],
    quad: undefined,
  }
}

function resultOf(
  notation: VisionRow['notation'],
  written: VisionRow['holes'][number]['written'],
  par: number | undefined,
): CellResult | undefined {
  if (written === 'unreadable') return undefined
  if (typeof written !== 'number' || notation === 'gross') return written
  const strokes = par === undefined ? undefined : par + written
  return strokes !== undefined && strokes >= 1 && strokes <= MOST_STROKES ? strokes : undefined
}

function partOf(of: WrittenSum['of'], holeNumbers: readonly number[]): readonly number[] {
  switch (of) {
    case 'out':
      return front
    case 'in':
      return back
    case 'total':
      return holeNumbers
  }
}

function sumsOf(row: VisionRow, cells: readonly CellReading[], pars: Pars): WrittenSum[] {
  const numbers = cells.map(({ holeNumber }) => holeNumber)
  return (['out', 'in', 'total'] as const).flatMap((of) => {
    const value = row[of]
    if (value === null) return []
    const part = partOf(of, numbers)
    const strokes = total(part.map((hole) => cells.find(({ holeNumber }) => holeNumber === hole)?.result))
    const par = total(part.map((hole) => pars.get(hole)))
    const offBy =
      strokes === undefined
        ? undefined
        : sumOffBy(value, { strokes, par: row.notation === 'to_par' ? par : undefined })
    return [{ of, value, confidence: MOST_CONFIDENCE, offBy, quad: undefined }]
  })
}

/** undefined where one of the values is not a number. */
function total(values: readonly (CellResult | undefined)[]): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length === values.length ? numbers.reduce((sum, value) => sum + value, 0) : undefined
}

function isOtherCourse(printed: VisionAnswer['printed'], { course }: ReadingHint): boolean {
  const differing = printed.filter(({ hole, par, strokeIndex }) => {
    const known = course?.holes.find(({ holeNumber }) => holeNumber === hole)
    if (!known) return false
    const isOtherIndex =
      strokeIndex !== null && known.strokeIndex !== undefined && strokeIndex !== known.strokeIndex
    return (par !== null && par !== known.par) || isOtherIndex
  })
  return differing.length >= OTHER_COURSE_FROM
}
