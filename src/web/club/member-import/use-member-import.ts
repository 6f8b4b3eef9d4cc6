import { getClub } from '#contract/club/clubs.ts'
import {
  importMembers,
  listImports,
  previewMembers,
  type MemberPreview,
} from '#contract/club/member-import.ts'
import { listMembers } from '#contract/club/members.ts'
import { readListedProgress } from '#contract/club/invitations.ts'
import { memberFields, type MemberField } from '#contract/club/member-import/member-fields.ts'
import { sendSheet } from '#web/club/sheet-import/send-sheet.ts'
import { useSheetImport, type SheetImport } from '#web/club/sheet-import/use-sheet-import.ts'
import { query, type Changed } from '#web/lib/query.ts'
import { memberImportText as text } from '#web/messages/en/club/member-import.online.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What an import of members, or taking one back, changes of what is loaded. */
export function changedMembers(clubId: string): Changed[] {
  return [listMembers, listImports, readListedProgress, getClub].map((call) =>
    query(call, { params: { clubId } }),
  )
}

/** The chosen list of members, how it is read, and its import. */
export function useMemberImport(clubId: string): MemberImport {
  return useSheetImport({
    name: 'member-import',
    fields: memberFields,
    look: (file, query) => sendSheet(previewMembers, { params: { clubId }, query }, file),
    take: (file, { importId, query }) =>
      sendSheet(importMembers, { params: { clubId, importId }, query }, file),
    changes: changedMembers(clubId),
    onTaken: ({ taken }) => {
      showToast({ tone: 'success', title: text.imported, description: text.importedNext(taken) })
    },
  })
}

export type MemberImport = SheetImport<MemberField, MemberPreview>
