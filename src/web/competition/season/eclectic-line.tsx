import { ChevronDown } from 'lucide-react'
import { Link } from 'wouter'
import type { EclecticRowView, EclecticView } from '#contract/competition/season.ts'
import { formatDate } from '#web/lib/format.ts'
import { eclecticText as text } from '#web/messages/en/competition/eclectic.online.ts'
import { seasonText } from '#web/messages/en/competition/season.online.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { placeIn, rowWords, sumLines, type EclecticOrder } from './eclectic-order.ts'
import { placeText } from './merit-words.ts'

type EclecticLineProps = {
  row: EclecticRowView
  order: EclecticOrder
  view: EclecticView
  percent: number
  isOwn: boolean
}

export function EclecticLine({ row, order, view, percent, isOwn }: EclecticLineProps) {
  const score = order === 'gross' ? row.gross : row.net
  return (
    <li className={isOwn ? 'bg-tint text-on-tint' : undefined}>
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,auto)_1rem] items-center gap-x-3 px-3 py-2 focus-visible:-outline-offset-3 sm:px-4 [&::-webkit-details-marker]:hidden">
          <span className="tabular-nums">{placeText(placeIn(order, row))}</span>
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">{row.name}</span>{' '}
            {isOwn && <Badge tone="flag">{seasonText.you}</Badge>}
            <span className={classNames('block text-note', !isOwn && 'text-soft')}>{rowWords(row)}</span>
          </span>
          <span className="text-right font-semibold tabular-nums">{score ?? '–'}</span>
          <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 bg-card px-3 pb-3 text-ink sm:px-4">
          <BestHoles row={row} view={view} />
          <Rounds row={row} />
          <ArithmeticLines lines={sumLines(row, percent)} />
        </div>
      </details>
    </li>
  )
}

/** Every hole with the score that counts and the round that gave it. */
function BestHoles({ row, view }: { row: EclecticRowView; view: EclecticView }) {
  return (
    <Table label={text.holesOf(row.name)} className="text-note">
      <thead>
        <tr>
          {[text.hole, text.par, text.best, text.from].map((head) => (
            <HeadCell key={head}>{head}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.holes.map(({ holeNumber, par }, i) => {
          const card = row.cards[row.from[i] ?? -1]
          return (
            <tr key={holeNumber}>
              <Cell className="py-1 tabular-nums">{holeNumber}</Cell>
              <Cell className="py-1 tabular-nums">{par}</Cell>
              <Cell className="py-1 font-semibold tabular-nums">{row.strokes[i] ?? '–'}</Cell>
              <Cell className="py-1 wrap-anywhere">{card ? card.competitionName : text.notHoled}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** The rounds that gave a hole, each leading to its competition. */
function Rounds({ row }: { row: EclecticRowView }) {
  return (
    <ul>
      {row.cards.map(({ competitionId, competitionName, playedAt }, i) => (
        <li key={i}>
          <Link
            href={`/competitions/${competitionId}/leaderboard`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4"
          >
            <span className="underline underline-offset-4 wrap-anywhere">{competitionName}</span>
            <span className="text-note text-soft">
              {[formatDate(playedAt), text.holesFrom(row.from.filter((from) => from === i).length)].join(
                ' · ',
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
