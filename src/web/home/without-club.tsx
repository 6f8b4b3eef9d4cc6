import { lazy, Suspense } from 'react'
import type { User } from '#contract/identity/session.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const JoinClub = lazy(() => import('#web/club/join-club.tsx'))

type WithoutClubProps = {
  user: Pick<User, 'role' | 'refusedClubCode'>
  pendingClub: string | undefined
}

/** Somebody who belongs to no club, or waits to be let into one: the code of a club, or a club of their own. */
export default function WithoutClub({ user, pendingClub }: WithoutClubProps) {
  const createsClub = user.role === 'club_admin'
  return (
    <Card className="grid gap-4">
      {pendingClub === undefined ? (
        <div className="grid gap-1">
          <h2 className="text-title font-semibold">{homeText.noClub}</h2>
          <p className="text-soft">{createsClub ? homeText.noClubAdmin : homeText.noClubPlayer}</p>
        </div>
      ) : (
        <Notice tone="info" title={homeText.requestPending(pendingClub)}>
          {homeText.requestPendingAdvice}
        </Notice>
      )}
      {createsClub && <CreateClub />}
      {createsClub || pendingClub !== undefined ? (
        <details className="group" open={user.refusedClubCode !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline group-open:no-underline">
            {pendingClub === undefined ? homeText.haveCode : homeText.otherCode}
          </summary>
          <CodeField />
        </details>
      ) : (
        <CodeField />
      )}
      {!createsClub && <CreateClub />}
    </Card>
  )
}

function CodeField() {
  return (
    <Suspense fallback={<Skeleton className="h-24 max-w-md" />}>
      <JoinClub />
    </Suspense>
  )
}

function CreateClub() {
  return (
    <div>
      <LinkButton href="/club-setup" look="secondary">
        {homeText.createClub}
      </LinkButton>
    </div>
  )
}
