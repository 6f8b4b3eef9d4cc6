import { z } from 'zod/mini'
import { resultFromWire, resultToWire } from '#contract/platform/wire-names.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { holeResultKinds } from '#golf/card/hole-result.ts'
import type { StoredEntry } from './outbox.ts'

const storedEntry = z.object({
  id: z.string(),
  owner: z.string(),
  roundId: z.string(),
  holeNumber: z.number(),
  result: z.enum(holeResultKinds),
  grossScore: z.nullable(z.number()),
  mostLikely: z.optional(z.number()),
  at: z.number(),
  refusal: z.nullable(z.string()),
})
export type EntryRecord = z.infer<typeof storedEntry>

const SPARE = 'scoreclub.unsent.'
export const SPARE_ROUND = 'scoreclub.waiting.'

/*
 * A copy in local storage of what the club does not have, written before IndexedDB is (P11): the tap that enters a score waits
 * for it, so a page that is left in the same moment does not take the score with it, and browsers do not clear it with
 * IndexedDB when a phone is short of room. A key for each, so that tabs do not meet. What is settled or given up loses its copy
 * before it leaves IndexedDB: a copy whose score is nowhere else is therefore always of one that was lost.
 */

export function toEntryRecord(owner: string, roundId: string, entry: HoleEntry): EntryRecord {
  const { id, holeNumber, at, result } = entry
  return { id, owner, roundId, holeNumber, at, refusal: null, ...resultToWire(result) }
}

export function fromEntryRecord(record: unknown): StoredEntry[] {
  const parsed = storedEntry.safeParse(record)
  if (!parsed.success) return []
  const { id, roundId, holeNumber, at, refusal, owner } = parsed.data
  return [{ id, roundId, holeNumber, at, refusal, result: resultFromWire(parsed.data), authorId: owner }]
}

export function putSpare(record: { id: string }): void {
  try {
    localStorage.setItem(SPARE + record.id, JSON.stringify(record))
  } catch {
    // Full or forbidden: then IndexedDB has the only one.
  }
}

export function dropSpares(ids: readonly string[]): void {
  try {
    for (const id of ids) localStorage.removeItem(SPARE + id)
  } catch {
    // Forbidden: then there is none.
  }
}

export function listSpares(owner: string): StoredEntry[] {
  return textsBelow(SPARE)
    .flatMap((text) => fromEntryRecord(JSON.parse(text)))
    .filter(({ authorId }) => authorId === owner)
}

/** Of starts and hand-ins, as kept/spare-rounds.ts wrote them. */
export function listSpareRounds(owner: string): string[] {
  return textsBelow(`${SPARE_ROUND}${owner}.`)
}

function textsBelow(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => localStorage.getItem(key) ?? 'null')
  } catch {
    return [] // forbidden
  }
}
