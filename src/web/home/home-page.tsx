import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, type ComponentProps } from 'react'
import type { CurrentCompetition } from '#contract/board/own-place.ts'
import { activeRound, type RoundDetail } from '#contract/card/rounds.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { ClubMark } from '#web/ui/club-mark.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx'
import type { AdminSectionsProps } from './admin-sections.online.tsx'
import { ActiveRound } from './active-round.tsx'
import { hasRoundBrought } from './has-round-brought.ts'
import { HomeBand } from './home-band.tsx'
import { PlayerParts } from './player-parts.tsx'
import { useLatestRounds } from './use-latest-rounds.ts'
import { Shortcuts } from './shortcuts.tsx'
import { useCurrentCompetitions } from './use-current-competitions.ts'

const AskForTerms = lazy(() => import('#web/data/ask-for-terms.tsx'))
const StillMissing = lazyOptional(() => import('./still-missing.online.tsx'))
const WaitingSummary = lazyOptional(() => import('./waiting-summary.tsx'))
/** Its figures come from the server; where its code cannot be had without a network, what stands below is shown alone. */
const AdminSections = lazyWithOtherWords<AdminSectionsProps>(() =>
  import('./admin-sections.online.tsx').catch(() => ({
    default: ({ children }: AdminSectionsProps) => children,
  })),
)

export default function HomePage() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const user = session.state === 'signed_in' ? session.user : undefined
  const isPlayer = !isAdmin || user?.alsoPlays === true
  const pending = user?.memberships.find((membership) => membership.status === 'pending')
  const { round, openId, isSettled: isRoundSettled } = useRoundBeingPlayed(isPlayer)
  // Asked for together and shown together: one that came alone would move those below it. Of everybody, as the server
  // named these calls in the page (server/platform/http/early-fetches.ts) and what it named must be used.
  const isKnown = user !== undefined
  const competitions = useCurrentCompetitions(isKnown)
  const rounds = useLatestRounds(isKnown)
  // What only administrators see asks for more, so it does not wait for these.
  // Deferred, so that React renders it in slices and a tap on the frame is answered meanwhile.
  const isSettled = useDeferredValue(
    isRoundSettled && (!isPlayer || (!competitions.isLoading && !rounds.isLoading)),
  )
  const hasPlayed = round !== undefined || hasRoundBrought(rounds.data)
  const played = competitions.data?.find(({ id }) => id === round?.competitionId)
  const lower = (
    <>
      {isPlayer && session.state !== 'offline' && (
        <PlayerParts isAdmin={isAdmin} isKnown={isKnown} competitions={competitions} rounds={rounds} />
      )}
      <Shortcuts isAdmin={isAdmin} />
    </>
  )
  return (
    <Page
      title={session.user ? homeText.welcomeName(session.user.firstName) : homeText.welcome}
      // A place for the club's name, so that nothing moves when it arrives.
      eyebrow={<ClubMark club={user?.clubName == null ? undefined : { ...user, clubName: user.clubName }} />}
    >
      <HomeBand isAdmin={isAdmin} isPlayer={isPlayer} hasPlayed={hasPlayed} handicap={user?.handicap} />
      {session.state === 'offline' && (
        <Notice tone="warn" title={session.isUnreached ? homeText.offline : sharedText.serverFault}>
          {homeText.offlineAdvice}
        </Notice>
      )}
      {user && <LazyStillMissing user={user} isPlayer={isPlayer} pendingClub={pending?.clubName} />}
      {isSettled && (
        <OwnRounds
          userId={isPlayer ? session.user?.id : undefined}
          round={round}
          openId={openId}
          rounds={rounds}
          played={played}
        />
      )}
      {isSettled ? (
        isAdmin && user?.clubId ? (
          <Suspense fallback={<SkeletonCards count={2} className="h-56" />}>
            <AdminSections clubId={user.clubId} clubName={user.clubName ?? ''}>
              {lower}
            </AdminSections>
          </Suspense>
        ) : (
          lower
        )
      ) : (
        <SkeletonCards className="h-40" />
      )}
      {isSettled && user?.asksForTerms === true && <LazyAskForTerms />}
    </Page>
  )
}

type OwnRoundsProps = {
  /** undefined for who does not play. */
  userId: string | undefined
  round: RoundDetail | undefined
  openId: string | undefined
  rounds: ReturnType<typeof useLatestRounds>
  played: CurrentCompetition | undefined
}

/** What the last round brought, until it is closed, and the round that is being played. */
function OwnRounds({ userId, round, openId, rounds, played }: OwnRoundsProps) {
  return (
    <>
      {userId !== undefined && hasRoundBrought(rounds.data) && (
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <WaitingSummary key={userId} userId={userId} openId={openId} rounds={rounds.data} />
        </Suspense>
      )}
      {round && <ActiveRound round={round} place={played?.place} isOver={played?.status === 'completed'} />}
    </>
  )
}

const LazyAskForTerms = () => (
  <Suspense>
    <AskForTerms />
  </Suspense>
)

/**
 * The open round as the club knows it, else as this phone keeps it. What is below it is shown when it is known whether
 * there is one, so that nothing jumps.
 */
function useRoundBeingPlayed(isPlayer: boolean) {
  const kept = useOutboxSnapshot()?.round
  // The club may reopen a card, and somebody else may start one for the player or hand theirs in.
  const asked = useQuery({ ...query(activeRound), staleTime: 0, refetchOnWindowFocus: 'always' })
  const round = asked.isError ? kept : asked.data
  return {
    round: isPlayer ? (round ?? undefined) : undefined,
    /** As the club has just said. */
    openId: asked.isFetching || asked.isError ? undefined : asked.data?.id,
    isSettled: !isPlayer || !asked.isPending,
  }
}

/** Most members have a club and an index, so its code is not with the page's. Its place is held until it is there. */
function LazyStillMissing(props: ComponentProps<typeof StillMissing>) {
  const { clubId, handicap, helpsAt } = props.user
  if (clubId !== null && !helpsAt && !(props.isPlayer && handicap === null)) return null
  return (
    <Suspense fallback={<Skeleton className={clubId === null ? 'h-64' : 'h-[3.375rem]'} />}>
      <StillMissing {...props} />
    </Suspense>
  )
}
