import { useState } from 'react'
import { z } from 'zod/mini'
import { memberHandicapRecord, ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { enterPlayingConditions, listPlayingConditions } from '#contract/handicap/playing-conditions.ts'
import { formatPcc } from '#web/handicap/format-pcc.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { refusalReason } from '#web/lib/refusal-reason.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { handicapCommitteeText } from '#web/messages/en/handicap/handicap-committee.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { ConditionsDialogProps } from './conditions-dialog.tsx'

const enteredNow = z.object({
  version: z.number(),
  pcc: z.number(),
  reason: z.string(),
  authorName: z.nullable(z.string()),
})

const LEAST = 3

export type ConditionsForm = ReturnType<typeof useConditions>

/** What is chosen of a day's conditions, kept as a draft, what is wrong with it, and the entry itself. */
export function useConditions({ clubId, shown, asked, onClose }: ConditionsDialogProps) {
  const text = handicapCommitteeText.conditions
  const draft = useDraft(`conditions.${clubId}.${asked.day}.${asked.courseIds.join('.')}`, {
    day: asked.day,
    courses: asked.courseIds.join(' '),
    pcc: String(asked.pcc),
    reason: '',
  })
  const { day, pcc, reason } = draft.values
  const courseIds = draft.values.courses.split(' ').filter((id) => shown.courses.some((one) => one.id === id))
  const [isTried, setIsTried] = useState(false)
  const wrong = {
    day: day === '' ? text.dayMissing : day > shown.today ? text.dayAhead : undefined,
    courses: courseIds.length === 0 ? text.coursesMissing : undefined,
    reason: reason.trim().length < LEAST ? text.reasonMissing : undefined,
  }
  const entering = useEntering({
    clubId,
    seen: shown.version,
    onDone: () => {
      draft.clear()
      onClose()
    },
  })
  return {
    values: draft.values,
    change: draft.change,
    courseIds,
    tick: (id: string, isTicked: boolean) => {
      const rest = courseIds.filter((one) => one !== id)
      draft.change({ courses: (isTicked ? [...rest, id] : rest).join(' ') })
    },
    errors: isTried ? wrong : { day: undefined, courses: undefined, reason: undefined },
    isSaving: entering.isPending,
    fault: entering.fault,
    submit: () => {
      setIsTried(true)
      if (Object.values(wrong).every((one) => one === undefined))
        entering.enter({ day, courseIds, pcc: Number(pcc), reason: reason.trim() })
    },
  }
}

type Entry = { day: string; courseIds: string[]; pcc: number; reason: string }

/** Enters a PCC. Where somebody else was faster it says what they entered, and entering again is a choice. */
function useEntering(input: { clubId: string; seen: number; onDone: () => void }) {
  const text = handicapCommitteeText.conditions
  const params = { clubId: input.clubId }
  const [seen, setSeen] = useState(input.seen)
  const saving = useAction({
    run: (entry: Entry) => send(enterPlayingConditions, { params, body: { version: seen, ...entry } }),
    changes: [
      query(listPlayingConditions, { params }),
      allOf(memberHandicapRecord),
      query(ownHandicapRecord),
    ],
    onDone: ({ days }, { day, courseIds }) => {
      const courses = days.find((one) => one.day === day)?.courses
      const entered = courses?.find(({ courseId }) => courseIds.includes(courseId))?.entries[0]
      showToast({
        tone: 'success',
        title: text.done,
        ...(entered?.isDone === true && { description: text.doneNote(entered.players) }),
      })
      input.onDone()
    },
    onFail: (fault) => {
      const now = readConflict(fault, enteredNow)
      if (now) setSeen(now.version)
    },
  })
  const taken = saving.error ? readConflict(saving.error, enteredNow) : undefined
  return {
    isPending: saving.isPending,
    enter: (entry: Entry) => {
      saving.mutate(entry)
    },
    fault: taken
      ? text.taken(taken.authorName ?? text.someone, formatPcc(taken.pcc), taken.reason)
      : saving.error
        ? refusalText(saving.error)
        : undefined,
  }
}

/** The page's own words where it has some, so that they are in the reader's language. */
function refusalText(fault: unknown): string {
  const { refusals } = handicapCommitteeText.conditions
  const reason = refusalReason(fault, refusals)
  return reason === undefined ? failureText(fault, sharedText.tryAgainLater) : refusals[reason]
}
