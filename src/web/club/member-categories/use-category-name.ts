import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { listMemberCategories, putMemberCategory } from '#contract/club/member-categories.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'

type Names = {
  clubId: string
  categoryId: string
  /** What it is called now; empty for a new one. */
  name: string
  draft: string
  failed: string
  onDone: (name: string) => void
}

/** The form that gives a category its name. The id is the page's own, so that sending again adds nothing twice. */
export function useCategoryName({ clubId, categoryId, name, draft, failed, onDone }: Names) {
  const [start] = useState(() => withDraft(draft, { name }))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(putMemberCategory.body, (values: { name: string }) => values),
  })
  const sending = useSubmit({
    form,
    draft,
    names: ['name'],
    send: (body: { name: string }) => send(putMemberCategory, { params: { clubId, categoryId }, body }),
    changes: [listMemberCategories, searchMembers].map((call) => query(call, { params: { clubId } })),
    onDone: (reply) => {
      form.reset({ name: '' })
      onDone(reply.name)
    },
    failed: { text: failed },
  })
  return { form, sending }
}
