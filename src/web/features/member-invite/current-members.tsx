import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { listMembers } from '#contract/members.ts'
import { MemberList } from '#web/admin/members/member-list.tsx'
import { query } from '#web/lib/query.ts'
import { memberInviteText } from '#web/messages/en/member-invite.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

/** The members with their handicaps, in a frame that scrolls. */
export function CurrentMembers({ clubId }: { clubId: string }) {
  const members = useQuery(query(listMembers, { params: { clubId } }))
  if (members.isError)
    return (
      <ErrorState title={memberInviteText.membersFailed} onRetry={() => void members.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!members.data) return <SkeletonCards count={4} className="h-20" />
  const title = memberInviteText.currentMembers(members.data.length)
  return (
    <Section title={title}>
      {members.data.every(({ role }) => role === 'club_admin') && (
        <EmptyState icon={<UserPlus aria-hidden size={32} />} title={memberInviteText.noMembers}>
          {memberInviteText.noMembersNext}
        </EmptyState>
      )}
      {/* A region that scrolls must be reachable by keyboard. */}
      <div
        role="group"
        aria-label={title}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-m-1 max-h-[40rem] overflow-y-auto overscroll-contain rounded-card p-1"
      >
        <MemberList members={members.data} clubId={clubId} />
      </div>
    </Section>
  )
}
