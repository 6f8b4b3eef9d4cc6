import { holdsNumber, likeliestNumber } from '../read-cells/cell-prediction.ts'
import { mostStrokes, type StrokeChances } from './apply-sum-votes.ts'
import type { FoundPlayer } from './found-player.ts'

/** The par of a hole, where the card or the course says it. */
export type ParOf = (holeNumber: number) => number | undefined

/** Nobody plays six holes in fewer strokes on average, and rows of putts, points or differences have smaller numbers. */
const leastMeanStrokes = 2.5
const leastHoles = 6
/** Over nine holes and more nobody is so far under par on average: eleven under in a round. */
const mostUnderPar = 0.6
const leastHolesWithPar = 9
/** A player's points and strokes of a hole are together its par and two, and one more where they receive a stroke. */
const pointsAndStrokesOverPar = [2, 3]
const leastShareOfPoints = 0.85
/** No two holes share a stroke index; no player makes a different score on so many holes. */
const mostDifferentScores = (holes: number) => Math.max(8, (2 / 3) * holes)

export function areStrokeIndexes({ row }: FoundPlayer): boolean {
  const different = new Set(row.asStrokes.map(likeliest).filter((strokes) => strokes > 0))
  return different.size > mostDifferentScores(row.asStrokes.length)
}

/** Whether the numbers are too small for strokes, as they are written or after their sums: of putts, points or a match. */
export function areTooLow(player: FoundPlayer, parOf: ParOf): boolean {
  const inInk = player.predictions
    .filter(holdsNumber)
    .map((cell) => likeliestNumber(cell, 0, mostStrokes).number)
  const holes = holesOf(player)
  const strokes = holes.map(({ number }) => number)
  if ([inInk, strokes].some((numbers) => numbers.length >= leastHoles && meanOf(numbers) < leastMeanStrokes))
    return true
  const overPar = holes.flatMap(({ holeNumber, number }) => {
    const par = parOf(holeNumber)
    return par === undefined ? [] : [number - par]
  })
  return overPar.length >= leastHolesWithPar && meanOf(overPar) < -mostUnderPar
}

/** Whether the numbers are the Stableford points of one of the other players. */
export function arePoints(player: FoundPlayer, others: readonly FoundPlayer[], parOf: ParOf): boolean {
  const points = new Map(holesOf(player).map(({ holeNumber, number }) => [holeNumber, number]))
  return others.some((other) => {
    const overPar = holesOf(other).flatMap(({ holeNumber, number }) => {
      const [par, own] = [parOf(holeNumber), points.get(holeNumber)]
      return par === undefined || own === undefined ? [] : [number + own - par]
    })
    const fitting = overPar.filter((over) => pointsAndStrokesOverPar.includes(over))
    return overPar.length >= leastHolesWithPar && fitting.length >= leastShareOfPoints * overPar.length
  })
}

/** The holes with a number, read as strokes. */
function holesOf({ row, holeNumbers }: FoundPlayer): { holeNumber: number; number: number }[] {
  return row.asStrokes.flatMap((chances, index) => {
    const number = likeliest(chances)
    return number === 0 ? [] : [{ holeNumber: holeNumbers[index] ?? 0, number }]
  })
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function likeliest(chances: StrokeChances): number {
  return chances.reduce((top, chance, at) => (chance > (chances[top] ?? 0) ? at : top), 0)
}
