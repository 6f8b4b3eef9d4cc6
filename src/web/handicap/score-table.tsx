import { ChevronDown } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import type { RecordedScore } from '#contract/handicap/handicap.ts'
import { formatDaysIn } from '#web/lib/format-more.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { handicapText as text } from '#web/messages/en/handicap/handicap.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FilledMark } from '#web/ui/line-chart.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

type Opened = { scoreId: string; part: 'differential' | 'index' }

/** The last twenty, newest first. A number opens the row below it to its arithmetic. */
export function ScoreTable({ scores }: { scores: readonly RecordedScore[] }) {
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const counting = scores.filter((score) => score.counts).length
  return (
    <div className="grid gap-3">
      <Table label={text.table.label}>
        <thead>
          <tr>
            <HeadCell className="max-sm:px-2">{text.table.round}</HeadCell>
            <HeadCell className="text-right max-sm:px-2">
              <TwoWords long={text.table.gross} short={text.table.grossShort} />
            </HeadCell>
            <HeadCell className="max-sm:px-2">
              <TwoWords long={text.table.differential} short={text.table.differentialShort} />
            </HeadCell>
            <HeadCell className="max-sm:px-2">
              <TwoWords long={text.table.index} short={text.table.indexShort} />
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <Fragment key={score.id}>
              <ScoreRow
                score={score}
                detailId={`${id}-${score.id}`}
                open={opened?.scoreId === score.id ? opened.part : undefined}
                onOpen={(part) => {
                  setOpened(part && { scoreId: score.id, part })
                }}
              />
            </Fragment>
          ))}
        </tbody>
      </Table>
      <p className="flex flex-wrap items-center gap-x-2 text-note text-soft">
        {counting > 0 && (
          <>
            <CountsMark /> {text.table.marks(counting)}
          </>
        )}
      </p>
    </div>
  )
}

/** The whole word where there is room, a short one on a phone; screen readers always get the whole word. */
function TwoWords({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{long}</span>
      <span aria-hidden className="sm:hidden">
        {short}
      </span>
    </>
  )
}

type ScoreRowProps = {
  score: RecordedScore
  detailId: string
  open: Opened['part'] | undefined
  onOpen: (part: Opened['part'] | undefined) => void
}

function ScoreRow({ score, detailId, open, onOpen }: ScoreRowProps) {
  const day = formatDate(score.day, 'UTC')
  const { lines } = open === 'index' ? withReason(score.indexAfter) : score.differential
  const index = formatHandicap(score.indexAfter.value)
  const part = (name: Opened['part']) => ({
    isOpen: open === name,
    controls: detailId,
    onPress: () => {
      onOpen(open === name ? undefined : name)
    },
  })
  return (
    <>
      <tr className={classNames(score.counts && 'bg-tint text-on-tint')}>
        <Cell className="max-sm:px-2">
          <span className="block font-semibold whitespace-nowrap">{day}</span>
          <span className="block text-note">{placeOf(score)}</span>
        </Cell>
        <Cell className="text-right max-sm:px-2">
          {score.adjustedGross ?? <span aria-label={text.table.noGross}>–</span>}
          {score.gross !== undefined && score.gross !== score.adjustedGross && (
            <span className="block text-note">{text.table.played(score.gross)}</span>
          )}
        </Cell>
        <Cell className="max-sm:px-2">
          <span className="flex items-center gap-x-1 max-sm:flex-col max-sm:items-start max-sm:pb-1">
            <NumberButton {...part('differential')} label={text.table.differentialOf(day)}>
              {formatHandicap(score.differential.value) ?? score.differential.value}
            </NumberButton>
            {score.counts && <CountsMark />}
          </span>
        </Cell>
        <Cell className="max-sm:px-2">
          <NumberButton {...part('index')} label={text.table.indexAfter(day)}>
            {index ?? '–'}
          </NumberButton>
        </Cell>
      </tr>
      <tr id={detailId} hidden={open === undefined}>
        <Cell colSpan={4}>{open !== undefined && <ArithmeticLines lines={lines.map(formatDaysIn)} />}</Cell>
      </tr>
    </>
  )
}

function withReason({ lines, unmoved }: RecordedScore['indexAfter']): { lines: string[] } {
  return { lines: unmoved === undefined ? lines : [...lines, unmoved] }
}

function placeOf({ courseName, holes, isPenalty, isTakenOver, isElsewhere }: RecordedScore): string {
  if (isTakenOver) return text.table.takenOver(courseName)
  if (isPenalty) return text.table.penalty(courseName)
  const played = holes === 9 ? text.table.nine(courseName) : courseName
  return isElsewhere ? text.table.elsewhere(played) : played
}

type NumberButtonProps = {
  label: string
  children: string
  isOpen: boolean
  controls: string
  onPress: () => void
}

function NumberButton({ label, children, isOpen, controls, onPress }: NumberButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`${label}: ${children}`}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 items-center gap-1 font-semibold"
    >
      <span className="underline decoration-dotted underline-offset-4">{children}</span>
      <ChevronDown
        aria-hidden
        size={16}
        className={classNames('shrink-0 print:hidden', isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** The mark of a differential that the index is made of: a shape and a word, not a colour alone. */
function CountsMark() {
  return (
    <span className="inline-flex items-center gap-1 text-label font-semibold whitespace-nowrap">
      <svg aria-hidden width="14" height="14" viewBox="-8 -8 16 16">
        <FilledMark />
      </svg>
      {text.counts}
    </span>
  )
}
