import { accepted, refused, type Outcome } from '../../outcome.ts'
import { clubClock } from './club-clock.ts'
import { bySlot } from './start-slots.ts'
import type { DrawnGroup } from './start-sheet.ts'

const MINUTE_MS = 60_000

/** Where a group is put by hand: a time on the club's clock, as minutes since midnight, a hole, and its day or another. */
type WantedStart = { minutes: number; hole: number; timeZone: string; day?: string | undefined }

/**
 * Gives one group another time, day and hole, and the groups in the order of their starts. A start that another group has
 * is refused. Who stays alone on a hole of two groups has it without A or B from then on.
 */
export function moveStart(
  groups: readonly DrawnGroup[],
  index: number,
  { minutes, hole, timeZone, day }: WantedStart,
): Outcome<DrawnGroup[], 'same_start'> {
  const moved = groups[index]
  if (!moved) return accepted([...groups])
  const startsAt = atClock(moved.startsAt, { minutes, timeZone, day })
  if (startsAt === moved.startsAt && hole === moved.hole) return accepted([...groups])
  const others = groups.filter((_, i) => i !== index)
  if (others.some((one) => one.startsAt === startsAt && one.hole === hole)) return refused('same_start')
  const wasWith = (one: DrawnGroup) => one.startsAt === moved.startsAt && one.hole === moved.hole
  const left = others.map((one) => (wasWith(one) ? { ...one, half: null } : one))
  return accepted([...left, { ...moved, startsAt, hole, half: null }].sort(bySlot))
}

/** The moment of the day at which the club's clock shows this; of one that is skipped in spring, an hour later. */
function atClock(at: number, { minutes, timeZone, day }: Omit<WantedStart, 'hole'>): number {
  const local = (shown: { day: string; minutes: number }) =>
    Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * MINUTE_MS
  const shown = clubClock(at, timeZone)
  const wanted = local({ day: day ?? shown.day, minutes })
  const near = at + wanted - local(shown)
  // The clocks may change between the two.
  const off = local(clubClock(near, timeZone)) - wanted
  return off === 0 || Math.abs(off) > 120 * MINUTE_MS ? near : near - off
}
