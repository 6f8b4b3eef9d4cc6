import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import type { PlayerStats } from '#contract/club/analytics.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Section } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { AverageCell } from '../average-cell.tsx'
import { whole } from '../figure-words.ts'
import { byName } from '#golf/by-name.ts'
import { readerLocale } from '#web/messages/language.ts'

export function PlayersTable({ players }: { players: readonly PlayerStats[] }) {
  const [order, setOrder] = useState<PlayerOrder>(firstOrder('averagePoints'))
  const words = analyticsText.players
  const hasNines = players.some((one) => one.nineHoleRounds > 0)
  const columns = playerColumns.filter((column) => hasNines || column !== 'averageNineScore')
  const sortBy = (column: PlayerColumn) => {
    setOrder(order.column === column ? { column, isDescending: !order.isDescending } : firstOrder(column))
  }
  return (
    <Section title={words.title}>
      <p className="text-note text-soft print:hidden">{words.sorted}</p>
      <Table label={words.tableLabel}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead key={column} column={column} order={order} onSort={sortBy} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortPlayers(players, order).map((player) => (
            <PlayerRow key={player.userId} player={player} hasNines={hasNines} />
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-note text-soft">{analyticsText.whatCounts}</p>
    </Section>
  )
}

type SortHeadProps = { column: PlayerColumn; order: PlayerOrder; onSort: (column: PlayerColumn) => void }

function SortHead({ column, order, onSort }: SortHeadProps) {
  const isSorted = order.column === column
  const Icon = !isSorted ? ArrowUpDown : order.isDescending ? ArrowDown : ArrowUp
  const isNumber = column !== 'name'
  return (
    <HeadCell
      className="p-0!"
      aria-sort={!isSorted ? undefined : order.isDescending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={classNames(
          'flex min-h-11 w-full min-w-11 items-center gap-1 px-3 text-left hover:bg-tint focus-visible:-outline-offset-3',
          isNumber && 'justify-end text-right',
        )}
        onClick={() => {
          onSort(column)
        }}
      >
        {analyticsText.players.columns[column]}
        <Icon
          aria-hidden
          size={14}
          className={classNames('shrink-0 print:hidden', !isSorted && 'text-soft')}
        />
      </button>
    </HeadCell>
  )
}

function PlayerRow({ player, hasNines }: { player: PlayerStats; hasNines: boolean }) {
  const none = analyticsText.notPlayed
  return (
    <tr>
      <Cell className="min-w-36 font-medium">{`${player.firstName} ${player.lastName}`}</Cell>
      <Cell className="text-right">{formatHandicap(player.handicap) ?? none}</Cell>
      <Cell className="text-right">{whole(player.totalRounds)}</Cell>
      <AverageCell value={player.averageScore} rounds={player.scoredRounds} />
      <Cell className="text-right">{player.bestScore ?? none}</Cell>
      <AverageCell value={player.averagePoints} rounds={player.pointsRounds} />
      <Cell className="text-right">{whole(player.totalPoints)}</Cell>
      {hasNines && <AverageCell value={player.averageNineScore} rounds={player.nineHoleRounds} />}
    </tr>
  )
}

const playerColumns = [
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
type PlayerOrder = { column: PlayerColumn; isDescending: boolean }

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
