import { lazy, Suspense, useState } from 'react'
import {
  FormProvider,
  useForm,
  useWatch,
  type Control,
  type FieldErrors,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { getClub } from '#contract/club/clubs.ts'
import { createCourseBody } from '#contract/course/course-changes.ts'
import type { Course } from '#contract/course/courses.ts'
import { doubtful } from '#golf/course/doubtful-values.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import {
  blankCourse,
  courseBody,
  courseField,
  defaultPar,
  isChecked,
  readCard,
  type CourseValues,
} from './course-values.ts'
import { CardField } from './card-field.tsx'
import { CardPhoto } from './card-photo/card-photo.tsx'
import type { TakenCard } from './card-photo/reviewed-card.ts'
import { useCardPhoto } from './card-photo/use-card-photo.ts'
import { CourseFilePanel } from './course-file/course-file-panel.tsx'
import { valuesOfFile } from './course-file/put-into-form.ts'
import { useCourseFile } from './course-file/use-course-file.ts'
import { createWithCard } from './create-with-card.ts'
import { CardPreview } from './paste-card.tsx'
import { TeesFieldset } from './tee-fields.tsx'

const CardReview = lazy(() => import('./card-photo/card-review.tsx'))

const DRAFT = 'course'
const names = ['name', 'location', 'holeCount', 'par', 'rating', 'slope', 'description', 'card'] as const

type CourseDialogProps = { clubId: string; onClose: () => void; onCreated: (course: Course) => void }

export default function CourseDialog({ clubId, onClose, onCreated }: CourseDialogProps) {
  const { form, sending } = useNewCourse(clubId, onCreated)
  const { register, control, formState } = form
  const { errors } = formState
  const cardPhoto = useCardPhoto(clubId)
  const courseFile = useCourseFile({
    onCourse: (found) => {
      form.reset({ ...form.getValues(), ...valuesOfFile(found) }, { keepDefaultValues: true })
    },
    onCard: (text) => {
      form.setValue('card', text, { shouldDirty: true })
      form.setValue('checkedCard', '', { shouldDirty: true })
    },
  })
  return (
    <>
      <FormDialog
        title={clubCoursesText.newCourse}
        submitLabel={clubCoursesText.createCourse}
        busyLabel={clubCoursesText.creating}
        onClose={onClose}
        {...sending}
      >
        <CardPhoto state={cardPhoto} />
        <CourseFilePanel state={courseFile}>
          <CardOfForm form={form} />
        </CourseFilePanel>
        <Field label={clubCoursesText.name} required error={errors.name?.message}>
          {(wiring) => <Input {...wiring} {...register('name')} autoComplete="off" />}
        </Field>
        <Field label={clubCoursesText.location} error={errors.location?.message}>
          {(wiring) => <Input {...wiring} {...register('location')} autoComplete="off" />}
        </Field>
        <NumberFields register={register} control={control} errors={errors} />
        <CardField form={form} onFile={courseFile.takeText} />
        <FormProvider {...form}>
          <NewTees control={control} />
        </FormProvider>
        <Field label={clubCoursesText.description} error={errors.description?.message}>
          {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
        </Field>
        <p className="text-note text-soft">{clubCoursesText.holesNext}</p>
      </FormDialog>
      {cardPhoto.isReviewing && cardPhoto.photo && (
        <Suspense>
          <CardReview
            state={cardPhoto}
            photo={cardPhoto.photo.jpeg}
            onTake={(card) => {
              putIntoForm(form, card)
              cardPhoto.closeReview()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The card as the form has it now, with what is doubtful marked. */
function CardOfForm({ form }: { form: ReturnType<typeof useNewCourse>['form'] }) {
  const values = useWatch({ control: form.control })
  const whole = { ...blankCourse(), ...form.getValues() }
  const reading = readCard(whole)
  if (!reading || reading.values.length === 0) return null
  const isRight = isChecked({ card: values.card ?? '', checkedCard: values.checkedCard ?? '' })
  return (
    <CardPreview course={{ holes: [] }} values={reading.values} marked={isRight ? [] : doubtful(reading)} />
  )
}

/** Only a course file gives a new course ratings of its nines; others are typed once it is there. */
function NewTees({ control }: Pick<FormPart, 'control'>) {
  const [tees, holeCount] = useWatch({ control, name: ['tees', 'holeCount'] })
  return <TeesFieldset hasTwoNines={holeCount === '18' && tees.some(({ hasNines }) => hasNines)} />
}

/** The card as if it had been pasted, with its tees: it can still be changed, and is kept like everything typed. */
function putIntoForm(
  { setValue, clearErrors }: UseFormReturn<CourseValues, unknown, InputOf<typeof createCourseBody>>,
  { text, holeCount, tees }: TakenCard,
) {
  const options = { shouldDirty: true }
  setValue('holeCount', holeCount, options)
  setValue('card', text, options)
  setValue('checkedCard', text, options)
  if (tees.length > 0) setValue('tees', tees, options)
  clearErrors(['card', 'tees'])
}

function useNewCourse(clubId: string, onCreated: (course: Course) => void) {
  const [start] = useState(() => withDraft<CourseValues>(DRAFT, blankCourse()))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(
      createCourseBody,
      (values: CourseValues) => courseBody(values, clubId),
      courseField,
    ),
  })
  const sending = useSubmit({
    form,
    draft: DRAFT,
    names,
    send: (body: InputOf<typeof createCourseBody>) => createWithCard(body, form.getValues()),
    changes: [query(getClub, { params: { clubId } })],
    onDone: (course) => {
      showToast({
        tone: 'success',
        title: clubCoursesText.created,
        description: clubCoursesText.createdNote(course.name, course.par),
      })
      onCreated(course)
    },
    failed: { text: clubCoursesText.createFailed },
  })
  return { form, sending }
}

type FormPart = {
  register: UseFormRegister<CourseValues>
  control: Control<CourseValues, unknown, InputOf<typeof createCourseBody>>
  errors: FieldErrors<CourseValues>
}

function NumberFields({ register, control, errors }: FormPart) {
  const holeCount = useWatch({ control, name: 'holeCount' })
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={clubCoursesText.holesField} error={errors.holeCount?.message}>
        {(wiring) => (
          <Select {...wiring} {...register('holeCount')}>
            <option value="18">{clubCoursesText.holes(18)}</option>
            <option value="9">{clubCoursesText.holes(9)}</option>
          </Select>
        )}
      </Field>
      <Field label={clubCoursesText.par} error={errors.par?.message}>
        {(wiring) => (
          <Input {...wiring} {...register('par')} inputMode="numeric" placeholder={defaultPar(holeCount)} />
        )}
      </Field>
      <Field
        label={clubCoursesText.courseRating}
        error={errors.rating?.message}
        hint={clubCoursesText.ratingHint}
      >
        {(wiring) => (
          <Input {...wiring} {...register('rating')} inputMode="decimal" step="0.1" placeholder="72.0" />
        )}
      </Field>
      <Field label={clubCoursesText.slope} error={errors.slope?.message}>
        {(wiring) => <Input {...wiring} {...register('slope')} inputMode="numeric" placeholder="113" />}
      </Field>
    </div>
  )
}
