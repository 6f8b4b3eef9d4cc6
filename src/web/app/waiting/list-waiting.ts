import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import type { KeptRound, Refusal } from '#web/offline/kept/kept-round.ts'
import type { OutboxEntry } from '#web/offline/outbox.ts'
import { toHoleNumbers } from '#web/offline/to-hole-numbers.ts'

/** One thing that the club does not have yet. */
export type WaitingThing = {
  kind: 'start' | 'scores' | 'hand_in'
  /** In ms since 1970. */
  since: number
  state: 'waits' | 'waits_for_part' | 'sending' | 'refused'
  /** What the club said. */
  refusal: string | null
  holes: readonly number[]
  hasPhoto: boolean
}

export type WaitingRound = {
  id: string
  /** undefined for scores of a card that is not kept here any more. */
  kept: KeptRound | undefined
  entries: readonly OutboxEntry[]
  things: readonly WaitingThing[]
}

/** All that waits on this phone, round by round, in the order in which it was done. */
export function listWaiting({ rounds, outbox }: OutboxSnapshot): WaitingRound[] {
  const entries = [...outbox.entries.values()]
  const ids = new Set([
    ...[...rounds.values()].filter(({ start, handIn }) => start ?? handIn).map(({ id }) => id),
    ...entries.map(({ roundId }) => roundId),
  ])
  return [...ids]
    .map((id) => {
      const kept = rounds.get(id)
      const its = entries.filter(({ roundId }) => roundId === id)
      return { id, kept, entries: its, things: thingsOf(kept, its) }
    })
    .sort((a, b) => (a.things[0]?.since ?? 0) - (b.things[0]?.since ?? 0))
}

export function countWaiting(snapshot: OutboxSnapshot): number {
  return listWaiting(snapshot).reduce((sum, { things }) => sum + things.length, 0)
}

function thingsOf(kept: KeptRound | undefined, entries: readonly OutboxEntry[]): WaitingThing[] {
  const { start = null, handIn = null } = kept ?? {}
  const plain = { holes: [], hasPhoto: false }
  const stuck = entries.find(({ stage }) => stage === 'refused')
  const things: WaitingThing[] = []
  if (start) things.push({ ...plain, kind: 'start', since: start.since, ...stateOf(start.refusal) })
  if (entries.length > 0)
    things.push({
      ...plain,
      kind: 'scores',
      since: Math.min(...entries.map(({ at }) => at)),
      holes: toHoleNumbers(stuck ? entries.filter(({ stage }) => stage === 'refused') : entries),
      refusal: stuck?.refusal ?? null,
      state: stuck
        ? 'refused'
        : start?.refusal
          ? 'waits_for_part'
          : entries.every(({ stage }) => stage === 'sending')
            ? 'sending'
            : 'waits',
    })
  if (handIn) {
    const own = stateOf(handIn.refusal)
    const isBehind = own.state === 'waits' && (stuck !== undefined || start?.refusal != null)
    things.push({
      ...plain,
      ...own,
      ...(isBehind && { state: 'waits_for_part' as const }),
      kind: 'hand_in',
      since: handIn.since,
      hasPhoto: handIn.photo !== 'none',
    })
  }
  return things
}

function stateOf(refusal: Refusal | null): Pick<WaitingThing, 'state' | 'refusal'> {
  return { state: refusal ? 'refused' : 'waits', refusal: refusal?.message ?? null }
}
