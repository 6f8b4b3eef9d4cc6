import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import type { Club } from '#contract/club/clubs.ts'
import { createCompetition, createCompetitionBody } from '#contract/competition/competition-changes.ts'
import { clubCompetitions, listCompetitions } from '#contract/competition/competitions.ts'
import type { Course } from '#contract/course/courses.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AllowanceFields } from './allowance-fields.tsx'
import { FeeWayField } from './fee-way-field.tsx'
import { FieldPair, LimitFields, NameField, TextFields } from './competition-fields.tsx'
import {
  blankCompetition,
  competitionBody,
  competitionFields,
  hasRounds,
  type CompetitionValues,
} from './competition-values.ts'
import { AccessFields, CourseFields, CutFields, FormatFields, PublishField } from './format-fields.tsx'
import { HandicapFields } from './handicap-fields.tsx'
import { NamedFormat } from './named-format.tsx'
import { NewDateFields } from './new-date-fields.tsx'
import { TypeField } from './type-field.tsx'

/** Another competition that the new one is like. */
export type CopyOf = { id: string; name: string; values: CompetitionValues }

type CompetitionDialogProps = {
  club: Club
  courses: readonly Course[]
  copyOf?: CopyOf
  onClose: () => void
}

export default function CompetitionDialog(props: CompetitionDialogProps) {
  const { club, courses, copyOf, onClose } = props
  const { form, sending } = useNewCompetition(props)
  const { register, control, formState, setValue } = form
  const part = { register, errors: formState.errors }
  const values = useWatch({ control, compute: (all: CompetitionValues) => all })
  const { competitionType: type, roundCount } = values
  return (
    <FormDialog
      title={clubCompetitionsText.newCompetition}
      {...(copyOf && { description: clubCompetitionsText.copyMeans(copyOf.name) })}
      submitLabel={clubCompetitionsText.create}
      busyLabel={clubCompetitionsText.creating}
      onClose={onClose}
      {...sending}
    >
      <NameField {...part} />
      <NamedFormat values={values} />
      <FieldPair>
        <TypeField
          {...part}
          {...(copyOf && {
            onChange: () => {
              // Another format has its own recommended allowance.
              setValue('allowance', '')
            },
          })}
        />
        <CourseFields
          {...part}
          courses={courses}
          courseId={values.courseId}
          type={type}
          tee={{
            onCourseChange: () => {
              setValue('teeId', '')
              setValue('nine', '')
            },
          }}
        />
        <NewDateFields form={form} timeZone={club.timeZone} />
      </FieldPair>
      <FormatFields {...part} type={type} maximumKind={values.maximumKind} />
      {hasRounds({ competitionType: type, roundCount }) && (
        <CutFields {...part} rounds={Number(roundCount)} cutAfter={values.cutAfter} />
      )}
      <FieldPair>
        <AccessFields {...part} />
        <PublishField {...part} />
        <LimitFields {...part} currency={club.currency} />
        <FeeWayField {...part} clubId={club.id} />
      </FieldPair>
      <AllowanceFields {...part} clubId={club.id} values={values} />
      <HandicapFields {...part} reason={values.notForHandicap} />
      <TextFields {...part} />
    </FormDialog>
  )
}

/** The key is made once for the form, so that sending again makes no second competition. */
function useNewCompetition({ club, courses, copyOf, onClose }: CompetitionDialogProps) {
  const draft = copyOf === undefined ? 'competition' : `competition.copy.${copyOf.id}`
  const [key] = useState(() => newId(''))
  const [start] = useState(() =>
    withDraft<CompetitionValues>(draft, copyOf?.values ?? blankCompetition(courses[0]?.id ?? '')),
  )
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(createCompetitionBody, (values: CompetitionValues) => ({
      ...competitionBody(values, club.id),
      key,
      ...(copyOf && { copyOf: copyOf.id }),
    })),
  })
  const sending = useSubmit({
    form,
    draft,
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
