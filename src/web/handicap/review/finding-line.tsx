import { Link } from 'wouter'
import type { ReviewFinding } from '#contract/handicap/handicap-review.ts'
import { formatDaysIn } from '#web/lib/format-more.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { handicapReviewText as text } from '#web/messages/en/handicap/handicap-review.online.ts'
import { Arithmetic, ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { StripPlot } from './strip-plot.tsx'

/** One player with one reason. On paper the evidence is open. */
export function FindingLine({ finding }: { finding: ReviewFinding }) {
  const { userId, firstName, lastName, handicap, groups } = finding
  const index = formatHandicap(handicap)
  const [first = '', ...evidence] = finding.lines.map(formatDaysIn)
  return (
    <li className="grid break-inside-avoid gap-1 py-3 print:py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          href={`/members/${userId}/handicap`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:min-h-0 print:no-underline"
        >
          {`${firstName} ${lastName}`.trim()}
        </Link>
        <span className="text-soft">{index === undefined ? text.noIndex : text.index(index)}</span>
      </p>
      <p className="max-w-prose">{first}</p>
      {groups && (
        <div className="py-2">
          <StripPlot {...groups} />
        </div>
      )}
      {evidence.length > 0 && (
        <>
          <Arithmetic label={text.evidence} lines={evidence} className="print:hidden" />
          <div className="hidden print:block">
            <ArithmeticLines lines={evidence} />
          </div>
        </>
      )}
    </li>
  )
}
