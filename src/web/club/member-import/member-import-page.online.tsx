import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { ChooseFile } from '#web/club/sheet-import/choose-file.tsx'
import { ImportsList } from '#web/club/sheet-import/imports-list.tsx'
import { memberImportText as text } from '#web/messages/en/club/member-import.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { changedMembers, useMemberImport } from './use-member-import.ts'

const ImportPreview = lazy(() => import('./import-preview.tsx'))
const ListedMembers = lazy(() => import('./listed-members.tsx'))
const UndoneMembers = lazy(() => import('./undone-members.tsx'))

/** Takes a list of members from another system, and invites those on it. */
export default function MemberImportPage() {
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {(clubId) => <MemberImportParts clubId={clubId} />}
    </AdminOnly>
  )
}

function MemberImportParts({ clubId }: { clubId: string }) {
  const taking = useMemberImport(clubId)
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <LinkButton
            href="/club-admin?tab=members"
            look="secondary"
            icon={<ArrowLeft aria-hidden size={18} />}
          >
            {text.back}
          </LinkButton>
          <LinkButton href="/handicap-committee/results" look="secondary">
            {text.results}
          </LinkButton>
        </>
      }
    >
      <ChooseFile taking={taking} label={text.file} hint={text.chooseHint} />
      {taking.preview && (
        <Suspense fallback={<SkeletonCards />}>
          <ImportPreview taking={taking} preview={taking.preview} />
        </Suspense>
      )}
      <Suspense>
        <ListedMembers clubId={clubId} />
      </Suspense>
      <ImportsList
        clubId={clubId}
        kind="members"
        count={text.count}
        undoMeans={text.undoMeans}
        changes={changedMembers(clubId)}
        undone={(undone) => (
          <Suspense>
            <UndoneMembers {...undone} />
          </Suspense>
        )}
      />
    </Page>
  )
}
