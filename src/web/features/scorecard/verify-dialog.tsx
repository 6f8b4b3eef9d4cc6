import { useState } from 'react'
import type { Round } from '#contract/rounds.ts'
import { explainCard } from '#domain/scoring/explain-card.ts'
import { holeList } from '#web/offline/hole-list.ts'
import type { OutboxRunner, OutboxSnapshot } from '#web/offline/outbox-runner.ts'
import { holesOf, unsent } from '#web/offline/sync-state.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  isAttested,
  keepAttestDraft,
  readAttestDraft,
  signatureOf,
  type AttestDraft,
} from './attest-draft.ts'
import { AttestFields } from './attest-fields.tsx'
import { CardOverview } from './card-overview.tsx'
import { PlayingOffArithmetic } from './handicap-arithmetic.tsx'
import { MissingHoles } from './missing-holes.tsx'
import type { Scorecard } from './use-scorecard.ts'
import { useSeen } from './use-seen.ts'
import { useSubmitRound } from './use-submit-round.ts'

type VerifyDialogProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  onClose: () => void
  onGoToHole: (holeNumber: number) => void
  onCompleted: (round: Round) => void
}

/** The playing partner looks at the card, then attests it with name and signature. */
export default function VerifyDialog(props: VerifyDialogProps) {
  const { scorecard, snapshot, runner, onClose, onGoToHole, onCompleted } = props
  const { card, round } = scorecard
  const [draft, setDraft] = useState(() => readAttestDraft(round.id, matchMedia('(pointer: coarse)').matches))
  const [isFrontSeen, watchFront] = useSeen()
  const [isBackSeen, watchBack] = useSeen()
  const open = unsent(snapshot.outbox, round.id)
  const { progress, press, stopWaiting } = useSubmitRound({
    round,
    card,
    runner,
    unsentCount: open.length,
    onCompleted: (submitted) => {
      keepAttestDraft(round.id, undefined)
      onCompleted(submitted)
    },
  })
  const missing = card.lines.filter((line) => line.result.kind === 'not_played')
  const hasBack = card.lines.length > 9
  const isSeen = isFrontSeen && (isBackSeen || !hasBack)
  const refused = open.filter((entry) => entry.stage === 'refused')
  const mayAttest = isSeen && missing.length === 0 && refused.length === 0
  const change = (changed: AttestDraft) => {
    setDraft(changed)
    keepAttestDraft(round.id, changed)
  }
  return (
    <Dialog
      title="Hand in your card"
      isOpen
      onClose={onClose}
      mayClose={progress.step !== 'sending'}
      footer={
        <>
          <Button look="secondary" onClick={progress.step === 'waiting' ? stopWaiting : onClose}>
            Cancel
          </Button>
          <Button
            disabled={!mayAttest || !isAttested(draft)}
            busy={
              progress.step === 'sending'
                ? 'Submitting…'
                : progress.step === 'waiting'
                  ? 'Waiting…'
                  : undefined
            }
            onClick={() => {
              press({ partnerName: draft.partnerName.trim(), partnerSignature: signatureOf(draft) })
            }}
          >
            Submit Round
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <section aria-labelledby="round-summary" className="grid gap-3">
          <h3 id="round-summary" className="text-lead font-semibold">
            Round Summary
          </h3>
          <dl className="grid grid-cols-3 rounded-control bg-sunken py-2 text-center">
            <Total label="Gross" value={card.total.gross} />
            <Total label="Net" value={card.total.net} />
            <Total label="Stableford" value={card.total.points} />
          </dl>
          <div>
            <Arithmetic label="How these totals are made" lines={explainCard(card)} />
            <PlayingOffArithmetic round={round} />
          </div>
          <div ref={watchFront}>
            <CardOverview title={hasBack ? 'Out' : 'Total'} lines={card.lines.slice(0, 9)} sum={card.out} />
          </div>
          {hasBack && (
            <div ref={watchBack}>
              <CardOverview title="In" lines={card.lines.slice(9)} sum={card.in} />
            </div>
          )}
          <MissingHoles lines={missing} onEnter={scorecard.enter} onGoToHole={onGoToHole} />
          {refused[0] && (
            <RefusedHoles
              holes={holesOf(refused)}
              refusal={refused[0].refusal}
              onGo={() => {
                onGoToHole(holesOf(refused)[0] ?? 0)
              }}
            />
          )}
        </section>
        <AttestFields draft={draft} isEnabled={mayAttest} waitsForCard={!isSeen} onChange={change} />
        {progress.step === 'waiting' && (
          <Notice tone="warn" title="Waiting for a connection">
            {open.length > 0 ? `${capital(holeList(holesOf(open)))} not sent yet. ` : ''}
            Your card goes in by itself as soon as the club can be reached. Keep this page open.
          </Notice>
        )}
        {progress.step === 'failed' && (
          <Notice tone="bad" title="Submission Failed">
            {progress.message} Everything you entered is kept.
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** Scores that the club did not take are decided on their hole before the card goes in. */
function RefusedHoles(props: { holes: number[]; refusal: string | null; onGo: () => void }) {
  return (
    <Notice
      tone="bad"
      title={`${capital(holeList(props.holes))} not sent`}
      action={
        <Button look="secondary" className="justify-self-start" onClick={props.onGo}>
          Go to hole {props.holes[0]}
        </Button>
      }
    >
      {props.refusal}
    </Notice>
  )
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-note text-soft">{label}</dt>
      <dd className="text-title font-bold">{value}</dd>
    </div>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
