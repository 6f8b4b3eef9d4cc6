import { accepted, type Outcome } from '../../outcome.ts'
import { clubClock } from './club-clock.ts'
import { groupSizesFor } from './group-sizes.ts'
import { bySlot, isSameSlot, makeSlots, type SlotRefusal, type StartPlace } from './start-slots.ts'
import { MOST_TOGETHER, type DrawnGroup, type StartSettings, type StartWish } from './start-sheet.ts'
import { isWithin, windowOf } from './start-units.ts'

type Gaps = {
  groups: readonly DrawnGroup[]
  /** Who is entered and in no group, in the order in which they are placed. */
  late: readonly string[]
  wishes: readonly StartWish[]
  settings: StartSettings
  place: StartPlace
}

/**
 * Places late entries without moving anybody: into gaps first, where their wishes are kept and then where fewest play, the
 * later group of two. Who finds none gets a new group after the others; one alone joins a group that may still have a
 * fourth.
 */
export function fillGaps({ late, ...gaps }: Gaps): Outcome<DrawnGroup[], SlotRefusal> {
  const { settings, wishes, place } = gaps
  const groups = gaps.groups.map((group) => ({ ...group, players: [...group.players] }))
  const wishOf = new Map(wishes.map((wish) => [wish.userId, wish]))
  const suits = (group: DrawnGroup, userId: string) => suiting(group, wishOf.get(userId), place.timeZone)
  const waiting = late.filter((userId) => {
    const gap = groups
      .filter(({ players }) => players.length > 0 && players.length < settings.groupSize)
      .sort(
        (a, b) => suits(b, userId) - suits(a, userId) || a.players.length - b.players.length || bySlot(b, a),
      )[0]
    gap?.players.push(userId)
    return gap === undefined
  })
  const [alone] = waiting
  if (waiting.length === 1 && alone !== undefined) {
    const roomy = groups
      .filter(({ players }) => players.length > 0 && players.length < MOST_TOGETHER)
      .sort(
        (a, b) => suits(b, alone) - suits(a, alone) || a.players.length - b.players.length || bySlot(b, a),
      )[0]
    if (roomy) {
      roomy.players.push(alone)
      return accepted(groups)
    }
  }
  const sizes = groupSizesFor(waiting.length, settings.groupSize)
  const fresh = freeSlots({ ...gaps, groups, count: sizes.length })
  if (!fresh.ok) return fresh
  const kept = groups.filter(({ players }) => players.length > 0)
  const spare = groups.filter(({ players }) => players.length === 0)
  for (const size of sizes) {
    const slot = spare.shift() ?? fresh.value.shift()
    if (slot) kept.push({ ...slot, players: waiting.splice(0, size) })
  }
  return accepted(namedHalves([...kept, ...spare]).sort(bySlot))
}

/** Where a second group has come to a hole, the first one is A. */
function namedHalves(groups: readonly DrawnGroup[]): DrawnGroup[] {
  const isSecond = (group: DrawnGroup) => (other: DrawnGroup) =>
    other.half === 'B' && other.hole === group.hole && other.startsAt === group.startsAt
  return groups.map((group) =>
    group.half === null && groups.some(isSecond(group)) ? { ...group, half: 'A' as const } : group,
  )
}

/** How many of somebody's wishes a group keeps. */
function suiting(group: DrawnGroup, wish: StartWish | undefined, timeZone: string): number {
  if (!wish) return 0
  const isTime = isWithin(windowOf(wish), clubClock(group.startsAt, timeZone).minutes)
  // A wrong time is worse than missing a partner: they may not be there.
  return (isTime ? 10 : 0) + wish.with.filter((other) => group.players.includes(other)).length
}

/** The next starts of the settings that no group has. */
function freeSlots({
  groups,
  count,
  settings,
  place,
}: Pick<Gaps, 'groups' | 'settings' | 'place'> & { count: number }) {
  const needed = count - groups.filter(({ players }) => players.length === 0).length
  if (needed <= 0) return accepted([])
  const made = makeSlots(groups.length + needed, settings, place)
  if (!made.ok) return made
  return accepted(
    made.value.filter((slot) => !groups.some((group) => isSameSlot(group, slot))).slice(0, needed),
  )
}
