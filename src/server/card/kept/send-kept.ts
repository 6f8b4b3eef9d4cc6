import type { z } from 'zod/mini'
import type { AnsweredRound, KeptRefusal, sendKept as sendKeptCall } from '#contract/card/send-kept.ts'
import { storeFault } from '../../platform/db/store-fault.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { recordHoleEntries, type Scoring } from '../hole-entries/record-hole-entries.ts'
import { proposeLateScores } from '../late-scores/propose-late-scores.ts'
import { readRoundDetail } from '../read-round-detail.ts'
import { toWireRound } from '../round-view.ts'
import { handInInGroup } from '../groups/hand-in-in-group.ts'
import { findRound } from '../rounds.store.ts'
import { startRound } from '../start-round.ts'
import { submitRound } from '../submit-round.ts'

type Sent = z.output<typeof sendKeptCall.body>['rounds'][number]
type Entries = NonNullable<Sent['entries']>
type Taken = { services: Services; scoring: Scoring; viewer: SignedIn; onFault: (fault: unknown) => void }

/**
 * Takes what a phone kept: for each round its start, its hole entries, then its hand-in, each in a transaction of its own
 * as if it had come alone. What is refused holds up only what builds on it: without its start a round takes nothing, and
 * a card whose scores were not all taken is not handed in.
 */
export async function sendKept(taken: Taken, rounds: readonly Sent[]): Promise<AnsweredRound[]> {
  const answers: AnsweredRound[] = []
  // One after the other: they are of one player, whose second round can only be started when the first is handed in.
  for (const sent of rounds) answers.push(await takeRound(taken, sent))
  return answers
}

async function takeRound(taken: Taken, sent: Sent): Promise<AnsweredRound> {
  const answer: AnsweredRound = { sentAs: sent.roundId, roundId: sent.roundId }
  if (sent.start) {
    answer.start = await takeStart(taken, { ...sent.start, id: sent.roundId })
    if (!answer.start.round) return answer
    answer.roundId = answer.start.round.id
  }
  const entries = sent.entries ?? []
  if (entries.length > 0) answer.scores = await takeEntries(taken, answer.roundId, entries)
  const isWhole = !answer.scores || answer.scores.refused.length === 0
  // Of a card that turned out to be another one the player looks first at what is on it.
  if (sent.handIn && isWhole && answer.roundId === sent.roundId)
    answer.handIn = await takeHandIn(taken, { ...sent, handIn: sent.handIn })
  return answer
}

async function takeStart(
  taken: Taken,
  start: NonNullable<Sent['start']> & { id: string },
): Promise<NonNullable<AnsweredRound['start']>> {
  const { services, viewer } = taken
  try {
    const roundId = await startRound(services, {
      viewer,
      id: start.id,
      courseId: start.courseId,
      competitionId: start.competitionId ?? null,
      teeId: start.teeId ?? null,
      gender: start.gender ?? null,
      nine: start.nine,
      isPractice: start.isPractice,
      secondsAgo: start.secondsAgo,
    })
    const found = await findRound(services.db, roundId)
    if (!found) throw new AppError('not_found')
    return { round: await readRoundDetail(services.db, found) }
  } catch (fault) {
    return { refusal: toRefusal(taken, fault) }
  }
}

/** Entries that can never be taken are set aside one by one, so that they do not hold up the others of their round. */
async function takeEntries(
  taken: Taken,
  roundId: string,
  sent: Entries,
): Promise<NonNullable<AnsweredRound['scores']>> {
  const { services, scoring, viewer } = taken
  const refused: { id: string; refusal: KeptRefusal }[] = []
  let entries: Entries = sent
  while (entries.length > 0) {
    try {
      const saved = await recordHoleEntries(services, scoring, { viewer, roundId, entries })
      return { acknowledged: saved.acknowledged, entries: saved.entries, refused }
    } catch (fault) {
      const late = await proposeLate(taken, { roundId, entries, fault })
      if ('taken' in late) return { ...late.taken, refused }
      const bad = idsAtFault(late.fault, entries)
      const refusal = toRefusal(taken, late.fault)
      for (const { id } of entries) if (!bad || bad.has(id)) refused.push({ id, refusal })
      entries = bad ? entries.filter(({ id }) => !bad.has(id)) : []
    }
  }
  return { acknowledged: [], entries: [], refused }
}

/** The entries that a refusal is about; undefined when it is about all of them. */
function idsAtFault(fault: unknown, entries: Entries): ReadonlySet<string> | undefined {
  if (!(fault instanceof AppError)) return undefined
  const reused = fault.code === 'entry_id_reused' ? fault.details?.ids : undefined
  const place = /^entries\.(\d+)\./.exec(fault.fields?.[0]?.field ?? '')?.[1]
  const named = place === undefined ? undefined : entries[Number(place)]?.id
  const ids = new Set(Array.isArray(reused) ? reused.map(String) : named === undefined ? [] : [named])
  return entries.some(({ id }) => ids.has(id)) ? ids : undefined
}

/** P9: a card that was handed in or ended meanwhile keeps what is late as proposals to the club. */
async function proposeLate(
  { services, viewer }: Taken,
  { roundId, entries, fault }: { roundId: string; entries: Entries; fault: unknown },
): Promise<{ taken: Awaited<ReturnType<typeof proposeLateScores>> } | { fault: unknown }> {
  const status = fault instanceof AppError ? fault.details?.status : undefined
  if (status !== 'submitted' && status !== 'withdrawn') return { fault }
  try {
    return { taken: await proposeLateScores(services, { viewer, roundId, entries }) }
  } catch (second) {
    return { fault: second instanceof AppError && second.code === 'not_found' ? fault : second }
  }
}

async function takeHandIn(
  taken: Taken,
  { roundId, groupId, handIn: body }: Sent & { handIn: NonNullable<Sent['handIn']> },
): Promise<NonNullable<AnsweredRound['handIn']>> {
  const { services, viewer } = taken
  try {
    const before = await findRound(services.db, roundId)
    if (!before) throw new AppError('not_found')
    const { userId } = before.round
    if (groupId === undefined) await submitRound(services, { viewer, roundId, body, isUnasked: true })
    else await handInInGroup(services, { viewer, groupId, userId, roundId, body })
    const found = await findRound(services.db, roundId)
    if (!found) throw new AppError('not_found')
    services.sessions.forget(userId)
    const round = toWireRound(found)
    // Signatures and photos of the others' cards stay with their players.
    return {
      round: groupId === undefined ? round : { ...round, partnerSignature: null, scorecardPhotoUrl: null },
    }
  } catch (fault) {
    return { refusal: toRefusal(taken, fault) }
  }
}

/** What the call of its own would have said; a fault of ours or of the store passes, and the phone sends it again. */
function toRefusal({ onFault }: Taken, fault: unknown): KeptRefusal {
  const error = fault instanceof AppError ? fault : new AppError(codeOf(fault))
  if (error !== fault) onFault(fault)
  return { ...error.toBody(), status: error.status }
}

function codeOf(fault: unknown): 'not_saved' | 'save_unconfirmed' | 'internal' {
  switch (storeFault(fault)) {
    case 'refused':
      return 'not_saved'
    case 'unanswered':
      return 'save_unconfirmed'
    case undefined:
      return 'internal'
  }
}
