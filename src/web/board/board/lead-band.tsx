import { leadOf } from '#golf/board/lead.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { PlacedRow } from '../live-board.ts'
import { scoreText, statusText, stepText } from './board-words.ts'
import type { BoardStage } from './board-stage.ts'

type LeadBandProps = {
  rows: readonly PlacedRow[]
  type: CompetitionType
  stage: BoardStage
  /** false until the board has arrived: who leads is not known yet. */
  isLoaded: boolean
}

/** Who leads, by how much and with what: one line on a phone, a panel beside the board on a wide screen. */
export function LeadBand({ rows, type, stage, isLoaded }: LeadBandProps) {
  const lead = leadOf(rows)
  const [first] = lead?.leaders ?? []
  const margin = lead?.margin
  const unit = rankedBy[type]
  const names = (lead?.leaders ?? []).map((one) => one.row.playerName)
  return (
    <section
      aria-label={text.lead.title}
      className={classNames(
        'flex min-h-10 items-center justify-between gap-x-4 gap-y-1 rounded-control bg-club px-3 py-1 text-on-club',
        'sm:rounded-card sm:px-4 sm:py-2 sideways:py-1 xl:grid xl:min-h-48 xl:content-center xl:gap-2 xl:p-6 print:hidden',
      )}
    >
      {first ? (
        <>
          <p className="min-w-0 xl:order-2">
            <span className="block truncate text-body font-bold sm:text-title sideways:text-body xl:text-heading xl:whitespace-normal">
              {names.length > 3 ? text.before.players(names.length) : names.join(', ')}
            </span>
            <span className="block truncate text-note max-sm:sr-only sm:text-body sideways:sr-only">
              {leadWords({ stage, count: names.length, margin, unit, step: first.decidedBy })}
            </span>
          </p>
          <p className="flex shrink-0 items-baseline gap-2 xl:order-1">
            <span className="text-title font-extrabold sm:text-heading xl:text-poster">
              {scoreText(first.row, unit)}
            </span>
            <span className="text-note font-medium sm:text-body">
              {names.length === 1 ? statusText(first.row) : clearText(margin, unit)}
            </span>
          </p>
        </>
      ) : (
        isLoaded && <p className="font-medium">{text.lead.nobody}</p>
      )}
    </section>
  )
}

function leadWords(lead: {
  stage: BoardStage
  count: number
  margin: number | undefined
  unit: RankedBy
  step: string | undefined
}): string {
  const { stage, count, margin, unit, step } = lead
  const isOver = stage === 'final'
  if (count > 1) return isOver ? text.lead.sharedFinal : text.lead.shared
  if (margin === undefined) return isOver ? text.lead.won : text.lead.leads
  if (margin === 0)
    return (isOver ? text.lead.wonOnCountback : text.lead.leadsOnCountback)(stepText(step ?? ''))
  const by = marginText(margin, unit)
  return isOver ? text.lead.wonBy(by) : text.lead.leadsBy(by)
}

/** How far those who share the lead are ahead of the next. */
function clearText(margin: number | undefined, unit: RankedBy): string {
  const by = marginText(margin, unit)
  return by === '' ? '' : text.lead.clear(by)
}

function marginText(margin: number | undefined, unit: RankedBy): string {
  if (margin === undefined || margin === 0) return ''
  return { points: text.spoken.points, net: text.lead.strokes, holes: text.lead.holes }[unit](margin)
}
