import { lazy, Suspense, useState } from 'react'
import { ownClaimText } from '#web/messages/en/home/own-claim.online.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const OwnClaim = lazy(() => import('./own-claim.tsx'))

/** For a player without a Handicap Index: the club may have them in its list, with one. Folded, as most are new. */
export default function OnTheList({ clubId, clubName }: { clubId: string; clubName: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="rounded-card border border-line bg-surface px-4 py-1"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent">
        {ownClaimText.ask(clubName)}
      </summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <OwnClaim clubId={clubId} clubName={clubName} />
        </Suspense>
      )}
    </details>
  )
}
