import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { setEntryTerms, type EntryTerms } from '#contract/competition/entries.ts'
import { listMemberCategories } from '#contract/club/member-categories.ts'
import { DialogWithClock } from '#web/club/with-known-zone.tsx'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { idsIn, termNames, termsBody, termsValues, typedNames, type TermsValues } from './terms-values.ts'
import { entryChanges } from './use-entries.ts'

type Body = InputOf<typeof setEntryTerms.body>
type Form = UseFormReturn<TermsValues, unknown, Body>
type TermsDialogProps = { competition: Competition; terms: EntryTerms; onClose: () => void }

/** When players enter by themselves, how many, and who may. Tees and divisions stay as they are. */
export function TermsDialog(props: TermsDialogProps) {
  const { competition, onClose } = props
  return (
    <DialogWithClock timeZone={competition.timeZone} title={text.terms} onClose={onClose}>
      <TermsForm {...props} />
    </DialogWithClock>
  )
}

function TermsForm(props: TermsDialogProps) {
  const { form, sending } = useTermsForm(props)
  return (
    <FormDialog
      title={text.terms}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={props.onClose}
      {...sending}
    >
      <TypedFields form={form} names={typedNames.slice(0, 3)} />
      <fieldset className="grid gap-5">
        <legend className="mb-1 font-semibold">{text.who}</legend>
        <p className="text-note text-soft">{text.whoHint}</p>
        <div className="grid grid-cols-2 items-start gap-4">
          <Field label={text.membership}>
            {(wiring) => (
              <Select {...wiring} {...form.register('membersOnly')}>
                <option value="no">{text.everybody}</option>
                <option value="yes">{text.membersOnly}</option>
              </Select>
            )}
          </Field>
          <Field label={text.gender}>
            {(wiring) => (
              <Select {...wiring} {...form.register('gender')}>
                <option value="">{text.menAndWomen}</option>
                <option value="men">{text.men}</option>
                <option value="women">{text.women}</option>
              </Select>
            )}
          </Field>
          <TypedFields form={form} names={typedNames.slice(3)} />
        </div>
        <CategoryTicks form={form} clubId={props.competition.clubId} />
      </fieldset>
    </FormDialog>
  )
}

function useTermsForm({ competition, terms, onClose }: TermsDialogProps) {
  const draft = `terms.${competition.id}`
  const [start] = useState(() => withDraft<TermsValues>(draft, termsValues(terms, competition.timeZone)))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(setEntryTerms.body, (values: TermsValues): Body => termsBody(values, terms)),
  })
  const sending = useSubmit({
    form,
    draft,
    names: termNames,
    send: (body: Body) => send(setEntryTerms, { params: { competitionId: competition.id }, body }),
    changes: entryChanges,
    onDone: () => {
      showToast({ tone: 'success', title: text.termsSaved })
      onClose()
    },
    failed: { text: text.changeFailed },
  })
  return { form, sending }
}

function TypedFields({ form, names }: { form: Form; names: readonly (typeof typedNames)[number][] }) {
  const { errors } = form.formState
  const labels = {
    entriesOpenAt: text.opens,
    entriesCloseAt: text.closes,
    maxParticipants: text.limit,
    leastIndex: text.leastIndex,
    mostIndex: text.mostIndex,
    leastAge: text.leastAge,
    belowAge: text.belowAge,
  }
  const hints: Partial<typeof labels> = {
    entriesOpenAt: text.opensHint,
    entriesCloseAt: text.closesHint,
    leastAge: text.leastAgeHint,
    belowAge: text.belowAgeHint,
  }
  return names.map((name) => (
    <Field key={name} label={labels[name]} error={errors[name]?.message} hint={hints[name]}>
      {(wiring) => (
        <Input
          {...wiring}
          {...form.register(name)}
          autoComplete="off"
          {...(name === 'entriesOpenAt' || name === 'entriesCloseAt' ? { type: 'datetime-local' } : {})}
          {...(name === 'leastAge' || name === 'belowAge' ? { inputMode: 'numeric' } : {})}
        />
      )}
    </Field>
  ))
}

/** Of which categories of members; none ticked is all. */
function CategoryTicks({ form, clubId }: { form: Form; clubId: string }) {
  const categories = useQuery(query(listMemberCategories, { params: { clubId } }))
  const ticked = idsIn(useWatch({ control: form.control, name: 'categories' }))
  const fault = form.formState.errors.categories?.message
  if (categories.isError) return <Notice tone="warn">{text.categoriesFailed}</Notice>
  if (!categories.data || categories.data.length === 0) return null
  return (
    <fieldset>
      <legend className="font-medium">{text.categories}</legend>
      <p className="text-note text-soft">{text.categoriesHint}</p>
      {categories.data.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={ticked.includes(id)}
            onChange={({ target }) => {
              const others = ticked.filter((one) => one !== id)
              form.setValue('categories', (target.checked ? [...others, id] : others).join(','))
            }}
          />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </label>
      ))}
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
    </fieldset>
  )
}
