import { z } from 'zod/mini'
import { holeEntry, roundDetail, type RoundDetail } from '#contract/card/rounds.ts'
import type { Gender } from '#golf/course/course.ts'
import type { Nine } from '#golf/course/nines.ts'

/** Why the club did not take something, in its own words; `code` tells the screens what helps. */
export type Refusal = { message: string; code: string }

/** A start that the club does not have yet: what it has to be told. */
export type KeptStart = {
  courseId: string
  competitionId: string | null
  teeId: string | null
  /** Whose ratings are theirs, where the player said it with this start. */
  gender: Gender | null
  /** Of a course of eighteen holes, where only one of its nines is played. */
  nine?: Nine | undefined
  /** It does not count for the handicap. */
  isPractice?: boolean | undefined
  /** In ms since 1970, by this phone's clock. */
  since: number
  refusal: Refusal | null
}

/** A card that was handed in on this phone: all that the playing partner attested, until the club has it. */
export type KeptHandIn = {
  partnerName: string
  /** Typed, or drawn as an SVG data URL; kept here and in the record's copy (spare-rounds.ts), and gone with them. */
  partnerSignature: string
  isTyped: boolean
  /** Whether the player stopped early for a valid reason; left out where they were not asked. */
  hasValidReason?: boolean | undefined
  /** Whether it is the same round as another card with these scores; left out where the club has not asked. */
  sameRound?: boolean | undefined
  grossScore: number
  netScore: number
  stablefordPoints: number
  /** The photo of the paper card: none, still to be uploaded, or where the club has it. */
  photo: 'none' | 'kept' | { objectPath: string }
  verifiedAt: string
  /** The group on whose phone it was signed; left out of the person's own card. */
  groupId?: string | undefined
  since: number
  refusal: Refusal | null
}

/** What the club made of a round that was started on this phone, where it is something else. */
export type Correction = {
  /** As this phone worked them out. */
  own: Pick<RoundDetail, 'handicapUsed' | 'terms'>
  /** The round of the same course that was open at the club already, and that the scores are on now. */
  wasOpenSince: string | null
}

/** A card that this phone keeps for somebody who is signed in here. */
export type KeptRound = {
  id: string
  detail: RoundDetail
  /** Their own card; else one of a group whose scores they enter. */
  isOwn: boolean
  start: KeptStart | null
  handIn: KeptHandIn | null
  correction: Correction | null
  /** Written to this phone's storage; until then it lives in memory only. */
  isStored: boolean
}

/** Of a card that is at the club but for its scores. */
export const nothingWaits = { start: null, handIn: null, correction: null, isStored: false }

/** A record of IndexedDB. What another version of the app wrote is parsed when read, never trusted. */
export type RoundRecord = {
  owner: string
  id: string
  isOwn: boolean
  round: unknown
  start: unknown
  handIn: unknown
  correction: unknown
}

/** A card as it was kept, perhaps by a version whose entries did not name their author yet. */
const keptDetail = z.object({
  ...roundDetail.shape,
  entries: z.array(z.object({ ...holeEntry.shape, authorId: z.optional(z.string()) })),
})

export function toRecord(owner: string, kept: KeptRound): RoundRecord {
  const { id, isOwn, detail, start, handIn, correction: corrected } = kept
  return { owner, id, isOwn, round: detail, start, handIn, correction: corrected }
}

/** undefined when the card cannot be read at all: the record stays where it is, for a version that can. */
export function readDetail({ owner, round }: RoundRecord): RoundDetail | undefined {
  const detail = keptDetail.safeParse(round)
  if (!detail.success) return undefined
  const entries = detail.data.entries.map((entry) => ({ ...entry, authorId: entry.authorId ?? owner }))
  return { ...detail.data, entries }
}

export async function fromRecord(record: RoundRecord): Promise<KeptRound | undefined> {
  const detail = readDetail(record)
  if (!detail) return undefined
  const { id, isOwn, start, handIn, correction } = record
  const kept = { id, isOwn, detail, start: null, handIn: null, correction: null, isStored: true }
  if (start == null && handIn == null && correction == null) return kept
  // Fetched where there is something to read with it, which on most phones is never.
  const { readWaiting } = await import('./read-waiting.ts')
  return { ...kept, ...readWaiting({ start, handIn, correction }) }
}

/** Whether the club does not have all of it, its scores aside. */
export function isWaiting({ start, handIn }: Pick<KeptRound, 'start' | 'handIn'>): boolean {
  return start !== null || handIn !== null
}

/**
 * The card to score: the player's own that is not handed in. One that the club gave back is to be looked at again, unless
 * another one is being played; `wanted` is the one that was asked for.
 */
export function openCard(rounds: Iterable<KeptRound>, wanted: string | undefined): KeptRound | undefined {
  const open = [...rounds].filter(({ isOwn, handIn }) => isOwn && handIn?.refusal !== null)
  const rank = (one: KeptRound) => (one.id === wanted ? 0 : one.handIn ? 3 : one.start ? 1 : 2)
  return open.sort((a, b) => rank(a) - rank(b))[0]
}
