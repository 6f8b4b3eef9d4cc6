import { Link } from 'wouter'
import { lateScoresText as text } from '#web/messages/en/card/late-scores.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { putAwayLate } from './late-told.ts'
import type { LateScores } from './outbox-ports.ts'
import type { OutboxRunner } from './outbox-runner.ts'

export type LateBarProps = { late: readonly LateScores[]; runner: OutboxRunner }

const act =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold underline underline-offset-4'

/** Scores that came after their card was handed in: the club has them and decides. It stays until it was read. */
export default function LateBar({ late, runner }: LateBarProps) {
  const { snapshot } = runner.parts
  const [first, second] = late
  return (
    <aside aria-label={text.title} className="bg-tint text-on-tint">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-body sm:px-6">
        <p role="status" className="min-w-[min(15rem,100%)] flex-1">
          {first && !second ? text.kept(offlineText.holes(first.holes)) : text.keptSeveral(late.length)}
        </p>
        {late.map((one) => (
          <Link
            key={one.roundId}
            href={`/rounds/${one.roundId}`}
            className={act}
            onClick={() => {
              putAwayLate(snapshot, one)
            }}
          >
            {second ? text.seeCardOf(offlineText.holes(one.holes)) : text.seeCard}
          </Link>
        ))}
        <button
          type="button"
          className={act}
          onClick={() => {
            putAwayLate(snapshot)
          }}
        >
          {sharedText.close}
        </button>
      </div>
    </aside>
  )
}
