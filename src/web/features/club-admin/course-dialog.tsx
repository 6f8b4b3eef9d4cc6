import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import { createCourse, createCourseBody, type Course } from '#contract/courses.ts'
import { failureText, send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import {
  blankCourse,
  blankTee,
  courseBody,
  courseField,
  defaultPar,
  type CourseValues,
} from './course-values.ts'
import { TeeFields } from './tee-fields.tsx'

const DRAFT = 'course'
const FORM = 'new-course'
const names = ['name', 'location', 'holeCount', 'par', 'rating', 'slope', 'description'] as const

type CourseDialogProps = { clubId: string; onClose: () => void; onCreated: (course: Course) => void }

export default function CourseDialog({ clubId, onClose, onCreated }: CourseDialogProps) {
  const [start] = useState(() => withDraft<CourseValues>(DRAFT, blankCourse()))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(
      createCourseBody,
      (values: CourseValues) => courseBody(values, clubId),
      courseField,
    ),
  })
  useKeepDraft(DRAFT, form)
  const { register, control, formState, setError, handleSubmit } = form
  const { errors } = formState
  const tees = useFieldArray({ control, name: 'tees' })
  const typed = useWatch({ control, name: 'tees' })
  const holeCount = useWatch({ control, name: 'holeCount' })
  const creating = useAction({
    run: (body: InputOf<typeof createCourseBody>) => send(createCourse, { body }),
    changes: [['api', 'clubs', clubId]],
    onDone: (course) => {
      clearDraft(DRAFT)
      showToast({
        tone: 'success',
        title: 'Course Created',
        description: `${course.name}, par ${course.par}`,
      })
      onCreated(course)
    },
    onFail: (fault) => {
      if (showFieldErrors(fault, names, setError)) return
      setError('root', { message: failureText(fault, 'Failed to create course. Please try again.') })
    },
  })
  return (
    <Dialog
      title="New course"
      isOpen
      onClose={onClose}
      mayClose={!creating.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={creating.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={creating.isPending ? 'Creating course…' : undefined}>
            Create Course
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          void handleSubmit((body) => {
            if (!creating.isPending) creating.mutate(body)
          })(event)
        }}
      >
        <Field label="Name" required error={errors.name?.message}>
          {(wiring) => <Input {...wiring} {...register('name')} autoComplete="off" />}
        </Field>
        <Field label="Location" error={errors.location?.message}>
          {(wiring) => <Input {...wiring} {...register('location')} autoComplete="off" />}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Holes" error={errors.holeCount?.message}>
            {(wiring) => (
              <Select {...wiring} {...register('holeCount')}>
                <option value="18">18 holes</option>
                <option value="9">9 holes</option>
              </Select>
            )}
          </Field>
          <Field label="Par" error={errors.par?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('par')}
                inputMode="numeric"
                placeholder={defaultPar(holeCount)}
              />
            )}
          </Field>
          <Field label="Course rating" error={errors.rating?.message} hint="For tees without their own.">
            {(wiring) => (
              <Input {...wiring} {...register('rating')} inputMode="decimal" step="0.1" placeholder="72.0" />
            )}
          </Field>
          <Field label="Slope" error={errors.slope?.message}>
            {(wiring) => <Input {...wiring} {...register('slope')} inputMode="numeric" placeholder="113" />}
          </Field>
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">Tees</legend>
          {tees.fields.map((tee, index) => (
            <TeeFields
              key={tee.id}
              index={index}
              name={typed[index]?.name ?? ''}
              hasRatings={typed[index]?.hasRatings ?? false}
              register={register}
              errors={errors.tees?.[index]}
              onRemove={
                tees.fields.length > 1
                  ? () => {
                      tees.remove(index)
                    }
                  : undefined
              }
            />
          ))}
          <div>
            <Button
              look="quiet"
              icon={<Plus aria-hidden size={18} />}
              disabled={tees.fields.length >= 10}
              onClick={() => {
                tees.append(blankTee('', '#2563eb'))
              }}
            >
              Add a tee
            </Button>
          </div>
        </fieldset>
        <Field label="Description" error={errors.description?.message}>
          {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
        </Field>
        <p className="text-note text-soft">
          The holes are generated and opened next, so that pars, stroke indexes and yardages can be typed from
          the card.
        </p>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      </form>
    </Dialog>
  )
}
