import { accepted, type Outcome } from '../../outcome.ts'
import { clubClock } from './club-clock.ts'
import { groupSizesFor } from './group-sizes.ts'
import { orderPlayers, type DrawPlayer } from './order-players.ts'
import { bySlot, makeSlots, type SlotRefusal, type StartPlace } from './start-slots.ts'
import type { DrawnGroup, StartSettings, StartSlot, StartWish } from './start-sheet.ts'
import { anyTime, isWithin, makeUnits, windowOf, type Unit } from './start-units.ts'

export type Drawing = {
  /** Who is entered, in the order of entry. */
  players: readonly DrawPlayer[]
  /** Players who belong together, in competitions of teams. */
  teams: readonly (readonly string[])[]
  wishes: readonly StartWish[]
  settings: StartSettings
  place: StartPlace
}

/**
 * Draws everybody into groups: in the order of the settings, smaller groups first, because they play faster. Who belongs
 * together, or asked for a time, is placed first, as near as can be to where the order has them; the others fill what is
 * left in their order. Whatever wishes cannot be kept, everybody has exactly one place.
 */
export function drawGroups(drawing: Drawing): Outcome<DrawnGroup[], SlotRefusal> {
  const { players, teams, settings, place } = drawing
  const small = groupSizesFor(players.length, settings.groupSize)
  // In a shotgun the second groups of a hole come last and wait: they are the small ones.
  const sizes = settings.kind === 'shotgun' ? small.reverse() : small
  const made = makeSlots(sizes.length, settings, place)
  if (!made.ok) return made
  const sequence = orderPlayers(players, settings).map(({ userId }) => userId)
  const wishes = new Map(drawing.wishes.map((wish) => [wish.userId, wish]))
  const starts = made.value.map(({ startsAt }) => clubClock(startsAt, place.timeZone).minutes)
  const units = makeUnits(sequence, { teams, wishes, most: Math.max(0, ...sizes), starts })
  const filling = new Filling(sizes, starts)
  filling.placeAll(units, wishes)
  return accepted(writeGroups(made.value, filling.groups, sequence))
}

function writeGroups(
  slots: readonly StartSlot[],
  groups: readonly (readonly string[])[],
  sequence: readonly string[],
): DrawnGroup[] {
  const position = new Map(sequence.map((userId, i) => [userId, i]))
  const inOrder = (a: string, b: string) => (position.get(a) ?? 0) - (position.get(b) ?? 0)
  return slots.map((slot, i) => ({ ...slot, players: [...(groups[i] ?? [])].sort(inOrder) })).sort(bySlot)
}

/** Groups while they are filled; the free places of all are exactly as many as there are players. */
class Filling {
  readonly groups: string[][]
  readonly #sizes: readonly number[]
  readonly #starts: readonly number[]

  constructor(sizes: readonly number[], starts: readonly number[]) {
    this.groups = sizes.map(() => [])
    this.#sizes = sizes
    this.#starts = starts
  }

  placeAll(units: readonly Unit[], wishes: ReadonlyMap<string, StartWish>): void {
    const timed = units.filter(({ window }) => isTimed(window))
    const together = units.filter(({ window, players }) => !isTimed(window) && players.length > 1)
    const single = units.filter(({ window, players }) => !isTimed(window) && players.length === 1)
    // The fewer starts suit somebody, the sooner they choose; larger ones before smaller ones.
    const hardest = timed.sort(
      (a, b) =>
        this.#suiting(a) - this.#suiting(b) || b.players.length - a.players.length || a.position - b.position,
    )
    const left = this.#placeOrSplit(hardest, wishes)
    const largest = together.sort((a, b) => b.players.length - a.players.length || a.position - b.position)
    const alone = this.#placeOrSplit([...largest], new Map())
    this.#fill([...single, ...left, ...alone].sort((a, b) => a.position - b.position))
  }

  /** Places units; those for which there is no room are tried again player by player, and given back if that fails too. */
  #placeOrSplit(units: readonly Unit[], wishes: ReadonlyMap<string, StartWish>): Unit[] {
    const left: Unit[] = []
    for (const unit of units) {
      if (this.#place(unit)) continue
      for (const userId of unit.players) {
        const one = { players: [userId], position: unit.position, window: windowOf(wishes.get(userId)) }
        if (!isTimed(one.window) || !this.#place(one)) left.push({ ...one, window: anyTime })
      }
    }
    return left
  }

  #suiting({ window }: Unit): number {
    return this.#starts.filter((minutes) => isWithin(window, minutes)).length
  }

  #place({ players, position, window }: Unit): boolean {
    const wanted = this.#groupAt(position)
    const found = this.groups
      .map((group, i) => ({ i, free: (this.#sizes[i] ?? 0) - group.length, minutes: this.#starts[i] ?? 0 }))
      .filter(({ free, minutes }) => free >= players.length && isWithin(window, minutes))
      .sort((a, b) => Math.abs(a.i - wanted) - Math.abs(b.i - wanted) || a.i - b.i)[0]
    if (!found) return false
    this.groups[found.i]?.push(...players)
    return true
  }

  /** The group in which the place of this number is, were all filled in turn. */
  #groupAt(position: number): number {
    let places = 0
    return this.#sizes.findIndex((size) => (places += size) > position)
  }

  #fill(singles: readonly Unit[]): void {
    const waiting = singles.flatMap(({ players }) => players)
    for (const [i, group] of this.groups.entries())
      group.push(...waiting.splice(0, (this.#sizes[i] ?? 0) - group.length))
  }
}

function isTimed({ from, until }: Unit['window']): boolean {
  return from > 0 || until < Infinity
}
