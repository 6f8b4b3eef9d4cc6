import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { UnconfirmedCardRow } from '#web/card/unconfirmed-card.online.tsx'
import { cardOutText } from '#web/messages/en/card/card-out.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { totalsOnlyText } from '#web/messages/en/card/totals-only.ts'
import { Section } from '#web/ui/card.tsx'
import { useRefetchOn } from '../use-refetch-on.ts'

type CardsOutPanelProps = {
  competitionId: string
  /** What the board shows of cards that a result waits for; the lists are asked for again when it changes. */
  waiting: string
  /** Play is over, so the cards that are out are waited for as well. */
  isOver: boolean
}

/** For administrators: the cards that a result waits for, each with the way to it. */
export default function CardsOutPanel({ competitionId, waiting, isOver }: CardsOutPanelProps) {
  const cards = useQuery(query(getCardsOut, { params: { competitionId } }))
  useRefetchOn(waiting, cards.refetch)
  const out = isOver ? (cards.data?.out ?? []) : []
  const unconfirmed = cards.data?.unconfirmed ?? []
  return (
    <>
      {cards.isError && <p role="alert">{failureText(cards.error, sharedText.tryAgainLater)}</p>}
      {unconfirmed.length > 0 && (
        <Section title={totalsOnlyText.title}>
          <p className="text-note text-soft">{totalsOnlyText.means}</p>
          <ul className="divide-y divide-line">
            {unconfirmed.map((card) => (
              <li key={card.roundId}>
                <UnconfirmedCardRow card={card} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {out.length > 0 && (
        <Section title={cardOutText.title}>
          <ul className="divide-y divide-line">
            {out.map((card) => (
              <li key={card.roundId}>
                <Link
                  href={`/rounds/${card.roundId}`}
                  aria-label={cardOutText.cardOf(nameOfCard(card))}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:bg-sunken"
                >
                  <span className="font-semibold text-accent underline underline-offset-4">
                    {nameOfCard(card)}
                  </span>
                  <span className="text-note text-soft">{cardOutText.thru(card.thru, card.holeCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
