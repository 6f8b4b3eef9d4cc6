import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { listImports } from '#contract/club/member-import.ts'
import { listMembers } from '#contract/club/members.ts'
import { importScores, previewScores, type ScorePreview } from '#contract/handicap/score-import.ts'
import { scoreFields, type ScoreField } from '#contract/handicap/score-import/score-fields.ts'
import { sendSheet } from '#web/club/sheet-import/send-sheet.ts'
import { useSheetImport, type SheetImport } from '#web/club/sheet-import/use-sheet-import.ts'
import { allOf, query, type Changed } from '#web/lib/query.ts'
import { scoreImportText as text } from '#web/messages/en/handicap/score-import.online.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What an import of results, or taking one back, changes of what is loaded. */
export function changedRecords(clubId: string): Changed[] {
  return [
    ...[listMembers, listImports].map((call) => query(call, { params: { clubId } })),
    allOf(memberHandicapRecord),
  ]
}

/** The chosen list of results, how it is read, and its import. */
export function useScoreImport(clubId: string): ScoreImport {
  return useSheetImport({
    name: 'score-import',
    fields: scoreFields,
    look: (file, query) => sendSheet(previewScores, { params: { clubId }, query }, file),
    take: (file, { importId, query }) =>
      sendSheet(importScores, { params: { clubId, importId }, query }, file),
    changes: changedRecords(clubId),
    onTaken: ({ taken, players }) => {
      showToast({ tone: 'success', title: text.imported, description: text.importedOf(taken, players) })
    },
  })
}

export type ScoreImport = SheetImport<ScoreField, ScorePreview>
