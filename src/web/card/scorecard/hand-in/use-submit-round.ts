import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { listRounds, submitRound, type Round, type RoundDetail } from '#contract/card/rounds.ts'
import { currentUser } from '#contract/identity/session.ts'
import { isOwnName } from '#golf/card/own-name.ts'
import type { Card } from '#golf/card/card.ts'
import { sameRoundAsked } from '#web/card/same-round/same-round-asked.ts'
import { PhotoUploadFailed, uploadPhoto } from '#web/lib/upload-photo.ts'
import { ApiError, isUnreached, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { photosText } from '#web/messages/en/photo/photos.ts'
import { scorecardDoneText } from '#web/messages/en/card/scorecard-done.ts'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { dropPhoto, type KeptPhoto } from '#web/offline/photo-box.ts'
import { showToast } from '#web/ui/toast.tsx'
import { handInHere, type Attestation } from './hand-in-here.ts'
import type { CardPhoto } from './use-card-photo.ts'

/** A hand-in is safe to repeat, so after this long it waits on the phone instead. */
const LONGEST_SENT_MS = 15_000

export type Progress =
  | { step: 'idle' }
  /** `percent` while the photo is being uploaded. */
  | { step: 'sending'; percent?: number }
  | ({ step: 'failed' } & Failure)

type Failure = { message: string; cause: 'photo' | 'signed_out' | 'other' | OwnName | SameRoundAsked }

/** The club asks whether it is the same round as another card with these scores. */
export type SameRoundAsked = { competitionName: string | null }

/** Where the player's own name stands for the marker's, and what stood there. */
export type OwnName = { field: 'partnerName' | 'partnerSignature'; value: string }

type HandIn = {
  round: RoundDetail
  card: Card
  cardPhoto: CardPhoto
  runner: OutboxRunner
  playerName: string
  /** Entries of this round that the club does not have yet. */
  unsentCount: number
  onCompleted: (round: Round) => void
  /** The card is handed in on this phone and goes to the club by itself. */
  onKept: () => void
}

/**
 * Hands the card in once. Where the club has all of its scores it goes at once: the photo, then the attestation. Where
 * something of the round still waits, or the club cannot be reached, the card is handed in on this phone and goes with the rest
 * (U2). After any other fault everything typed stays, and the fault is shown.
 */
export function useSubmitRound(input: HandIn) {
  const { round, card, cardPhoto, runner, playerName, unsentCount, onCompleted, onKept } = input
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  /** Beside the state, because a double tap is faster than a new render. */
  const isSending = useRef(false)

  const finish = async (submitted: Round) => {
    setProgress({ step: 'idle' })
    showToast({ tone: 'success', title: scorecardDoneText.roundCompleted })
    await runner.keepRound(null)
    // The next card's photo takes its place anyway.
    dropPhoto(runner.owner).catch(() => undefined)
    // The card may have moved the Handicap Index, which the record and the user show.
    readAgain(client, [query(listRounds), query(ownHandicapRecord), query(currentUser)])
    onCompleted(submitted)
  }

  const fail = (fault: unknown, attestation: Attestation) => {
    const asked = sameRoundAsked(fault)
    if (asked) {
      setProgress({ step: 'failed', message: '', cause: asked })
      return
    }
    const own = ownNameRefused(fault, attestation)
    if (own) {
      setProgress({ step: 'failed', message: '', cause: own })
      return
    }
    // A photo that the club no longer has is sent again with the next try.
    if (isAboutPhoto(fault)) cardPhoto.setUploaded(null)
    // The card has changed at the club: another's entry on a hole, or what it is played off. The next press sends it as it is.
    if (fault instanceof ApiError && /^(holes|totals)_differ$/.test(fault.body?.code ?? ''))
      void client.invalidateQueries({ queryKey: ['scorecard', 'open-round'] })
    setProgress({ step: 'failed', ...explain(fault) })
    showToast({
      tone: 'error',
      title: scorecardVerifyText.failed,
      description: scorecardVerifyText.failedText,
    })
  }

  const keepHere = async (attestation: Attestation, photo: KeptPhoto | undefined) => {
    // The club would give the card back, perhaps hours later.
    const own = findOwnName(attestation, playerName)
    if (own) {
      setProgress({ step: 'failed', message: '', cause: own })
      return
    }
    try {
      await handInHere({ round, card, runner, attestation, photo, onKept })
    } catch {
      setProgress({ step: 'failed', message: scorecardVerifyText.photoNotKept, cause: 'photo' })
    }
  }

  const submit = async (attestation: Attestation, isWithoutPhoto = false) => {
    if (isSending.current) return
    isSending.current = true
    setProgress({ step: 'sending' })
    const chosen = isWithoutPhoto ? undefined : cardPhoto.photo
    try {
      if (unsentCount > 0 || isKeptHere(runner, round.id)) {
        await keepHere(attestation, chosen)
        return
      }
      const photo = await uploadOnce(chosen, cardPhoto, (percent) => {
        setProgress({ step: 'sending', percent })
      })
      setProgress({ step: 'sending' })
      await finish(await sendCard({ round, card, photo, attestation }))
    } catch (fault) {
      if (isUnreached(fault)) await keepHere(attestation, chosen)
      else fail(fault, attestation)
    } finally {
      isSending.current = false
    }
  }

  return {
    progress,
    /** A second press changes nothing (U9). */
    press(this: void, attestation: Attestation) {
      void submit(attestation)
    },
    /** The card is never held back by its photo. */
    goWithoutPhoto(this: void, attestation: Attestation) {
      cardPhoto.remove()
      void submit(attestation, true)
    },
  }
}

/** Something of the round waits here besides its scores: its start, or a hand-in that the club refused. */
function isKeptHere(runner: OutboxRunner, roundId: string): boolean {
  const kept = runner.snapshot().rounds.get(roundId)
  return kept !== undefined && (kept.start !== null || kept.handIn !== null)
}

/** The photo's path at the club, null without a photo. It is sent once, however often the card has to be. */
async function uploadOnce(
  photo: KeptPhoto | undefined,
  { setUploaded }: CardPhoto,
  onProgress: (percent: number) => void,
): Promise<string | null> {
  if (!photo) return null
  if (photo.objectPath !== null) return photo.objectPath
  const path = await uploadPhoto(photo.jpeg, { onProgress })
  setUploaded(path)
  return path
}

function sendCard(input: {
  round: RoundDetail
  card: Card
  photo: string | null
  attestation: Attestation
}): Promise<Round> {
  const { round, card, photo, attestation } = input
  const { partnerName, partnerSignature, hasValidReason, sameRound } = attestation
  return send(submitRound, {
    params: { roundId: round.id },
    signal: AbortSignal.timeout(LONGEST_SENT_MS),
    body: {
      isCompleted: true,
      grossScore: card.total.gross,
      netScore: card.total.net,
      stablefordPoints: card.total.points,
      scorecardPhotoUrl: photo,
      verifiedAt: new Date().toISOString(),
      partnerName,
      partnerSignature,
      ...(hasValidReason === undefined ? {} : { hasValidReason }),
      ...(sameRound === undefined ? {} : { sameRound }),
    },
  })
}

function findOwnName(attestation: Attestation, playerName: string): OwnName | undefined {
  const { partnerName, partnerSignature, isTyped } = attestation
  if (isOwnName(partnerName, playerName)) return { field: 'partnerName', value: partnerName }
  if (isTyped && isOwnName(partnerSignature, playerName))
    return { field: 'partnerSignature', value: partnerSignature }
  return undefined
}

function ownNameRefused(fault: unknown, attestation: Attestation): OwnName | undefined {
  if (!(fault instanceof ApiError) || fault.body?.code !== 'signed_by_player') return undefined
  const isSignature = fault.body.fields?.some(({ field }) => field === 'partnerSignature') === true
  const field = isSignature ? 'partnerSignature' : 'partnerName'
  return { field, value: attestation[field] }
}

function isAboutPhoto(fault: unknown): boolean {
  if (!(fault instanceof ApiError)) return false
  return fault.body?.fields?.some(({ field }) => field === 'scorecardPhotoUrl') ?? false
}

function explain(fault: unknown): Failure {
  if (fault instanceof PhotoUploadFailed)
    return { message: `${photosText.uploadFailed}. ${failureText(fault.cause, '')}`.trim(), cause: 'photo' }
  const message = failureText(fault, scorecardVerifyText.failedText)
  if (fault instanceof ApiError && fault.status === 401) return { message, cause: 'signed_out' }
  return { message, cause: isAboutPhoto(fault) ? 'photo' : 'other' }
}
