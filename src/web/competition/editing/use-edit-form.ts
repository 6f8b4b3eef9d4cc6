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
import { mayEdit, type EditFacts } from '#golf/competition/editable-fields.ts'
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
import { notForHandicapWords } from '#web/handicap/not-for-handicap/not-for-handicap-words.ts'
import { bracketTypeNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { nineHolesText } from '#web/messages/en/competition/nine-holes.online.ts'
import { clubNotForHandicapText } from '#web/messages/en/competition/club-not-for-handicap.online.ts'

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

/** What stands in a field of the form, in words where it is chosen from a list. */
function shownValue(
  name: keyof CompetitionValues,
  values: CompetitionValues,
  courses: readonly Pick<Course, 'id' | 'name'>[],
): string {
  const { cutAfter } = values
  const words: Partial<Record<keyof CompetitionValues, string | undefined>> = {
    competitionType: competitionTypeNames[values.competitionType],
    courseId: courses.find(({ id }) => id === values.courseId)?.name ?? text.notDecided,
    nine: values.nine === '' ? nineHolesText.all : nineHolesText.nines[values.nine],
    bracketType: bracketTypeNames[values.bracketType],
    stablefordTable: values.stablefordTable === 'modified' ? text.modifiedPoints : text.standardPoints,
    maximumKind: text.maximumKinds[values.maximumKind],
    openToAll: values.openToAll === 'yes' ? text.allMembers : text.inviteOnly,
    cards: values.cards === 'marker' ? text.cardsMarked : text.cardsSigned,
    notForHandicap:
      values.notForHandicap === ''
        ? clubNotForHandicapText.countsForHandicap
        : notForHandicapWords({ reason: values.notForHandicap }),
    feeWay: text.feeWays[values.feeWay],
    cutAfter: cutAfter === '' ? text.noCut : text.cutAfter(Number(cutAfter)),
    cutTies: text.cutTiesNames[values.cutTies],
  }
  return words[name] ?? values[name]
}
