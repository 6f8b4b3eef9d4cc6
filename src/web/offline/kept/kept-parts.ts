import { MOST_ENTRIES_AT_ONCE, type SubmitBody } from '#contract/card/rounds.ts'
import { MOST_ROUNDS_AT_ONCE, type SentRound } from '#contract/card/send-kept.ts'
import { entryToSend } from '#contract/platform/wire-names.ts'
import { nextBatch, type Outbox, type OutboxEntry } from '../outbox.ts'
import { isHeld } from './is-kept-waiting.ts'
import type { KeptHandIn, KeptRound, KeptStart } from './kept-round.ts'

/** What goes to the club of one round with one request. */
export type KeptPart = {
  roundId: string
  start: KeptStart | null
  entries: readonly OutboxEntry[]
  handIn: KeptHandIn | null
}

/** The server takes 64 KiB; a drawn signature has up to 20 of them, an entry some 150 bytes. */
const MOST_BYTES = 56_000
const BYTES_OF_ENTRY = 150
const BYTES_OF_PART = 700

type Kept = { rounds: ReadonlyMap<string, KeptRound>; outbox: Outbox }

/**
 * All that may go now, in the order in which it was done: of up to four rounds the start, the scores and the hand-in.
 * Nothing where only scores of one round wait: they have a call of their own.
 */
export function nextParts({ rounds, outbox }: Kept, now: number): KeptPart[] {
  if (outbox.isSignedOut || now < outbox.waitUntil) return []
  const entries = [...outbox.entries.values()]
  if (entries.some(({ stage }) => stage === 'sending')) return []
  const parts: KeptPart[] = []
  let room = { entries: MOST_ENTRIES_AT_ONCE, bytes: MOST_BYTES }
  /** A player has one round open: the next one starts after the hand-in before it. */
  let isOwnHeld = false
  for (const roundId of inOrder(rounds, entries)) {
    const kept = rounds.get(roundId)
    if (kept?.start && (kept.start.refusal || isOwnHeld)) continue
    const part = partOf(roundId, kept, { entries, most: room.entries })
    if (kept?.isOwn && kept.handIn && !part.handIn) isOwnHeld = true
    if (!part.start && part.entries.length === 0 && !part.handIn) continue
    const bytes = bytesOf(part)
    if (parts.length === MOST_ROUNDS_AT_ONCE || (parts.length > 0 && bytes > room.bytes)) break
    parts.push(part)
    room = { entries: room.entries - part.entries.length, bytes: room.bytes - bytes }
  }
  const isOrdinary = parts.length < 2 && parts.every(({ start, handIn }) => !start && !handIn)
  return isOrdinary ? [] : parts
}

/** The card whose photo has to go before it does. */
export function nextPhoto({ rounds, outbox }: Kept, now: number): KeptRound | undefined {
  if (outbox.isSignedOut || now < outbox.waitUntil) return undefined
  return [...rounds.values()].find(
    ({ start, handIn }) => !start && handIn?.photo === 'kept' && handIn.refusal === null,
  )
}

/** Whether something is left to send once its time has come: what needs the player is not. */
export function isAnythingWaiting(kept: Kept): boolean {
  return (
    nextParts(kept, Infinity).length > 0 ||
    nextPhoto(kept, Infinity) !== undefined ||
    nextBatch(kept.outbox, Infinity, (roundId) => isHeld(kept, roundId)) !== undefined
  )
}

function inOrder(rounds: Kept['rounds'], entries: readonly OutboxEntry[]): string[] {
  const own = [...rounds.values()].filter(({ start, handIn }) => start ?? handIn)
  const since = (kept: KeptRound) => kept.start?.since ?? Date.parse(kept.detail.roundDate)
  own.sort((a, b) => since(a) - since(b))
  return [...new Set([...own.map(({ id }) => id), ...entries.map(({ roundId }) => roundId)])]
}

function partOf(
  roundId: string,
  kept: KeptRound | undefined,
  { entries, most }: { entries: readonly OutboxEntry[]; most: number },
): KeptPart {
  const its = entries.filter((entry) => entry.roundId === roundId)
  const going = its.filter(({ stage, isSentAlone }) => stage === 'waiting' && !isSentAlone).slice(0, most)
  const handIn = kept?.handIn ?? null
  // A card goes in with all of its scores, and with its photo.
  const isWhole = going.length === its.length && handIn?.photo !== 'kept'
  return {
    roundId,
    start: kept?.start ?? null,
    entries: going,
    handIn: handIn?.refusal === null && isWhole ? handIn : null,
  }
}

function bytesOf({ entries, handIn }: KeptPart): number {
  return BYTES_OF_PART + entries.length * BYTES_OF_ENTRY + (handIn?.partnerSignature.length ?? 0)
}

/** As the call wants it. */
export function toSentRound({ roundId, start, entries, handIn }: KeptPart, now: number): SentRound {
  return {
    roundId,
    ...(start && {
      start: {
        courseId: start.courseId,
        competitionId: start.competitionId,
        teeId: start.teeId,
        gender: start.gender,
        nine: start.nine,
        isPractice: start.isPractice,
        secondsAgo: Math.min(LONGEST_AGO_S, Math.max(0, Math.round((now - start.since) / 1000))),
      },
    }),
    ...(entries.length > 0 && { entries: entries.map(entryToSend) }),
    ...(handIn && { handIn: toBody(handIn) }),
    groupId: handIn?.groupId,
  }
}

const LONGEST_AGO_S = 7 * 24 * 3600

function toBody(handIn: KeptHandIn): SubmitBody {
  const { grossScore, netScore, stablefordPoints, partnerName, partnerSignature, verifiedAt, photo } = handIn
  return {
    isCompleted: true,
    hasValidReason: handIn.hasValidReason,
    sameRound: handIn.sameRound,
    grossScore,
    netScore,
    stablefordPoints,
    partnerName,
    partnerSignature,
    verifiedAt,
    scorecardPhotoUrl: typeof photo === 'object' ? photo.objectPath : null,
  }
}
