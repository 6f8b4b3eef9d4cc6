import { clockMinutes } from './club-clock.ts'
import type { StartWish } from './start-sheet.ts'

/** On the club's clock, in minutes since midnight. */
export type Window = { from: number; until: number }

export const anyTime: Window = { from: 0, until: Infinity }

/** Players who are placed together; `position` is that of the first of them in the order of the draw. */
export type Unit = { players: string[]; position: number; window: Window }

export function windowOf(wish: StartWish | undefined): Window {
  return {
    from: wish?.notBefore == null ? 0 : clockMinutes(wish.notBefore),
    until: wish?.notAfter == null ? Infinity : clockMinutes(wish.notAfter),
  }
}

export function isWithin({ from, until }: Window, minutes: number): boolean {
  return minutes >= from && minutes <= until
}

export function bothWindows(a: Window, b: Window): Window {
  return { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) }
}

type UnitTerms = {
  /** Players who belong together whatever they wish. */
  teams: readonly (readonly string[])[]
  wishes: ReadonlyMap<string, StartWish>
  /** How many fit into the largest group. */
  most: number
  /** When groups start, on the club's clock. */
  starts: readonly number[]
}

/**
 * Who has to be placed together: teams, as far as they fit into one group, and then wishes in the order of the draw. Two
 * are joined where all of them fit into a group and there is a start that suits them all.
 */
export function makeUnits(sequence: readonly string[], terms: UnitTerms): Unit[] {
  const { teams, wishes, most, starts } = terms
  const isPossible = (window: Window) => starts.some((minutes) => isWithin(window, minutes))
  const unitOf = new Map<string, Unit>()
  for (const [position, userId] of sequence.entries()) {
    const wished = windowOf(wishes.get(userId))
    // A time at which nobody starts cannot be kept, and must not keep other wishes from being kept.
    const window = isPossible(wished) ? wished : anyTime
    unitOf.set(userId, { players: [userId], position, window })
  }
  function join(first: string, second: string): boolean {
    const [a, b] = [unitOf.get(first), unitOf.get(second)]
    if (!a || !b) return false
    if (a === b) return true
    const window = bothWindows(a.window, b.window)
    if (a.players.length + b.players.length > most || !isPossible(window)) return false
    const players = [...a.players, ...b.players]
    const unit = { players, position: Math.min(a.position, b.position), window }
    for (const player of players) unitOf.set(player, unit)
    return true
  }
  for (const team of teams) {
    let leader: string | undefined
    for (const player of team) if (leader === undefined || !join(leader, player)) leader = player
  }
  for (const userId of sequence) for (const other of wishes.get(userId)?.with ?? []) join(userId, other)
  return [...new Set(unitOf.values())]
}
