import { Trophy } from 'lucide-react'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { podiumOf } from '#golf/board/lead.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { PlacedRow } from '../live-board.ts'
import { countbackText, placeText, scoreText } from './board-words.ts'

/** More than these on one step are counted instead of named. */
const MOST_NAMES = 4

/** The first three places with all who share them: the winner on the highest step, at the centre of a wide screen. */
export default function Podium({ rows, unit }: { rows: readonly PlacedRow[]; unit: RankedBy }) {
  const steps = podiumOf(rows)
  if (steps.length === 0) return null
  return (
    <ol aria-label={text.podium.title} className="grid items-end gap-2 sm:flex sm:gap-3 print:flex">
      {steps.map(({ position, rows: sharing }, i) => (
        <li
          key={position}
          className={classNames(
            'flex items-center gap-4 rounded-card px-4 py-3 sm:grid sm:flex-1 sm:content-start sm:justify-items-center sm:gap-1 sm:text-center',
            i === 0 && 'bg-club text-on-club sm:order-2 sm:min-h-56 sm:pt-6',
            i === 1 && 'border border-line bg-card sm:order-1 sm:min-h-44',
            i === 2 && 'border border-line bg-card sm:order-3 sm:min-h-36',
          )}
        >
          {i === 0 && <Trophy aria-hidden size={32} className="shrink-0 max-sm:hidden print:hidden" />}
          <span className="text-heading font-extrabold max-sm:min-w-11">
            {placeText({ position, isShared: sharing.length > 1 })}
          </span>
          <span className="min-w-0 flex-1 text-lead leading-tight font-bold break-words sm:flex-none sm:text-title">
            {sharing.slice(0, MOST_NAMES).map(({ row }) => (
              <span key={row.userId} className="block">
                {row.playerName}
              </span>
            ))}
            {sharing.length > MOST_NAMES && (
              <span className="block text-body font-medium">
                {text.podium.more(sharing.length - MOST_NAMES)}
              </span>
            )}
          </span>
          <Score placed={sharing[0]} unit={unit} />
        </li>
      ))}
    </ol>
  )
}

function Score({ placed, unit }: { placed: PlacedRow | undefined; unit: RankedBy }) {
  if (!placed) return null
  const { row } = placed
  const countback = countbackText(placed)
  return (
    <span className="text-right sm:text-center">
      <span className="block text-lead font-semibold">
        {unit === 'net'
          ? `${row.netScore ?? '-'} (${scoreText(row, unit)})`
          : text.spoken[unit](row.stablefordPoints)}
      </span>
      {countback !== undefined && <span className="block text-note">{countback}</span>}
    </span>
  )
}
