import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'wouter'
import { clubCompetitions } from '#contract/competition/competitions.ts'
import { listCourses } from '#contract/course/courses.ts'
import { startMemberRound } from '#contract/card/round-card.ts'
import { memberTeeChoice, type OfferedTee } from '#contract/card/tee-choice.ts'
import type { ProposalReason } from '#golf/course/propose-tee.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
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
  const { form, chosen, playable, courses, tees, proposed, isCourseGiven, isLoadingTees, starting, fault } =
    useStartCard(props)
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={roundsText.startTitle(props.member.name)}
      description={roundsText.startHint}
      submitLabel={roundsText.doStart}
      busyLabel={starting.isPending ? roundsText.starting : roundsText.loadingTees}
      isBusy={starting.isPending || isLoadingTees}
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
        <TeeField form={form} tees={tees} proposed={proposed} chosenId={chosen.teeId ?? ''} />
      )}
      <Field label={roundsText.playedOn} hint={roundsText.playedOnHint}>
        {(wiring) => <Input {...wiring} {...register('playedOn')} type="date" />}
      </Field>
      <ReasonField field={register('reason', reasonRules)} isWrong={errors.reason !== undefined} />
    </FormDialog>
  )
}

type TeeFieldProps = {
  form: UseFormReturn<Values>
  tees: readonly OfferedTee[]
  proposed: { name: string; reason: ProposalReason } | undefined
  chosenId: string
}

/** The tee proposed for the member, or one that has to be chosen where nothing is known of the tees they play. */
function TeeField({ form, tees, proposed, chosenId }: TeeFieldProps) {
  const { register, formState } = form
  return (
    <Field
      label={roundsText.tee}
      required={!proposed}
      error={formState.errors.teeId && roundsText.teeMissing}
    >
      {(wiring) => (
        <Select
          {...wiring}
          {...register('teeId', { required: !proposed })}
          value={tees.some((tee) => tee.id === chosenId) ? chosenId : ''}
        >
          <option value="">
            {proposed ? roundsText.teeProposed[proposed.reason](proposed.name) : roundsText.chooseTee}
          </option>
          {proposed?.reason !== 'competition' && <SelectOptions from={tees} />}
        </Select>
      )}
    </Field>
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
  const choice = useQuery({
    ...query(memberTeeChoice, {
      params: { clubId, memberId: member.id },
      query: { courseId, ...(competition ? { competitionId: competition.id } : {}) },
    }),
    enabled: courseId !== '',
  })
  const tees = choice.data?.tees ?? []
  const proposal = choice.data?.proposed
  const proposedTee = tees.find((tee) => tee.id === proposal?.teeId)
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
    proposed: proposal && proposedTee ? { name: proposedTee.name, reason: proposal.reason } : undefined,
    isCourseGiven: competition?.courseId != null,
    // A card that started before the tees are known would take the course's first one unasked.
    isLoadingTees: choice.isLoading,
    starting,
    fault: starting.error ?? courses.error ?? competitions.error ?? choice.error,
  }
}
