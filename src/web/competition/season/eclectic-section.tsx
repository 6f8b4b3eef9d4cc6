import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { getEclectic, type EclecticView } from '#contract/competition/season.ts'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { eclecticText as text } from '#web/messages/en/competition/eclectic.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { EclecticLine } from './eclectic-line.tsx'
import { inOrderOf, type EclecticOrder } from './eclectic-order.ts'

type EclecticSectionProps = { clubId: string; seasonId: string; percent: number }

/** The eclectic of a season: the players by the sum of their best holes, each opened to where they came from. */
export default function EclecticSection({ clubId, seasonId, percent }: EclecticSectionProps) {
  const eclectic = useQuery({ ...query(getEclectic, { params: { clubId, seasonId } }), staleTime: 0 })
  return (
    <Section title={text.title}>
      {eclectic.data ? (
        <EclecticTable view={eclectic.data} percent={percent} />
      ) : eclectic.error ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={eclectic.error instanceof OfflineError}
          onRetry={() => void eclectic.refetch()}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards />
      )}
    </Section>
  )
}

function EclecticTable({ view, percent }: { view: EclecticView; percent: number }) {
  const user = useUser()
  const [order, setOrder] = useState<EclecticOrder>('gross')
  if (view.rows.length === 0)
    return (
      <EmptyState icon={<ListOrdered aria-hidden size={32} />} title={text.nobody}>
        {text.nobodyNote}
      </EmptyState>
    )
  return (
    <>
      <div className="text-note text-soft">
        <p>{text.about(view.courseName)}</p>
        <p>{text.netAbout(String(percent))}</p>
      </div>
      <ChoiceGroup
        legend={text.order}
        choices={[
          { value: 'gross', label: text.gross },
          { value: 'net', label: text.net },
        ]}
        value={order}
        onChange={setOrder}
        className="max-w-sm"
      />
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {inOrderOf(order, view.rows).map((row) => (
          <EclecticLine
            key={row.playerId}
            row={row}
            order={order}
            view={view}
            percent={percent}
            isOwn={row.playerId === user?.id}
          />
        ))}
      </ol>
    </>
  )
}
