import type { Competition } from '#contract/competition/competitions.ts'
import type { DeskCard } from '#contract/competition/desk-cards.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonInput } from './reason-input.tsx'
import { useReopening } from './send-change.ts'

type ReopenInRowProps = { card: DeskCard; competition: Competition; roundId: string; onDone: () => void }

/** Gives a card that is in back to its player, for one reason, which they read. */
export default function ReopenInRow({ card, competition, roundId, onDone }: ReopenInRowProps) {
  const fields = useDraft(`reopen-reason-${roundId}`, { reason: '' })
  const reopening = useReopening({
    roundId,
    competition,
    onDone: () => {
      fields.clear()
      onDone()
    },
  })
  return (
    <form
      aria-label={text.reopenOf(nameOfCard(card))}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!reopening.isPending) reopening.mutate(fields.values.reason.trim())
      }}
    >
      <p className="max-w-prose">{text.reopenMeans(nameOfCard(card))}</p>
      <div className="flex flex-wrap items-end gap-3">
        <ReasonInput
          reason={fields.values.reason}
          onReason={(reason) => {
            fields.change({ reason })
          }}
        />
        <Button type="submit" busy={reopening.isPending ? sharedText.saving : undefined}>
          {text.doReopen}
        </Button>
      </div>
      {reopening.isError && (
        <Notice tone="bad" title={text.notReopened}>
          {failureText(reopening.error, sharedText.tryAgainLater)}
        </Notice>
      )}
    </form>
  )
}
