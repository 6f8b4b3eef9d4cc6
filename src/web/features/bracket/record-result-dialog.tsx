import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCompetition } from '#contract/competitions.ts'
import { recordResult, type Match } from '#contract/matches.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { nameOf, winnerName } from './match-words.ts'

type RecordResultDialogProps = { match: Match; competitionId: string; onClose: () => void }

/** `match` is the newest that is known of it, so that a result which somebody else recorded meanwhile is shown. */
export function RecordResultDialog({ match, competitionId, onClose }: RecordResultDialogProps) {
  const client = useQueryClient()
  const draft = useDraft(`result.${match.id}`, { winnerId: '', result: '' })
  const { winnerId, result } = draft.values
  const [faults, setFaults] = useState<{ winnerId?: string; result?: string }>({})
  const changes = [query(getCompetition, { params: { competitionId } })]
  const recording = useAction({
    run: () => send(recordResult, { params: { matchId: match.id }, body: { winnerId, result } }),
    changes,
    onDone: (saved) => {
      draft.clear()
      onClose()
      showToast({
        tone: 'success',
        title: text.record.done,
        description: `${winnerName(saved) ?? text.record.winner}, ${saved.result ?? result}`,
      })
    },
    onFail: (fault) => {
      const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
      setFaults(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      readAgain(client, changes)
    },
  })
  const hasFieldFaults = faults.winnerId !== undefined || faults.result !== undefined
  const choices = [match.player1, match.player2].flatMap((player, i) => {
    const value = i === 0 ? match.player1Id : match.player2Id
    return player && value !== null ? [{ value, label: nameOf(player) }] : []
  })
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
        }
        setFaults(missing)
        if (Object.keys(missing).length === 0) recording.mutate(undefined)
      }}
    >
      <div className="grid gap-1.5">
        <ChoiceGroup
          legend={text.record.winner}
          choices={choices}
          value={winnerId}
          onChange={(value) => {
            draft.change({ winnerId: value })
          }}
          isStacked
        />
        {faults.winnerId !== undefined && (
          <p role="alert" className="text-note font-medium text-danger">
            {faults.winnerId}
          </p>
        )}
      </div>
      <Field label={text.record.result} required hint={text.record.hint} error={faults.result}>
        {(wiring) => (
          <Input
            {...wiring}
            value={result}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={40}
            onChange={(event) => {
              draft.change({ result: event.target.value })
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}
