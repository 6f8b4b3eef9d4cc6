import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { behind, leadOf } from '#golf/board/lead.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { PlacedRow } from '../live-board.ts'
import { placeText, scoreText, statusText } from './board-words.ts'
import { OWN_ROW_ID } from './row-grid.ts'

type OwnBarProps = {
  rows: readonly PlacedRow[]
  own: PlacedRow
  unit: RankedBy
}

/** The reader's own place while their row is out of sight; a press goes to the row. On a wide screen, and on a phone on its side, it always stands there. */
export default function OwnBar({ rows, own, unit }: OwnBarProps) {
  const outOfSight = useWhereIsOwnRow()
  const { row } = own
  const Arrow = outOfSight === 'above' ? ArrowUp : ArrowDown
  return (
    <div
      className={classNames(
        'order-3 xl:col-start-2 max-xl:above-bottom-bar print:hidden',
        // So few rows are in sight there that a bar over them hides one: it stands beside who leads.
        'sideways:visible! sideways:static! sideways:order-1 sideways:half',
        outOfSight === undefined && 'max-xl:invisible',
      )}
    >
      <div className="relative flex min-h-14 w-full sideways:min-h-11 sideways:py-0 items-center gap-3 rounded-card border-2 border-accent bg-tint py-2 pr-2 pl-4 text-on-tint shadow-raised xl:shadow-card">
        <span className="min-w-9 text-title font-extrabold">{placeText(own)}</span>
        <span className="min-w-0 flex-1 sideways:flex sideways:gap-3 sideways:items-center">
          <span className="block truncate font-semibold">{row.team ? text.yourTeam : text.you}</span>
          <span className="block truncate text-note">{behindText(rows, own, unit)}</span>
        </span>
        <span className="text-right sideways:flex sideways:gap-3 sideways:items-center">
          <span className="block text-title font-extrabold">{hasScore(own) && scoreText(row, unit)}</span>
          <span className="block text-note">{hasScore(own) && statusText(row)}</span>
        </span>
        {/* A press anywhere on the bar counts, but the button itself lies beside the names of the rows that scroll under it. */}
        <button
          type="button"
          aria-label={text.own.show}
          className="grid size-11 shrink-0 place-items-center rounded-control after:absolute after:inset-0"
          onClick={showOwnRow}
        >
          <Arrow aria-hidden size={20} className={classNames(outOfSight === undefined && 'invisible')} />
        </button>
      </div>
    </div>
  )
}

/** A hole of this card, or a round before it. */
function hasScore({ row, position }: PlacedRow): boolean {
  return row.thru > 0 || position !== null
}

function behindText(rows: readonly PlacedRow[], own: PlacedRow, unit: RankedBy): string {
  const lead = leadOf(rows)
  const [first] = lead?.leaders ?? []
  if (!hasScore(own)) return text.own.noScore
  if (own.position === null || !first) return text.own.noPlace
  if (own.position === 1) return own.isShared ? text.own.sharesLead : text.own.leads
  const by = behind(own, first) ?? 0
  if (by === 0) return text.own.level
  return { points: text.own.pointsBehind, net: text.own.strokesBehind, holes: text.own.holesBehind }[unit](by)
}

function showOwnRow(): void {
  const row = document.getElementById(OWN_ROW_ID)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  row?.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
  row?.querySelector('button')?.focus({ preventScroll: true })
}

/** On which side of the screen the own row is; undefined while it is in sight, or not known yet. */
function useWhereIsOwnRow(): 'above' | 'below' | undefined {
  const [where, setWhere] = useState<'above' | 'below'>()
  useEffect(() => {
    const row = document.getElementById(OWN_ROW_ID)
    if (!row) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry)
          setWhere(entry.isIntersecting ? undefined : entry.boundingClientRect.top < 100 ? 'above' : 'below')
      },
      // Behind the header it is not in sight, nor behind this bar and the places below it.
      { rootMargin: '-60px 0px -80px 0px', threshold: 0.5 },
    )
    observer.observe(row)
    return () => {
      observer.disconnect()
    }
  }, [])
  return where
}
