import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { listMemberRounds } from '#contract/card/round-card.ts'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { roundLine } from '#web/lib/round-words.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const loadStartCard = () => import('./start-card-dialog.tsx')
const StartCardDialog = lazy(loadStartCard)

/** A member's rounds, for the administrators of the club: to open one or start one for the member. */
export default function MemberRoundsPage() {
  const memberId = useParams<{ memberId: string }>().memberId ?? ''
  const session = useSession()
  const clubId = session.user?.clubId ?? ''
  const isAdmin = useIsClubAdmin()
  const found = useQuery({
    ...query(listMemberRounds, { params: { clubId, memberId } }),
    enabled: isAdmin === true,
    staleTime: 0,
  })
  const [isStarting, setIsStarting] = useState(false)
  const { data, error } = found
  const isUnreached = error instanceof OfflineError || (session.state === 'offline' && session.isUnreached)
  const isRefused = error instanceof ApiError && error.status === 403
  if (isAdmin === false || isRefused) return <AccessDenied>{roundsText.adminsOnly}</AccessDenied>
  return (
    <Page
      title={data ? roundsText.roundsOf(data.memberName) : roundsText.roundsOfMember}
      actions={
        <>
          <LinkButton
            href="/club-admin?tab=members"
            look="secondary"
            icon={<ArrowLeft aria-hidden size={18} />}
          >
            {roundsText.backToMembers}
          </LinkButton>
          <LinkButton href={`/members/${memberId}/handicap`} look="secondary">
            {roundsText.handicapRecord}
          </LinkButton>
          {data && (
            <Button
              icon={<Plus aria-hidden size={18} />}
              onPointerEnter={() => void loadStartCard()}
              onClick={() => {
                setIsStarting(true)
              }}
            >
              {roundsText.startCard}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        data.rounds.length === 0 ? (
          <EmptyState title={roundsText.noRounds}>{roundsText.noRoundsHint}</EmptyState>
        ) : (
          <Section title={roundsText.roundsListed}>
            <RoundList>
              {data.rounds.map((round) => (
                <RoundLine key={round.id} {...roundLine(round)} />
              ))}
            </RoundList>
          </Section>
        )
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState title={roundsText.notYours} />
      ) : isUnreached ? (
        <ErrorState title={roundsText.listOffline} isOffline onRetry={() => void found.refetch()} />
      ) : error || session.state === 'offline' ? (
        <ErrorState title={roundsText.listNotLoaded} onRetry={() => void found.refetch()}>
          {failureText(error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <SkeletonCards className="h-16" />
      )}
      {isStarting && data && (
        <Suspense>
          <StartCardDialog
            clubId={clubId}
            member={{ id: data.memberId, name: data.memberName }}
            onClose={() => {
              setIsStarting(false)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
