import { useQuery } from '@tanstack/react-query'
import type { Competition } from '#contract/competition/competitions.ts'
import type { DeskCard } from '#contract/competition/desk-cards.ts'
import { getRoundCard, type RoundCard } from '#contract/card/round-card.ts'
import { MovedHoles } from '#web/card/corrections/moved-holes.tsx'
import { CardMoved } from '#web/card/corrections/send-correction.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { draftName } from './draft-names.ts'
import { PaperGrid } from './paper-grid.tsx'
import { ReasonInput } from './reason-input.tsx'
import { typedHoles, useCorrection } from './send-change.ts'
import { useTypedPaper } from './use-typed-paper.ts'

type CorrectInRowProps = { card: DeskCard; competition: Competition; roundId: string; onDone: () => void }

/** A card that is in, corrected from its row for one reason, which its player reads. */
export default function CorrectInRow(props: CorrectInRowProps) {
  const { roundId } = props
  const round = useQuery({
    ...query(getRoundCard, { params: { roundId } }),
    // What is typed is compared with what was there at the start.
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  if (round.isFetching) return <Skeleton className="h-40" />
  if (round.data) return <Correction round={round.data} {...props} />
  return <Notice tone="bad">{failureText(round.error, sharedText.tryAgainLater)}</Notice>
}

function Correction({ round: opened, card, competition, onDone }: CorrectInRowProps & { round: RoundCard }) {
  const { round, typed, moved, onMoved } = useTypedPaper(opened, draftName(opened.id))
  const fields = useDraft(`correct-reason-${round.id}`, { reason: '' })
  const holes = typedHoles(round, typed.results)
  const saving = useCorrection({
    round,
    competition,
    onMoved,
    onDone: () => {
      typed.clear()
      fields.clear()
      onDone()
    },
  })
  return (
    <form
      aria-label={text.correctOf(nameOfCard(card))}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate({ reason: fields.values.reason.trim(), holes })
      }}
    >
      <PaperGrid typed={typed} />
      <div className="flex flex-wrap items-end gap-3">
        <ReasonInput
          reason={fields.values.reason}
          onReason={(reason) => {
            fields.change({ reason })
          }}
        />
        <Button
          type="submit"
          disabled={holes.length === 0}
          busy={saving.isPending ? sharedText.saving : undefined}
        >
          {text.saveCorrection(holes.length)}
        </Button>
      </div>
      {saving.error instanceof CardMoved || (!saving.isError && moved.length > 0) ? (
        <MovedHoles
          round={round}
          moved={moved}
          results={typed.results}
          button={text.saveCorrection(holes.length)}
        />
      ) : (
        saving.isError && (
          <Notice tone="bad" title={text.notCorrected}>
            {failureText(saving.error, sharedText.tryAgainLater)}
          </Notice>
        )
      )}
    </form>
  )
}
