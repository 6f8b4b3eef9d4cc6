import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { clubCompetitions } from '#contract/competition/competitions.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { seasonEditorText as text } from '#web/messages/en/competition/season-editor.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { competitionsToChoose, withChosen, type SeasonValues } from './season-values.ts'

type ChooseCompetitionsProps = {
  clubId: string
  values: SeasonValues
  error: string | undefined
  change: (part: Partial<SeasonValues>) => void
}

/** The year's competitions that can count, each with a box to tick. */
export function ChooseCompetitions({ clubId, values, error, change }: ChooseCompetitionsProps) {
  const all = useQuery(query(clubCompetitions, { params: { clubId } }))
  const { year, competitionIds } = values
  const offered = competitionsToChoose(all.data ?? [], values)
  if (all.isError)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void all.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!all.data) return <Skeleton className="h-40 rounded-card" />
  return (
    <Card>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{text.competitions}</legend>
        <p className="text-note text-soft">{text.competitionsHint(year)}</p>
        {offered.length === 0 && <p>{text.noCompetitions(year)}</p>}
        {offered.map(({ id, name, startDate }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={competitionIds.includes(id)}
              onChange={(event) => {
                change({ competitionIds: withChosen(competitionIds, id, event.target.checked) })
              }}
              className="size-6 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">
              {name}{' '}
              <span className="text-note text-soft">{startDate === null ? '' : formatDate(startDate)}</span>
            </span>
          </label>
        ))}
        {error !== undefined && (
          <p role="alert" className="flex items-start gap-1.5 text-note font-medium text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </fieldset>
    </Card>
  )
}
