import { holdsNumber, likeliestNumber } from '../read-cells/cell-prediction.ts'
import { mostStrokes, type StrokeChances } from './apply-sum-votes.ts'
import type { FoundPlayer } from './found-player.ts'
import { isParLike } from './printed-rows.ts'
import { assumedPar } from './read-player.ts'

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
/** The same of differences to par, over so many holes: those of two players hardly ever fit that well. */
const pointsAndDifference = [2, 3]
const leastHolesOfPoints = 12
/** Putts are these, and hardly any player is that much over par on every hole. */
const puttsOfHole = [1, 2, 3]
const leastShareOfPutts = 0.95
const leastHolesOfPutts = 14
/** Nobody makes the same score on so many holes: upright rules were read as ones. */
const mostOnes = 0.8
const leastOnes = 8
/** A row of pars for other players is the printed one but for a hole or two, and the networks see some print in it. */
const leastShareOfPars = 0.85
const leastPrint = 0.05
const clearPrint = 0.2
/** No two holes share a stroke index; no player makes a different score on so many holes. */
const mostDifferentScores = (holes: number) => Math.max(8, (2 / 3) * holes)

export function areStrokeIndexes({ row }: FoundPlayer): boolean {
  const different = new Set(row.asStrokes.map(likeliest).filter((strokes) => strokes > 0))
  return different.size > mostDifferentScores(row.asStrokes.length)
}

/**
 * Whether it is a printed row of pars that was taken for handwriting: a second one or, where no other was read, one that looks like print.
 * A round of pars by hand shows no print.
 */
export function arePars(player: FoundPlayer, parOf: ParOf): boolean {
  const holes = holesOf(player)
  if (holes.length < leastHolesWithPar) return false
  const print = meanOf(player.predictions.filter(holdsNumber).map(({ kind }) => kind.printed))
  if (holes.every(({ holeNumber }) => parOf(holeNumber) === undefined))
    return print >= clearPrint && isParLike(holes.map(({ number }) => number))
  const fitting = holes.filter(({ holeNumber, number }) => number === parOf(holeNumber))
  return print >= leastPrint && fitting.length >= leastShareOfPars * holes.length
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
  const points = holesOf(player)
  return others.some((other) =>
    fitTogether(points, holesOf(other), leastHolesWithPar, (own, number, holeNumber) => {
      const par = parOf(holeNumber)
      return par === undefined ? undefined : pointsAndStrokesOverPar.includes(number + own - par)
    }),
  )
}

/** Whether the numbers of a row are the Stableford points of one of the others, who wrote differences to par. */
export function arePointsToPar(player: FoundPlayer, others: readonly FoundPlayer[], parOf: ParOf): boolean {
  const points = differencesOf(player, parOf)
  return others.some((other) =>
    fitTogether(points, differencesOf(other, parOf), leastHolesOfPoints, (own, number) =>
      own === 0 ? number >= 2 : own > 0 && pointsAndDifference.includes(own + number),
    ),
  )
}

/** What a row says of a hole. */
type HoleNumber = { readonly holeNumber: number; readonly number: number }

/** Whether nearly all points fit the other row, over holes that both have and of which it can be said: `undefined` where not. */
function fitTogether(
  points: readonly HoleNumber[],
  numbers: readonly HoleNumber[],
  leastHoles: number,
  fits: (own: number, number: number, holeNumber: number) => boolean | undefined,
): boolean {
  const pointsOf = new Map(points.map(({ holeNumber, number }) => [holeNumber, number]))
  const said = numbers.flatMap(({ holeNumber, number }) => {
    const own = pointsOf.get(holeNumber)
    return (own === undefined ? undefined : fits(own, number, holeNumber)) ?? []
  })
  return said.length >= leastHoles && said.filter(Boolean).length >= leastShareOfPoints * said.length
}

/** Whether the numbers of a row that was taken for differences are putts. */
export function arePutts(player: FoundPlayer, parOf: ParOf): boolean {
  const numbers = differencesOf(player, parOf).map(({ number }) => number)
  const fitting = numbers.filter((number) => puttsOfHole.includes(number))
  return numbers.length >= leastHolesOfPutts && fitting.length >= leastShareOfPutts * numbers.length
}

/** Whether the row is one of empty cells whose rules were read as ones. */
export function areRules({ predictions }: FoundPlayer): boolean {
  const numbers = predictions.filter(holdsNumber).map((cell) => likeliestNumber(cell, 0, mostStrokes).number)
  return (
    numbers.length >= leastOnes &&
    numbers.filter((number) => number === 1).length >= mostOnes * numbers.length
  )
}

/** The holes with a number, as the difference that was written. Where no par is known, rows are read as if each were the same. */
function differencesOf({ row, holeNumbers }: FoundPlayer, parOf: ParOf): HoleNumber[] {
  return row.cells.flatMap((chances, index) => {
    const strokes = likeliest(chances)
    const holeNumber = holeNumbers[index] ?? 0
    return strokes === 0 ? [] : [{ holeNumber, number: strokes - (parOf(holeNumber) ?? assumedPar) }]
  })
}

/** The holes with a number, read as strokes. */
function holesOf({ row, holeNumbers }: FoundPlayer): HoleNumber[] {
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
