import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ownHandicapRecord } from '#contract/handicap.ts'
import { listRounds, submitRound, type Round, type RoundDetail } from '#contract/rounds.ts'
import { currentUser } from '#contract/session.ts'
import type { Card } from '#domain/scoring/card.ts'
import { PhotoUploadFailed, uploadPhoto } from '#web/golf/photo/upload-photo.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { photosText } from '#web/messages/en/photos.ts'
import { scorecardDoneText } from '#web/messages/en/scorecard-done.ts'
import { scorecardVerifyText } from '#web/messages/en/scorecard-verify.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { dropPhoto } from '#web/offline/photo-box.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { CardPhoto } from './use-card-photo.ts'

const TRY_AGAIN_MS = 5_000

export type Attestation = { partnerName: string; partnerSignature: string }
export type Progress =
  | { step: 'idle' }
  /** Submit was pressed; the club does not have every score yet, or cannot be reached. */
  | { step: 'waiting'; attestation: Attestation }
  /** `percent` while the photo is being uploaded. */
  | { step: 'sending'; attestation: Attestation; percent?: number }
  | ({ step: 'failed' } & Failure)

type Failure = { message: string; cause: 'photo' | 'signed_out' | 'other' }

type HandIn = {
  round: RoundDetail
  card: Card
  cardPhoto: CardPhoto
  runner: OutboxRunner
  /** Entries of this round that the club does not have yet. */
  unsentCount: number
  onCompleted: (round: Round) => void
}

/**
 * Hands the card in once: scores first, then the photo, then the attestation. Without a network it waits and goes by
 * itself when the phone is online again (U2); after any other fault everything typed stays, and the fault is shown.
 */
export function useSubmitRound({ round, card, cardPhoto, runner, unsentCount, onCompleted }: HandIn) {
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
    if (fault instanceof OfflineError) {
      setProgress({ step: 'waiting', attestation })
      return
    }
    // A photo that the club no longer has is sent again with the next try.
    if (isAboutPhoto(fault)) cardPhoto.setUploaded(null)
    setProgress({ step: 'failed', ...explain(fault) })
    showToast({
      tone: 'error',
      title: scorecardVerifyText.failed,
      description: scorecardVerifyText.failedText,
    })
  }

  const submit = async (attestation: Attestation, isWithoutPhoto = false) => {
    if (isSending.current) return
    isSending.current = true
    setProgress({ step: 'sending', attestation })
    try {
      const photo = isWithoutPhoto
        ? null
        : await uploadOnce(cardPhoto, (percent) => {
            setProgress({ step: 'sending', attestation, percent })
          })
      setProgress({ step: 'sending', attestation })
      await finish(await sendCard({ round, card, photo, attestation }))
    } catch (fault) {
      fail(fault, attestation)
    } finally {
      isSending.current = false
    }
  }

  useTryAgain(progress.step === 'waiting' ? progress.attestation : undefined, { submit, unsentCount, runner })

  return {
    progress,
    /** A second press changes nothing (U9). */
    press(this: void, attestation: Attestation) {
      if (progress.step === 'sending' || progress.step === 'waiting') return
      if (unsentCount === 0) void submit(attestation)
      else {
        setProgress({ step: 'waiting', attestation })
        void runner.wake()
      }
    },
    /** The card is never held back by its photo. */
    goWithoutPhoto(this: void, attestation: Attestation) {
      cardPhoto.remove()
      void submit(attestation, true)
    },
    stopWaiting(this: void) {
      if (progress.step === 'waiting') setProgress({ step: 'idle' })
    },
  }
}

type TryAgain = Pick<HandIn, 'unsentCount' | 'runner'> & {
  submit: (attestation: Attestation) => Promise<void>
}

/** While an attestation waits: sends the scores and then it, once the network is back and every few seconds. */
function useTryAgain(waiting: Attestation | undefined, { submit, unsentCount, runner }: TryAgain) {
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })

  useEffect(() => {
    if (!waiting) return
    const go = () => {
      if (unsentCount > 0) void runner.wake()
      else void latest.current(waiting)
    }
    const timer = setInterval(go, TRY_AGAIN_MS)
    addEventListener('online', go)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
    }
  }, [waiting, unsentCount, runner])

  // What waited for its scores only goes as soon as the club has the last of them.
  const wasUnsent = useRef(unsentCount)
  useEffect(() => {
    if (waiting && wasUnsent.current > 0 && unsentCount === 0) void latest.current(waiting)
    wasUnsent.current = unsentCount
  }, [waiting, unsentCount])
}

/** The photo's path at the club, null without a photo. It is sent once, however often the card has to be. */
async function uploadOnce(
  { photo, setUploaded }: CardPhoto,
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
  return send(submitRound, {
    params: { roundId: round.id },
    body: {
      isCompleted: true,
      grossScore: card.total.gross,
      netScore: card.total.net,
      stablefordPoints: card.total.points,
      scorecardPhotoUrl: photo,
      verifiedAt: new Date().toISOString(),
      ...attestation,
    },
  })
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
