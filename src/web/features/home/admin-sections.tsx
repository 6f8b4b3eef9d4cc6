import { AdminCourseCard } from './admin-course-card.tsx'
import { MemberRounds } from './member-rounds.tsx'

/** What only administrators see of home; players do not pay for it. */
export default function AdminSections({ clubId }: { clubId: string }) {
  return (
    <>
      <MemberRounds />
      <AdminCourseCard clubId={clubId} />
    </>
  )
}
