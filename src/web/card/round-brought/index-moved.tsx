import { useQuery } from '@tanstack/react-query'
import { ownHandicapRecord, type HandicapRecord } from '#contract/handicap/handicap.ts'
import { formatDecimal, formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { scorecardDoneText } from '#web/messages/en/card/scorecard-done.ts'
import { Outcome, OutcomeLoading } from './outcome.tsx'

/** The Handicap Index before and after the round, or why the round does not move it. */
export function IndexMoved({ roundId }: { roundId: string }) {
  const { data, isError } = useQuery({ ...query(ownHandicapRecord), staleTime: 0 })
  const name = scorecardDoneText.index
  if (isError) return <Outcome name={name} value="–" note={scorecardDoneText.indexUnknown} />
  if (!data) return <OutcomeLoading name={name} />
  return <Outcome name={name} {...indexAfter(data, roundId)} />
}

function indexAfter(record: HandicapRecord, roundId: string): { value: string; note: string } {
  const text = scorecardDoneText
  const held = formatHandicap(record.handicap) ?? '–'
  const score = record.scores.find((one) => one.roundId === roundId)
  if (!score) {
    const event = record.events.find((one) => one.roundId === roundId)
    const note = record.mode === 'assigned' ? text.assigned : (event?.lines.join(' ') ?? text.notOnRecord)
    return { value: held, note }
  }
  const [before, after] = [score.indexBefore, score.indexAfter.value]
  if (after === null) return { value: held, note: text.holesMissing(record.holesMissing) }
  const now = formatHandicap(after) ?? '–'
  if (before === null) return { value: now, note: text.firstIndex }
  if (before === after)
    return {
      value: now,
      note:
        score.indexAfter.unmoved === undefined
          ? text.unchanged
          : `${text.unchanged}. ${score.indexAfter.unmoved}`,
    }
  return {
    value: `${now} (${change(Number(after) - Number(before))})`,
    note: text.fromTo(formatHandicap(before) ?? '–', now),
  }
}

/** "−0.6", "+0.3", with a real minus sign. */
function change(by: number): string {
  return `${by < 0 ? '−' : '+'}${formatDecimal(Math.abs(by).toFixed(1))}`
}
