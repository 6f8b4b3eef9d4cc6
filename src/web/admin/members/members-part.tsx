import { useQuery } from '@tanstack/react-query'
import { FileUp, UserPlus } from 'lucide-react'
import type { Club } from '#contract/clubs.ts'
import { listMembers } from '#contract/members.ts'
import { query } from '#web/lib/query.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { ClubCodePlate } from '../club-code-plate.tsx'
import { MemberList } from './member-list.tsx'

/** The Members tab of both administration pages (D21). */
export function MembersPart({ club }: { club: Club }) {
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
      <Section
        title={adminText.currentMembers(members.data.length)}
        actions={
          <>
            <LinkButton href="/members/import" look="secondary" icon={<FileUp aria-hidden size={18} />}>
              {adminText.importMembers}
            </LinkButton>
            <LinkButton href="/member-invite" look="secondary" icon={<UserPlus aria-hidden size={18} />}>
              {adminText.inviteMembers}
            </LinkButton>
          </>
        }
      >
        {members.data.length < 2 && (
          <EmptyState icon={<UserPlus aria-hidden size={32} />} title={adminText.noMembers}>
            {adminText.noMembersNext}
          </EmptyState>
        )}
        <MemberList members={members.data} clubId={club.id} />
      </Section>
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
    </div>
  )
}
