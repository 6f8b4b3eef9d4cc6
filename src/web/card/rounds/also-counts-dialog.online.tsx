import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { clubCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { alsoCountsFor, type RoundCard } from '#contract/card/round-card.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { cardActsText as actsText } from '#web/messages/en/card/card-acts.online.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { actFailure } from './act-failure.ts'
import { ReasonField, reasonRules } from './reason-field.tsx'
import { useCardChange } from './use-card-change.ts'

type Values = { competitionId: string; roundNumber: string; reason: string }

type AlsoCountsDialogProps = { round: RoundCard; clubId: string; onClose: () => void }

/** Enters a card for another competition of the same round, and goes to the card there. */
export default function AlsoCountsDialog({ round, clubId, onClose }: AlsoCountsDialogProps) {
  const { form, chosen, competitions, roundCount, entering, fault } = useAlsoCounts({
    round,
    clubId,
    onClose,
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={actsText.alsoTitle}
      description={actsText.alsoHint}
      submitLabel={actsText.doAlso}
      busyLabel={actsText.alsoDoing}
      isBusy={entering.isPending}
      fault={fault ? actFailure(fault) : undefined}
      faultTitle={roundsText.notSaved}
      {...(competitions?.length === 0 && { notYet: actsText.noOtherCompetition })}
      onClose={onClose}
      onSubmit={() => {
        void form.handleSubmit((values) => {
          entering.mutate(values)
        })()
      }}
    >
      <Field label={roundsText.competition} required error={errors.competitionId?.message}>
        {(wiring) => (
          <Select
            {...wiring}
            {...register('competitionId', { validate: (id) => id !== '' || actsText.chooseCompetition })}
            value={chosen.competitionId ?? ''}
          >
            <option value="">–</option>
            <SelectOptions from={competitions ?? []} />
          </Select>
        )}
      </Field>
      {roundCount > 1 && (
        <Field label={actsText.moveRound}>
          {(wiring) => (
            <Select {...wiring} {...register('roundNumber')} value={chosen.roundNumber ?? ''}>
              <option value="">–</option>
              <SelectOptions from={roundsOf(roundCount)} />
            </Select>
          )}
        </Field>
      )}
      <ReasonField field={register('reason', reasonRules)} isWrong={errors.reason !== undefined} />
    </FormDialog>
  )
}

function useAlsoCounts({ round, clubId, onClose }: AlsoCountsDialogProps) {
  const [, navigate] = useLocation()
  const all = useQuery(query(clubCompetitions, { params: { clubId } }))
  const competitions = all.data?.filter((one) => mayCountFor(one, round))
  const form = useForm<Values>({ defaultValues: { competitionId: '', roundNumber: '', reason: '' } })
  const chosen = useWatch({ control: form.control })
  const roundCount = competitions?.find(({ id }) => id === chosen.competitionId)?.roundCount ?? 1
  const entering = useCardChange({
    run: ({ competitionId, roundNumber, reason }: Values) =>
      send(alsoCountsFor, {
        params: { roundId: round.id },
        body: {
          competitionId,
          reason: reason.trim(),
          ...(roundCount > 1 && roundNumber !== '' && { roundNumber: Number(roundNumber) }),
        },
      }),
    done: actsText.alsoDone,
    onDone: ({ id }) => {
      onClose()
      navigate(`/rounds/${encodeURIComponent(id)}`)
    },
  })
  return { form, chosen, competitions, roundCount, entering, fault: entering.error ?? all.error }
}

const roundsOf = (roundCount: number) =>
  Array.from({ length: roundCount }, (_, i) => ({ id: String(i + 1), name: String(i + 1) }))

/** Other competitions with cards on this course that take them now. */
function mayCountFor(one: Competition, round: RoundCard): boolean {
  const isThere = (round.sameRound ?? []).some(({ competitionId }) => competitionId === one.id)
  return (
    one.id !== round.competitionId &&
    !isThere &&
    ['active', 'completed'].includes(one.status) &&
    one.competitionType !== 'matchplay' &&
    (one.courseId === null || one.courseId === round.courseId)
  )
}
