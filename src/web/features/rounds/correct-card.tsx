import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { correctRound, type RoundCard } from '#contract/round-card.ts'
import { resultFromWire, resultToWire } from '#contract/wire-names.ts'
import type { TakenScores } from '#web/golf/scan/scan-panel.tsx'
import ScanToggle from '#web/golf/scan/scan-toggle.tsx'
import { send } from '#web/lib/api.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
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
export default function CorrectCard({ round, onClose }: CorrectCardProps) {
  const draft = `correct-${round.id}`
  const [start] = useState(() => withDraft<Record<string, HoleChoice>>(draft, choicesOf(round)))
  const form = useForm<Record<string, HoleChoice>>({ defaultValues: start })
  useKeepDraft(draft, form)
  const chosen = useWatch({ control: form.control })
  const [isAsking, setIsAsking] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const holes = changedHoles(round, definedOf(chosen))
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
    run: ({ reason }: Reasoned) =>
      send(correctRound, { params: { roundId: round.id }, body: { reason, holes } }),
    done: roundsText.correctDone,
    onDone: leave,
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
              result: resultFromWire(valueOf(chosen[fieldOf(holeNumber)] ?? '')),
            }))}
            mayKeepPhoto={false}
            onTake={takeScan}
          />
        </Suspense>
      )}
      <HoleChoices round={round} register={form.register} chosen={definedOf(chosen)} />
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
      {isAsking && (
        <ReasonDialog
          title={roundsText.whyCorrect}
          act={roundsText.doCorrect}
          acting={roundsText.correcting}
          draft={`reason-${round.id}`}
          save={saving}
          onClose={() => {
            setIsAsking(false)
          }}
        />
      )}
    </Section>
  )
}

function definedOf(chosen: Record<string, HoleChoice | undefined>): Record<string, HoleChoice> {
  return Object.fromEntries(Object.entries(chosen).map(([field, choice]) => [field, choice ?? '']))
}
