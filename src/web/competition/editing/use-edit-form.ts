import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import type { Club } from '#contract/club/clubs.ts'
import {
  getEditFacts,
  updateCompetition,
  updateCompetitionBody,
} from '#contract/competition/competition-changes.ts'
import { clubCompetitions, listCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { getStartDraw } from '#contract/competition/start-sheet-draw.ts'
import type { Course } from '#contract/course/courses.ts'
import { mayEdit, type EditFacts } from '#golf/competition/may-edit.ts'
import { useEdited } from '#web/platform/use-edited.tsx'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { mismatchReasons } from '#web/lib/mismatch-reasons.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { ClosedFields } from './closable-field.tsx'
import { competitionFields, type CompetitionValues } from './competition-values.ts'
import { changeableLabels, changeBody, formValues, withoutClosed } from './edited-values.ts'
import { shownValue } from './shown-value.ts'

type EditFormInput = {
  club: Club
  courses: readonly Course[]
  competition: Competition
  facts: EditFacts
  onClose: () => void
}

/** The form over a competition that is there. Only the fields that differ are sent, and none that is closed. */
export function useEditForm({ club, courses, competition, facts, onClose }: EditFormInput) {
  const draft = `competition.${competition.id}`
  const edited = useEdited(competition, {
    draft,
    versionOf: (one) => one.version,
    reply: updateCompetition.reply,
    toValues: (one) => formValues(one, club.timeZone),
    labels: changeableLabels(club.currency),
    shown: (name, values) => shownValue(name, values, courses),
  })
  const { version, values: before } = edited.seen
  const [start] = useState(() => withDraft<CompetitionValues>(draft, before))
  const closed: ClosedFields = {
    reasonOf: (field) => {
      const answer = mayEdit(field, facts)
      return answer.ok ? undefined : text.closedBecause[answer.reason]
    },
    shown: (name) => shownValue(name, before, courses),
  }
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(updateCompetitionBody, (values: CompetitionValues) =>
      changeBody(
        withoutClosed(values, { before, isClosed: (field) => closed.reasonOf(field) !== undefined }),
        before,
      ),
    ),
  })
  const sending = useSubmit({
    form,
    draft,
    names: competitionFields,
    send: (body: InputOf<typeof updateCompetitionBody>) =>
      send(updateCompetition, { params: { competitionId: competition.id }, body: { ...body, version } }),
    changes: [
      query(clubCompetitions, { params: { clubId: club.id } }),
      query(listCompetitions),
      query(getEditFacts, { params: { competitionId: competition.id } }),
      query(getStartDraw, { params: { competitionId: competition.id } }),
    ],
    onDone: (changed) => {
      onClose()
      showToast({ tone: 'success', title: text.updated, description: changed.name })
    },
    failed: {
      title: text.updateFailed,
      text: text.notChanged,
      reasons: { ...text.closedBecause, ...mismatchReasons },
    },
    edited: { takeConflict: (fault) => edited.takeConflict(fault, form), conflict: edited.conflict(form) },
  })
  return { form, closed, sending }
}
