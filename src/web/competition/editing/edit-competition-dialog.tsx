import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { Club } from '#contract/club/clubs.ts'
import { getEditFacts } from '#contract/competition/competition-changes.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import type { Course } from '#contract/course/courses.ts'
import type { EditFacts } from '#golf/competition/editable-fields.ts'
import { DialogWithClock } from '#web/club/with-known-zone.tsx'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AllowanceFields } from './allowance-fields.tsx'
import { FeeWayField } from './fee-way-field.tsx'
import { DateFields, FieldPair, LimitFields, NameField, TextFields } from './competition-fields.tsx'
import { hasRounds, type CompetitionValues } from './competition-values.ts'
import { AccessFields, CourseFields, CutFields, FormatFields } from './format-fields.tsx'
import { HandicapFields } from './handicap-fields.tsx'
import { TypeField } from './type-field.tsx'
import { formValues } from './edited-values.ts'
import { useEditForm } from './use-edit-form.ts'

type EditCompetitionDialogProps = {
  club: Club
  courses: readonly Course[]
  competition: Competition
  onClose: () => void
}

/** Changes a competition, field by field, until something stands on the field; then it says what. */
export default function EditCompetitionDialog(props: EditCompetitionDialogProps) {
  const { competition, onClose } = props
  const facts = useQuery(query(getEditFacts, { params: { competitionId: competition.id } }))
  if (competition.status === 'final')
    return (
      <Dialog title={text.editTitle} description={competition.name} isOpen onClose={onClose}>
        <Notice tone="info">{text.closedBecause.final}</Notice>
      </Dialog>
    )
  if (facts.isError)
    return (
      <Dialog title={text.editTitle} description={competition.name} isOpen onClose={onClose}>
        <ErrorState title={text.factsFailed} onRetry={() => void facts.refetch()}>
          {sharedText.tryAgainLater}
        </ErrorState>
      </Dialog>
    )
  if (!facts.data) return null
  return (
    <DialogWithClock timeZone={props.club.timeZone} title={text.editTitle} onClose={onClose}>
      <EditForm {...props} facts={facts.data} />
    </DialogWithClock>
  )
}

function EditForm(props: EditCompetitionDialogProps & { facts: EditFacts }) {
  const { club, courses, competition, onClose } = props
  const { form, closed, sending } = useEditForm(props)
  const { register, control, formState, setValue } = form
  const part = { register, errors: formState.errors, closed }
  const values = useWatch({ control, compute: (all: CompetitionValues) => all })
  const { competitionType: type, maximumKind, roundCount, cutAfter, startDate } = values
  const isOtherDay = dayOf(startDate) !== dayOf(formValues(competition, club.timeZone).startDate)
  return (
    <FormDialog
      title={text.editTitle}
      description={competition.name}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={onClose}
      {...sending}
    >
      <NameField {...part} />
      <FieldPair>
        <TypeField
          {...part}
          onChange={() => {
            // Another format has its own recommended allowance.
            setValue('allowance', '')
          }}
        />
        <CourseFields {...part} courses={courses} courseId={values.courseId} type={type} />
        <DateFields {...part} timeZone={club.timeZone} />
        {isOtherDay && <p className="text-note text-soft sm:col-span-2">{text.daysFollow}</p>}
      </FieldPair>
      <FormatFields {...part} type={type} maximumKind={maximumKind} />
      {hasRounds({ competitionType: type, roundCount }) && (
        <CutFields {...part} rounds={Number(roundCount)} cutAfter={cutAfter} />
      )}
      <FieldPair>
        <AccessFields {...part} />
        <LimitFields {...part} currency={club.currency} />
        <FeeWayField {...part} clubId={club.id} />
      </FieldPair>
      <AllowanceFields {...part} clubId={club.id} values={values} />
      <HandicapFields {...part} reason={values.notForHandicap} />
      <TextFields {...part} />
    </FormDialog>
  )
}

/** "2026-05-02" of "2026-05-02T08:00". */
const dayOf = (field: string) => field.slice(0, 10)
