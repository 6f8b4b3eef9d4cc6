import { FileUp, Tags, UserPlus } from 'lucide-react'
import type { Club } from '#contract/clubs.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { memberCategoriesText } from '#web/messages/en/member-categories.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { ClubCodePlate } from '../club-code-plate.tsx'
import { MemberList } from './member-list.tsx'
import { useFoundMembers } from './use-found-members.ts'

/** The Members tab of both administration pages (D21). */
export function MembersPart({ club }: { club: Club }) {
  const list = useFoundMembers(club.id)
  const { found } = list
  if (list.isError)
    return (
      <ErrorState title={adminText.membersLoadFailed} onRetry={list.retry}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!found) return <SkeletonCards count={4} className="h-20" />
  return (
    <div className="grid gap-6">
      <Section
        title={adminText.currentMembers(found.total)}
        actions={
          <>
            <LinkButton href="/members/categories" look="secondary" icon={<Tags aria-hidden size={18} />}>
              {memberCategoriesText.link}
            </LinkButton>
            <LinkButton href="/members/import" look="secondary" icon={<FileUp aria-hidden size={18} />}>
              {adminText.importMembers}
            </LinkButton>
            <LinkButton href="/member-invite" look="secondary" icon={<UserPlus aria-hidden size={18} />}>
              {adminText.inviteMembers}
            </LinkButton>
          </>
        }
      >
        {found.total < 2 && (
          <EmptyState icon={<UserPlus aria-hidden size={32} />} title={adminText.noMembers}>
            {adminText.noMembersNext}
          </EmptyState>
        )}
        <MemberList list={list} found={found} clubId={club.id} />
      </Section>
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
    </div>
  )
}
