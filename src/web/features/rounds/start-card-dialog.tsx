import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { clubCompetitions } from '#contract/competitions.ts'
import { listCourses } from '#contract/courses.ts'
import { startMemberRound } from '#contract/round-card.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { ReasonField, reasonRules } from './reason-field.tsx'
import { useCardChange } from './use-card-change.ts'

type Values = { competitionId: string; courseId: string; teeId: string; playedOn: string; reason: string }
const emptyValues: Values = { competitionId: '', courseId: '', teeId: '', playedOn: '', reason: '' }

type StartCardDialogProps = { clubId: string; member: { id: string; name: string }; onClose: () => void }

/** Starts a card for a member and goes to it. */
export default function StartCardDialog(props: StartCardDialogProps) {
  const { form, chosen, playable, courses, tees, isCourseGiven, starting, fault } = useStartCard(props)
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={roundsText.startTitle(props.member.name)}
      description={roundsText.startHint}
      submitLabel={roundsText.doStart}
      busyLabel={roundsText.starting}
      isBusy={starting.isPending}
      fault={fault ? failureText(fault, sharedText.tryAgainLater) : undefined}
      faultTitle={roundsText.notSaved}
      onClose={props.onClose}
      onSubmit={() => {
        void handleSubmit((values) => {
          starting.mutate(values)
        })()
      }}
    >
      <Field label={roundsText.forCompetition}>
        {(wiring) => (
          <Select {...wiring} {...register('competitionId')} value={chosen.competitionId ?? ''}>
            <option value="">{roundsText.noCompetition}</option>
            <SelectOptions from={playable} />
          </Select>
        )}
      </Field>
      {!isCourseGiven && (
        <Field label={roundsText.course} required error={errors.courseId && roundsText.courseMissing}>
          {(wiring) => (
            <Select {...wiring} {...register('courseId', { required: true })} value={chosen.courseId ?? ''}>
              <option value="">{roundsText.chooseCourse}</option>
              <SelectOptions from={courses} />
            </Select>
          )}
        </Field>
      )}
      {tees.length > 1 && (
        <Field label={roundsText.tee}>
          {(wiring) => (
            <Select {...wiring} {...register('teeId')} value={chosen.teeId ?? ''}>
              <option value="">{roundsText.teeDefault}</option>
              <SelectOptions from={tees} />
            </Select>
          )}
        </Field>
      )}
      <Field label={roundsText.playedOn} hint={roundsText.playedOnHint}>
        {(wiring) => <Input {...wiring} {...register('playedOn')} type="date" />}
      </Field>
      <ReasonField field={register('reason', reasonRules)} isWrong={errors.reason !== undefined} />
    </FormDialog>
  )
}

/** The form of a member's card: its draft, what may be chosen in it, and the start itself. */
function useStartCard({ clubId, member }: StartCardDialogProps) {
  const draft = `start-card-${member.id}`
  const [, navigate] = useLocation()
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const competitions = useQuery(query(clubCompetitions, { params: { clubId } }))
  const playable = (competitions.data ?? []).filter(
    ({ status, competitionType }) =>
      (status === 'active' || status === 'completed') && competitionType !== 'matchplay',
  )
  const form = useForm<Values>({ defaultValues: withDraft<Values>(draft, emptyValues) })
  useKeepDraft(draft, form)
  // The choices are loaded after the form: what was kept is shown as soon as they are there.
  const chosen = useWatch({ control: form.control })
  const competition = playable.find((one) => one.id === chosen.competitionId)
  const courseId = competition?.courseId ?? chosen.courseId ?? ''
  const tees = courses.data?.find((course) => course.id === courseId)?.tees ?? []
  const starting = useCardChange({
    run: ({ competitionId, teeId, playedOn, reason }: Values) =>
      send(startMemberRound, {
        params: { clubId, memberId: member.id },
        body: {
          reason: reason.trim(),
          courseId,
          competitionId: competitionId === '' ? null : competitionId,
          playedOn: playedOn === '' ? null : playedOn,
          teeId: tees.some((tee) => tee.id === teeId) ? teeId : null,
        },
      }),
    done: roundsText.startDone,
    onDone: (round) => {
      clearDraft(draft)
      navigate(`/rounds/${round.id}`)
    },
  })
  return {
    form,
    chosen,
    playable,
    courses: courses.data ?? [],
    tees,
    isCourseGiven: competition?.courseId != null,
    starting,
    fault: starting.error ?? courses.error ?? competitions.error,
  }
}
