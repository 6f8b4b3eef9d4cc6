import { makeGroups } from './season-plan.ts'
import { shuffled, wholeBetween, type Random } from './seeded-random.ts'

/** What one player does next; `at` is in milliseconds of real golf since the first tee time. */
export type LiveEvent = { at: number; userId: string } & (
  | { kind: 'start' }
  /** `isSlip`: the player types a wrong number, which the next entry corrects. */
  | { kind: 'hole'; hole: number; isSlip: boolean }
  | { kind: 'submit'; markerId: string }
)

const MINUTE_MS = 60_000
const BETWEEN_GROUPS_MS = 9 * MINUTE_MS
const SLIPS = 0.04

/** The first groups are on their sixth hole when the demo starts, so that visitors see a competition in progress. */
export const HEAD_START_MS = 85 * MINUTE_MS

/** Plans when each player of a field in groups of three makes which entry. The same random numbers give the same plan. */
export function planLive(input: { field: readonly string[]; holes: number; random: Random }): LiveEvent[] {
  const { random } = input
  const events = makeGroups(shuffled(random, input.field)).flatMap((group, g) =>
    planGroup(group, { teeOff: g * BETWEEN_GROUPS_MS, holes: input.holes, random }),
  )
  return events.sort((a, b) => a.at - b.at)
}

function planGroup(
  group: readonly string[],
  input: { teeOff: number; holes: number; random: Random },
): LiveEvent[] {
  const { teeOff, random } = input
  const seconds = (least: number, most: number) => wholeBetween(random, least, most) * 1000
  const events: LiveEvent[] = group.map((userId) => ({ kind: 'start', userId, at: teeOff }))
  let leftGreen = teeOff
  for (let hole = 0; hole < input.holes; hole += 1) {
    leftGreen += seconds(11 * 60, 15 * 60)
    for (const userId of group) {
      const at = leftGreen + seconds(5, 300)
      const isSlip = random() < SLIPS
      if (isSlip) events.push({ kind: 'hole', userId, hole, isSlip, at })
      events.push({ kind: 'hole', userId, hole, isSlip: false, at: isSlip ? at + seconds(60, 240) : at })
    }
  }
  for (const [i, userId] of group.entries()) {
    const markerId = group[(i + 1) % group.length] ?? userId
    events.push({ kind: 'submit', userId, markerId, at: leftGreen + seconds(10 * 60, 16 * 60) })
  }
  return events
}
