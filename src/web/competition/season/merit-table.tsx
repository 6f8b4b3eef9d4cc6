import { ChevronDown, ListOrdered } from 'lucide-react'
import type { MeritRowView, Season } from '#contract/competition/season.ts'
import { useUser } from '#web/lib/session.ts'
import { seasonText as text } from '#web/messages/en/competition/season.online.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { meritLines, placeText, pointsWords } from './merit-words.ts'

/** The players by their points; each row opens to what counted and what was dropped. */
export default function MeritTable({ season, rows }: { season: Season; rows: readonly MeritRowView[] }) {
  const user = useUser()
  if (rows.length === 0)
    return (
      <EmptyState icon={<ListOrdered aria-hidden size={32} />} title={text.nobody}>
        {text.nobodyNote}
      </EmptyState>
    )
  return (
    <>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {rows.map((row) => (
          <MeritLine key={row.playerId} row={row} season={season} isOwn={row.playerId === user?.id} />
        ))}
      </ol>
    </>
  )
}

type MeritLineProps = { row: MeritRowView; season: Season; isOwn: boolean }

function MeritLine({ row, season, isOwn }: MeritLineProps) {
  const counting = row.scores.filter(({ reason }) => reason === 'counts').length
  return (
    <li className={isOwn ? 'bg-tint text-on-tint' : undefined}>
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,auto)_1rem] items-center gap-x-3 px-3 py-2 focus-visible:-outline-offset-3 sm:px-4 [&::-webkit-details-marker]:hidden">
          <span className="tabular-nums">{placeText(row)}</span>
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">{row.name}</span>{' '}
            {isOwn && <Badge tone="flag">{text.you}</Badge>}
            <span className={classNames('block text-note', !isOwn && 'text-soft')}>
              {text.counted(counting, row.scores.length)}
            </span>
          </span>
          <span className="text-right font-semibold tabular-nums">{pointsWords(row.hundredths)}</span>
          <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
        </summary>
        <div className="bg-card px-3 pb-3 sm:px-4">
          <ArithmeticLines lines={meritLines(row, season)} />
        </div>
      </details>
    </li>
  )
}
