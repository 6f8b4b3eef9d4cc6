import type { MemberCategory } from '#contract/club/member-categories.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useCategoryName } from './use-category-name.ts'

type RenameCategoryDialogProps = { clubId: string; category: MemberCategory; onClose: () => void }

export default function RenameCategoryDialog({ clubId, category, onClose }: RenameCategoryDialogProps) {
  const { form, sending } = useCategoryName({
    clubId,
    categoryId: category.id,
    name: category.name,
    draft: `category.${category.id}`,
    failed: text.renameFailed,
    onDone: (name) => {
      showToast({ tone: 'success', title: text.renamed(name) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text.renameNamed(category.name)}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={onClose}
      {...sending}
    >
      <Field label={text.name} error={form.formState.errors.name?.message}>
        {(wiring) => <Input {...wiring} {...form.register('name')} maxLength={40} autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}
