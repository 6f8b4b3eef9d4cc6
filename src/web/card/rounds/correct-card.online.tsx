import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getRoundCard, type RoundCard } from '#contract/card/round-card.ts'
import { resultFromWire, resultToWire } from '#contract/platform/wire-names.ts'
import { notPlayed, type HoleResult } from '#golf/card/hole-result.ts'
import { MovedHoles } from '#web/card/corrections/moved-holes.tsx'
import { CardMoved, sendCorrection } from '#web/card/corrections/send-correction.ts'
import { useMovedCard } from '#web/card/corrections/use-moved-card.ts'
import type { TakenScores } from '#web/photo/scan/scan-panel.tsx'
import ScanToggle from '#web/photo/scan/scan-toggle.tsx'
import { query } from '#web/lib/query.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { changedHoles, choiceOf, fieldOf, valueOf, type HoleChoice } from './hole-choice.ts'
import { HoleChoices } from './hole-choices.tsx'
import ReasonDialog, { type Reasoned } from './reason-dialog.online.tsx'
import { useCardChange } from './use-card-change.ts'

const ScanPanel = lazy(() => import('#web/photo/scan/scan-panel.tsx'))

type CorrectCardProps = { round: RoundCard; onClose: () => void }

/** The card as a grid of choices. What was chosen is kept until it is saved with a reason, or given up. */
export default function CorrectCard({ round: opened, onClose }: CorrectCardProps) {
  const { round, typed, moved, onMoved } = useMovedCard(opened, `correct-${opened.id}`)
  const chosen = choicesFrom(typed.results)
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const holes = changedHoles(round, chosen)
  const takeScan = ({ scores }: TakenScores) => {
    typed.enter(scores)
    setIsScanning(false)
  }
  const leave = () => {
    typed.clear()
    onClose()
  }
  const saving = useCardChange({
    run: ({ reason }: Reasoned) => sendCorrection(round.id, { reason, holes }),
    done: roundsText.correctDone,
    onDone: leave,
    onFail: (fault) => {
      if (!(fault instanceof CardMoved)) return
      onMoved(fault.card)
      client.setQueryData(query(getRoundCard, { params: { roundId: round.id } }).queryKey, fault.card)
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
              holeNumber,
              par,
              strokeIndex: handicapIndex,
              result: typed.results.get(holeNumber) ?? notPlayed,
            }))}
            mayKeepPhoto={false}
            onTake={takeScan}
          />
        </Suspense>
      )}
      <HoleChoices
        round={round}
        chosen={chosen}
        onChoose={(holeNumber, choice) => {
          typed.enter([{ holeNumber, result: resultFromWire(valueOf(choice)) }])
        }}
      />
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
      {(saving.error instanceof CardMoved || moved.length > 0) && (
        <MovedHoles round={round} moved={moved} results={typed.results} button={roundsText.saveChanges} />
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

/** As the grid shows them: a ball picked up is one choice, whatever it most likely took. */
function choicesFrom(results: ReadonlyMap<number, HoleResult>): Record<string, HoleChoice> {
  return Object.fromEntries(
    [...results].map(([holeNumber, result]) => [fieldOf(holeNumber), choiceOf(resultToWire(result))]),
  )
}
