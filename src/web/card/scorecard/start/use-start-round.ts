import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCourse } from '#contract/course/courses.ts'
import { setGender } from '#contract/club/members.ts'
import { abandonRound, activeRound, listRounds, type RoundDetail } from '#contract/card/rounds.ts'
import { startRound } from '#contract/card/start-round.ts'
import type { Gender } from '#golf/course/course.ts'
import type { Nine } from '#golf/course/nines.ts'
import { ApiError, isUnreached, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query, readAgain } from '#web/lib/query.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { KEPT_AFTER_MS } from '#web/lib/timings.ts'
import { showToast } from '#web/ui/toast.tsx'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { askToKeepStorage } from '#web/offline/kept/storage-room.ts'
import { readKnownHere, roundHere } from './start-here.ts'
import { ROUND_TOPIC } from '../round-topic.ts'

export type StartTerms = {
  /** Made here, once for each press: the same round, however often it has to be sent. */
  id: string
  clubId: string
  courseId: string
  competitionId: string | null
  teeId: string | null
  /** Whose ratings are theirs, where the player has just said it; kept before the round is made of it. */
  gender: Gender | null
  /** Of a round outside competitions: the nine that is played of a course of eighteen holes. */
  nine?: Nine | undefined
  /** Of a round outside competitions: it does not count for the handicap. */
  isPractice?: boolean
}

/** Starts a round; when another one is open, that one and the choice between the two (D33). */
export function useStartRound(runner: OutboxRunner) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<{ open: RoundDetail; wanted: StartTerms }>()

  const keep = async (round: RoundDetail) => {
    setConflict(undefined)
    await runner.keepRound(round)
    readAgain(client, [query(listRounds), allOf(getCourse)])
  }

  const start = useMutation({
    mutationFn: async (terms: StartTerms) => {
      const open = runner.snapshot().round
      // A card on which the club has ruled counts for nothing more: the start of another ends it.
      if (open && open.ruling === undefined && !isSame(open, terms)) return { open, wanted: terms }
      try {
        await keep(await begin(runner, terms))
        return undefined
      } catch (fault) {
        if (isUnreached(fault) && (await startHere(runner, terms))) return undefined
        if (!(fault instanceof ApiError && fault.body?.code === 'round_open')) throw fault
        const other = await send(activeRound)
        if (!other) throw fault
        return { open: other, wanted: terms }
      }
    },
    onSuccess: (found) => {
      setConflict(found)
      if (!found) sayStarted()
    },
    onError: () => {
      showToast({ tone: 'error', title: sharedText.error, description: startRoundText.startFailed })
    },
  })

  const abandon = useMutation({
    mutationFn: async ({ open, wanted }: { open: RoundDetail; wanted: StartTerms }) => {
      await send(abandonRound, { params: { roundId: open.id } })
      await runner.keepRound(null)
      await keep(await begin(runner, wanted))
    },
    onSuccess: sayStarted,
  })

  const fault = start.error ?? abandon.error
  return {
    start: start.mutate,
    isStarting: start.isPending,
    failure: fault === null ? undefined : failureText(fault, startRoundText.startFailed),
    conflict,
    continueOpen: () => {
      if (conflict) void keep(conflict.open)
    },
    abandonOpen: () => {
      if (conflict) abandon.mutate(conflict)
    },
    isAbandoning: abandon.isPending,
  }
}

function sayStarted(): void {
  showToast({ tone: 'success', title: startRoundText.roundStarted, topic: ROUND_TOPIC })
  // The first moment at which there is something on this phone that must not go.
  void askToKeepStorage()
}

async function begin(runner: OutboxRunner, terms: StartTerms): Promise<RoundDetail> {
  const { gender } = terms
  const signal = AbortSignal.timeout(KEPT_AFTER_MS)
  if (gender !== null) await send(setGender, { params: { memberId: runner.owner }, body: { gender }, signal })
  return send(startRound, { body: startBody(terms), signal })
}

function startBody({ id, courseId, competitionId, teeId, nine, isPractice }: StartTerms) {
  return {
    id,
    courseId,
    competitionId,
    teeId,
    ...(nine !== undefined && { nine }),
    ...(isPractice !== undefined && { isPractice }),
  }
}

/** Where the club cannot be reached: from what this phone has kept. Whether it could be. */
async function startHere(runner: OutboxRunner, terms: StartTerms): Promise<boolean> {
  const { id, clubId, courseId, competitionId, teeId, gender, nine, isPractice } = terms
  const known = await readKnownHere(runner.owner, {
    clubId,
    courseId,
    competitionId: competitionId ?? undefined,
  })
  if (!known) return false
  const now = Date.now()
  const detail = roundHere(known, { id, userId: runner.owner, teeId, gender, nine, isPractice, now })
  await keepWaiting(runner).startHere(detail, {
    courseId,
    competitionId,
    teeId,
    gender,
    nine,
    isPractice,
    since: now,
    refusal: null,
  })
  return true
}

function isSame(open: RoundDetail, terms: StartTerms): boolean {
  return open.courseId === terms.courseId && open.competitionId === terms.competitionId
}
