import { accepted, refused, type Outcome } from '../../outcome.ts'
import { MOST_TOGETHER, type DrawnGroup } from './start-sheet.ts'

type Groups = readonly DrawnGroup[]

/** The groups without somebody, who then waits for a place. */
export function takeOut(groups: Groups, userId: string): DrawnGroup[] {
  return groups.map((group) => ({ ...group, players: group.players.filter((one) => one !== userId) }))
}

/** Puts somebody, drawn or waiting, into a group: before another of its players, or last. */
export function moveTo(
  groups: Groups,
  userId: string,
  { group: to, before }: { group: number; before?: string | undefined },
): Outcome<DrawnGroup[], 'group_full'> {
  const others = takeOut(groups, userId)
  const target = others[to]
  if (!target) return accepted([...groups])
  if (target.players.length >= MOST_TOGETHER) return refused('group_full')
  const at = before === undefined ? -1 : target.players.indexOf(before)
  const players =
    at === -1
      ? [...target.players, userId]
      : [...target.players.slice(0, at), userId, ...target.players.slice(at)]
  return accepted(others.map((group, i) => (i === to ? { ...group, players } : group)))
}

/** Each takes the place of the other; one of them may be waiting. */
export function swapPlayers(groups: Groups, a: string, b: string): DrawnGroup[] {
  return groups.map((group) => ({
    ...group,
    players: group.players.map((one) => (one === a ? b : one === b ? a : one)),
  }))
}

/**
 * One place up (-1) or down (1) on the sheet: past the neighbour in the group; from the edge of a group into the next one,
 * or where that is full in exchange with its nearest player.
 */
export function moveBy(groups: Groups, userId: string, by: -1 | 1): DrawnGroup[] {
  const at = groups.findIndex(({ players }) => players.includes(userId))
  const own = groups[at]
  if (!own) return [...groups]
  const neighbour = own.players[own.players.indexOf(userId) + by]
  if (neighbour !== undefined) return swapPlayers(groups, userId, neighbour)
  const next = groups[at + by]
  if (!next) return [...groups]
  const [nearest] = by === 1 ? next.players : next.players.slice(-1)
  if (next.players.length >= MOST_TOGETHER && nearest !== undefined)
    return swapPlayers(groups, userId, nearest)
  const moved = moveTo(groups, userId, { group: at + by, before: by === 1 ? nearest : undefined })
  return moved.ok ? moved.value : [...groups]
}
