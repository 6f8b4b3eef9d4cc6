import { useForm } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import { updateCourse, type Course } from '#contract/courses.ts'
import { failureText, send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

const FORM = 'quick-edit'
const names = ['name', 'location', 'par', 'rating', 'slope', 'description'] as const
type Values = Record<(typeof names)[number], string>
type Body = InputOf<typeof updateCourse.body>

const toBody = (values: Values): Body => ({ ...values, rating: values.rating.replace(',', '.') })

export default function QuickEditDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const form = useForm({
    defaultValues: {
      name: course.name,
      location: course.location ?? '',
      par: String(course.par),
      rating: course.rating ?? '',
      slope: String(course.slope),
      description: course.description ?? '',
    },
    resolver: contractResolver(updateCourse.body, toBody),
  })
  const { register, formState, setError, handleSubmit } = form
  const { errors } = formState
  const saving = useAction({
    run: (body: Body) => send(updateCourse, { params: { courseId: course.id }, body }),
    changes: [
      ['api', 'clubs', course.clubId],
      ['api', 'courses', course.id],
    ],
    onDone: (saved) => {
      onClose()
      showToast({ tone: 'success', title: 'Course Updated', description: saved.name })
    },
    onFail: (fault) => {
      if (showFieldErrors(fault, names, setError)) return
      setError('root', { message: failureText(fault, 'The course was not changed. Please try again.') })
    },
  })
  return (
    <Dialog
      title="Quick Edit"
      description={course.name}
      isOpen
      onClose={onClose}
      mayClose={!saving.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={saving.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={saving.isPending ? 'Saving…' : undefined}>
            Save
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
            if (!saving.isPending) saving.mutate(body)
          })(event)
        }}
      >
        <Field label="Name" required error={errors.name?.message}>
          {(wiring) => <Input {...wiring} {...register('name')} />}
        </Field>
        <Field label="Location" error={errors.location?.message}>
          {(wiring) => <Input {...wiring} {...register('location')} />}
        </Field>
        <div className="grid grid-cols-3 gap-3">
          <Field label="Par" error={errors.par?.message}>
            {(wiring) => <Input {...wiring} {...register('par')} inputMode="numeric" />}
          </Field>
          <Field label="Rating" error={errors.rating?.message}>
            {(wiring) => <Input {...wiring} {...register('rating')} inputMode="decimal" />}
          </Field>
          <Field label="Slope" error={errors.slope?.message}>
            {(wiring) => <Input {...wiring} {...register('slope')} inputMode="numeric" />}
          </Field>
        </div>
        <Field label="Description" error={errors.description?.message}>
          {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
        </Field>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      </form>
    </Dialog>
  )
}
