import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCourse, listCourses, updateHole, type Course, type WireCourseHole } from '#contract/courses.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { showToast } from '#web/ui/toast.tsx'
import { holeChange, isHoleField, storedText, type HoleField } from './hole-cells.ts'
import { cellKey, useUnsavedCells } from './use-unsaved-cells.ts'

type Sent = { hole: WireCourseHole; field: HoleField; text: string }

/** Saves cells one by one as they are left; what is refused or cut off stays typed until it is saved or taken back. */
export function useHoleSaving(course: Course) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<{ isBad: boolean; text: string }>()
  const { unsaved, keep, show } = useUnsavedCells(course.id)
  const courses = query(listCourses, { params: { clubId: course.clubId } })

  const saving = useAction({
    run: ({ hole, field, text }: Sent) =>
      send(updateHole, { params: { holeId: hole.id }, body: holeChange(field, text) }),
    changes: [courses, query(getCourse, { params: { courseId: course.id } })],
    onDone: ({ exchangedWith, ...saved }, { hole, field }) => {
      show(cellKey(hole, field), undefined)
      client.setQueryData(
        courses.queryKey,
        (old) => old && withChange(old, course.id, { saved, exchangedWith, before: hole }),
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
      show(cellKey(hole, field), wanted)
      setOutcome({ isBad: true, text: clubCoursesText.holeSaid(hole.holeNumber, text) })
      showToast({ tone: 'error', title: clubCoursesText.updateFailed, description: text })
    },
  })

  return {
    outcome,
    unsaved,
    isSaving: saving.isPending,
    /** While a cell is typed in. */
    type: (hole: WireCourseHole, field: HoleField, text: string) => {
      keep(cellKey(hole, field), text === storedText(hole, field) ? undefined : text)
    },
    /** When a cell is left or confirmed: saved where it differs from what is stored. */
    commit: (hole: WireCourseHole, field: HoleField, text: string) => {
      if (text === storedText(hole, field)) show(cellKey(hole, field), undefined)
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

type HoleChanged = { saved: WireCourseHole; exchangedWith: number | null; before: WireCourseHole }

/** The courses after a hole was saved: with it as the server has it, and the hole it exchanged its index with. */
function withChange(courses: Course[], courseId: string, change: HoleChanged): Course[] {
  const { saved, exchangedWith, before } = change
  const afterChange = (hole: WireCourseHole): WireCourseHole => {
    if (hole.id === saved.id) return saved
    return hole.holeNumber === exchangedWith ? { ...hole, handicapIndex: before.handicapIndex } : hole
  }
  return courses.map((one) => (one.id === courseId ? { ...one, holes: one.holes.map(afterChange) } : one))
}
