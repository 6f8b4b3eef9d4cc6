import { lazy, Suspense } from 'react'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { ChooseFile } from '#web/club/sheet-import/choose-file.tsx'
import { ImportsList } from '#web/club/sheet-import/imports-list.tsx'
import { scoreImportText as text } from '#web/messages/en/handicap/score-import.online.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { changedRecords, useScoreImport } from './use-score-import.ts'

const ScorePreview = lazy(() => import('./score-preview.tsx'))

/** Takes the rounds of past seasons from a list, with which the members' handicap records start. */
export default function ScoreImportPage() {
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {(clubId) => <ScoreImportParts clubId={clubId} />}
    </AdminOnly>
  )
}

function ScoreImportParts({ clubId }: { clubId: string }) {
  const taking = useScoreImport(clubId)
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={<BackLink href="/handicap-committee">{text.back}</BackLink>}
    >
      <ChooseFile taking={taking} label={text.file} hint={text.chooseHint} />
      {taking.preview && (
        <Suspense fallback={<SkeletonCards />}>
          <ScorePreview taking={taking} preview={taking.preview} />
        </Suspense>
      )}
      <ImportsList
        clubId={clubId}
        kind="scores"
        count={text.count}
        undoMeans={text.undoMeans}
        changes={changedRecords(clubId)}
        undone={({ removed }) => <Notice tone="info">{text.undoDone(removed)}</Notice>}
      />
    </Page>
  )
}
