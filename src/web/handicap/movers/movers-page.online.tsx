import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TrendingDown } from 'lucide-react'
import { useState } from 'react'
import {
  getHandicapMovers,
  setMoverListing,
  type HandicapMovers,
} from '#contract/handicap/handicap-movers.ts'
import { OfOwnClub } from '#web/platform/of-own-club.tsx'
import { OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { moversText as text } from '#web/messages/en/handicap/movers.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { MoversChart } from './movers-chart.tsx'

/** Whose Handicap Index went down and up most over a period that the reader chooses. */
export default function MoversPage() {
  return (
    <OfOwnClub words={text} icon={<TrendingDown aria-hidden size={32} />}>
      {(clubId) => (
        <Page title={text.title} lead={text.lead} actions={<BackLink href="/season">{text.back}</BackLink>}>
          <MoversOfClub clubId={clubId} />
        </Page>
      )}
    </OfOwnClub>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function MoversOfClub({ clubId }: { clubId: string }) {
  const [period, setPeriod] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const isWhole = period.from !== '' && period.to !== '' && period.from <= period.to
  const movers = useQuery({
    ...query(getHandicapMovers, { params: { clubId }, query: period }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-6">
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={text[end]} error={end === 'to' && !isWhole ? text.periodWrong : undefined}>
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                value={period[end]}
                onChange={(event) => {
                  setPeriod({ ...period, [end]: event.target.value })
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {movers.data ? (
        <>
          <Drawn movers={movers.data} />
          <OwnListing clubId={clubId} isHidden={movers.data.isHidden} />
        </>
      ) : movers.error ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={movers.error instanceof OfflineError}
          onRetry={() => void movers.refetch()}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        isWhole && <SkeletonCards />
      )}
    </div>
  )
}

function Drawn({ movers: { down, up } }: { movers: HandicapMovers }) {
  if (down.length + up.length === 0)
    return (
      <EmptyState icon={<TrendingDown aria-hidden size={32} />} title={text.nobody}>
        {text.nobodyNote}
      </EmptyState>
    )
  const all = [...down, ...up]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <MoversChart title={text.down} movers={down} all={all} />
      <MoversChart title={text.up} movers={up} all={all} />
    </div>
  )
}

/** Everybody decides for themself whether the others see them here. */
function OwnListing({ clubId, isHidden }: { clubId: string; isHidden: boolean }) {
  /** What was ticked last, until it is known to have failed. */
  const [ticked, setTicked] = useState<boolean>()
  const saving = useAction({
    run: (hide: boolean) => send(setMoverListing, { params: { clubId }, body: { isHidden: hide } }),
    changes: [allOf(getHandicapMovers)],
    oneByOne: 'mover-listing',
    onFail: (fault) => {
      setTicked(undefined)
      showToast({
        tone: 'error',
        title: text.listingFailed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <TickBox
      label={text.hideMe}
      note={text.hideMeNote}
      isTicked={ticked ?? isHidden}
      onTick={(hide) => {
        setTicked(hide)
        saving.mutate(hide)
      }}
    />
  )
}
