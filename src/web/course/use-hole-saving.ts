import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateHoles } from '#contract/course/course-holes.ts'
import { getCourse, listCourses, type Course, type WireCourseHole } from '#contract/course/courses.ts'
import type { Input } from '#contract/platform/call.ts'
import { cardToWire } from '#contract/course/wire-hole-names.ts'
import type { CardValue } from '#golf/course/card-values.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { showToast } from '#web/ui/toast.tsx'
import {
  confirmation,
  holeFieldOf,
  isGenerated,
  isHoleField,
  storedText,
  type HoleField,
} from './hole-cells.ts'
import { sendCell, textIn, type SentCell } from './send-cell.ts'
import { cellKey, useUnsavedCells } from './use-unsaved-cells.ts'

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
  cells: ReturnType<typeof useUnsavedCells>
  setOutcome: (outcome: Outcome) => void
}

/** Saves cells one by one as they are left; what is refused or cut off stays typed until it is saved or taken back. */
export function useHoleSaving(course: Course) {
  const [outcome, setOutcome] = useState<Outcome>()
  const cells = useUnsavedCells(course.id)
  const { unsaved, keep, show, overOf } = cells
  const saving = useSaveCell({ course, cells, setOutcome })
  const together = useSaveTogether({ course, cells, setOutcome })
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
      const cell = cellKey(hole, field)
      const over = overOf(cell) ?? storedText(hole, field)
      keep(cell, text === over ? undefined : { text, over })
    },
    /** When a cell is left: saved where it differs from what is stored, or confirms what was generated. */
    commit: (hole: WireCourseHole, field: HoleField, text: string) => {
      const cell = cellKey(hole, field)
      const over = overOf(cell) ?? storedText(hole, field)
      const isSame = text === storedText(hole, field)
      if (isSame || unsaved.has(cell)) show(cell, isSame ? undefined : { text, over })
      if (!isSame || isGenerated(hole, field)) saving.mutate({ hole, field, text, over })
    },
    saveAgain: () => {
      for (const [cell, typed] of unsaved) {
        const [holeId = '', field = ''] = cell.split('/')
        const hole = course.holes.find((one) => one.id === holeId)
        if (hole && isHoleField(field)) saving.mutate({ hole, field, ...typed })
      }
    },
  }
}

/** The loaded courses of the club, and what a change of holes makes out of date. */
function useCourses(course: Course) {
  const client = useQueryClient()
  const courses = query(listCourses, { params: { clubId: course.clubId } })
  return {
    changes: [courses, query(getCourse, { params: { courseId: course.id } })],
    /** The course as the last answer had it. */
    latest: () => client.getQueryData(courses.queryKey)?.find(({ id }) => id === course.id) ?? course,
    change: (next: Course) => {
      client.setQueryData(courses.queryKey, (old) => old?.map((one) => (one.id === next.id ? next : one)))
    },
    /** Otherwise the second of two cells left one after the other would be sent with a version that is over. */
    oneByOne: `holes ${course.id}`,
  }
}

function useSaveCell({ course, cells, setOutcome }: Saver) {
  const { changes, latest, change, oneByOne } = useCourses(course)
  const { show, rebase } = cells
  const refuse = (title: string, { hole }: SentCell, text: string) => {
    setOutcome({ isBad: true, text: clubCoursesText.holeSaid(hole.holeNumber, text) })
    showToast({ tone: 'error', title, description: text })
  }
  return useAction({
    run: (sent: SentCell) => sendCell(latest(), sent),
    changes,
    oneByOne,
    onDone: (reply, sent) => {
      const { hole, field, text: wanted } = sent
      const cell = cellKey(hole, field)
      if ('taken' in reply) {
        change(reply.taken)
        show(cell, { text: wanted, over: textIn(reply.taken, hole, field) })
        refuse(changedMeanwhileText.title, sent, reply.text)
        return
      }
      const { exchangedWith, version, ...saved } = reply
      show(cell, undefined)
      const before = latest()
      const after = { ...withChange(before, { saved, exchangedWith, before: hole, field }), version }
      change(after)
      const other = after.holes.find(({ holeNumber }) => holeNumber === exchangedWith)
      if (other) rebase(cellKey(other, field), textIn(before, other, field), textIn(after, other, field))
      const index = field === 'womenHandicapIndex' ? field : 'handicapIndex'
      const text =
        exchangedWith === null
          ? clubCoursesText.changesSaved
          : clubCoursesText.exchanged(exchangedWith, saved[index] ?? 0, hole[index] ?? 0)
      setOutcome({ isBad: false, text: clubCoursesText.holeSaid(saved.holeNumber, text) })
      showToast({ tone: 'success', title: clubCoursesText.holeUpdated, description: text })
    },
    onFail: (fault, sent) => {
      show(cellKey(sent.hole, sent.field), { text: sent.text, over: sent.over })
      refuse(clubCoursesText.updateFailed, sent, failureText(fault, clubCoursesText.holeNotChanged))
    },
  })
}

/** Saves several holes at once, all or none. */
function useSaveTogether({ course, cells, setOutcome }: Saver) {
  const { changes, latest, change, oneByOne } = useCourses(course)
  const { show } = cells
  const action = useAction({
    run: ({ body }: SentTogether) =>
      send(updateHoles, {
        params: { courseId: course.id },
        body: { ...body, version: latest().version },
      }),
    changes,
    oneByOne,
    onDone: ({ exchanged, ...saved }, { said, values = [], onSaved }) => {
      for (const cell of cellsOf(course, values)) show(cell.key, undefined)
      change(saved)
      const text = exchanged.length === 0 ? said : clubCoursesText.andExchanged(said, exchanged)
      setOutcome({ isBad: false, text })
      showToast({ tone: 'success', title: clubCoursesText.holesUpdated, description: text })
      onSaved?.()
    },
    onFail: (fault, { values = [] }) => {
      const now = readConflict(fault, getCourse.reply)
      if (now) change(now)
      const text = now ? changedMeanwhileText.setAnew : failureText(fault, clubCoursesText.holesNotChanged)
      for (const { key, text, over } of cellsOf(now ?? course, values)) show(key, { text, over })
      setOutcome({ isBad: true, text })
      const title = now ? changedMeanwhileText.title : clubCoursesText.updateFailed
      showToast({ tone: 'error', title, description: text })
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
    if (!hole) return []
    const cell = holeFieldOf(field)
    return [{ key: cellKey(hole, cell), text: String(value), over: storedText(hole, cell) }]
  })
}

type HoleChanged = {
  saved: WireCourseHole
  exchangedWith: number | null
  before: WireCourseHole
  field: HoleField
}

/** The course after a hole was saved: with it as the server has it, and the hole it exchanged its index with. */
function withChange(course: Course, change: HoleChanged): Course {
  const { saved, exchangedWith, before, field } = change
  const afterChange = (hole: WireCourseHole): WireCourseHole => {
    if (hole.id === saved.id) return saved
    if (hole.holeNumber !== exchangedWith) return hole
    return field === 'womenHandicapIndex'
      ? { ...hole, womenHandicapIndex: before.womenHandicapIndex }
      : { ...hole, handicapIndex: before.handicapIndex }
  }
  return { ...course, holes: course.holes.map(afterChange) }
}
