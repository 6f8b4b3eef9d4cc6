import type { OutboxRunner } from '../outbox-runner.ts'
import { dropSpares } from '../spare-entries.ts'
import { dropSpareRound } from './spare-rounds.ts'

/** The player's own decision about a round that the club does not have: it and its scores leave this phone. */
export async function giveUp(
  { parts: { snapshot, storage } }: Pick<OutboxRunner, 'parts'>,
  roundId: string,
): Promise<void> {
  const its = [...snapshot.get().outbox.entries.values()].filter((entry) => entry.roundId === roundId)
  const ids = its.map(({ id }) => id)
  dropSpares(ids)
  dropSpareRound(snapshot.get().owner, roundId)
  for (const id of ids) snapshot.dispatch({ type: 'discarded', id })
  snapshot.changeRounds({ put: [], remove: [roundId] })
  // Its scores first: without them it is still a round that can be given up.
  await storage.write(async (store) => {
    await store.settle(roundId, ids, [])
    await store.putRounds({ put: [], remove: [roundId] })
  })
}
