import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { getCardsOut } from '#contract/cards-out.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { closingText } from '#web/messages/en/closing.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { useRefetchOn } from '../use-refetch-on.ts'

type CardsOutPanelProps = {
  competitionId: string
  /** Whose cards the board shows as out; the list is asked for again when it changes. */
  out: string
}

/** For administrators: whose cards a provisional result waits for, each with the way to it. */
export default function CardsOutPanel({ competitionId, out }: CardsOutPanelProps) {
  const cards = useQuery(query(getCardsOut, { params: { competitionId } }))
  useRefetchOn(out, cards.refetch)
  return (
    <Section title={text.cardsOut.title}>
      {cards.isError && <p role="alert">{failureText(cards.error, sharedText.tryAgainLater)}</p>}
      <ul className="divide-y divide-line">
        {cards.data?.out.map((card) => (
          <li key={card.roundId}>
            <Link
              href={`/rounds/${card.roundId}`}
              aria-label={closingText.cardOf(card.playerName)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:bg-sunken"
            >
              <span className="font-semibold text-accent underline underline-offset-4">
                {card.playerName}
              </span>
              <span className="text-note text-soft">{closingText.thru(card.thru, card.holeCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
