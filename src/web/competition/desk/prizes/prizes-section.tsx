import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { getPrizes, type CompetitionPrizes } from '#contract/competition/prizes.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import type { DeskSectionProps } from '../desk-sections.ts'
import { CategoryAwards } from './category-awards.tsx'
import { PlanEditor } from './plan-editor.tsx'

const ReadAloud = lazy(() => import('./read-aloud.tsx'))

/** What can be won, who was nearest the pin, and who gets what as the cards stand. */
export default function PrizesSection({ competition }: DeskSectionProps) {
  const isReading = new URLSearchParams(useSearch()).has('read')
  const prizes = useQuery(query(getPrizes, { params: { competitionId: competition.id } }))
  if (prizes.isError && !prizes.data)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void prizes.refetch()}>
        {failureText(prizes.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!prizes.data) return <SkeletonCards />
  if (isReading)
    return (
      <Suspense fallback={<SkeletonCards />}>
        <ReadAloud competition={competition} prizes={prizes.data} />
      </Suspense>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <div className="empty:hidden lg:col-span-2">
        <LastLoaded asked={prizes} />
      </div>
      {prizes.data.isFinal ? (
        <p className="text-soft">{text.isFinal}</p>
      ) : (
        <PlanEditor competition={competition} prizes={prizes.data} />
      )}
      <Winners competition={competition} prizes={prizes.data} />
    </div>
  )
}

function Winners({ competition, prizes }: { competition: Competition; prizes: CompetitionPrizes }) {
  const { categories } = prizes
  return (
    <Section
      title={prizes.isFinal ? text.winners : text.winnersNow}
      actions={
        categories.length > 0 && (
          <LinkButton href={`/competition-desk/${competition.id}?section=prizes&read=1`} look="secondary">
            {text.readAloud}
          </LinkButton>
        )
      }
    >
      {categories.length === 0 ? (
        <p className="text-soft">{text.nothingToWin}</p>
      ) : (
        categories.map((category) => (
          <CategoryAwards
            key={category.id}
            category={category}
            prizes={prizes}
            competitionId={competition.id}
          />
        ))
      )}
    </Section>
  )
}
