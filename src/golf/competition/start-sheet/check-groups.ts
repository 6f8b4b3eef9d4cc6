import { accepted, refused, type Outcome } from '../../outcome.ts'
import { isSameSlot } from './start-slots.ts'
import { MOST_TOGETHER, type DrawnGroup } from './start-sheet.ts'

/**
 * Whether groups that were made by hand can stand: everybody in them is entered and there once, nobody plays with more than
 * three others, and no two groups stand on one tee at one time.
 */
export function checkGroups(
  groups: readonly DrawnGroup[],
  entered: ReadonlySet<string>,
): Outcome<null, 'not_entered' | 'twice' | 'group_full' | 'same_start'> {
  const players = groups.flatMap((group) => group.players)
  if (players.some((userId) => !entered.has(userId))) return refused('not_entered')
  if (new Set(players).size !== players.length) return refused('twice')
  if (groups.some((group) => group.players.length > MOST_TOGETHER)) return refused('group_full')
  const isRepeated = groups.some((group, i) => groups.slice(0, i).some((other) => isSameSlot(group, other)))
  return isRepeated ? refused('same_start') : accepted(null)
}

/** The groups with those players alone who are still entered: who withdrew leaves a gap. */
export function withoutWithdrawn(groups: readonly DrawnGroup[], entered: ReadonlySet<string>): DrawnGroup[] {
  return groups.map((group) => ({ ...group, players: group.players.filter((userId) => entered.has(userId)) }))
}
