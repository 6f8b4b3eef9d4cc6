import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ownHandicapRecord } from '#contract/handicap.ts'
import { listRounds, submitRound, type Round, type RoundDetail } from '#contract/rounds.ts'
import { currentUser } from '#contract/session.ts'
import type { Card } from '#domain/scoring/card.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { photosText } from '#web/messages/en/photos.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardVerifyText } from '#web/messages/en/scorecard-verify.ts'
import { dropPhoto } from '#web/offline/photo-box.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { PhotoUploadFailed, uploadPhoto } from '#web/golf/photo/upload-photo.ts'
import { query, readAgain } from '#web/lib/query.ts'
import type { CardPhoto } from './use-card-photo.ts'

const TRY_AGAIN_MS = 5_000

export type Attestation = { partnerName: string; partnerSignature: string }
type Progress =
  | { step: 'idle' }
  /** Submit was pressed; the club does not have every score yet, or cannot be reached. */
  | { step: 'waiting'; attestation: Attestation }
  /** `percent` while the photo goes. */
  | { step: 'sending'; attestation: Attestation; percent?: number }
  | { step: 'failed'; message: string; cause: 'photo' | 'signed_out' | 'other' }

/**
 * Hands the card in once: scores first, then the photo, then the attestation. Without a network it waits and goes by
 * itself when the phone is online again (U2); any other fault keeps everything typed and says so.
 */
export function useSubmitRound(terms: {
  round: RoundDetail
  card: Card
  cardPhoto: CardPhoto
  runner: OutboxRunner
  unsentCount: number
  onCompleted: (round: Round) => void
}) {
  const { round, card, cardPhoto, runner, unsentCount, onCompleted } = terms
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  /** Beside the state, because a double tap is faster than a new render. */
  const isSending = useRef(false)

  /** The photo's path at the club; it is sent once, however often the card has to be. */
  const photoPath = async (attestation: Attestation): Promise<string | null> => {
    const { photo, setUploaded } = cardPhoto
    if (!photo) return null
    if (photo.objectPath !== null) return photo.objectPath
    const path = await uploadPhoto(photo.jpeg, {
      onProgress: (percent) => {
        setProgress({ step: 'sending', attestation, percent })
      },
    })
    setUploaded(path)
    return path
  }

  const submit = async (attestation: Attestation, isWithoutPhoto = false) => {
    if (isSending.current) return
    isSending.current = true
    setProgress({ step: 'sending', attestation })
    try {
      const scorecardPhotoUrl = isWithoutPhoto ? null : await photoPath(attestation)
      setProgress({ step: 'sending', attestation })
      const submitted = await send(submitRound, {
        params: { roundId: round.id },
        body: {
          isCompleted: true,
          grossScore: card.total.gross,
          netScore: card.total.net,
          stablefordPoints: card.total.points,
          scorecardPhotoUrl,
          verifiedAt: new Date().toISOString(),
          ...attestation,
        },
      })
      setProgress({ step: 'idle' })
      showToast({ tone: 'success', title: scorecardText.roundCompleted })
      await runner.keepRound(null)
      // The next card's photo takes its place anyway.
      dropPhoto(runner.owner).catch(() => undefined)
      // The card may have moved the Handicap Index, which the record and the user show.
      readAgain(client, [query(listRounds), query(ownHandicapRecord), query(currentUser)])
      onCompleted(submitted)
    } catch (fault) {
      if (fault instanceof OfflineError) setProgress({ step: 'waiting', attestation })
      else {
        // A photo that the club has forgotten is sent again with the next try.
        if (isAboutPhoto(fault)) cardPhoto.setUploaded(null)
        setProgress({ step: 'failed', ...explain(fault) })
        showToast({
          tone: 'error',
          title: scorecardVerifyText.failed,
          description: scorecardVerifyText.failedText,
        })
      }
    } finally {
      isSending.current = false
    }
  }

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })

  const waitingFor = progress.step === 'waiting' ? progress.attestation : undefined
  useEffect(() => {
    if (!waitingFor) return
    const go = () => {
      if (unsentCount > 0) void runner.wake()
      else void latest.current(waitingFor)
    }
    // What waited for scores only goes at once; what met no network tries again in a while.
    const timer = setInterval(go, TRY_AGAIN_MS)
    addEventListener('online', go)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
    }
  }, [waitingFor, unsentCount, runner])

  const wasUnsent = useRef(unsentCount)
  useEffect(() => {
    if (waitingFor && wasUnsent.current > 0 && unsentCount === 0) void latest.current(waitingFor)
    wasUnsent.current = unsentCount
  }, [waitingFor, unsentCount])

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

function isAboutPhoto(fault: unknown): boolean {
  if (!(fault instanceof ApiError)) return false
  return fault.body?.fields?.some(({ field }) => field === 'scorecardPhotoUrl') ?? false
}

function explain(fault: unknown): { message: string; cause: 'photo' | 'signed_out' | 'other' } {
  if (fault instanceof PhotoUploadFailed)
    return { message: `${photosText.uploadFailed}. ${failureText(fault.cause, '')}`.trim(), cause: 'photo' }
  const message = failureText(fault, scorecardVerifyText.failedText)
  if (fault instanceof ApiError && fault.status === 401) return { message, cause: 'signed_out' }
  return { message, cause: isAboutPhoto(fault) ? 'photo' : 'other' }
}
