import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { getCourse } from '#contract/course/courses.ts'
import { setEntryTerms, type EntryTerms } from '#contract/competition/entries.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { mismatchReasons } from '#web/lib/mismatch-reasons.ts'
import { query } from '#web/lib/query.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { blankDivision, bodyOf, teeNames, valuesOf, type Values } from './division-values.ts'
import { entryChanges } from './use-entries.ts'

const MOST_DIVISIONS = 8
type Body = InputOf<typeof setEntryTerms.body>
type Form = UseFormReturn<Values, unknown, Body>
type DivisionsDialogProps = { competition: Competition; terms: EntryTerms; onClose: () => void }

/** From which tees they play, and the divisions by index. Opens once the course's tees are known. */
export function DivisionsDialog(props: DivisionsDialogProps) {
  const courseId = props.competition.courseId ?? ''
  const course = useQuery({
    ...query(getCourse, { params: { courseId } }),
    enabled: courseId !== '',
  })
  if (courseId !== '' && course.isPending) return null
  return <DivisionsForm {...props} tees={course.data?.tees ?? []} />
}

type Tees = readonly { id: string; name: string }[]

function DivisionsForm({ tees, ...props }: DivisionsDialogProps & { tees: Tees }) {
  const { form, sending } = useDivisionsForm(props)
  return (
    <FormDialog
      title={text.divisionsAndTees}
      width="wide"
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={props.onClose}
      {...sending}
    >
      {tees.length > 0 && <TeeFields form={form} tees={tees} />}
      <DivisionRows form={form} />
    </FormDialog>
  )
}

function useDivisionsForm({ competition, terms, onClose }: DivisionsDialogProps) {
  const draft = `divisions.${competition.id}`
  const [start] = useState(() => withDraft<Values>(draft, valuesOf(terms)))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(setEntryTerms.body, (values: Values): Body => bodyOf(values, terms)),
  })
  const sending = useSubmit({
    form,
    draft,
    names: [...teeNames, 'divisions'],
    send: (body: Body) => send(setEntryTerms, { params: { competitionId: competition.id }, body }),
    changes: entryChanges,
    onDone: () => {
      showToast({ tone: 'success', title: text.divisionsSaved })
      onClose()
    },
    failed: { text: text.changeFailed, reasons: mismatchReasons },
  })
  return { form, sending }
}

function TeeFields({ form, tees }: { form: Form; tees: Tees }) {
  const { errors } = form.formState
  const labels = { teeId: text.tee, womenTeeId: text.womenTee, juniorTeeId: text.juniorTee }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
      {teeNames.map((name) => (
        <Field key={name} label={labels[name]} error={errors[name]?.message}>
          {(wiring) => (
            <Select {...wiring} {...form.register(name)}>
              <option value="">{name === 'teeId' ? text.anyTee : text.sameTee}</option>
              <SelectOptions from={tees} />
            </Select>
          )}
        </Field>
      ))}
    </div>
  )
}

/** The rows stay in their order, which is that of prizes and lists. */
function DivisionRows({ form }: { form: Form }) {
  const rows = useFieldArray({ control: form.control, name: 'divisions', keyName: 'key' })
  const { divisions: faults } = form.formState.errors
  const whole = faults?.message ?? faults?.root?.message
  return (
    <fieldset className="grid gap-4">
      <legend className="font-medium">{text.divisions}</legend>
      <p className="text-note text-soft">{text.divisionsHint}</p>
      {rows.fields.map(({ key }, at) => (
        <div
          key={key}
          role="group"
          aria-label={text.divisionNumber(at + 1)}
          className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_7rem_auto]"
        >
          {(['name', 'least', 'most'] as const).map((name) => (
            <Field
              key={name}
              label={text.divisionFields[name]}
              error={faults?.[at]?.[name]?.message}
              className={name === 'name' ? 'max-sm:col-span-2' : ''}
            >
              {(wiring) => (
                <Input {...wiring} {...form.register(`divisions.${at}.${name}`)} autoComplete="off" />
              )}
            </Field>
          ))}
          <Button
            look="quiet"
            className="justify-self-start sm:mt-8"
            onClick={() => {
              rows.remove(at)
            }}
          >
            {text.removeDivision}
            <span className="sr-only">{text.divisionNumber(at + 1)}</span>
          </Button>
        </div>
      ))}
      {whole !== undefined && <Notice tone="bad">{whole}</Notice>}
      {rows.fields.length < MOST_DIVISIONS && (
        <div>
          <Button
            look="secondary"
            onClick={() => {
              rows.append(blankDivision)
            }}
          >
            {text.addDivision}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
