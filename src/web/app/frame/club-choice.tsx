import { lazy, Suspense } from 'react'
import type { User } from '#contract/identity/session.ts'
import { activeClubs } from './active-clubs.ts'

const ClubSwitcher = lazy(() => import('./club-switcher.tsx'))

/** The switcher is for those who belong to more than one club (D31); nobody else loads it. */
export function ClubChoice({ user }: { user: User }) {
  const clubs = activeClubs(user)
  if (clubs.length < 2) return null
  return (
    <Suspense fallback={<span className="w-24 sm:w-36" />}>
      <ClubSwitcher clubs={clubs} clubId={user.clubId ?? ''} />
    </Suspense>
  )
}
