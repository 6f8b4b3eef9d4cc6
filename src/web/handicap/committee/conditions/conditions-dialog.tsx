import type { PlayingConditions } from '#contract/handicap/playing-conditions.ts'
import { HIGHEST_PCC, LOWEST_PCC } from '#golf/handicap/playing-conditions.ts'
import { formatPcc } from '#web/handicap/format-pcc.ts'
import { handicapCommitteeText } from '#web/messages/en/handicap/handicap-committee.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useConditions, type ConditionsForm } from './use-conditions.ts'

/** What the form opens with. */
export type AskedDay = { day: string; courseIds: readonly string[]; pcc: number }

export type ConditionsDialogProps = {
  clubId: string
  shown: PlayingConditions
  asked: AskedDay
  onClose: () => void
}

const choices = Array.from({ length: HIGHEST_PCC - LOWEST_PCC + 1 }, (_, i) => LOWEST_PCC + i)

/** Asks for the PCC of a day, at which courses and why. */
export default function ConditionsDialog(props: ConditionsDialogProps) {
  const text = handicapCommitteeText.conditions
  const form = useConditions(props)
  return (
    <FormDialog
      title={text.enter}
      description={text.formNote}
      submitLabel={text.submit}
      busyLabel={text.submitting}
      isBusy={form.isSaving}
      fault={form.fault}
      faultTitle={text.notSaved}
      onClose={props.onClose}
      onSubmit={form.submit}
    >
      <Field label={text.day} required error={form.errors.day}>
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            max={props.shown.today}
            value={form.values.day}
            onChange={(event) => {
              form.change({ day: event.target.value })
            }}
          />
        )}
      </Field>
      {props.shown.courses.length > 1 && <CoursesField form={form} courses={props.shown.courses} />}
      <PccField form={form} />
      <Field label={text.reason} required hint={text.reasonHint} error={form.errors.reason}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={200}
            autoComplete="off"
            value={form.values.reason}
            onChange={(event) => {
              form.change({ reason: event.target.value })
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function PccField({ form }: { form: ConditionsForm }) {
  const text = handicapCommitteeText.conditions
  const words: Readonly<Record<string, string>> = text.values
  return (
    <Field label={text.pcc} required>
      {(wiring) => (
        <Select
          {...wiring}
          value={form.values.pcc}
          onChange={(event) => {
            form.change({ pcc: event.target.value })
          }}
        >
          {choices.map((pcc) => (
            <option key={pcc} value={pcc}>
              {`${formatPcc(pcc)} – ${words[pcc] ?? ''}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type CoursesFieldProps = { form: ConditionsForm; courses: PlayingConditions['courses'] }

function CoursesField({ form, courses }: CoursesFieldProps) {
  const text = handicapCommitteeText.conditions
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.courses}</legend>
      {courses.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={form.courseIds.includes(id)}
            onChange={(event) => {
              form.tick(id, event.target.checked)
            }}
          />
          {name}
        </label>
      ))}
      {form.errors.courses !== undefined && (
        <p role="alert" className="text-note text-danger">
          {form.errors.courses}
        </p>
      )}
    </fieldset>
  )
}
