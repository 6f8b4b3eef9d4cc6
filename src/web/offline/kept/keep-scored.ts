import type { RoundDetail } from '#contract/card/rounds.ts'
import type { OutboxRunner } from '../outbox-runner.ts'
import { withConfirmed } from './keep-rounds.ts'
import { nothingWaits } from './kept-round.ts'

type Runner = Pick<OutboxRunner, 'parts'>

/** Keeps a card of somebody else whose scores are entered on this phone. Keeping it again brings it up to date. */
export async function keepScored(
  { parts: { snapshot, storage } }: Runner,
  detail: RoundDetail,
): Promise<void> {
  const before = snapshot.get().rounds.get(detail.id)
  const kept = { ...nothingWaits, ...before, id: detail.id, isOwn: false }
  await storage.changeRounds({ put: [{ ...kept, detail: withConfirmed(snapshot, detail) }] })
}

/** Scoring for them is over. Entries that the club does not have yet stay and are sent. */
export async function dropScored({ parts: { snapshot, storage } }: Runner, roundId: string): Promise<void> {
  if (snapshot.get().rounds.get(roundId)?.isOwn === false)
    await storage.changeRounds({ put: [], remove: [roundId] })
}
