import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { submitRound, type Round, type RoundDetail } from '#contract/rounds.ts'
import type { Card } from '#domain/scoring/card.ts'
import { failureText, OfflineError, send } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'

export const SUBMIT_FAILED = 'Failed to submit your round. Please try again.'
const TRY_AGAIN_MS = 5_000

type Attestation = { partnerName: string; partnerSignature: string }
type Progress =
  | { step: 'idle' }
  /** Submit was pressed; the club does not have every score yet, or cannot be reached. */
  | { step: 'waiting'; attestation: Attestation }
  | { step: 'sending'; attestation: Attestation }
  | { step: 'failed'; message: string }

/**
 * Hands the card in once: scores first, then the attestation. Without a network it waits and goes by itself when the
 * phone is online again (U2); any other fault keeps everything typed and says so.
 */
export function useSubmitRound(terms: {
  round: RoundDetail
  card: Card
  runner: OutboxRunner
  unsentCount: number
  onCompleted: (round: Round) => void
}) {
  const { round, card, runner, unsentCount, onCompleted } = terms
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  /** Beside the state, because a double tap is faster than a new render. */
  const isSending = useRef(false)

  const submit = async (attestation: Attestation) => {
    if (isSending.current) return
    isSending.current = true
    setProgress({ step: 'sending', attestation })
    try {
      const submitted = await send(submitRound, {
        params: { roundId: round.id },
        body: {
          isCompleted: true,
          grossScore: card.total.gross,
          netScore: card.total.net,
          stablefordPoints: card.total.points,
          scorecardPhotoUrl: null,
          verifiedAt: new Date().toISOString(),
          ...attestation,
        },
      })
      setProgress({ step: 'idle' })
      showToast({ tone: 'success', title: 'Round Completed' })
      await runner.keepRound(null)
      void client.invalidateQueries({ queryKey: ['api', 'rounds'] })
      // The card may have moved the Handicap Index.
      void client.invalidateQueries({ queryKey: ['api', 'handicap-record'] })
      void client.invalidateQueries({ queryKey: ['api', 'auth', 'user'] })
      onCompleted(submitted)
    } catch (fault) {
      if (fault instanceof OfflineError) setProgress({ step: 'waiting', attestation })
      else {
        setProgress({ step: 'failed', message: failureText(fault, SUBMIT_FAILED) })
        showToast({ tone: 'error', title: 'Submission Failed', description: SUBMIT_FAILED })
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
      if (unsentCount > 0) void runner.nudge()
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
        void runner.nudge()
      }
    },
    stopWaiting(this: void) {
      if (progress.step === 'waiting') setProgress({ step: 'idle' })
    },
  }
}
