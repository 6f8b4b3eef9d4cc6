import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { getOrderOfMerit, type Season } from '#contract/competition/season.ts'
import { OfflineError } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { seasonText as text } from '#web/messages/en/competition/season.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { termsWords } from './merit-words.ts'

const MeritTable = lazy(() => import('./merit-table.tsx'))
const EclecticSection = lazy(() => import('./eclectic-section.tsx'))

type SeasonTablesProps = { clubId: string; season: Season; onEdit: (() => void) | undefined }

/** One season: its order of merit with how it gives points, and its competitions. */
export function SeasonTables({ clubId, season, onEdit }: SeasonTablesProps) {
  const title = text.nameOf(season.name, season.year)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Section
        title={title}
        actions={
          onEdit && (
            <Button look="secondary" onClick={onEdit}>
              {text.change}
              <span className="sr-only">{title}</span>
            </Button>
          )
        }
      >
        <div className="text-note text-soft">
          {termsWords(season).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <OrderOfMerit clubId={clubId} season={season} />
      </Section>
      <Competitions season={season} />
      {season.eclectic && (
        <Suspense fallback={<SkeletonCards />}>
          <EclecticSection clubId={clubId} seasonId={season.id} percent={season.eclectic.percent} />
        </Suspense>
      )}
    </div>
  )
}

function OrderOfMerit({ clubId, season }: { clubId: string; season: Season }) {
  const params = { clubId, seasonId: season.id }
  const merit = useQuery({ ...query(getOrderOfMerit, { params }), staleTime: 0 })
  if (merit.data)
    return (
      <Suspense fallback={<SkeletonCards />}>
        <MeritTable season={merit.data.season} rows={merit.data.rows} />
      </Suspense>
    )
  if (merit.error)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={merit.error instanceof OfflineError}
        onRetry={() => void merit.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  return <SkeletonCards />
}

function Competitions({ season }: { season: Season }) {
  return (
    <Section title={text.competitions}>
      {season.competitions.length === 0 ? (
        <p className="text-soft">{text.noCompetitions}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {season.competitions.map(({ id, name, startDate, status }) => (
            <li key={id}>
              <Link
                href={`/competitions/${id}/leaderboard`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2"
              >
                <span className="font-medium underline underline-offset-4 wrap-anywhere">{name}</span>
                <span className="text-note text-soft">
                  {[formatDate(startDate), status === 'final' ? text.isFinal : text.notFinal].join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
