import type { User } from '#contract/identity/session.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import WithoutClub from './without-club.tsx'

const OnTheList = lazyWithOtherWords(() => import('./on-the-list.online.tsx'))

const HelpsAtDesk = lazyWithOtherWords(() => import('./helps-at-desk.tsx'))

type StillMissingProps = { user: User; pendingClub: string | undefined; isPlayer: boolean }

/** What somebody does not have yet: a club, or a Handicap Index that the club may have in its list. And where they help. */
export default function StillMissing({ user, pendingClub, isPlayer }: StillMissingProps) {
  if (user.clubId === null) return <WithoutClub user={user} pendingClub={pendingClub} />
  return (
    <>
      {user.helpsAt && <HelpsAtDesk desks={user.helpsAt} />}
      {isPlayer && user.handicap === null && (
        <OnTheList clubId={user.clubId} clubName={user.clubName ?? ''} />
      )}
    </>
  )
}
