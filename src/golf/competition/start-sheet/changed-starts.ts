import type { DrawnGroup, StartHalf } from './start-sheet.ts'

/** A published place; partners count whatever the order in which they are written. */
type Start = { userId: string; startsAt: number; hole: number; half: StartHalf | null; groupNumber: number }

/** Everybody's place on a sheet; groups are counted as players see them, without the empty ones. */
export function startsOf(groups: readonly DrawnGroup[]): (Start & { place: number })[] {
  return groups
    .filter(({ players }) => players.length > 0)
    .flatMap(({ players, startsAt, hole, half }, i) =>
      players.map((userId, k) => ({ userId, startsAt, hole, half, groupNumber: i + 1, place: k + 1 })),
    )
}

/** Whose start is another one than they were told: time, hole or partners. */
export function changedStarts(told: readonly Start[], now: readonly Start[]): string[] {
  const before = describe(told)
  const after = describe(now)
  return [...after].flatMap(([userId, start]) => (before.get(userId) === start ? [] : [userId]))
}

/** Who was told a start and has none any more. */
export function lostStarts(told: readonly Start[], now: readonly Start[]): string[] {
  const drawn = new Set(now.map(({ userId }) => userId))
  return told.map(({ userId }) => userId).filter((userId) => !drawn.has(userId))
}

function describe(starts: readonly Start[]): Map<string, string> {
  const partners = new Map<number, string[]>()
  for (const { groupNumber, userId } of starts)
    partners.set(groupNumber, [...(partners.get(groupNumber) ?? []), userId].sort())
  return new Map(
    starts.map(({ userId, startsAt, hole, half, groupNumber }) => [
      userId,
      // A group that gets a second one on its hole is A from then on, and plays as before.
      [startsAt, hole, half === 'B', ...(partners.get(groupNumber) ?? [])].join(' '),
    ]),
  )
}
