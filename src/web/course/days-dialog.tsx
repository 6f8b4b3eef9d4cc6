import { useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { declareDays, declareDaysBody, withdrawDays } from '#contract/course/course-days.ts'
import { listCourses, type Course } from '#contract/course/courses.ts'
import type { WireNotForHandicap } from '#contract/handicap/not-for-handicap.ts'
import { declaredReasons, type DeclaredReason } from '#golf/handicap/not-for-handicap.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { notForHandicapWords } from '#web/handicap/not-for-handicap/not-for-handicap-words.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubNotForHandicapText as text } from '#web/messages/en/competition/club-not-for-handicap.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Values = { from: string; until: string; reason: DeclaredReason; note: string }

const blank: Values = { from: '', until: '', reason: 'temporary_greens', note: '' }

/** The days on which scores of a course do not count for the handicap, and more of them (D43). */
export default function DaysDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { form, sending } = useDeclareDays(course)
  const { register, control, formState } = form
  const { errors } = formState
  const reason = useWatch({ control, name: 'reason' })
  return (
    <FormDialog
      title={text.title}
      description={course.name}
      submitLabel={text.declare}
      busyLabel={text.declaring}
      onClose={onClose}
      {...sending}
    >
      <p className="text-soft">{text.means}</p>
      <DeclaredDays course={course} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <Field label={text.from} required error={errors.from && (errors.from.message ?? text.chooseDay)}>
          {(wiring) => <Input {...wiring} {...register('from')} type="date" />}
        </Field>
        <Field label={text.until} hint={text.untilHint} error={errors.until?.message}>
          {(wiring) => <Input {...wiring} {...register('until')} type="date" />}
        </Field>
      </div>
      <Field label={text.reason} error={errors.reason?.message}>
        {(wiring) => (
          <Select {...wiring} {...register('reason')}>
            {declaredReasons.map((one) => (
              <option key={one} value={one}>
                {notForHandicapWords({ reason: one })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={text.note}
        hint={text.noteHint}
        required={reason === 'other_reason'}
        error={errors.note?.message}
      >
        {(wiring) => <Input {...wiring} {...register('note')} autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}

function useDeclareDays(course: Course) {
  const draft = `days.${course.id}`
  const form = useForm({
    defaultValues: withDraft<Values>(draft, blank),
    resolver: contractResolver(declareDaysBody, (values: Values) => ({
      ...values,
      until: values.until === '' ? values.from : values.until,
    })),
  })
  const sending = useSubmit({
    form,
    draft,
    names: ['from', 'until', 'reason', 'note'],
    send: (body: InputOf<typeof declareDaysBody>) =>
      send(declareDays, { params: { courseId: course.id }, body }),
    changes: [query(listCourses, { params: { clubId: course.clubId } })],
    onDone: () => {
      form.reset(blank)
      showToast({ tone: 'success', title: text.declared, description: course.name })
    },
    failed: { text: text.notDeclared, reasons: text.refusals },
  })
  return { form, sending }
}

function DeclaredDays({ course }: { course: Course }) {
  const declared = course.notForHandicap ?? []
  const withdraw = useAction({
    run: ({ id: daysId = '' }: WireNotForHandicap) =>
      send(withdrawDays, { params: { courseId: course.id, daysId } }),
    changes: [query(listCourses, { params: { clubId: course.clubId } })],
    onDone: (_, days) => {
      showToast({ tone: 'success', title: text.withdrawn, description: daysText(days) })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notWithdrawn,
        description: failureText(fault, text.tryAgain),
      })
    },
  })
  if (declared.length === 0) return null
  return (
    <ul aria-label={text.title} className="divide-y divide-line border-y border-line">
      {declared.map((days) => (
        <li key={days.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
          <span className="grid min-w-0 flex-1 basis-48">
            <span className="font-medium">{daysText(days)}</span>
            <span className="text-note text-soft">{notForHandicapWords(days)}</span>
          </span>
          <Button
            look="secondary"
            busy={withdraw.isPending && withdraw.variables.id === days.id ? text.withdrawing : undefined}
            onClick={() => {
              if (!withdraw.isPending) withdraw.mutate(days)
            }}
          >
            {text.withdraw}
            <span className="sr-only">{daysText(days)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function daysText({ from = '', until = '' }: WireNotForHandicap): string {
  const [first, last] = [formatDate(from, 'UTC'), formatDate(until, 'UTC')]
  return from === until ? first : text.fromUntil(first, last)
}
