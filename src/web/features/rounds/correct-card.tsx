import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { getRoundCard, type RoundCard } from '#contract/round-card.ts'
import { resultFromWire, resultToWire } from '#contract/wire-names.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'
import { MovedHoles } from '#web/admin/corrections/moved-holes.tsx'
import { CardMoved, sendCorrection } from '#web/admin/corrections/send-correction.ts'
import type { TakenScores } from '#web/golf/scan/scan-panel.tsx'
import ScanToggle from '#web/golf/scan/scan-toggle.tsx'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { mergeEdits } from '#web/lib/merge-edits.ts'
import { query } from '#web/lib/query.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { changedHoles, choiceOf, choicesOf, fieldOf, valueOf, type HoleChoice } from './hole-choice.ts'
import { HoleChoices } from './hole-choices.tsx'
import ReasonDialog, { type Reasoned } from './reason-dialog.tsx'
import { useCardChange } from './use-card-change.ts'

const ScanPanel = lazy(() => import('#web/golf/scan/scan-panel.tsx'))

type CorrectCardProps = { round: RoundCard; onClose: () => void }

/** The card as a grid of choices. What was chosen is kept until it is saved with a reason, or given up. */
export default function CorrectCard({ round: opened, onClose }: CorrectCardProps) {
  const { round, form, chosen, moved, draft, goOnFrom } = useChosenHoles(opened)
  const [isAsking, setIsAsking] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const holes = changedHoles(round, chosen)
  const takeScan = ({ scores }: TakenScores) => {
    for (const { holeNumber, result } of scores)
      form.setValue(fieldOf(holeNumber), choiceOf(resultToWire(result)), { shouldDirty: true })
    setIsScanning(false)
  }
  const leave = () => {
    clearDraft(draft)
    onClose()
  }
  const saving = useCardChange({
    run: ({ reason }: Reasoned) => sendCorrection(round.id, { reason, holes }),
    done: roundsText.correctDone,
    onDone: leave,
    onFail: (fault) => {
      if (!(fault instanceof CardMoved)) return
      goOnFrom(fault.card)
      setIsAsking(false)
    },
  })
  return (
    <Section
      title={roundsText.correctTitle}
      actions={
        <ScanToggle
          isOpen={isScanning}
          onToggle={() => {
            setIsScanning(!isScanning)
          }}
        />
      }
    >
      <p className="text-soft">{roundsText.correctHint}</p>
      {round.totalsOnly && <Notice tone="info">{roundsText.correctTotals}</Notice>}
      {isScanning && (
        <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
          <ScanPanel
            courseId={round.courseId}
            roundId={round.id}
            card={round.terms.holes.map(({ holeNumber, par, handicapIndex }) => ({
              ...{ holeNumber, par, strokeIndex: handicapIndex },
              result: resultOf(chosen, holeNumber),
            }))}
            mayKeepPhoto={false}
            onTake={takeScan}
          />
        </Suspense>
      )}
      <HoleChoices round={round} register={form.register} chosen={chosen} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          disabled={holes.length === 0}
          onClick={() => {
            setIsAsking(true)
          }}
        >
          {roundsText.saveChanges}
        </Button>
        <Button look="secondary" onClick={leave}>
          {sharedText.cancel}
        </Button>
        <p role="status" className="text-note text-soft">
          {holes.length === 0 ? roundsText.nothingChanged : roundsText.changes(holes.length)}
        </p>
      </div>
      {saving.error instanceof CardMoved && (
        <MovedHoles
          {...{ round, moved }}
          results={new Map(moved.map((hole) => [hole, resultOf(chosen, hole)]))}
          button={roundsText.saveChanges}
        />
      )}
      {isAsking && (
        <ReasonDialog
          title={roundsText.whyCorrect}
          act={roundsText.doCorrect}
          acting={roundsText.correcting}
          draft={`reason-${round.id}`}
          save={saving.error instanceof CardMoved ? { ...saving, error: null } : saving}
          onClose={() => {
            setIsAsking(false)
          }}
        />
      )}
    </Section>
  )
}

/** What is chosen for each hole; where somebody else has changed the card meanwhile, what was chosen here stays. */
function useChosenHoles(opened: RoundCard) {
  const draft = `correct-${opened.id}`
  const [round, setRound] = useState(opened)
  const [moved, setMoved] = useState<readonly number[]>([])
  const [start] = useState(() => withDraft<Record<string, HoleChoice>>(draft, choicesOf(opened)))
  const form = useForm<Record<string, HoleChoice>>({ defaultValues: start })
  useKeepDraft(draft, form)
  const chosen = definedOf(useWatch({ control: form.control }))
  const client = useQueryClient()
  return {
    ...{ round, form, chosen, moved, draft },
    goOnFrom: (now: RoundCard) => {
      const fields = now.terms.holes.map(({ holeNumber }) => fieldOf(holeNumber))
      const merged = mergeEdits(fields, { base: choicesOf(round), mine: chosen, now: choicesOf(now) })
      for (const field of fields) form.setValue(field, merged.values[field] ?? '')
      setMoved(
        now.terms.holes.flatMap(({ holeNumber }) =>
          merged.both.includes(fieldOf(holeNumber)) ? [holeNumber] : [],
        ),
      )
      setRound(now)
      client.setQueryData(query(getRoundCard, { params: { roundId: now.id } }).queryKey, now)
    },
  }
}

function resultOf(chosen: Readonly<Record<string, HoleChoice>>, holeNumber: number): HoleResult {
  return resultFromWire(valueOf(chosen[fieldOf(holeNumber)] ?? ''))
}

function definedOf(chosen: Record<string, HoleChoice | undefined>): Record<string, HoleChoice> {
  return Object.fromEntries(Object.entries(chosen).map(([field, choice]) => [field, choice ?? '']))
}
