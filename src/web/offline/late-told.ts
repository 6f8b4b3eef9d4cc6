import { z } from 'zod/mini'
import type { LateScores, LateTold } from './outbox-ports.ts'
import type { OutboxSnapshot, SnapshotStore } from './outbox-snapshot.ts'

const stored = z.array(z.object({ roundId: z.string(), holes: z.array(z.number()) }))
const keyOf = (owner: string) => `scoreclub.late.${owner}`

/** The holes of a round may come in several answers, and those of several rounds: all are said until they are put away. */
export function addLate(more: LateScores): LateTold {
  return ({ owner, late }) => {
    if (more.holes.length === 0) return late
    const others = late?.filter(({ roundId }) => roundId !== more.roundId) ?? []
    const before = late?.find(({ roundId }) => roundId === more.roundId)?.holes ?? []
    const holes = [...new Set([...before, ...more.holes])].sort((a, b) => a - b)
    return keep(owner, [...others, { roundId: more.roundId, holes }])
  }
}

/** What was said on a page that was left before it was put away. */
export function tellLateAgain(snapshot: SnapshotStore): void {
  const { owner, late } = snapshot.get()
  if (late) return
  try {
    const { data } = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null'))
    if (data?.[0]) snapshot.set({ late: data })
  } catch {
    // Forbidden: then nothing was kept.
  }
}

/** The player has read it: of one round, or all of it. */
export function putAwayLate(snapshot: SnapshotStore, read?: LateScores): void {
  const { owner, late } = snapshot.get()
  const rest = read && late?.filter(({ roundId }) => roundId !== read.roundId)
  snapshot.set({ late: keep(owner, rest ?? []) })
}

function keep(owner: string, late: readonly LateScores[]): OutboxSnapshot['late'] {
  try {
    if (late.length > 0) localStorage.setItem(keyOf(owner), JSON.stringify(late))
    else localStorage.removeItem(keyOf(owner))
  } catch {
    // Full or forbidden: then it is said on this page only.
  }
  return late.length > 0 ? late : undefined
}
