import type { ReactNode } from 'react'
import { useSession } from '#web/lib/session.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'

type OfOwnClubProps = {
  words: { title: string; loadFailed: string; noClub: string; noClubNote: string }
  icon: ReactNode
  children: (clubId: string) => ReactNode
}

/** A page about the club that somebody is in, and what stands there while it is not known, or where they have none. */
export function OfOwnClub({ words, icon, children }: OfOwnClubProps) {
  const session = useSession()
  const clubId = session.user?.clubId
  if (session.state !== 'offline' && clubId != null) return children(clubId)
  return (
    <Page title={words.title}>
      {session.state === 'offline' ? (
        <UnknownReader isUnreached={session.isUnreached} title={words.loadFailed}>
          {sharedText.noConnection}
        </UnknownReader>
      ) : clubId === null ? (
        <EmptyState icon={icon} title={words.noClub}>
          {words.noClubNote}
        </EmptyState>
      ) : (
        <SkeletonCards />
      )}
    </Page>
  )
}
