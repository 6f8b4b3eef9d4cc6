import { UserPlus } from 'lucide-react'
import { MemberList } from '#web/club/members/member-list.tsx'
import { useFoundMembers } from '#web/club/members/use-found-members.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

/** The members with their handicaps, in a frame that scrolls. */
export default function CurrentMembers({ clubId }: { clubId: string }) {
  const list = useFoundMembers(clubId)
  const { found } = list
  if (list.isError && !found)
    return (
      <ErrorState title={memberInviteText.membersFailed} onRetry={list.refetch}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!found) return <SkeletonCards count={4} className="h-20" />
  const title = memberInviteText.currentMembers(found.total)
  return (
    <Section title={title}>
      <LastLoaded asked={list} />
      {!list.isFiltered && !list.more && found.members.every(({ role }) => role === 'club_admin') && (
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
        <MemberList list={list} found={found} clubId={clubId} />
      </div>
    </Section>
  )
}
