import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getCourse, listCourses, updateHole, type Course, type WireCourseHole } from '#contract/courses.ts'
import { failureText, send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { showToast } from '#web/ui/toast.tsx'
import { changeOf, isHoleField, storedText, type HoleField } from './hole-cells.ts'
import { keepUnsaved, readUnsaved, type UnsavedCells } from './unsaved-cells.ts'

type Sent = { hole: WireCourseHole; field: HoleField; text: string }

/** Saves cells one by one as they are left; what is refused or cut off stays typed until it is saved or taken back. */
export function useHoleSaving(course: Course) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<{ isBad: boolean; text: string }>()
  const typed = useRef<UnsavedCells>(undefined)
  typed.current ??= readUnsaved(course.id)
  const [unsaved, setUnsaved] = useState<UnsavedCells>(typed.current)

  const note = (cell: string, text: string | undefined) => {
    const next = new Map(typed.current)
    if (text === undefined) next.delete(cell)
    else next.set(cell, text)
    typed.current = next
    keepUnsaved(course.id, next)
    return next
  }

  const saving = useAction({
    run: ({ hole, field, text }: Sent) =>
      send(updateHole, { params: { holeId: hole.id }, body: changeOf(field, text) }),
    changes: [
      query(listCourses, { params: { clubId: course.clubId } }),
      query(getCourse, { params: { courseId: course.id } }),
    ],
    onDone: ({ exchangedWith, ...saved }, { hole, field }) => {
      setUnsaved(note(cellOf(hole, field), undefined))
      client.setQueryData(query(listCourses, { params: { clubId: course.clubId } }).queryKey, (courses) =>
        courses?.map((one) =>
          one.id === course.id
            ? {
                ...one,
                holes: one.holes.map((old) => afterChange(old, { saved, exchangedWith, before: hole })),
              }
            : one,
        ),
      )
      const text =
        exchangedWith === null
          ? clubCoursesText.changesSaved
          : clubCoursesText.exchanged(exchangedWith, saved.handicapIndex, hole.handicapIndex)
      setOutcome({ isBad: false, text: clubCoursesText.holeSaid(saved.holeNumber, text) })
      showToast({ tone: 'success', title: clubCoursesText.holeUpdated, description: text })
    },
    onFail: (fault, { hole, field, text: wanted }) => {
      const text = failureText(fault, clubCoursesText.holeNotChanged)
      setUnsaved(note(cellOf(hole, field), wanted))
      setOutcome({ isBad: true, text: clubCoursesText.holeSaid(hole.holeNumber, text) })
      showToast({ tone: 'error', title: clubCoursesText.updateFailed, description: text })
    },
  })

  return {
    outcome,
    unsaved,
    isSaving: saving.isPending,
    /** Typed, not left yet. */
    type: (hole: WireCourseHole, field: HoleField, text: string) => {
      note(cellOf(hole, field), text === storedText(hole, field) ? undefined : text)
    },
    /** Left or confirmed: saved when it differs from what is stored. */
    commit: (hole: WireCourseHole, field: HoleField, text: string) => {
      if (text === storedText(hole, field)) setUnsaved(note(cellOf(hole, field), undefined))
      else saving.mutate({ hole, field, text })
    },
    saveAgain: () => {
      for (const [cell, text] of unsaved) {
        const [holeId = '', field = ''] = cell.split('/')
        const hole = course.holes.find((one) => one.id === holeId)
        if (hole && isHoleField(field)) saving.mutate({ hole, field, text })
      }
    },
  }
}

export function cellOf(hole: WireCourseHole, field: HoleField): string {
  return `${hole.id}/${field}`
}

/** A hole as it is after one was saved: that one as the server says, and the one it exchanged its index with. */
function afterChange(
  hole: WireCourseHole,
  change: { saved: WireCourseHole; exchangedWith: number | null; before: WireCourseHole },
): WireCourseHole {
  if (hole.id === change.saved.id) return change.saved
  return hole.holeNumber === change.exchangedWith
    ? { ...hole, handicapIndex: change.before.handicapIndex }
    : hole
}
