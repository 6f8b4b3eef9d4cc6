import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCompetition } from '#contract/competition/competitions.ts'
import { recordResult, type Match } from '#contract/match/matches.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { matchDialogsText } from '#web/messages/en/match/match-dialogs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { nameOf, placeOf, winnerName } from './match-words.ts'
import { reportText } from './weeks/match-weeks-row.tsx'
import { ReasonField } from './weeks/reason-field.tsx'

type Draft = { winnerId: string; result: string; isRevised: boolean; reason: string }
const blank: Draft = { winnerId: '', result: '', isRevised: false, reason: '' }

type Faults = { winnerId?: string; result?: string; isRevised?: string; reason?: string }

type RecordResultDialogProps = {
  match: Match
  competitionId: string
  /** So many days a player's word waits for the other side's; null: it counts at once. */
  confirmDays: number | null
  onClose: () => void
}

/** `match` is the newest that is known of it, so that a result which somebody else recorded meanwhile is shown. */
export default function RecordResultDialog(props: RecordResultDialogProps) {
  const { match, competitionId, confirmDays, onClose } = props
  const client = useQueryClient()
  const draft = useDraft(`result.${match.id}`, blank)
  const { winnerId, result, isRevised, reason } = draft.values
  const [faults, setFaults] = useState<Faults>({})
  const isDecision = faults.reason !== undefined || (match.reports.length > 1 && match.sideId === null)
  const changes = [query(getCompetition, { params: { competitionId } })]
  const recording = useAction({
    run: () =>
      send(recordResult, {
        params: { matchId: match.id },
        body: { winnerId, result, isRevised, ...(isDecision && { reason }) },
      }),
    changes,
    onDone: (saved) => {
      draft.clear()
      onClose()
      showToast({
        tone: 'success',
        title: saved.status === 'completed' ? text.record.done : matchDialogsText.reported,
        description: `${winnerName(saved) ?? text.record.winner}, ${saved.result ?? result}`,
      })
    },
    onFail: (fault) => {
      const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
      setFaults(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      readAgain(client, changes)
    },
  })
  const hasFieldFaults = Object.keys(faults).length > 0
  const fault = recording.isError && !hasFieldFaults && (
    <>
      {failureText(recording.error, text.record.failed)}
      {match.result !== null && ` ${text.record.itSays(winnerName(match) ?? '', match.result)}`}
    </>
  )
  return (
    <FormDialog
      title={text.record.title}
      description={text.match.described(text.roundName(match.roundName), match.matchNumber)}
      submitLabel={text.record.save}
      busyLabel={sharedText.saving}
      isBusy={recording.isPending}
      fault={fault || undefined}
      faultTitle={text.record.notDone}
      onClose={onClose}
      onSubmit={() => {
        const missing = {
          ...(winnerId === '' ? { winnerId: text.record.chooseWinner } : {}),
          ...(result.trim() === '' ? { result: text.record.resultMissing } : {}),
          ...(isDecision && reason.trim() === '' ? { reason: matchDialogsText.walkover.reasonMissing } : {}),
        }
        setFaults(missing)
        if (Object.keys(missing).length === 0) recording.mutate(undefined)
      }}
    >
      <WhatIsSaid match={match} confirmDays={confirmDays} />
      <WinnerField
        match={match}
        value={winnerId}
        error={faults.winnerId}
        onChange={(value) => {
          draft.change({ winnerId: value })
        }}
      />
      <ResultField
        value={result}
        error={faults.result}
        onChange={(value) => {
          draft.change({ result: value, isRevised: false })
        }}
      />
      {(isRevised || faults.isRevised !== undefined) && (
        <TickBox
          label={text.record.isRevised}
          note={faults.isRevised ?? text.record.revisedNote}
          isTicked={isRevised}
          onTick={(ticked) => {
            draft.change({ isRevised: ticked })
          }}
        />
      )}
      {isDecision && (
        <ReasonField
          label={matchDialogsText.decision}
          hint={matchDialogsText.decisionHint}
          error={faults.reason}
          value={reason}
          onChange={(value) => {
            draft.change({ reason: value })
          }}
        />
      )}
    </FormDialog>
  )
}

/** What the sides have said so far, and that the other side has a word in it. */
function WhatIsSaid({ match, confirmDays }: Pick<RecordResultDialogProps, 'match' | 'confirmDays'>) {
  return (
    <>
      {match.reports.map((report) => (
        <p key={report.sideId}>{reportText(match, report)}</p>
      ))}
      {confirmDays !== null && match.sideId !== null && (
        <Notice tone="info">{matchDialogsText.needsOther(confirmDays)}</Notice>
      )}
    </>
  )
}

type ResultFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

function ResultField({ value, error, onChange }: ResultFieldProps) {
  return (
    <Field label={text.record.result} required hint={text.record.hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={40}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}

function WinnerField({ match, value, error, onChange }: ResultFieldProps & { match: Match }) {
  const choices = ([1, 2] as const).flatMap((number) => {
    const { id, player, partner } = placeOf(match, number)
    return player && id !== null ? [{ value: id, label: nameOf(player, partner) }] : []
  })
  return (
    <div className="grid gap-1.5">
      <ChoiceGroup
        legend={text.record.winner}
        choices={choices}
        value={value}
        onChange={onChange}
        isStacked
      />
      {error !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
