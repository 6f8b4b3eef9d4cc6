import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'wouter'
import { listCardRulings } from '#contract/card/card-rulings.ts'
import { clubCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { moveRound, type RoundCard } from '#contract/card/round-card.ts'
import { dateFormat } from '#golf/date-format.ts'
import { memberName } from '#web/club/members/member-name.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { cardActsText as actsText } from '#web/messages/en/card/card-acts.online.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { actFailure } from './act-failure.ts'
import { ReasonField, reasonRules } from './reason-field.tsx'
import { useCardChange } from './use-card-change.ts'

const MOST_FOUND = 20

type Values = {
  competitionId: string
  roundNumber: string
  userId: string
  playedOn: string
  partnerName: string
  reason: string
}

type MoveDialogProps = { round: RoundCard; clubId: string; onClose: () => void }

/** Moves a card to the player, competition, round or day it belongs to, and goes to the card that it becomes. */
export default function MoveDialog({ round, clubId, onClose }: MoveDialogProps) {
  const { form, chosen, competitions, competition, moving, fault } = useMove({ round, clubId, onClose })
  const { register, formState } = form
  const { errors } = formState
  const isMarkerAsked = isOwnName(moving.error)
  return (
    <FormDialog
      title={actsText.moveTitle}
      description={actsText.moveHint}
      submitLabel={actsText.doMove}
      busyLabel={actsText.moving}
      isBusy={moving.isPending}
      fault={fault && !isMarkerAsked ? actFailure(fault) : errors.root?.message}
      faultTitle={roundsText.notSaved}
      onClose={onClose}
      onSubmit={() => {
        void form.handleSubmit((values) => {
          if (hasMoved(values, placeOf(round))) moving.mutate(values)
          else form.setError('root', { message: actsText.nothingMoved })
        })()
      }}
    >
      <Field label={roundsText.competition}>
        {(wiring) => (
          <Select {...wiring} {...register('competitionId')} value={chosen.competitionId ?? ''}>
            <option value="">{roundsText.noCompetition}</option>
            <SelectOptions from={competitions} />
          </Select>
        )}
      </Field>
      {competition !== undefined && (competition.roundCount ?? 1) > 1 && (
        <Field label={actsText.moveRound}>
          {(wiring) => (
            <Select {...wiring} {...register('roundNumber')} value={chosen.roundNumber ?? ''}>
              <SelectOptions from={roundsOf(competition)} />
            </Select>
          )}
        </Field>
      )}
      {competition === undefined ? (
        <MemberField form={form} round={round} clubId={clubId} />
      ) : (
        <EntrantField form={form} round={round} competitionId={competition.id} />
      )}
      <Field label={roundsText.playedOn}>
        {(wiring) => <Input {...wiring} {...register('playedOn')} type="date" />}
      </Field>
      {isMarkerAsked && (
        <Field label={roundsText.markerName} required error={failureText(moving.error, '')}>
          {(wiring) => <Input {...wiring} {...register('partnerName')} maxLength={100} autoComplete="off" />}
        </Field>
      )}
      <ReasonField field={register('reason', reasonRules)} isWrong={errors.reason !== undefined} />
    </FormDialog>
  )
}

/** The marker on the card is the player that it is moved to, so another one has to be named. */
const isOwnName = (fault: Error | null) =>
  fault instanceof ApiError && fault.body?.code === 'signed_by_player'

function useMove({ round, clubId, onClose }: MoveDialogProps) {
  const [, navigate] = useLocation()
  const all = useQuery(query(clubCompetitions, { params: { clubId } }))
  const competitions = (all.data ?? []).filter(
    (one) =>
      one.id === round.competitionId ||
      (['active', 'completed'].includes(one.status) &&
        one.competitionType !== 'matchplay' &&
        (one.courseId === null || one.courseId === round.courseId)),
  )
  const held = placeOf(round)
  const form = useForm<Values>({ defaultValues: { ...held, partnerName: '', reason: '' } })
  const chosen = useWatch({ control: form.control })
  const moving = useCardChange({
    run: (to: Values) =>
      send(moveRound, {
        params: { roundId: round.id },
        body: {
          reason: to.reason.trim(),
          competitionId: to.competitionId === '' ? null : to.competitionId,
          playedOn: to.playedOn,
          ...(to.userId !== held.userId && { userId: to.userId }),
          ...(to.competitionId !== '' && { roundNumber: Number(to.roundNumber) }),
          ...(to.partnerName.trim() !== '' && { partnerName: to.partnerName.trim() }),
        },
      }),
    done: actsText.moveDone,
    onDone: (moved) => {
      onClose()
      navigate(`/rounds/${moved.id}`)
    },
  })
  return {
    form,
    chosen,
    competitions,
    moving,
    competition: competitions.find(({ id }) => id === chosen.competitionId),
    fault: moving.error ?? all.error,
  }
}

/** Such as 2026-05-01, as a field of a day takes it. */
const isoDay = (timeZone: string) =>
  dateFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

type Place = Pick<Values, 'competitionId' | 'roundNumber' | 'userId' | 'playedOn'>

/** Where the card stands, on the calendar of its club. */
function placeOf({ competitionId, roundNumber, userId, roundDate, timeZone }: RoundCard): Place {
  const day = isoDay(timeZone).format(new Date(roundDate))
  return { competitionId: competitionId ?? '', roundNumber: String(roundNumber ?? 1), userId, playedOn: day }
}

function hasMoved(to: Place, held: Place): boolean {
  return (
    to.competitionId !== held.competitionId ||
    to.roundNumber !== held.roundNumber ||
    to.userId !== held.userId ||
    to.playedOn !== held.playedOn
  )
}

const roundsOf = ({ roundCount = 1 }: Pick<Competition, 'roundCount'>) =>
  Array.from({ length: roundCount }, (_, i) => ({ id: String(i + 1), name: String(i + 1) }))

type PlayerFieldProps = { form: UseFormReturn<Values>; round: RoundCard }

/** Who is entered in the competition. */
function EntrantField({ form, round, competitionId }: PlayerFieldProps & { competitionId: string }) {
  const entered = useQuery(query(listCardRulings, { params: { competitionId } }))
  const players = (entered.data ?? []).map((one) => ({
    id: one.userId,
    name: markedName(one.playerName, one.marks),
  }))
  return <PlayerSelect form={form} round={round} players={players} />
}

/** Members of the club by a part of their name. */
function MemberField({ form, round, clubId }: PlayerFieldProps & { clubId: string }) {
  const [search, setSearch] = useState('')
  const asked = useSettled(search.trim())
  const found = useQuery({
    ...query(searchMembers, { params: { clubId }, query: { search: asked, limit: MOST_FOUND } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const players = (asked === '' ? [] : (found.data?.members ?? [])).map((one) => ({
    id: one.id,
    name: markedName(memberName(one), one.marks),
  }))
  return (
    <>
      <Field label={actsText.moveSearch}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
            }}
          />
        )}
      </Field>
      <PlayerSelect form={form} round={round} players={players} />
    </>
  )
}

/** The card's own player is always there. */
function PlayerSelect({
  form,
  round,
  players,
}: PlayerFieldProps & { players: { id: string; name: string }[] }) {
  const chosen = useWatch({ control: form.control, name: 'userId' })
  const others = players.filter(({ id }) => id !== round.userId)
  const isListed = chosen === round.userId || others.some(({ id }) => id === chosen)
  return (
    <Field label={actsText.movePlayer}>
      {(wiring) => (
        <Select {...wiring} {...form.register('userId')} value={isListed ? chosen : round.userId}>
          <option value={round.userId}>{round.playerName}</option>
          <SelectOptions from={others} />
        </Select>
      )}
    </Field>
  )
}
