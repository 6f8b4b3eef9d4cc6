import { useState } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import type { Input } from '#contract/platform/call.ts'
import { getClub } from '#contract/club/clubs.ts'
import { updateTees, updateTeesBody } from '#contract/course/course-tees.ts'
import { MOST_TEES } from '#contract/course/course-changes.ts'
import { getCourse, type Course } from '#contract/course/courses.ts'
import { genders } from '#golf/course/course.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { courseField, teesBody, teesValues, type TeesValues } from './course-values.ts'
import { TeesFieldset } from './tee-fields.tsx'
import { useEditedTees } from './use-edited-tees.tsx'

const names = Array.from({ length: MOST_TEES }, (_, i) => `tees.${i}.name` as const)

/** Changes a course's tees and their ratings, all together. */
export default function TeesDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  // Of these tees: what was typed before another tee was added or removed would take that back.
  const [draft] = useState(() => ['tees', course.id, ...course.tees.map(({ id }) => id)].join('.'))
  const edited = useEditedTees(course, { draft, toHex: hexColour })
  const [start] = useState(() => withDraft<TeesValues>(draft, { tees: edited.seen.tees }))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(updateTeesBody, (values: TeesValues) => teesBody(values, course), courseField),
  })
  const sending = useSubmit({
    form,
    draft,
    names,
    send: async (body: Input<typeof updateTeesBody>) => {
      const params = { courseId: course.id }
      try {
        return await send(updateTees, { params, body: { ...body, version: edited.seen.version } })
      } catch (fault) {
        const version = edited.versionOfSameTees(fault)
        if (version !== undefined) return send(updateTees, { params, body: { ...body, version } })
        showNines(fault, form)
        const used = teeInUse(fault, course)
        if (used) {
          const tees = form.getValues('tees')
          form.setValue('tees', [...tees.slice(0, used.place), used.tee, ...tees.slice(used.place)])
        }
        throw fault
      }
    },
    changes: [
      query(getClub, { params: { clubId: course.clubId } }),
      query(getCourse, { params: { courseId: course.id } }),
    ],
    onDone: (saved) => {
      onClose()
      showToast({ tone: 'success', title: clubCoursesText.teesUpdated, description: saved.name })
    },
    failed: { title: clubCoursesText.updateFailed, text: clubCoursesText.teesNotChanged },
    edited: { takeConflict: (fault) => edited.takeConflict(fault, form), conflict: edited.conflict(form) },
  })
  return (
    <FormDialog
      title={clubCoursesText.tees}
      description={course.name}
      width="wide"
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={onClose}
      {...sending}
    >
      <p className="text-soft">{clubCoursesText.ratingsKept}</p>
      <FormProvider {...form}>
        <TeesFieldset isWhole hasTwoNines={course.holeCount === 18} />
      </FormProvider>
    </FormDialog>
  )
}

/** Says at the ratings of a nine what does not fit those of its tee. */
function showNines(fault: unknown, form: UseFormReturn<TeesValues, unknown, Input<typeof updateTeesBody>>) {
  if (!(fault instanceof ApiError)) return
  const [field] = fault.body?.fields ?? []
  const reason = fault.body?.details?.reason
  if (!field || (reason !== 'nines_pars' && reason !== 'nines_ratings')) return
  const name = nineFieldName.exec(courseField(field.field, form.getValues()))
  if (!name?.groups) return
  const { tee, gender, figure } = name.groups
  const place = genders.find((one) => one === gender)
  if (place && (figure === 'par' || figure === 'rating'))
    form.setError(
      `tees.${Number(tee)}.nines.${place}.back.${figure}`,
      { message: reason === 'nines_pars' ? clubCoursesText.ninesPars : clubCoursesText.ninesRatings },
      { shouldFocus: true },
    )
}

const nineFieldName = /^tees\.(?<tee>\d+)\.nines\.(?<gender>\w+)\.back\.(?<figure>\w+)$/

/** The tee that may not be removed, to be put back where it was; otherwise the kept draft would go on without it. */
function teeInUse(fault: unknown, course: Course) {
  if (!(fault instanceof ApiError) || fault.body?.code !== 'tee_in_use') return undefined
  const name = fault.body.details?.tee
  const place = course.tees.findIndex((tee) => tee.name === name)
  const tee = teesValues(course, hexColour).tees[place]
  return tee && { tee, place }
}

/** A colour as six digits, the only form that a colour field shows; a tee's can be a name. */
function hexColour(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return color
  canvas.fillStyle = color
  return canvas.fillStyle
}
