import { isOnNine } from '../course/nine.ts'
import type { Nine } from '../course/nines.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'

/** Holes of one round of a competition that its committee has closed for everybody, how many of its course are left, and why. */
export type ClosedHoles = {
  roundNumber: number
  holes: readonly number[]
  left: number
  reason: string
}

export type NotClosable = 'no_such_hole' | 'no_hole_left'

/** The holes that are closed in a round; none where nothing is said of it. */
export function closedInRound(
  closed: readonly Pick<ClosedHoles, 'roundNumber' | 'holes'>[] | null,
  roundNumber: number,
): readonly number[] {
  return closed?.find((one) => one.roundNumber === roundNumber)?.holes ?? []
}

/** What a competition keeps once these holes of a round, and no others of it, are closed; null where none is in any round. */
export function closeInRound(
  closed: readonly ClosedHoles[] | null,
  { roundNumber, holes, left, reason }: ClosedHoles,
): readonly ClosedHoles[] | null {
  const others = (closed ?? []).filter((one) => one.roundNumber !== roundNumber)
  const all = holes.length === 0 ? others : [...others, { roundNumber, holes: inOrder(holes), left, reason }]
  return all.length === 0 ? null : all.sort((a, b) => a.roundNumber - b.roundNumber)
}

/** The closed holes of each round in one line, as the audit log keeps them; null where none is closed. */
export function closedInOneLine(
  closed: readonly Pick<ClosedHoles, 'roundNumber' | 'holes'>[] | null,
): string | null {
  return closed?.map(({ roundNumber, holes }) => `${roundNumber}: ${holes.join(', ')}`).join('; ') ?? null
}

/** What a competition keeps where it has this many rounds: what was closed in a round that is not played goes with the round. */
export function closedUpTo(
  closed: readonly ClosedHoles[] | null,
  roundCount: number,
): readonly ClosedHoles[] | null {
  const kept = (closed ?? []).filter(({ roundNumber }) => roundNumber <= roundCount)
  return kept.length === 0 ? null : kept
}

/** What a competition keeps where this nine of eighteen holes is played, or all of them: a hole that is still played stays closed. */
export function closedOfPlayed(
  closed: readonly ClosedHoles[] | null,
  nine: Nine | null,
): readonly ClosedHoles[] | null {
  const kept = (closed ?? []).flatMap((one) => {
    const holes = one.holes.filter((hole) => nine === null || isOnNine(hole, nine))
    return holes.length === 0 ? [] : [{ ...one, holes, left: (nine === null ? 18 : 9) - holes.length }]
  })
  return kept.length === 0 ? null : kept
}

/**
 * Rule 5.1: a round has 18 holes, or fewer where the committee says so. At least one stays: without any there is no round, and the
 * committee drops it instead. Gives each hole once, in order.
 */
export function checkClosedHoles(
  holes: readonly number[],
  printed: readonly number[],
): Outcome<number[], NotClosable> {
  const unknown = holes.find((holeNumber) => !printed.includes(holeNumber))
  if (unknown !== undefined) return refused('no_such_hole', `The course has no hole ${unknown}.`)
  const once = inOrder(holes)
  if (once.length === printed.length)
    return refused('no_hole_left', 'At least one hole of the round counts. Drop the round instead.')
  return accepted(once)
}

/** The holes of a card, of which exactly these are closed. */
export function withClosedHoles<CardHole extends { holeNumber: number; isClosed?: boolean | undefined }>(
  holes: readonly CardHole[],
  closed: readonly number[],
): CardHole[] {
  return holes.map((hole) => ({
    ...hole,
    isClosed: closed.includes(hole.holeNumber) ? true : undefined,
  }))
}

type MaybeClosed = { holeNumber: number; isClosed?: boolean | undefined }

/**
 * Of a card that was played where other holes were closed: the holes that count and have no result, and those of them that were
 * closed there.
 */
export function missingFrom(
  holes: readonly MaybeClosed[],
  { played, playedOn }: { played: ReadonlySet<number>; playedOn: readonly MaybeClosed[] },
): { missing: number[]; closed: number[] } {
  const isClosed = new Set(playedOn.flatMap((hole) => (hole.isClosed === true ? [hole.holeNumber] : [])))
  const missing = holes.flatMap((hole) =>
    hole.isClosed === true || played.has(hole.holeNumber) ? [] : [hole.holeNumber],
  )
  return { missing, closed: missing.filter((holeNumber) => isClosed.has(holeNumber)) }
}

/** What is about holes that count; what is said of closed ones is left out. */
export function onOpenHoles<One extends { holeNumber: number }>(
  said: readonly One[],
  holes: readonly MaybeClosed[],
): One[] {
  const closed = new Set(holes.flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [holeNumber] : [])))
  return said.filter(({ holeNumber }) => !closed.has(holeNumber))
}

function inOrder(holes: readonly number[]): number[] {
  return [...new Set(holes)].sort((a, b) => a - b)
}
