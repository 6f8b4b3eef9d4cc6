import { useState } from 'react'
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { getClub } from '#contract/club/clubs.ts'
import { updateCourse } from '#contract/course/course-changes.ts'
import { getCourse, type Course } from '#contract/course/courses.ts'
import { useEdited } from '#web/platform/use-edited.tsx'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

const names = ['name', 'location', 'par', 'rating', 'slope', 'description'] as const
type Values = Record<(typeof names)[number], string>
type Body = InputOf<typeof updateCourse.body>

const toValues = (course: Course): Values => ({
  name: course.name,
  location: course.location ?? '',
  par: String(course.par),
  rating: course.rating ?? '',
  slope: String(course.slope),
  description: course.description ?? '',
})
const toBody = (values: Values): Body => ({ ...values, rating: values.rating.replace(',', '.') })

/** Changes a course's name, place, ratings and description (D24). */
export default function QuickEditDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const draft = `quick-edit.${course.id}`
  const edited = useEdited(course, {
    draft,
    versionOf: (one) => one.version,
    reply: getCourse.reply,
    toValues,
    labels: labelsOf(),
  })
  const [start] = useState(() => withDraft<Values>(draft, edited.seen.values))
  const form = useForm({ defaultValues: start, resolver: contractResolver(updateCourse.body, toBody) })
  const { register, formState } = form
  const { errors } = formState
  const sending = useSubmit({
    form,
    draft,
    names,
    send: (body: Body) =>
      send(updateCourse, {
        params: { courseId: course.id },
        body: { ...body, version: edited.seen.version },
      }),
    changes: [
      query(getClub, { params: { clubId: course.clubId } }),
      query(getCourse, { params: { courseId: course.id } }),
    ],
    onDone: (saved) => {
      onClose()
      showToast({ tone: 'success', title: clubCoursesText.updated, description: saved.name })
    },
    failed: { title: clubCoursesText.updateFailed, text: clubCoursesText.courseNotChanged },
    edited: { takeConflict: (fault) => edited.takeConflict(fault, form), conflict: edited.conflict(form) },
  })
  return (
    <FormDialog
      title={clubCoursesText.quickEdit}
      description={course.name}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={onClose}
      {...sending}
    >
      <Field label={clubCoursesText.name} required error={errors.name?.message}>
        {(wiring) => <Input {...wiring} {...register('name')} />}
      </Field>
      <Field label={clubCoursesText.location} error={errors.location?.message}>
        {(wiring) => <Input {...wiring} {...register('location')} />}
      </Field>
      <RatingFields register={register} errors={errors} />
      <Field label={clubCoursesText.description} error={errors.description?.message}>
        {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
      </Field>
    </FormDialog>
  )
}

const labelsOf = (): Record<(typeof names)[number], string> => ({
  name: clubCoursesText.name,
  location: clubCoursesText.location,
  par: clubCoursesText.par,
  rating: clubCoursesText.rating,
  slope: clubCoursesText.slope,
  description: clubCoursesText.description,
})

type RatingFieldsProps = { register: UseFormRegister<Values>; errors: FieldErrors<Values> }

function RatingFields({ register, errors }: RatingFieldsProps) {
  return (
    <div className="grid grid-cols-3 gap-3">
      <Field label={clubCoursesText.par} error={errors.par?.message}>
        {(wiring) => <Input {...wiring} {...register('par')} inputMode="numeric" />}
      </Field>
      <Field label={clubCoursesText.rating} error={errors.rating?.message}>
        {(wiring) => <Input {...wiring} {...register('rating')} inputMode="decimal" />}
      </Field>
      <Field label={clubCoursesText.slope} error={errors.slope?.message}>
        {(wiring) => <Input {...wiring} {...register('slope')} inputMode="numeric" />}
      </Field>
    </div>
  )
}
