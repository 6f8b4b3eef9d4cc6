import { useState } from 'react'
import { newId } from '#web/lib/new-id.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useCategoryName } from './use-category-name.ts'

const newCategoryId = () => newId('cat_')

/** A new category. */
export default function AddCategory({ clubId }: { clubId: string }) {
  const [categoryId, setCategoryId] = useState(newCategoryId)
  const { form, sending } = useCategoryName({
    clubId,
    categoryId,
    name: '',
    draft: `category.${clubId}`,
    failed: text.addFailed,
    onDone: (name) => {
      setCategoryId(newCategoryId())
      showToast({ tone: 'success', title: text.added(name) })
      form.setFocus('name')
    },
  })
  return (
    <Card className="max-w-3xl">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          sending.onSubmit()
        }}
      >
        <Field label={text.newName} hint={text.nameHint} error={form.formState.errors.name?.message}>
          {(wiring) => <Input {...wiring} {...form.register('name')} maxLength={40} autoComplete="off" />}
        </Field>
        {sending.fault !== undefined && <Notice tone="bad">{sending.fault}</Notice>}
        <Button type="submit" className="justify-self-start" busy={sending.isBusy ? text.adding : undefined}>
          {text.add}
        </Button>
      </form>
    </Card>
  )
}
