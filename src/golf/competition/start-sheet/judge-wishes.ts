import { clubClock } from './club-clock.ts'
import type { DrawnGroup, StartWish } from './start-sheet.ts'
import { bothWindows, isWithin, windowOf, type Window } from './start-units.ts'

/** Why a wish is not kept. */
export const wishFaults = [
  /** Whom they want to play with is not in the draw. */
  'not_drawn',
  /** Everybody who wants to play together is more than a group. */
  'too_many',
  /** They want to play together at different times. */
  'times_differ',
  /** No group starts at such a time. */
  'no_such_time',
  /** It could be kept, by moving somebody. */
  'no_place',
] as const
export type WishFault = (typeof wishFaults)[number]

export const wishKinds = ['with', 'not_before', 'not_after'] as const

/** A wish that is not kept; `other` is whom they wanted to play with. */
export type UnkeptWish = {
  userId: string
  kind: (typeof wishKinds)[number]
  other: string | null
  why: WishFault
}

type Sheet = {
  groups: readonly DrawnGroup[]
  wishes: readonly StartWish[]
  groupSize: number
  timeZone: string
}

/** Which wishes of drawn players the groups do not keep, however these came about, and why. */
export function judgeWishes(sheet: Sheet): UnkeptWish[] {
  const { groups, wishes, timeZone } = sheet
  const groupOf = new Map(groups.flatMap((group) => group.players.map((userId) => [userId, group])))
  const starts = groups.map(({ startsAt }) => clubClock(startsAt, timeZone).minutes)
  const byPlayer = new Map(wishes.map((wish) => [wish.userId, wish]))
  const isPossible = (window: Window) => starts.some((minutes) => isWithin(window, minutes))

  function whyApart(wish: StartWish, other: string): WishFault {
    if (!groupOf.has(other)) return 'not_drawn'
    const window = bothWindows(windowOf(wish), windowOf(byPlayer.get(other)))
    if (!isPossible(window)) return 'times_differ'
    return wantedTogether(wish.userId, byPlayer).size > sheet.groupSize ? 'too_many' : 'no_place'
  }

  return wishes.flatMap((wish): UnkeptWish[] => {
    const own = groupOf.get(wish.userId)
    if (!own) return []
    const { minutes } = clubClock(own.startsAt, timeZone)
    const { userId } = wish
    const { from, until } = windowOf(wish)
    const why: WishFault = isPossible({ from, until }) ? 'no_place' : 'no_such_time'
    return [
      ...wish.with
        .filter((other) => !own.players.includes(other))
        .map((other) => ({ userId, kind: 'with' as const, other, why: whyApart(wish, other) })),
      ...(minutes < from ? [{ userId, kind: 'not_before' as const, other: null, why }] : []),
      ...(minutes > until ? [{ userId, kind: 'not_after' as const, other: null, why }] : []),
    ]
  })
}

/** Everybody whom wishes, those of others too, put with a player. */
function wantedTogether(userId: string, wishes: ReadonlyMap<string, StartWish>): Set<string> {
  const found = new Set([userId])
  const wanting = [...wishes.values()]
  // A set that grows while it is walked through visits what was added.
  for (const one of found) {
    for (const other of wishes.get(one)?.with ?? []) found.add(other)
    for (const { userId: who, with: others } of wanting) if (others.includes(one)) found.add(who)
  }
  return found
}
