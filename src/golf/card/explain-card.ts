import type { Line } from '../arithmetic/line.ts'
import type { Card } from './card.ts'

/** How the totals of a card are made. */
export type CardFacts = {
  gross_of_nines: { out: number; home: number; total: number }
  gross: { total: number }
  /** `received` below zero: given back. */
  net: { gross: number; received: number; net: number }
  no_points_yet: null
  points: { holes: readonly number[]; total: number }
  no_hole_yet: null
  no_hole_known: null
  /** There is no total, because the hole was picked up. */
  total_lost: { holeNumber: number }
}

type SumLine = Line<CardFacts>

/** How the totals of a card are made, one line a number: gross, net, points. */
export function explainCard(card: Card): [gross: SumLine, net: SumLine, points: SumLine] {
  const { out, in: home, total } = card
  const holes = card.lines.flatMap((line) => line.points ?? [])
  return [
    card.lines.length > 9
      ? { kind: 'gross_of_nines', facts: { out: out.gross, home: home.gross, total: total.gross } }
      : { kind: 'gross', facts: { total: total.gross } },
    { kind: 'net', facts: { gross: total.gross, received: total.gross - total.net, net: total.net } },
    holes.length === 0
      ? { kind: 'no_points_yet', facts: null }
      : { kind: 'points', facts: { holes, total: total.points } },
  ]
}
