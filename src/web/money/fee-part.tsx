import type { Competition } from '#contract/competition/competitions.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { entryFeeText as text } from '#web/messages/en/money/entry-fee.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type FeePartProps = { competition: Competition; isNote?: boolean | undefined }

/** How the fee is paid, for whoever may join; the way to pay it, for whoever has joined and owes it. */
export default function FeePart({ competition, isNote }: FeePartProps) {
  const { id, name, entryFee, currency, feeWay, canJoin, owesFee } = competition
  if (entryFee === null) return null
  const amount = formatMoney(entryFee, currency)
  if (isNote === true)
    return (
      canJoin && (
        <p className="max-w-prose text-note text-soft">
          {feeWay === 'card' ? text.byCard(amount) : text.byCardOrDesk(amount)}
        </p>
      )
    )
  return (
    owesFee === true && (
      <LinkButton href={`/competitions/${id}/fee`} look="secondary">
        <span aria-hidden>{text.pay(amount)}</span>
        <span className="sr-only">{text.payFor(amount, name)}</span>
      </LinkButton>
    )
  )
}
