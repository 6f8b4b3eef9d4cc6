import { useEffect, useState } from 'react'
import { isReasonAsked } from '#golf/card/card.ts'
import { keepRoundBrought } from '#web/card/round-brought/keep-round-brought.ts'
import ValidReason from '#web/platform/valid-reason.tsx'
import { useCardSeen } from '#web/card/use-card-seen.ts'
import { useSession } from '#web/lib/session.ts'
import { markerCardText } from '#web/messages/en/card/marker-card.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { photosText } from '#web/messages/en/photo/photos.ts'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { toHoleNumbers } from '#web/offline/to-hole-numbers.ts'
import type { OutboxEntry } from '#web/offline/outbox.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Scorecard } from '../use-scorecard.ts'
import {
  isAttested,
  keepAttestDraft,
  readAttestDraft,
  readSignature,
  type AttestDraft,
} from './attest-draft.ts'
import { AttestFields } from './attest-fields.tsx'
import { draftOf, type Attestation } from './hand-in-here.ts'
import type { HandedIn } from './handed-in.ts'
import { MissingHoles } from './missing-holes.tsx'
import { RoundSummary } from './round-summary.tsx'
import { SubmitOutcome } from './submit-outcome.tsx'
import { useCardPhoto, type CardPhoto } from './use-card-photo.ts'
import { useSubmitRound, type OwnName, type Progress } from './use-submit-round.ts'
import { refusalSentence } from '#web/photo/photo-refusals.ts'
import { PhotoPicker } from '#web/photo/photo-picker.tsx'

type VerifyDialogProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  onClose: () => void
  onGoToHole: (holeNumber: number) => void
  onCompleted: (handedIn: HandedIn) => void
}

/** What follows where there is no network has to be here before it is needed. */
const fetchAhead = () => {
  import('./handed-in-here.tsx').catch(() => undefined)
}

/** Where a marker's card is asked for, the card is confirmed there; else the partner attests it on this phone. */
export default function VerifyDialog(props: VerifyDialogProps) {
  const { round } = props.scorecard
  if (round.markerCard !== true) return <AttestDialog {...props} />
  return (
    <Dialog
      title={markerCardText.title}
      isOpen
      onClose={props.onClose}
      footer={
        <LinkButton href={`/rounds/${encodeURIComponent(round.id)}/marker-card`}>
          {markerCardText.open}
        </LinkButton>
      }
    >
      <p>{markerCardText.why}</p>
    </Dialog>
  )
}

/** What the partner has attested so far, kept while the dialog is closed, and its way to the club. */
function useAttestation({ scorecard, snapshot, runner, onCompleted }: VerifyDialogProps) {
  const { card, round } = scorecard
  const { user } = useSession()
  const [draft, setDraft] = useState(() => {
    const given = snapshot.rounds.get(round.id)?.handIn
    return given ? draftOf(given) : readAttestDraft(round.id, matchMedia('(pointer: coarse)').matches)
  })
  const open = unsent(snapshot.outbox, round.id)
  const cardPhoto = useCardPhoto(runner.owner, round.id)
  const end = (isIn: boolean) => {
    keepAttestDraft(round.id, undefined)
    keepRoundBrought({ round, card, owner: runner.owner, isIn })
  }
  const submitting = useSubmitRound({
    round,
    card,
    cardPhoto,
    runner,
    playerName: user ? `${user.firstName} ${user.lastName}` : '',
    unsentCount: open.length,
    onCompleted: (submitted) => {
      end(true)
      onCompleted({ round: submitted, card, competitionType: round.competitionType })
    },
    onKept: () => {
      end(false)
      onCompleted({ round, card, competitionType: round.competitionType, isKept: true })
    },
  })
  const asksReason = isReasonAsked(card)
  const attestation = {
    partnerName: draft.partnerName.trim(),
    partnerSignature: readSignature(draft),
    isTyped: draft.isTyping,
    ...(asksReason && { hasValidReason: draft.hasValidReason }),
  }
  const change = (changed: AttestDraft) => {
    setDraft(changed)
    keepAttestDraft(round.id, changed)
  }
  return {
    draft,
    change,
    attestation,
    asksReason,
    cardPhoto,
    ...submitting,
    refused: open.filter((entry) => entry.stage === 'refused'),
  }
}

