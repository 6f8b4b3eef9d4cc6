import { accepted, refused, type Outcome } from '../../outcome.ts'
import { clubClock } from './club-clock.ts'
import { bySlot, isSameSlot } from './start-slots.ts'
import type { DrawnGroup } from './start-sheet.ts'

const MINUTE_MS = 60_000
/** A card begun this long before a start is of an earlier round on the same day. */
const EARLIEST_MS = 120 * MINUTE_MS

/** The most by which starts are moved at once, either way. */
export const MOST_DELAY_MINUTES = 300

export type Delay = {
  /** Fewer than none: earlier. */
  minutes: number
  /** Only starts from this moment on; null: all that are still to come. */
  from: number | null
  now: number
  /** When each player who has a score on a card began it. */
  begun: ReadonlyMap<string, number>
  timeZone: string
}

export type DelayRefusal = 'past_midnight' | 'in_past' | 'same_start'

/** Groups are counted as players see them, without the empty ones. */
export type DelayedStarts = {
  groups: DrawnGroup[]
  moved: number
  teedOff: number
  /** The first start that was moved, where it is now. */
  firstAt: number | undefined
}

/**
 * Moves the starts of all groups that have not teed off, on one tee or in a shotgun alike. A group has teed off when one
 * of its players has a score; where no first start is named, also when its time has passed. These keep their time and
 * are counted.
 */
export function delayStarts(
  groups: readonly DrawnGroup[],
  delay: Delay,
): Outcome<DelayedStarts, DelayRefusal> {
  const { minutes, from, now, timeZone } = delay
  const asked = groups.filter(({ startsAt }) => from === null || startsAt >= from)
  const moving = new Set(asked.filter((group) => !hasTeedOff(group, delay)))
  const after = groups.map((group) =>
    moving.has(group) ? { ...group, startsAt: group.startsAt + minutes * MINUTE_MS } : group,
  )
  const played = (group: DrawnGroup) => group.players.length > 0
  const day = (at: number) => clubClock(at, timeZone).day
  for (const [i, group] of groups.entries()) {
    const startsAt = after[i]?.startsAt ?? group.startsAt
    if (!moving.has(group) || !played(group)) continue
    if (day(startsAt) !== day(group.startsAt)) return refused('past_midnight')
    if (startsAt < now) return refused('in_past')
  }
  if (after.some((group, i) => after.slice(0, i).some((other) => isSameSlot(group, other))))
    return refused('same_start')
  const [first] = [...moving].sort(bySlot)
  return accepted({
    groups: after.sort(bySlot),
    moved: [...moving].filter(played).length,
    firstAt: first === undefined ? undefined : first.startsAt + minutes * MINUTE_MS,
    teedOff: asked.filter((group) => played(group) && !moving.has(group)).length,
  })
}

/** Whether a group is on the course, so that its start is no longer moved. */
export function hasTeedOff(
  { startsAt, players }: DrawnGroup,
  { from, now, begun }: Pick<Delay, 'from' | 'now' | 'begun'>,
): boolean {
  if (from === null && startsAt < now) return true
  return players.some((userId) => (begun.get(userId) ?? -Infinity) >= startsAt - EARLIEST_MS)
}
