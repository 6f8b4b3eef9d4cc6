import type { RoundElsewhereView } from '#contract/handicap/round-elsewhere.ts'
import { formatDate, formatDecimal } from '#web/lib/format.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'

/** What was entered of a round at another club. */
export function RoundFacts({ round }: { round: RoundElsewhereView }) {
  const { courseName, teeName, day, holes, par, courseRating, slope, adjustedGross, markerName, note } = round
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{text.placed(courseName, teeName)}</span>
        <span className="text-soft">{formatDate(day, 'UTC')}</span>
      </p>
      <p>
        {text.facts(adjustedGross, holes, par)} {text.rating(formatDecimal(courseRating), slope)}
      </p>
      <p className="text-note text-soft wrap-anywhere">
        {text.markedBy(markerName)} {note !== null && text.noted(note)}
      </p>
    </>
  )
}
