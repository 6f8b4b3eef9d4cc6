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
import { Select } from '#web/ui/select.tsx'
import { ReasonField, reasonRules } from './reason-field.tsx'
import { useCardChange } from './use-card-change.ts'

type Values = { competitionId: string; courseId: string; teeId: string; playedOn: string; reason: string }
type StartCardDialogProps = { clubId: string; member: { id: string; name: string }; onClose: () => void }

/** Starts a card for a member and goes to it. */
export default function StartCardDialog({ clubId, member, onClose }: StartCardDialogProps) {
  const draft = `start-card-${member.id}`
  const [, navigate] = useLocation()
  const params = { clubId, memberId: member.id }
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const competitions = useQuery(query(clubCompetitions, { params: { clubId } }))
  const playable = (competitions.data ?? []).filter(
    ({ status, competitionType }) =>
      (status === 'active' || status === 'completed') && competitionType !== 'matchplay',
  )
  const form = useForm<Values>({
    defaultValues: withDraft<Values>(draft, {
      competitionId: '',
      courseId: '',
      teeId: '',
      playedOn: '',
      reason: '',
    }),
  })
  useKeepDraft(draft, form)
  const { register, control, handleSubmit, formState } = form
  const { errors } = formState
  // The choices come after the form: what was kept is shown as soon as they are there.
  const chosen = useWatch({ control })
  const competition = playable.find((one) => one.id === chosen.competitionId)
  const courseId = competition?.courseId ?? chosen.courseId ?? ''
  const tees = courses.data?.find((course) => course.id === courseId)?.tees ?? []
  const starting = useCardChange({
    run: ({ competitionId, teeId, playedOn, reason }: Values) =>
      send(startMemberRound, {
        params,
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
  const fault = starting.error ?? courses.error ?? competitions.error
  return (
    <FormDialog
      title={roundsText.startTitle(member.name)}
      description={roundsText.startHint}
      submitLabel={roundsText.doStart}
      busyLabel={roundsText.starting}
      isBusy={starting.isPending}
      fault={fault ? failureText(fault, sharedText.tryAgainLater) : undefined}
      faultTitle={roundsText.notSaved}
      onClose={onClose}
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
            {playable.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {competition?.courseId == null && (
        <Field label={roundsText.course} required error={errors.courseId && roundsText.courseMissing}>
          {(wiring) => (
            <Select {...wiring} {...register('courseId', { required: true })} value={chosen.courseId ?? ''}>
              <option value="">{roundsText.chooseCourse}</option>
              {(courses.data ?? []).map((course) => (
                <option key={course.id} value={course.id}>
                  {course.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {tees.length > 1 && (
        <Field label={roundsText.tee}>
          {(wiring) => (
            <Select {...wiring} {...register('teeId')} value={chosen.teeId ?? ''}>
              <option value="">{roundsText.teeDefault}</option>
              {tees.map((tee) => (
                <option key={tee.id} value={tee.id}>
                  {tee.name}
                </option>
              ))}
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
