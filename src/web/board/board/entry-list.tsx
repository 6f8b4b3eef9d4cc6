import { Users } from 'lucide-react'
import { byName, nameParts } from '#golf/by-name.ts'
import { readerLocale } from '#web/messages/language.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { PlacedRow } from '../live-board.ts'
import { tableFrame } from './row-grid.ts'

type Player = {
  userId: string
  playerName: string
  handicap: string | null | undefined
  team: string | undefined
}

/** Who is entered, by surname. Nobody has a score yet, so nobody is in progress and nobody leads. */
export default function EntryList({
  rows,
  userId,
}: {
  rows: readonly PlacedRow[]
  userId: string | undefined
}) {
  const players = playersOf(rows)
  if (players.length === 0)
    return (
      <EmptyState icon={<Users aria-hidden size={32} />} title={text.before.nobody}>
        {text.before.nobodyNote}
      </EmptyState>
    )
  return (
    <table className={`${tableFrame} w-full border-separate border-spacing-0`}>
      <caption className="sr-only">{text.before.list}</caption>
      <thead>
        <tr className="bg-sunken text-note print:border-b-2">
          <th scope="col" className="px-4 py-2 text-left font-semibold">
            {text.columns.player}
          </th>
          <th scope="col" className="px-4 py-2 text-right font-semibold">
            {text.before.index}
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.userId} className={player.userId === userId ? 'bg-tint text-on-tint' : undefined}>
            <th scope="row" className="h-12 border-t border-line px-4 py-2 text-left font-semibold">
              {player.playerName}
              {player.userId === userId && (
                <span className="ml-2 print:hidden">
                  <Badge tone="flag">{text.you}</Badge>
                </span>
              )}
              {player.team !== undefined && (
                <span className="block text-note font-normal text-soft">{player.team}</span>
              )}
            </th>
            <td className="border-t border-line px-4 py-2 text-right text-lead font-semibold">
              {player.handicap === undefined ? '' : (player.handicap ?? text.noHandicap)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function playersOf(rows: readonly PlacedRow[]): Player[] {
  const players = rows.flatMap(({ row }): Player[] =>
    row.team
      ? row.team.members
          .filter((one) => !one.isBlind)
          .map((one) => ({ ...one, handicap: undefined, team: row.playerName }))
      : [{ ...row, team: undefined }],
  )
  const order = byName(readerLocale())
  return players.sort((a, b) => order(nameParts(a.playerName), nameParts(b.playerName)))
}
