import type { MeritRow, MeritScore } from './order-of-merit.ts'

/** A line of an order of merit as paper and files have it. */
export type PlainMeritRow = {
  /** "1", "T2", or empty without any points. */
  place: string
  name: string
  points: string
  /** One for each competition asked for: "16.33"; "(8)" where it was dropped; "–" without a place; empty without an entry. */
  scores: readonly string[]
}

/** An order of merit with a column for each of these competitions, for whatever prints it. */
export function plainMeritRows(
  rows: readonly MeritRow[],
  { competitionIds, decimalSign }: { competitionIds: readonly string[]; decimalSign: string },
): PlainMeritRow[] {
  const points = (hundredths: number) =>
    (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2).replace('.', decimalSign)
  const cell = (score: MeritScore | undefined): string => {
    if (!score) return ''
    switch (score.reason) {
      case 'counts':
        return points(score.hundredths)
      case 'dropped':
        return `(${points(score.hundredths)})`
      case 'no_place':
        return '–'
    }
  }
  return rows.map(({ name, position, isShared, hundredths, scores }) => ({
    place: position === null ? '' : `${isShared ? 'T' : ''}${position}`,
    name,
    points: points(hundredths),
    scores: competitionIds.map((id) => cell(scores.find(({ competitionId }) => competitionId === id))),
  }))
}
