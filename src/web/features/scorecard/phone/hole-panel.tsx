import type { CardLine } from '#domain/scoring/card.ts'
import { ScoreMark } from '#web/golf/score-mark.tsx'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { resultName, strokesText } from '../hole-words.ts'

/** The hole being played: its number, par, stroke index, yards and strokes received, and the score it has. */
export function HolePanel({ line, yards }: { line: CardLine; yards: number | null }) {
  return (
    <section
      aria-label={scorecardText.holeNumber(line.holeNumber)}
      data-keep-clear=""
      className="flex min-h-26 min-w-0 flex-1 items-center justify-between gap-3 rounded-card border border-line bg-card px-3 py-1.5"
    >
      <div className="grid gap-0.5">
        <h2 className="text-heading font-bold">{scorecardText.holeNumber(line.holeNumber)}</h2>
        <dl className="flex flex-wrap gap-x-3 font-medium">
          <Fact label={scorecardText.par} value={line.par} />
          <Fact
            label={scorecardText.strokeIndex}
            name={scorecardText.strokeIndexName}
            value={line.strokeIndex}
          />
          {yards !== null && <Fact label={scorecardText.yards} value={yards} />}
        </dl>
        <p className="text-soft">
          <Dots received={line.strokesReceived} />
          {strokesText(line.strokesReceived)}
        </p>
      </div>
      <div className="grid w-22 shrink-0 justify-items-center gap-1 text-center">
        <ScoreMark line={line} size="large" />
        <p className="min-h-10 text-note leading-5 text-soft">
          {line.result.kind !== 'not_played' && (
            <>
              <span className="block font-semibold text-ink first-letter:uppercase">{resultName(line)}</span>
              {scorecardText.pointCount(line.points ?? 0)}
            </>
          )}
        </p>
      </div>
    </section>
  )
}

function Fact({ label, name, value }: { label: string; name?: string; value: number }) {
  return (
    <div className="flex gap-1">
      <dt className="text-soft">
        {name === undefined ? (
          label
        ) : (
          <abbr title={name} className="no-underline">
            {label}
          </abbr>
        )}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function Dots({ received }: { received: number }) {
  return received > 0 ? (
    <span aria-hidden className="mr-1 text-accent">
      {'●'.repeat(received)}
    </span>
  ) : null
}
