import { useState } from 'react'
import { listCardRulings, ruleOnCard, type CardRuling } from '#contract/card-rulings.ts'
import { cardStatuses } from '#domain/competition/card-status.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { cardStatusNames } from '#web/lib/competition-words.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RulingDialogProps = {
  competitionId: string
  entries: readonly CardRuling[]
  onClose: () => void
}

/** Takes a card's place away or gives it back; the card itself stays as it is. */
export default function RulingDialog({ competitionId, entries, onClose }: RulingDialogProps) {
  const draft = useDraft(`ruling.${competitionId}`, { userId: '', status: 'playing', reason: '' })
  const { userId, reason } = draft.values
  const status = cardStatuses.find((one) => one === draft.values.status) ?? 'playing'
  const [isTried, setIsTried] = useState(false)
  const needsReason = status === 'disqualified'
  const isWrong = { player: userId === '', reason: needsReason && reason.trim() === '' }
  const saving = useAction({
    run: () => send(ruleOnCard, { params: { competitionId, userId }, body: { status, reason } }),
    changes: [query(listCardRulings, { params: { competitionId } })],
    onDone: (entry) => {
      draft.clear()
      showToast({ tone: 'success', title: entry.playerName, description: cardStatusNames[entry.status] })
      onClose()
    },
  })
  const choose = (id: string) => {
    const entry = entries.find((one) => one.userId === id)
    draft.change({ userId: id, status: entry?.status ?? 'playing', reason: entry?.reason ?? '' })
  }
  return (
    <FormDialog
      title={text.rulings.rule}
      description={text.rulings.ruleNote}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      isBusy={saving.isPending}
      fault={saving.isError ? failureText(saving.error, text.rulings.tryAgain) : undefined}
      faultTitle={text.rulings.notSaved}
      onClose={onClose}
      onSubmit={() => {
        setIsTried(true)
        if (!isWrong.player && !isWrong.reason) saving.mutate(undefined)
      }}
    >
      <Field
        label={text.rulings.player}
        required
        error={isTried && isWrong.player ? text.rulings.choosePlayer : undefined}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={userId}
            onChange={(event) => {
              choose(event.target.value)
            }}
          >
            <option value="">{text.rulings.choose}</option>
            {entries.map((one) => (
              <option key={one.userId} value={one.userId}>
                {one.playerName}
                {one.status === 'playing' ? '' : ` – ${cardStatusNames[one.status]}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ChoiceGroup
        legend={text.rulings.status}
        isStacked
        choices={cardStatuses.map((value) => ({ value, label: cardStatusNames[value] }))}
        value={status}
        onChange={(value) => {
          draft.change({ status: value })
        }}
      />
      {status !== 'playing' && (
        <Field
          label={text.rulings.reason}
          required={needsReason}
          hint={text.rulings.reasonHint}
          error={isTried && isWrong.reason ? text.rulings.reasonMissing : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={reason}
              maxLength={200}
              onChange={(event) => {
                draft.change({ reason: event.target.value })
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
