import type { PlayerStats } from '#contract/club/analytics.ts'
import { byName } from '#golf/by-name.ts'
import { readerLocale } from '#web/messages/language.ts'

export const playerColumns = [
  'name',
  'handicap',
  'totalRounds',
  'averageScore',
  'bestScore',
  'averagePoints',
  'totalPoints',
  'averageNineScore',
] as const
export type PlayerColumn = (typeof playerColumns)[number]
export type PlayerOrder = { column: PlayerColumn; isDescending: boolean }

/** Points and rounds start with the most, the other columns with the least. */
export function firstOrder(column: PlayerColumn): PlayerOrder {
  return { column, isDescending: ['totalRounds', 'averagePoints', 'totalPoints'].includes(column) }
}

/** Players without such a number come last in both directions. */
export function sortPlayers(players: readonly PlayerStats[], order: PlayerOrder): PlayerStats[] {
  const names = byName(readerLocale())
  const direction = order.isDescending ? -1 : 1
  return [...players].sort((a, b) => {
    if (order.column === 'name') return direction * names(a, b)
    const [left, right] = [numberOf(a, order.column), numberOf(b, order.column)]
    if (left === null || right === null)
      return left === right ? names(a, b) : Number(left === null) - Number(right === null)
    return direction * (left - right) || names(a, b)
  })
}

function numberOf(player: PlayerStats, column: Exclude<PlayerColumn, 'name'>): number | null {
  if (column !== 'handicap') return player[column]
  return player.handicap === null ? null : Number(player.handicap)
}
