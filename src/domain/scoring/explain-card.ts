import type { Card } from './card.ts'

/** How the totals of a card are made, one sentence a number: gross, net, points. */
export function explainCard(card: Card): string[] {
  const { out, in: home, total } = card
  const isEighteen = card.lines.length > 9
  const received = total.gross - total.net
  const change = received < 0 ? `+ ${-received} given back` : `- ${received} received`
  const points = card.lines.flatMap((line) => line.points ?? [])
  return [
    isEighteen
      ? `Gross: ${out.gross} out + ${home.gross} in = ${total.gross}.`
      : `Gross: ${total.gross} strokes.`,
    `Net: ${total.gross} ${change} on the holes holed out = ${total.net}.`,
    points.length === 0
      ? 'Points: no hole has any yet.'
      : `Points, hole by hole: ${points.map((one) => (one < 0 ? `(${one})` : one)).join(' + ')} = ${total.points}.`,
  ]
}
