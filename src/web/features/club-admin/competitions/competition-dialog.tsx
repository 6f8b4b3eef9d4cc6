import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import type { Club } from '#contract/clubs.ts'
import { createCompetition, createCompetitionBody } from '#contract/competition-changes.ts'
import { clubCompetitions, listCompetitions } from '#contract/competitions.ts'
import type { Course } from '#contract/courses.ts'
import { useSubmit } from '#web/admin/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AllowanceFields } from './allowance-fields.tsx'
import { FeeWayField } from './fee-way-field.tsx'
import { DateFields, FieldPair, LimitFields, NameField, TextFields } from './competition-fields.tsx'
import {
  blankCompetition,
  competitionBody,
  competitionFields,
  hasRounds,
  type CompetitionValues,
} from './competition-values.ts'
import {
  AccessFields,
  CourseFields,
  CutFields,
  FormatFields,
  PublishField,
  TypeField,
} from './format-fields.tsx'

const DRAFT = 'competition'

type CompetitionDialogProps = { club: Club; courses: readonly Course[]; onClose: () => void }

export default function CompetitionDialog({ club, courses, onClose }: CompetitionDialogProps) {
  const { form, sending } = useNewCompetition({ club, courses, onClose })
  const { register, control, formState, setValue } = form
  const part = { register, errors: formState.errors }
  const type = useWatch({ control, name: 'competitionType' })
  const [maximumKind, courseId, teamSize, countingScores, allowance, roundCount, cutAfter] = useWatch({
    control,
    name: ['maximumKind', 'courseId', 'teamSize', 'countingScores', 'allowance', 'roundCount', 'cutAfter'],
  })
  return (
    <FormDialog
      title={clubCompetitionsText.newCompetition}
      submitLabel={clubCompetitionsText.create}
      busyLabel={clubCompetitionsText.creating}
      onClose={onClose}
      {...sending}
    >
      <NameField {...part} />
      <FieldPair>
        <TypeField {...part} />
        <CourseFields
          {...part}
          courses={courses}
          tee={{
            courseId,
            onCourseChange: () => {
              setValue('teeId', '')
            },
          }}
        />
        <DateFields {...part} timeZone={club.timeZone} />
      </FieldPair>
      <FormatFields {...part} type={type} maximumKind={maximumKind} />
      {hasRounds({ competitionType: type, roundCount }) && (
        <CutFields {...part} rounds={Number(roundCount)} cutAfter={cutAfter} />
      )}
      <FieldPair>
        <AccessFields {...part} />
        <PublishField {...part} />
        <LimitFields {...part} currency={club.currency} />
        <FeeWayField {...part} clubId={club.id} />
      </FieldPair>
      <AllowanceFields {...part} values={{ competitionType: type, teamSize, countingScores, allowance }} />
      <TextFields {...part} />
    </FormDialog>
  )
}

function useNewCompetition({ club, courses, onClose }: CompetitionDialogProps) {
  const [start] = useState(() => withDraft<CompetitionValues>(DRAFT, blankCompetition(courses[0]?.id ?? '')))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(createCompetitionBody, (values: CompetitionValues) =>
      competitionBody(values, club.id),
    ),
  })
  const sending = useSubmit({
    form,
    draft: DRAFT,
    names: competitionFields,
    send: (body: InputOf<typeof createCompetitionBody>) => send(createCompetition, { body }),
    changes: [query(clubCompetitions, { params: { clubId: club.id } }), query(listCompetitions)],
    onDone: (created) => {
      onClose()
      showToast({ tone: 'success', title: clubCompetitionsText.created, description: created.name })
    },
    failed: { text: clubCompetitionsText.createFailed },
  })
  return { form, sending }
}
