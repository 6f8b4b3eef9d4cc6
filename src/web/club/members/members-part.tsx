import { FileDown, FileUp, Tags, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { memberCategoriesText } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { ClubCodePlate } from '../club-code-plate.tsx'
import { MemberList } from './member-list.tsx'
import { useFoundMembers } from './use-found-members.ts'

const MemberMatches = lazy(() => import('../member-matches.online.tsx'))
const MergeList = lazy(() => import('./merging/merge-list.tsx'))
const ExportMembersDialog = lazy(() => import('./export-members-dialog.tsx'))

/** The Members tab of both administration pages (D21). */
export function MembersPart({ club }: { club: Club }) {
  const list = useFoundMembers(club.id)
  const { found } = list
  const [isExporting, setIsExporting] = useState(false)
  if (list.isError && !found)
    return (
      <ErrorState title={adminText.membersLoadFailed} onRetry={list.refetch}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!found) return <SkeletonCards count={4} className="h-20" />
  return (
    <div className="grid gap-6">
      <Suspense>
        <MemberMatches clubId={club.id} />
      </Suspense>
      <Section
        title={adminText.currentMembers(found.total)}
        actions={
          <ListActions
            onExport={() => {
              setIsExporting(true)
            }}
          />
        }
      >
        <LastLoaded asked={list} />
        {found.total < 2 && (
          <EmptyState icon={<UserPlus aria-hidden size={32} />} title={adminText.noMembers}>
            {adminText.noMembersNext}
          </EmptyState>
        )}
        <MemberList list={list} found={found} clubId={club.id} />
      </Section>
      {isExporting && (
        <Suspense>
          <ExportMembersDialog
            list={list}
            found={found}
            clubId={club.id}
            onClose={() => {
              setIsExporting(false)
            }}
          />
        </Suspense>
      )}
      <Suspense>
        <MergeList clubId={club.id} />
      </Suspense>
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
    </div>
  )
}

function ListActions({ onExport }: { onExport: () => void }) {
  return (
    <>
      <LinkButton href="/members/categories" look="secondary" icon={<Tags aria-hidden size={18} />}>
        {memberCategoriesText.link}
      </LinkButton>
      <LinkButton
        href="/members/import"
        look="secondary"
        aria-label={adminText.importMembers}
        icon={<FileUp aria-hidden size={18} />}
      >
        <ShortOnPhone long={adminText.importMembers} short={adminText.importShort} />
      </LinkButton>
      <Button
        look="secondary"
        aria-label={adminText.exportMembers}
        icon={<FileDown aria-hidden size={18} />}
        onClick={onExport}
      >
        <ShortOnPhone long={adminText.exportMembers} short={adminText.exportShort} />
      </Button>
      <LinkButton
        href="/member-invite"
        look="secondary"
        aria-label={adminText.inviteMembers}
        icon={<UserPlus aria-hidden size={18} />}
      >
        <ShortOnPhone long={adminText.inviteMembers} short={adminText.inviteShort} />
      </LinkButton>
    </>
  )
}

/** Three whole words side by side are wider than a phone. */
function ShortOnPhone({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="max-sm:hidden">{long}</span>
      <span className="sm:hidden">{short}</span>
    </>
  )
}
