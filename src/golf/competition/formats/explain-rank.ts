import type { Line } from '../../arithmetic/line.ts'
import type { Card } from '../../card/card.ts'
import type { Format, FormatFacts } from './format.ts'

/**
 * The arithmetic of what ranks a card. Where holes are closed a net total is that of the holes that count: strokes that fall on the
 * others are not received, so that not all of the Playing Handicap is taken.
 */
export function explainRank(format: Format, card: Card, playingHandicap: number): Line<FormatFacts> {
  const line = format.explain(card, playingHandicap)
  if (card.closed.length === 0 || (line.kind !== 'net_of_gross' && line.kind !== 'capped')) return line
  const { gross, net } = card.total
  return { kind: 'net_of_counted', facts: { gross, received: gross - net, net, holes: card.lines.length } }
}
