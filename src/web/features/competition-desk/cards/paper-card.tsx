import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { listDeskCards, type DeskCard } from '#contract/desk-cards.ts'
import { getRoundCard, type RoundCard } from '#contract/round-card.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { deskCardsText as text } from '#web/messages/en/desk-cards.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PaperGrid } from './paper-grid.tsx'
import { ReasonInput } from './reason-input.tsx'
import { useHandInPaper, useStartPaper } from './send-paper.ts'
import { useTypedPaper } from './use-typed-paper.ts'

const ScanPanel = lazy(() => import('#web/golf/scan/scan-panel.tsx'))

type PaperCardProps = { card: DeskCard; competition: Competition; onDone: () => void }

/** A paper card from its row: begun where it is not, typed in the grid or read from its photo, and handed in, for one reason. */
export default function PaperCard({ card, competition, onDone }: PaperCardProps) {
  const start = useStartPaper({ card, competition })
  const roundId = card.roundId ?? start.data?.id
  const round = useQuery({
    ...query(getRoundCard, { params: { roundId: roundId ?? '' } }),
    enabled: roundId !== undefined,
    // What is typed is compared with what was there at the start.
    ...{ staleTime: Infinity, refetchOnMount: 'always' },
  })
  if (round.data && !round.isFetching)
    return <TypedCard key={round.data.id} round={round.data} {...{ card, competition, onDone }} />
  const fault = round.isFetching ? null : (start.error ?? round.error)
  if (fault) return <Notice tone="bad">{failureText(fault, sharedText.tryAgainLater)}</Notice>
  if (roundId === undefined && !start.isPending)
    return (
      <div className="grid justify-items-start gap-2">
        <p>{text.startMeans(card.playerName)}</p>
        <Button
          onClick={() => {
            start.mutate(text.fromPaper)
          }}
        >
          {text.start}
        </Button>
      </div>
    )
  return <Skeleton className="h-40" />
}

type TypedCardProps = PaperCardProps & { round: RoundCard }

function TypedCard({ round, card, competition, onDone }: TypedCardProps) {
  const client = useQueryClient()
  const typed = useTypedPaper(round)
  const { values, change, clear } = useDraft(`paper-words-${round.id}`, {
    marker: '',
    reason: text.fromPaper,
  })
  const { marker, reason } = values
  const saving = useHandInPaper({
    round,
    onDone: () => {
      readAgain(client, [query(listDeskCards, { params: { competitionId: competition.id } })])
      showToast({ tone: 'success', title: text.handedIn, description: card.playerName })
      typed.clear()
      clear()
      onDone()
    },
  })
  return (
    <form
      aria-label={text.typeOf(card.playerName)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate({ results: typed.results, marker, reason })
      }}
    >
      <PaperPhoto {...{ round, typed }} />
      <PaperGrid typed={typed} />
      <div className="flex flex-wrap items-end gap-3">
        <PaperFields {...{ marker, reason, change }} />
        <Button
          type="submit"
          disabled={typed.card.thru === 0}
          busy={saving.isPending ? sharedText.saving : undefined}
        >
          {text.handIn}
        </Button>
      </div>
      {saving.isError && (
        <Notice tone="bad" title={text.notHandedIn}>
          {failureText(saving.error, sharedText.tryAgainLater)}
        </Notice>
      )}
    </form>
  )
}

type PaperPhotoProps = { round: RoundCard; typed: ReturnType<typeof useTypedPaper> }

/** The photo of the paper beside the grid; what is read in it is taken into the grid. */
function PaperPhoto({ round, typed }: PaperPhotoProps) {
  const [isScanning, setIsScanning] = useState(false)
  return (
    <>
      <div>
        <Button
          look="secondary"
          aria-expanded={isScanning}
          onClick={() => {
            setIsScanning(!isScanning)
          }}
        >
          {text.photo}
        </Button>
      </div>
      {isScanning && (
        <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
          <ScanPanel
            courseId={round.courseId}
            roundId={round.id}
            card={typed.card.lines.map(({ holeNumber, par, strokeIndex, result }) => ({
              ...{ holeNumber, par, strokeIndex, result },
            }))}
            mayKeepPhoto={false}
            onTake={({ scores }) => {
              typed.enter(scores)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type PaperFieldsProps = {
  marker: string
  reason: string
  change: (typed: { marker?: string; reason?: string }) => void
}

function PaperFields({ marker, reason, change }: PaperFieldsProps) {
  return (
    <>
      <Field label={text.marker} required className="min-w-48 flex-1">
        {(wiring) => (
          <Input
            {...wiring}
            required
            maxLength={100}
            value={marker}
            onChange={(event) => {
              change({ marker: event.target.value })
            }}
          />
        )}
      </Field>
      <ReasonInput
        reason={reason}
        onReason={(typed) => {
          change({ reason: typed })
        }}
      />
    </>
  )
}
