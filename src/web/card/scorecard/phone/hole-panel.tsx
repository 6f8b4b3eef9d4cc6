import type { CardLine } from '#golf/card/card.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { resultName, strokesText, worthText } from '#web/card/hole-words.ts'

/** The hole being played: its number, par, stroke index, yards and strokes received, and the score it has. */
export function HolePanel({ line, yards }: { line: CardLine; yards: number | null }) {
  return (
    <section
      aria-label={scorecardText.holeNumber(line.holeNumber)}
      data-keep-clear=""
      className="flex min-h-22 min-w-0 items-center justify-between gap-3 rounded-card border border-line bg-card px-3 py-1 compact:min-h-16"
    >
      <div className="grid min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-heading leading-[1.15] font-bold">
            {scorecardText.holeNumber(line.holeNumber)}
          </h2>
          {yards !== null && (
            <p className="text-soft large:text-note">
              {yards} {scorecardText.yards.toLowerCase()}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-x-3 font-medium large:text-note">
          <dl className="flex gap-x-3">
            <Fact label={scorecardText.par} value={line.par} />
            <Fact
              label={scorecardText.strokeIndex}
              name={scorecardText.strokeIndexName}
              value={line.strokeIndex}
            />
          </dl>
          <p className="text-soft">
            <Dots received={line.strokesReceived} />
            {strokesText(line.strokesReceived)}
          </p>
        </div>
        <p className="min-h-6 truncate text-soft compact:hidden">
          {line.result.kind !== 'not_played' && (
            <>
              <span className="inline-block font-semibold text-ink first-letter:uppercase">
                {resultName(line)}
              </span>
              , {worthText(line)}
            </>
          )}
        </p>
      </div>
      <span className="grid size-14 shrink-0 place-items-center compact:size-12">
        <ScoreMark line={line} size="large" />
      </span>
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
