import type { User } from '#contract/session.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import WithoutClub from './without-club.tsx'

const OnTheList = lazyWithOtherWords(() => import('./on-the-list.tsx'))

/** What somebody does not have yet: a club, or a Handicap Index that the club may have in its list. */
export default function StillMissing({ user, pendingClub }: { user: User; pendingClub: string | undefined }) {
  if (user.clubId === null) return <WithoutClub user={user} pendingClub={pendingClub} />
  return <OnTheList clubId={user.clubId} clubName={user.clubName ?? ''} />
}
