import type { Card } from '#domain/scoring/card.ts'
import { closedHolesText as text } from '#web/messages/en/closed-holes.ts'

/** Which holes the committee has closed for everybody, and how many count; the card is whole without them. */
export default function ClosedNote({ card: { closed, lines } }: { card: Pick<Card, 'closed' | 'lines'> }) {
  return (
    <p className="rounded-control bg-sunken px-3 py-2 text-note font-medium">
      {text.onCard({ holes: closed, count: lines.length })}
    </p>
  )
}
