import {
  deleteMemberCategory,
  listMemberCategories,
  type MemberCategory,
} from '#contract/club/member-categories.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

type DeleteCategoryDialogProps = { clubId: string; category: MemberCategory; onClose: () => void }

/** Says what becomes of the members who have it, and does not offer what the server would refuse. */
export default function DeleteCategoryDialog({ clubId, category, onClose }: DeleteCategoryDialogProps) {
  const { id, name, members, askedBy } = category
  const deleting = useAction({
    run: () => send(deleteMemberCategory, { params: { clubId, categoryId: id } }),
    changes: [listMemberCategories, searchMembers].map((call) => query(call, { params: { clubId } })),
    onDone: () => {
      showToast({ tone: 'success', title: text.deleted(name) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={text.deleteTitle(name)}
      confirmLabel={text.delete}
      busyLabel={text.deleting}
      isBusy={deleting.isPending}
      isBlocked={askedBy.length > 0}
      fault={
        deleting.isError
          ? { title: text.deleteFailed, text: failureText(deleting.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        deleting.mutate(undefined)
      }}
      onClose={onClose}
    >
      {askedBy.length > 0 ? (
        <p>{text.deleteBlocked(askedBy.join(', '))}</p>
      ) : (
        <>
          <p>{members === 0 ? text.deleteNobody : text.deleteMembers(members)}</p>
          {members > 0 && <p className="text-soft">{text.deleteFirst}</p>}
        </>
      )}
    </ConfirmDialog>
  )
}
