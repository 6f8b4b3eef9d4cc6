import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { listRounds } from '#contract/card/rounds.ts'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'
import { lineOf } from './own-round-line.ts'
import { NoRounds } from './recent-activity.tsx'
import { RoundFilters } from './round-filters.tsx'
import {
  withoutPage,
  isNarrowed,
  readRoundsSearch,
  roundsAddress,
  type RoundsSearch,
} from './rounds-search.ts'

const PAGE = 20

/** What a watch recorded is brought with a connection. */
const WatchRounds = lazyWithOtherWords(() => import('../../card/watch-rounds/watch-rounds-part.online.tsx'))

/** Every round of the player, twenty at a time (T51). The address holds the filters and the page. */
export function AllRounds() {
  const session = useSession()
  const search = readRoundsSearch(useSearch())
  const user = session.state === 'signed_in' ? session.user : undefined
  return (
    <Page
      title={profileText.allRounds}
      actions={
        <LinkButton href="/profile" look="secondary">
          {profileText.backToProfile}
        </LinkButton>
      }
    >
      {session.state === 'offline' ? (
        <UnknownReader isUnreached={session.isUnreached} title={profileText.offline} />
      ) : (
        <>
          <RoundFilters search={search} isEnabled={session.state === 'signed_in'} />
          <RoundsPage search={search} isEnabled={session.state === 'signed_in'} />
          {user && user.clubId !== null && (user.role === 'player' || user.alsoPlays) && (
            <Suspense>
              <WatchRounds clubId={user.clubId} userId={user.id} />
            </Suspense>
          )}
        </>
      )}
    </Page>
  )
}

function RoundsPage({ search, isEnabled }: { search: RoundsSearch; isEnabled: boolean }) {
  // One round more than is shown tells whether there are older ones.
  const rounds = useQuery({
    ...query(listRounds, { query: { ...search, limit: PAGE + 1 } }),
    enabled: isEnabled,
  })
  if (rounds.isError && !rounds.data)
    return (
      <ErrorState
        title={profileText.roundsFailed}
        isOffline={rounds.error instanceof OfflineError}
        onRetry={() => void rounds.refetch()}
      >
        {failureText(rounds.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!rounds.data) return <SkeletonCards count={8} className="h-16" />
  if (rounds.data.length === 0) return isNarrowed(search) || search.before ? <NoneFound /> : <NoRounds />
  const shown = rounds.data.slice(0, PAGE)
  const last = shown.at(-1)
  return (
    <>
      <RoundList>
        {shown.map((round) => (
          <RoundLine key={round.id} {...lineOf(round)} />
        ))}
      </RoundList>
      <nav aria-label={profileText.pages} className="flex flex-wrap justify-between gap-2 empty:hidden">
        {search.before !== undefined && (
          <LinkButton href={roundsAddress(withoutPage(search))} look="secondary">
            {profileText.newest}
          </LinkButton>
        )}
        {rounds.data.length > PAGE && last && (
          <LinkButton
            href={roundsAddress({ ...search, before: last.id })}
            look="secondary"
            className="ml-auto"
          >
            {profileText.older}
          </LinkButton>
        )}
      </nav>
    </>
  )
}

function NoneFound() {
  return (
    <EmptyState
      title={profileText.noneFound}
      action={
        <LinkButton href={roundsAddress({})} look="secondary">
          {profileText.clearFilters}
        </LinkButton>
      }
    >
      {profileText.noneFoundAdvice}
    </EmptyState>
  )
}
