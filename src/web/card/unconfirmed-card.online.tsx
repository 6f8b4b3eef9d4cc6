import { Link } from 'wouter'
import { getCardsOut, type UnconfirmedCard } from '#contract/competition/cards-out.ts'
import { getClubDay } from '#contract/competition/club-day.ts'
import { listCompetitions } from '#contract/competition/competitions.ts'
import { confirmTotals, getRoundCard } from '#contract/card/round-card.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { cardOutText } from '#web/messages/en/card/card-out.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { totalsOnlyText as text } from '#web/messages/en/card/totals-only.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A card of totals only: its sums, the way to it, and one press that confirms them. */
export function UnconfirmedCardRow({ card }: { card: UnconfirmedCard }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="grid min-w-0 flex-1 basis-40">
        <Link
          href={`/rounds/${card.roundId}`}
          aria-label={cardOutText.cardOf(nameOfCard(card))}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {nameOfCard(card)}
        </Link>
        <span className="text-note text-soft">{sumsText(card)}</span>
      </span>
      <ConfirmTotalsButton card={card} />
    </div>
  )
}

/** Confirms the sums that stand beside it: other ones that came meanwhile are refused. */
export function ConfirmTotalsButton({ card }: { card: UnconfirmedCard }) {
  const { roundId, grossScore, netScore, stablefordPoints } = card
  const name = nameOfCard(card)
  const confirming = useAction({
    run: () => send(confirmTotals, { params: { roundId }, body: { grossScore, netScore, stablefordPoints } }),
    changes: [allOf(getCardsOut), allOf(getClubDay), allOf(getRoundCard), query(listCompetitions)],
    onDone: () => {
      showToast({ tone: 'success', title: text.confirmed, description: name })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notConfirmed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <Button
      look="secondary"
      aria-label={text.confirmOf(name)}
      busy={confirming.isPending ? text.confirming : undefined}
      onClick={() => {
        confirming.mutate(undefined)
      }}
    >
      {text.confirm}
    </Button>
  )
}

export function sumsText({
  grossScore,
  netScore,
  stablefordPoints,
}: Pick<UnconfirmedCard, 'grossScore' | 'netScore' | 'stablefordPoints'>): string {
  const of = (sum: number | null) => `${sum ?? '–'}`
  return text.sums(of(grossScore), of(netScore), of(stablefordPoints))
}
