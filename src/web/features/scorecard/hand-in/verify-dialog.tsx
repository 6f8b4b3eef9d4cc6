import { useState } from 'react'
import type { Round } from '#contract/rounds.ts'
import { explainCard } from '#domain/scoring/explain-card.ts'
import { signInAddress } from '#web/lib/return-path.ts'
import { offlineText } from '#web/messages/en/offline.ts'
import { photosText } from '#web/messages/en/photos.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardVerifyText } from '#web/messages/en/scorecard-verify.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { holesOf } from '#web/offline/holes-of.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
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
import { CardPhotoField } from './card-photo-field.tsx'
import { PlayingOffArithmetic } from '../handicap-arithmetic.tsx'
import { MissingHoles } from './missing-holes.tsx'
import { useCardPhoto } from './use-card-photo.ts'
import type { Scorecard } from '../use-scorecard.ts'
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
  const cardPhoto = useCardPhoto(runner.owner, round.id)
  const { progress, press, goWithoutPhoto, stopWaiting } = useSubmitRound({
    round,
    card,
    cardPhoto,
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
  const isAnswered = missing.every((line) => draft.notPlayed.includes(line.holeNumber))
  const mayAttest = isSeen && isAnswered && refused.length === 0
  const attestation = { partnerName: draft.partnerName.trim(), partnerSignature: signatureOf(draft) }
  const withoutPhoto = cardPhoto.photo && (
    <Button
      look="secondary"
      className="mt-1 justify-self-start"
      onClick={() => {
        goWithoutPhoto(attestation)
      }}
    >
      {photosText.withoutPhoto}
    </Button>
  )
  const change = (changed: AttestDraft) => {
    setDraft(changed)
    keepAttestDraft(round.id, changed)
  }
  return (
    <Dialog
      title={scorecardVerifyText.title}
      isOpen
      onClose={onClose}
      mayClose={progress.step !== 'sending'}
      footer={
        <>
          <Button look="secondary" onClick={progress.step === 'waiting' ? stopWaiting : onClose}>
            {sharedText.cancel}
          </Button>
          <Button
            disabled={!mayAttest || !isAttested(draft) || cardPhoto.isBusy}
            busy={
              progress.step === 'sending'
                ? progress.percent === undefined
                  ? scorecardVerifyText.submitting
                  : photosText.sending(progress.percent)
                : progress.step === 'waiting'
                  ? scorecardVerifyText.waiting
                  : undefined
            }
            onClick={() => {
              press(attestation)
            }}
          >
            {scorecardVerifyText.submit}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section aria-labelledby="round-summary" className="grid gap-3">
          <h3 id="round-summary" className="text-lead font-semibold">
            {scorecardVerifyText.summary}
          </h3>
          <dl className="grid grid-cols-3 rounded-control bg-sunken py-2 text-center">
            <Total label={scorecardText.gross} value={card.total.gross} />
            <Total label={scorecardText.net} value={card.total.net} />
            <Total label={scorecardText.stableford} value={card.total.points} />
          </dl>
          <div>
            <Arithmetic label={scorecardText.howTotals} lines={explainCard(card)} />
            <PlayingOffArithmetic round={round} />
          </div>
          <div ref={watchFront}>
            <CardOverview
              title={hasBack ? scorecardText.out : scorecardText.total}
              lines={card.lines.slice(0, 9)}
              sum={card.out}
            />
          </div>
          {hasBack && (
            <div ref={watchBack}>
              <CardOverview title={scorecardText.in} lines={card.lines.slice(9)} sum={card.in} />
            </div>
          )}
          <MissingHoles
            lines={missing}
            notPlayed={draft.notPlayed}
            onNotPlayed={(notPlayed) => {
              change({ ...draft, notPlayed })
            }}
            onEnter={scorecard.enter}
            onGoToHole={onGoToHole}
          />
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
        <CardPhotoField cardPhoto={cardPhoto} />
        <div ref={showOutcome} key={progress.step} className="scroll-m-4">
          {progress.step === 'waiting' && (
            <Notice tone="warn" title={scorecardVerifyText.waitingTitle} action={withoutPhoto}>
              {open.length > 0 && `${scorecardVerifyText.waitingFor(offlineText.holes(holesOf(open)))} `}
              {scorecardVerifyText.waitingText}
              {cardPhoto.photo?.objectPath === null && ` ${scorecardVerifyText.waitingPhoto}`}
            </Notice>
          )}
          {progress.step === 'failed' && (
            <Notice
              tone="bad"
              title={scorecardVerifyText.failed}
              action={
                progress.cause === 'photo' ? (
                  withoutPhoto
                ) : progress.cause === 'signed_out' ? (
                  <LinkButton
                    href={signInAddress('/scorecard')}
                    look="secondary"
                    className="mt-1 justify-self-start"
                  >
                    {scorecardVerifyText.signIn}
                  </LinkButton>
                ) : undefined
              }
            >
              {progress.message} {scorecardVerifyText.allKept}
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** What became of the press on Submit stands below what the partner looks at. */
function showOutcome(element: HTMLElement | null) {
  if (element?.hasChildNodes()) element.scrollIntoView({ block: 'nearest' })
}

/** Scores that the club did not take are decided on their hole before the card goes in. */
function RefusedHoles(props: { holes: number[]; refusal: string | null; onGo: () => void }) {
  return (
    <Notice
      tone="bad"
      title={scorecardVerifyText.refusedTitle(offlineText.holes(props.holes))}
      action={
        <Button look="secondary" className="justify-self-start" onClick={props.onGo}>
          {scorecardVerifyText.goToHoleNumber(props.holes[0] ?? 0)}
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
