import { useQuery } from '@tanstack/react-query'
import { roundTees, type RoundTee } from '#contract/card/tee-choice.ts'
import { courseHandicap, formatHandicap } from '#golf/numbers.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDecimal } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { roundMenuText } from '#web/messages/en/card/round-menu.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TeeSwatch } from '../start/tee-swatch.tsx'
import type { ChangingTee } from './use-change-tee.ts'

type TeeOfCardProps = {
  roundId: string
  changing: ChangingTee
  onChoose: (to: RoundTee, from: RoundTee | undefined) => void
}

/** The tee an open card is played from, and the others with what each would make of it. */
export function TeeOfCard({ roundId, changing, onChoose }: TeeOfCardProps) {
  const asked = useQuery(query(roundTees, { params: { roundId } }))
  if (asked.isError)
    return (
      <ErrorState title={roundMenuText.teesFailed} onRetry={() => void asked.refetch()}>
        {failureText(asked.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!asked.data) return <Skeleton className="h-44" />
  const { tees, teeId, refusal } = asked.data
  if (tees.length === 0) return null
  const now = tees.find((tee) => tee.id === teeId)
  return (
    <section className="grid gap-2" aria-label={roundMenuText.tee}>
      <h3 className="font-semibold">{roundMenuText.tee}</h3>
      {refusal === 'competition' && <p className="text-soft">{roundMenuText.competitionTee}</p>}
      <ul className="-mx-1 grid divide-y divide-line border-y border-line">
        {tees.map((tee) => (
          <li key={tee.id}>
            <button
              type="button"
              aria-pressed={tee.id === teeId}
              disabled={refusal !== null || changing.isPending}
              onClick={() => {
                if (tee.id !== teeId) onChoose(tee, now)
              }}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-2 text-left enabled:hover:bg-tint enabled:hover:text-on-tint aria-pressed:bg-tint aria-pressed:text-on-tint"
            >
              <TeeSwatch color={tee.color} />
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-semibold">{tee.name}</span>
                <span className="text-note">
                  {formatDecimal(tee.rating)} / {tee.slope}
                </span>
              </span>
              <span className="text-right text-note">
                {roundMenuText.courseHandicap}{' '}
                <b className="text-lead tabular-nums">{formatHandicap(courseHandicap(tee.courseHandicap))}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {changing.isError && (
        <Notice tone="bad">{failureText(changing.error, roundMenuText.changeFailed)}</Notice>
      )}
    </section>
  )
}