/** The playing partner looks at the card, then attests it with name and signature. */
function AttestDialog(props: VerifyDialogProps) {
  const { scorecard, onClose, onGoToHole } = props
  const { card, round } = scorecard
  useEffect(fetchAhead, [])
  const { isSeen, ...watches } = useCardSeen(card)
  const { draft, change, attestation, asksReason, cardPhoto, refused, ...submitting } = useAttestation(props)
  const { progress, press, goWithoutPhoto } = submitting
  const missing = card.lines.filter((line) => line.result.kind === 'not_played')
  const isAnswered = missing.every((line) => draft.notPlayed.includes(line.holeNumber))
  const mayAttest = isSeen && isAnswered && refused.length === 0
  return (
    <Dialog
      title={scorecardVerifyText.title}
      isOpen
      onClose={onClose}
      mayClose={progress.step !== 'sending'}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.cancel}
          </Button>
          <Button
            disabled={!mayAttest || !isAttested(draft) || cardPhoto.isBusy}
            busy={busyLabel(progress)}
            onClick={() => press(attestation)}
          >
            {scorecardVerifyText.submit}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <RoundSummary round={round} card={card} {...watches}>
          <MissingHoles
            lines={missing}
            notPlayed={draft.notPlayed}
            onNotPlayed={(notPlayed) => {
              change({ ...draft, notPlayed })
            }}
            onEnter={scorecard.enter}
            onGoToHole={onGoToHole}
          />
          <ValidReason
            isAsked={asksReason}
            isTicked={draft.hasValidReason}
            onTick={(hasValidReason) => {
              change({ ...draft, hasValidReason })
            }}
          />
          <RefusedHoles refused={refused} onGoToHole={onGoToHole} />
        </RoundSummary>
        <AttestFields
          draft={draft}
          isEnabled={mayAttest}
          waitsForCard={!isSeen}
          ownName={ownNameLeft(progress, attestation)}
          onChange={change}
        />
        <CardPhotoField cardPhoto={cardPhoto} />
        <SubmitOutcome
          progress={progress}
          photo={cardPhoto.photo}
          onWithoutPhoto={() => {
            goWithoutPhoto(attestation)
          }}
          onSameRound={(answer) => press({ ...attestation, ...answer })}
        />
      </div>
    </Dialog>
  )
}

/** Where the player's own name still stands; undefined once it has been changed. */
function ownNameLeft(progress: Progress, attestation: Attestation): OwnName['field'] | undefined {
  if (progress.step !== 'failed' || typeof progress.cause === 'string' || !('field' in progress.cause))
    return undefined
  const { field, value } = progress.cause
  return attestation[field] === value ? field : undefined
}

function busyLabel(progress: Progress): string | undefined {
  switch (progress.step) {
    case 'sending':
      return progress.percent === undefined
        ? scorecardVerifyText.submitting
        : photosText.sending(progress.percent)
    case 'idle':
    case 'failed':
      return undefined
  }
}

type RefusedHolesProps = { refused: readonly OutboxEntry[]; onGoToHole: (holeNumber: number) => void }

/** Scores that the club did not take are decided on their hole before the card goes in. */
function RefusedHoles({ refused, onGoToHole }: RefusedHolesProps) {
  const holes = toHoleNumbers(refused)
  const [first = 0] = holes
  if (holes.length === 0) return null
  return (
    <Notice
      tone="bad"
      title={scorecardVerifyText.refusedTitle(offlineText.holes(holes))}
      action={
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => {
            onGoToHole(first)
          }}
        >
          {scorecardVerifyText.goToHoleNumber(first)}
        </Button>
      }
    >
      {refused[0]?.refusal}
    </Notice>
  )
}

/** The optional photo of the paper card, beside the attestation. */
function CardPhotoField({ cardPhoto }: { cardPhoto: CardPhoto }) {
  const { photo, refusal, isBusy, isKept, choose, remove } = cardPhoto
  return (
    <section aria-labelledby="card-photo" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="card-photo" className="text-lead font-semibold">
        {photosText.title}
      </h3>
      <PhotoPicker
        chosen={photo && { name: photo.name, picture: photo.jpeg }}
        isBusy={isBusy}
        fault={refusal && refusalSentence('verify', refusal)}
        note={photo ? (isKept ? photosText.kept : photosText.notKept) : photosText.hint}
        onChoose={choose}
        onRemove={remove}
      />
    </section>
  )
}
