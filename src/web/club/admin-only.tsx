import type { ReactNode } from 'react'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import CreateClubFirst from './create-club-first.tsx'
import { isFounder } from './is-founder.ts'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'

type AdminOnlyProps = {
  title: string
  /** What a visitor who is not an administrator reads. */
  denied: { title?: string; text: string }
  children: (clubId: string) => ReactNode
}

/** Shows its content to administrators of the current club, and a skeleton until the reader's role is known (T40). */
export function AdminOnly({ title, denied, children }: AdminOnlyProps) {
  const session = useSession()
  const isAdmin = useIsClubAdmin()
  if (session.state === 'offline')
    return (
      <Page title={title}>
        <UnknownReader isUnreached={session.isUnreached} title={adminText.offline}>
          {adminText.offlineNext}
        </UnknownReader>
      </Page>
    )
  // Whoever signed up to run a club and has not created it yet is led there instead of being refused.
  if (session.state === 'signed_in' && isFounder(session.user)) return <CreateClubFirst title={title} />
  if (isAdmin === false)
    return (
      <AccessDenied {...(denied.title === undefined ? {} : { title: denied.title })}>
        {denied.text}
      </AccessDenied>
    )
  if (isAdmin === undefined || session.state !== 'signed_in' || session.user.clubId === null)
    return (
      <Page title={title} eyebrow={'\u00a0'}>
        <SkeletonCards />
      </Page>
    )
  return children(session.user.clubId)
}
