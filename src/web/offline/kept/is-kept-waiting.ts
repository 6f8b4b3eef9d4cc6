import type { Outbox } from '../outbox.ts'
import type { KeptRound } from './kept-round.ts'

type Kept = { rounds: ReadonlyMap<string, KeptRound>; outbox: Outbox }

/** Rounds whose scores wait until their start is at the club. */
export function isHeld({ rounds }: Pick<Kept, 'rounds'>, roundId: string): boolean {
  return rounds.get(roundId)?.start != null
}

/** Whether there is more than scores of one round: only then is the code fetched that sends the rest. */
export function isKeptWaiting({ rounds, outbox }: Kept): boolean {
  const waiting = [...outbox.entries.values()].filter(({ stage }) => stage === 'waiting')
  return (
    new Set(waiting.map(({ roundId }) => roundId)).size > 1 ||
    [...rounds.values()].some(({ start, handIn }) => start ?? handIn)
  )
}
