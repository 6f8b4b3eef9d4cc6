import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { getRoundCard, type RoundCard } from '#contract/card/round-card.ts'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { query } from '#web/lib/query.ts'
import { useSession, useUser } from '#web/lib/session.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { isFromWatch } from './is-from-watch.ts'
import { RoundActions } from './round-actions.tsx'
import { RoundAttestation } from './round-attestation.tsx'
import { RoundHandicaps } from './round-handicaps.tsx'
import { RoundHoles } from './round-holes.tsx'
import { RoundSummary } from './round-summary.tsx'
import { Section } from '#web/ui/card.tsx'

/** Few cards have a late score. */
const LateScores = lazyOptional(() => import('./late-scores.tsx'))
/** Forms are for the few who may change the card: nobody else loads them. */
const loadCorrectCard = () => import('./correct-card.online.tsx')
const CorrectCard = lazy(loadCorrectCard)
const KioskHandIn = lazyOptional(() => import('./kiosk-hand-in.online.tsx'))
const ClubRuling = lazyOptional(() => import('#web/card/club-ruling.tsx'))
/** Few rounds have several cards. */
const SameRound = lazyWithOtherWords(() => import('./same-round.online.tsx'))
/** Of the few who brought a round from their watch. */
const WatchRound = lazyWithOtherWords(() => import('./watch-round.online.tsx'))
const Objection = lazyOptional(() => import('./objection/objection.tsx'))

/** One round with all that is known of it, for its player and the club's administrators. */
export default function RoundPage() {
  const roundId = useParams<{ roundId: string }>().roundId ?? ''
  const session = useSession()
  // Somebody else may have changed it since it was looked at last.
  const round = useQuery({ ...query(getRoundCard, { params: { roundId } }), staleTime: 0 })
  if (round.data) return <LoadedRound round={round.data} />
  const isUnreached =
    round.error instanceof OfflineError || (session.state === 'offline' && session.isUnreached)
  return (
    <Page title={roundsText.round}>
      {round.error instanceof ApiError && round.error.status === 404 ? (
        <EmptyState
          title={roundsText.notYours}
          action={<LinkButton href="/">{sharedText.backToHome}</LinkButton>}
        />
      ) : isUnreached ? (
        <ErrorState title={roundsText.offline} isOffline onRetry={() => void round.refetch()} />
      ) : round.error || session.state === 'offline' ? (
        <ErrorState title={roundsText.notLoaded} onRetry={() => void round.refetch()}>
          {failureText(round.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <RoundSkeleton />
      )}
    </Page>
  )
}

function LoadedRound({ round }: { round: RoundCard }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const user = useUser()
  const day = formatDate(round.roundDate, round.timeZone)
  // A player knows whose round it is; whoever looks after the club has to see that first.
  const isOwn = user?.id === round.userId
  return (
    <Page
      title={isOwn ? round.courseName : round.playerName}
      {...(isOwn ? { eyebrow: day } : { lead: `${round.courseName} · ${day}` })}
      actions={
        <RoundActions
          round={round}
          isCorrecting={isCorrecting}
          onCorrect={() => {
            loadCorrectCard().then(
              () => {
                setIsCorrecting(true)
              },
              () => {
                showToast({ tone: 'error', title: sharedText.noConnection })
              },
            )
          }}
        />
      }
    >
      <PaperHead round={round} />
      <RoundSummary round={round} />
      <OtherCards round={round} />
      <Ruled round={round} />
      {(round.lateScores ?? []).length > 0 && (
        <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
          <LateScores round={round} />
        </Suspense>
      )}
      {isFromKiosk(round) && (
        <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
          <KioskHandIn round={round} isOwn={isOwn} />
        </Suspense>
      )}
      <Questioned round={round} isOwn={isOwn} />
      {isCorrecting ? (
        <Suspense fallback={<Skeleton className="h-104 rounded-card" />}>
          <CorrectCard
            round={round}
            onClose={() => {
              setIsCorrecting(false)
            }}
          />
        </Suspense>
      ) : (
        <RoundHoles round={round} />
      )}
      <RoundHandicaps round={round} />
      {!isFromWatch(round) && <OfClub round={round} />}
    </Page>
  )
}

/** Who attested the card, and what the club did to it. */
function OfClub({ round }: { round: RoundCard }) {
  return (
    <>
      <RoundAttestation round={round} />
      <RoundHistory round={round} />
    </>
  )
}

/** What else the round counts for, or does not, stands below what the card is of. */
function OtherCards({ round }: { round: RoundCard }) {
  return (
    <>
      <LazyNotForHandicap of={round} />
      <Suspense>{round.sameRound && <SameRound cards={round.sameRound} />}</Suspense>
    </>
  )
}

/** The club's decision about the card stands before what the card has. */
function Ruled({ round: { ruling, competitionId, userId } }: { round: RoundCard }) {
  if (!ruling || competitionId === null) return null
  return (
    <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
      <ClubRuling isKnown competitionId={competitionId} userId={userId} />
    </Suspense>
  )
}

/** In the order of the holes. */
const strokesOf = ({ entries }: RoundCard) =>
  [...entries].sort((a, b) => a.holeNumber - b.holeNumber).flatMap(({ grossScore }) => grossScore ?? [])

/** A card from the kiosk has its own way to object. */
function Questioned({ round, isOwn }: { round: RoundCard; isOwn: boolean }) {
  if (isFromWatch(round))
    return (
      <Suspense fallback={<Skeleton className="h-32 rounded-card print:hidden" />}>
        <WatchRound roundId={round.id} strokes={strokesOf(round)} />
      </Suspense>
    )
  if (round.status !== 'submitted' || isFromKiosk(round)) return null
  return (
    <Suspense fallback={isOwn && <Skeleton className="h-32 rounded-card print:hidden" />}>
      {/* A change of the card settles what waits on it, so it is asked for anew. */}
      <Objection key={round.events.length} round={round} isOwn={isOwn} />
    </Suspense>
  )
}

/** Its history tells, so no other card asks for it. */
function isFromKiosk({ events }: RoundCard): boolean {
  return events.some(({ kind }) => kind === 'handed_in_at_kiosk')
}

function RoundSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{sharedText.loading}</span>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  )
}

/** The club and the day: on paper nothing else says them. */
function PaperHead({ round }: { round: RoundCard }) {
  const { clubName, clubColour, clubCrestUrl } = round
  return (
    <p className="hidden items-center gap-3 border-b-4 border-club-ink pb-2 text-note print:flex">
      <ClubCrest name={clubName} colour={clubColour} crestUrl={clubCrestUrl} />
      {roundsText.printed(clubName)}
    </p>
  )
}

/** Few cards are ever changed by the club, and its card is read with a connection. */
const RoundEvents = lazyWithOtherWords(() => import('./history/round-events.online.tsx'))

/** What the club did to the card and why. */
function RoundHistory({ round }: { round: RoundCard }) {
  return (
    <Section title={roundsText.history}>
      {round.events.length === 0 ? (
        <p className="text-soft">{roundsText.noHistory}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
          <RoundEvents round={round} />
        </Suspense>
      )}
    </Section>
  )
}
