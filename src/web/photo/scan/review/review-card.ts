import type { ScannedCell, ScannedRow } from '#contract/photo/scan.ts'
import {
  holedIn,
  isSameResult,
  isStrokeCount,
  notPlayed,
  pickedUp,
  type HoleResult,
} from '#golf/card/hole-result.ts'
import { isUnusualScore } from '#golf/card/unusual-score.ts'
import type { HoleScore } from '#golf/card/hole-entry.ts'
import type { Quad } from '#golf/card/cut-out.ts'

/** A hole of the card that the scores go into, with its present result. With its stroke index it is recognised better. */
export type CardHole = {
  holeNumber: number
  par: number
  strokeIndex?: number | undefined
  result: HoleResult
}

/** The results that a person chose for holes of a row, by hole number. */
export type Decisions = ReadonlyMap<number, HoleResult>

export type ReviewedHole = {
  holeNumber: number
  par: number
  /** undefined: the reader does not report places. */
  quad: Quad | undefined
  /** undefined: the writing could not be read. `not_played`: nothing is written there. */
  read: HoleResult | undefined
  /** What the person chose, or else what was read. */
  result: HoleResult | undefined
  /** The results offered for one tap: what was read and what it may be instead, best first. */
  choices: readonly HoleResult[]
  /** A person must check it before it can be taken over. */
  isOpen: boolean
  isDecided: boolean
  /** The present result on the card. */
  was: HoleResult
}

/** A row of the paper compared with the card, in the card's order. Holes that the card does not have are left out. */
export function reviewRow(
  row: ScannedRow,
  { card, decisions }: { card: readonly CardHole[]; decisions: Decisions },
): ReviewedHole[] {
  return card.flatMap(({ holeNumber, par, result: was }) => {
    const cell = row.holes.find((one) => one.holeNumber === holeNumber)
    if (!cell) return []
    const decided = decisions.get(holeNumber)
    const read = readResult(cell.grossScore)
    const result = decided ?? read
    return [
      {
        holeNumber,
        par,
        quad: cell.quad,
        read,
        result,
        choices: choicesOf(cell),
        isOpen: decided === undefined && (cell.doubtful || read === undefined || isUnusualScore(read)),
        isDecided: decided !== undefined,
        was,
      },
    ]
  })
}

/** A score as read, as a HoleResult; undefined for a number that no hole takes (D7). */
export function readResult(read: ScannedCell['grossScore']): HoleResult | undefined {
  switch (read) {
    case undefined:
      return undefined
    case null:
      return notPlayed
    case 'picked_up':
      return pickedUp
    default:
      return isStrokeCount(read) ? holedIn(read) : undefined
  }
}

function choicesOf(cell: ScannedCell): HoleResult[] {
  const all = [cell.grossScore, ...cell.others].flatMap((read) => readResult(read) ?? [])
  return all.filter((one, i) => all.findIndex((other) => isSameResult(one, other)) === i)
}

export function openHoles(holes: readonly ReviewedHole[]): ReviewedHole[] {
  return holes.filter((hole) => hole.isOpen)
}

/** The scores that go into the card. Unchecked holes stay out, and an empty cell never deletes a result of the card. */
export function scoresToTake(holes: readonly ReviewedHole[]): HoleScore[] {
  return holes.flatMap(({ holeNumber, result, isOpen }) =>
    isOpen || result === undefined || result.kind === 'not_played' ? [] : [{ holeNumber, result }],
  )
}

/** Whether taking the scores over would change a result that is on the card now. */
export function wouldChange({ was, result, isOpen }: ReviewedHole): boolean {
  if (isOpen || result === undefined || result.kind === 'not_played' || was.kind === 'not_played')
    return false
  return !isSameResult(was, result)
}
