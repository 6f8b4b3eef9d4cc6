type PlayedHole = {
  holeNumber: number
  par: number
  strokeIndex: number
  averageScore: number | null
  timesPlayed: number
}

export type RankedHole<H extends PlayedHole = PlayedHole> = {
  hole: H
  overPar: number
  /** 1 plays hardest. */
  difficulty: number
  /** 1 is the hole with the lowest stroke index, whether a nine is numbered 1-9 or by odd numbers. */
  indexPlace: number
  /** How many places harder the hole plays than its stroke index predicts; below zero, easier. */
  harderBy: number
}

/** A hole's average is compared with its stroke index only from this many plays on. */
export const PLAYS_TO_JUDGE = 20

/**
 * The holes that have an average, hardest first by average over par; equal ones in the order of their stroke indexes.
 */
export function rankHoles<H extends PlayedHole>(holes: readonly H[]): RankedHole<H>[] {
  const byIndex = [...holes].sort((a, b) => a.strokeIndex - b.strokeIndex)
  const played = byIndex.flatMap((hole, place) =>
    hole.averageScore === null
      ? []
      : [{ hole, overPar: hole.averageScore - hole.par, indexPlace: place + 1 }],
  )
  return (
    played
      // Whole millionths: equal averages over different pars differ in the last binary digit.
      .sort((a, b) => Math.round(b.overPar * 1e6) - Math.round(a.overPar * 1e6))
      .map((one, i) => ({ ...one, difficulty: i + 1, harderBy: one.indexPlace - (i + 1) }))
  )
}

/**
 * Holes played often enough whose place by difficulty is at least a quarter of the course away from their stroke index.
 */
export function doubtfulIndexes<H extends PlayedHole>(ranked: readonly RankedHole<H>[]): RankedHole<H>[] {
  const far = Math.ceil(ranked.length / 4)
  return ranked.filter((one) => one.hole.timesPlayed >= PLAYS_TO_JUDGE && Math.abs(one.harderBy) >= far)
}
