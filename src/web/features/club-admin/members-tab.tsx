import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { Club } from '#contract/clubs.ts'
import { listMembers } from '#contract/members.ts'
import { ClubCodePlate } from '#web/admin/club-code-plate.tsx'
import { MemberList } from '#web/admin/member-list.tsx'
import { query } from '#web/lib/query.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

export function MembersTab({ club }: { club: Club }) {
  const members = useQuery(query(listMembers, { params: { clubId: club.id } }))
  if (members.isError)
    return (
      <ErrorState title={adminText.membersLoadFailed} onRetry={() => void members.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!members.data) return <SkeletonCards count={4} className="h-20" />
  return (
    <div className="grid gap-6">
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
      <Section title={adminText.currentMembers(members.data.length)}>
        {members.data.length < 2 && (
          <EmptyState icon={<UserPlus aria-hidden size={32} />} title={adminText.noMembers}>
            {adminText.noMembersNext}
          </EmptyState>
        )}
        <MemberList members={members.data} clubId={club.id} />
      </Section>
    </div>
  )
}
