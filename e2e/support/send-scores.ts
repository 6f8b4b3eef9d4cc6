import type { APIRequestContext } from '@playwright/test'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'
import { call } from './call.ts'

type Score = number | 'picked_up'

let last: EntryId | undefined

/** Holes of a card from `from` on, sent as a phone sends them, without a screen. */
export async function sendScores(
  phone: APIRequestContext,
  roundId: string,
  { scores, from = 1 }: { scores: readonly Score[]; from?: number },
): Promise<void> {
  const entries = scores.map((score, i) => {
    const { id, at } = mintEntryId(Date.now(), last, Math.random)
    last = id
    return {
      id,
      holeNumber: from + i,
      at: new Date(at).toISOString(),
      ...(score === 'picked_up' ? { result: score } : { result: 'strokes', grossScore: score }),
    }
  })
  if (entries.length > 0) await call(phone, 'POST', `/api/rounds/${roundId}/scores`, { entries })
}
