import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { listMemberMatches } from '#contract/club/member-matches.ts'
import { recentRounds } from '#contract/club/analytics.ts'
import { getClubDay } from '#contract/competition/club-day.ts'
import { listCourses } from '#contract/course/courses.ts'
import { useFirstSteps } from '#web/club/use-first-steps.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { query } from '#web/lib/query.ts'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { AdminCourseCard } from './admin-course-card.tsx'
import { ClubDay } from './club-day/club-day.tsx'
import { MEMBER_ROUNDS_SHOWN, MemberRounds } from './member-rounds.tsx'

/** Most days nobody is asked about. */
const MemberMatches = lazyOptional(() => import('#web/club/member-matches.online.tsx'))
/** Of a club's first days. */
const FirstSteps = lazyOptional(() => import('#web/club/first-steps.online.tsx'))

/** A competition day moves while it is looked at. */
const DAY_MS = 20_000

export type AdminSectionsProps = { clubId: string; clubName: string; children: ReactNode }

/** The day of the club, for its administrators; players do not pay for it. What stands below comes with it. */
export default function AdminSections({ clubId, clubName, children }: AdminSectionsProps) {
  const first = useFirstSteps(clubId)
  const day = useQuery({
    ...query(getClubDay, { params: { clubId } }),
    refetchOnWindowFocus: 'always',
    refetchInterval: DAY_MS,
  })
  // Asked for together and shown together: one that came alone would move those below it.
  const rounds = useQuery(query(recentRounds, { query: { limit: MEMBER_ROUNDS_SHOWN } }))
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const matches = useQuery({ ...query(listMemberMatches, { params: { clubId } }), staleTime: 0 })
  if (first.isPending || day.isPending || rounds.isPending || courses.isPending || matches.isPending)
    return <SkeletonCards count={2} className="h-56" />
  return (
    <>
      {(matches.data?.length ?? 0) > 0 && (
        <Suspense fallback={<SkeletonCards count={1} className="h-56" />}>
          <MemberMatches clubId={clubId} />
        </Suspense>
      )}
      {first.steps && (
        <Suspense fallback={<SkeletonCards count={1} className="h-112" />}>
          <FirstSteps clubId={clubId} clubName={clubName} steps={first.steps} />
        </Suspense>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ClubDay clubId={clubId} day={day} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <MemberRounds />
          <AdminCourseCard clubId={clubId} />
        </div>
      </div>
      {children}
    </>
  )
}
