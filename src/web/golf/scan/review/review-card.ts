import type { ScannedCell, ScannedRow } from '#contract/scan.ts'
import {
  holedIn,
  isSameResult,
  isStrokeCount,
  notPlayed,
  pickedUp,
  type HoleResult,
} from '#domain/scoring/hole-result.ts'
import type { HoleScore } from '#domain/round/hole-entry.ts'
import type { Quad } from './cut-out.ts'

/** A hole of the card that the scores go into, with what stands there now. */
export type CardHole = { holeNumber: number; par: number; result: HoleResult }

/** What a person has said about holes of a row, by hole number. */
export type Decisions = ReadonlyMap<number, HoleResult>

export type ReviewedHole = {
  holeNumber: number
  par: number
  /** undefined: the reader does not say where it looked. */
  quad: Quad | undefined
  /** undefined: something is written there that could not be read. `not_played`: nothing is written there. */
  read: HoleResult | undefined
  /** What a person said, otherwise what was read. */
  result: HoleResult | undefined
  /** What one tap can say: the reading and what it may be instead, best first. */
  choices: readonly HoleResult[]
  /** A person has to look before it counts. */
  isOpen: boolean
  isDecided: boolean
  /** What stands on the card now. */
  was: HoleResult
}

/** A row of the paper against the card: holes that the card does not have are left out; in the card's order. */
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
        isOpen: decided === undefined && (cell.doubtful || read === undefined),
        isDecided: decided !== undefined,
        was,
      },
    ]
  })
}

/** A reading in the words of golf. A card holds 1 to 15 strokes (D7), so that a higher one has to be looked at. */
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

/** The holes that go into the card: what nobody has looked at yet stays out, and an empty cell takes nothing away. */
export function holesToTake(holes: readonly ReviewedHole[]): HoleScore[] {
  return holes.flatMap(({ holeNumber, result, isOpen }) =>
    isOpen || result === undefined || result.kind === 'not_played' ? [] : [{ holeNumber, result }],
  )
}

/** The hole would say something else than it does now. */
export function wouldChange({ was, result, isOpen }: ReviewedHole): boolean {
  if (isOpen || result === undefined || result.kind === 'not_played' || was.kind === 'not_played')
    return false
  return !isSameResult(was, result)
}
