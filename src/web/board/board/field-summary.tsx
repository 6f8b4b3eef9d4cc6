import type { CardOnBoard, CardState } from '#golf/board/cards-out.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'

/** How many cards are out, in and not begun: how far the competition is. */
export function FieldSummary({ cards }: { cards: Record<CardState, readonly CardOnBoard[]> }) {
  const figures = [
    [text.field.out, cards.out.length],
    [text.field.in, cards.in.length + cards.without_place.length],
    [text.field.notStarted, cards.not_started.length],
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-x-2 border-y border-line py-3">
      {figures.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-note text-soft">{name}</dt>
          <dd className="text-title font-extrabold">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
