import { accepted, refused, type Outcome } from '../outcome.ts'
import { clubClock } from './club-clock.ts'
import { bySlot } from './start-slots.ts'
import type { DrawnGroup } from './start-sheet.ts'

const MINUTE_MS = 60_000

/** Where a group is put by hand: a time on the club's clock, as minutes since midnight, and a hole. */
type WantedStart = { minutes: number; hole: number; timeZone: string }

/**
 * Gives one group another time of the same day and another hole, and the groups in the order of their starts. A start that
 * another group has is refused. Who stays alone on a hole of two groups has it without A or B from then on.
 */
export function moveStart(
  groups: readonly DrawnGroup[],
  index: number,
  { minutes, hole, timeZone }: WantedStart,
): Outcome<DrawnGroup[], 'same_start'> {
  const moved = groups[index]
  if (!moved) return accepted([...groups])
  const startsAt = atClock(moved.startsAt, { minutes, timeZone })
  if (startsAt === moved.startsAt && hole === moved.hole) return accepted([...groups])
  const others = groups.filter((_, i) => i !== index)
  if (others.some((one) => one.startsAt === startsAt && one.hole === hole)) return refused('same_start')
  const wasWith = (one: DrawnGroup) => one.startsAt === moved.startsAt && one.hole === moved.hole
  const left = others.map((one) => (wasWith(one) ? { ...one, half: null } : one))
  return accepted([...left, { ...moved, startsAt, hole, half: null }].sort(bySlot))
}

/** The moment of the same day at which the club's clock shows this; of one that is skipped in spring, an hour later. */
function atClock(at: number, { minutes, timeZone }: Omit<WantedStart, 'hole'>): number {
  const shown = (moment: number) => clubClock(moment, timeZone).minutes
  const near = at + (minutes - shown(at)) * MINUTE_MS
  // The clocks may change between the two.
  const off = shown(near) - minutes
  return off === 0 || Math.abs(off) > 120 ? near : near - off * MINUTE_MS
}
