import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateHole, updateHoles } from '#contract/course-holes.ts'
import { getCourse, listCourses, type Course, type WireCourseHole } from '#contract/courses.ts'
import type { Input } from '#contract/call.ts'
import { cardToWire } from '#contract/wire-hole-names.ts'
import type { CardValue } from '#domain/course/card-values.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { showToast } from '#web/ui/toast.tsx'
import {
  confirmation,
  holeChange,
  holeFieldOf,
  isGenerated,
  isHoleField,
  storedText,
  type HoleField,
} from './hole-cells.ts'
import { cellKey, useUnsavedCells } from './use-unsaved-cells.ts'

type Sent = { hole: WireCourseHole; field: HoleField; text: string }
type SentTogether = {
  body: Input<typeof updateHoles.body>
  said: string
  /** What was pasted into cells: it stays there when it is refused. */
  values?: readonly CardValue[]
  onSaved?: () => void
}
type Outcome = { isBad: boolean; text: string }
type Saver = {
  course: Course
  show: ReturnType<typeof useUnsavedCells>['show']
  setOutcome: (outcome: Outcome) => void
}

/** Saves cells one by one as they are left; what is refused or cut off stays typed until it is saved or taken back. */
export function useHoleSaving(course: Course) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { unsaved, keep, show } = useUnsavedCells(course.id)
  const saving = useSaveCell({ course, show, setOutcome })
  const together = useSaveTogether({ course, show, setOutcome })
  return {
    ...together,
    outcome,
    unsaved,
    isSaving: saving.isPending || together.isSaving,
    say: (text: string) => {
      setOutcome({ isBad: true, text })
    },
    /** While a cell is typed in. */
    type: (hole: WireCourseHole, field: HoleField, text: string) => {
      keep(cellKey(hole, field), text === storedText(hole, field) ? undefined : text)
    },
    /** When a cell is left: saved where it differs from what is stored, or confirms what was generated. */
    commit: (hole: WireCourseHole, field: HoleField, text: string) => {
      const cell = cellKey(hole, field)
      const isSame = text === storedText(hole, field)
      if (isSame || unsaved.has(cell)) show(cell, isSame ? undefined : text)
      if (!isSame || isGenerated(hole, field)) saving.mutate({ hole, field, text })
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

/** What a change of holes makes out of date. */
function readsOf(course: Course) {
  const courses = query(listCourses, { params: { clubId: course.clubId } })
  return { courses, changes: [courses, query(getCourse, { params: { courseId: course.id } })] }
}

function useSaveCell({ course, show, setOutcome }: Saver) {
  const client = useQueryClient()
  const { courses, changes } = readsOf(course)
  return useAction({
    run: ({ hole, field, text }: Sent) =>
      send(updateHole, { params: { holeId: hole.id }, body: holeChange(field, text) }),
    changes,
    onDone: ({ exchangedWith, ...saved }, { hole, field }) => {
      show(cellKey(hole, field), undefined)
      client.setQueryData(
        courses.queryKey,
        (old) => old && withChange(old, course.id, { saved, exchangedWith, before: hole, field }),
      )
      const index = field === 'womenHandicapIndex' ? field : 'handicapIndex'
      const text =
        exchangedWith === null
          ? clubCoursesText.changesSaved
          : clubCoursesText.exchanged(exchangedWith, saved[index] ?? 0, hole[index] ?? 0)
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
}

/** Saves several holes at once, all or none. */
function useSaveTogether({ course, show, setOutcome }: Saver) {
  const client = useQueryClient()
  const { courses, changes } = readsOf(course)
  const action = useAction({
    run: ({ body }: SentTogether) => send(updateHoles, { params: { courseId: course.id }, body }),
    changes,
    onDone: ({ exchanged, ...saved }, { said, values = [], onSaved }) => {
      for (const cell of cellsOf(course, values)) show(cell.key, undefined)
      client.setQueryData(courses.queryKey, (old) => old?.map((one) => (one.id === saved.id ? saved : one)))
      const text = exchanged.length === 0 ? said : clubCoursesText.andExchanged(said, exchanged)
      setOutcome({ isBad: false, text })
      showToast({ tone: 'success', title: clubCoursesText.holesUpdated, description: text })
      onSaved?.()
    },
    onFail: (fault, { values = [] }) => {
      const text = failureText(fault, clubCoursesText.holesNotChanged)
      for (const cell of cellsOf(course, values)) show(cell.key, cell.text)
      setOutcome({ isBad: true, text })
      showToast({ tone: 'error', title: clubCoursesText.updateFailed, description: text })
    },
  })
  return {
    isSaving: action.isPending,
    /** Saves what was pasted. */
    saveCard: (values: readonly CardValue[], onSaved: () => void) => {
      const said = clubCoursesText.valuesSaved(values.length)
      action.mutate({ body: { holes: cardToWire(values) }, said, values, onSaved })
    },
    confirm: (holes: readonly WireCourseHole[]) => {
      const [first, ...others] = holes
      const said =
        first && others.length === 0
          ? clubCoursesText.holeConfirmed(first.holeNumber)
          : clubCoursesText.allConfirmed
      action.mutate({ body: { holes: holes.map(confirmation) }, said })
    },
    setWomensCard: (hasWomensCard: boolean) => {
      const said = hasWomensCard ? clubCoursesText.womensCardMade : clubCoursesText.womensCardRemoved
      action.mutate({ body: { holes: [], hasWomensCard }, said })
    },
  }
}

export type HoleSaving = ReturnType<typeof useHoleSaving>

function cellsOf(course: Course, values: readonly CardValue[]) {
  return values.flatMap(({ holeNumber, field, value }) => {
    const hole = course.holes.find((one) => one.holeNumber === holeNumber)
    return hole ? [{ key: cellKey(hole, holeFieldOf(field)), text: String(value) }] : []
  })
}

type HoleChanged = {
  saved: WireCourseHole
  exchangedWith: number | null
  before: WireCourseHole
  field: HoleField
}

/** The courses after a hole was saved: with it as the server has it, and the hole it exchanged its index with. */
function withChange(courses: Course[], courseId: string, change: HoleChanged): Course[] {
  const { saved, exchangedWith, before, field } = change
  const afterChange = (hole: WireCourseHole): WireCourseHole => {
    if (hole.id === saved.id) return saved
    if (hole.holeNumber !== exchangedWith) return hole
    return field === 'womenHandicapIndex'
      ? { ...hole, womenHandicapIndex: before.womenHandicapIndex }
      : { ...hole, handicapIndex: before.handicapIndex }
  }
  return courses.map((one) => (one.id === courseId ? { ...one, holes: one.holes.map(afterChange) } : one))
}
