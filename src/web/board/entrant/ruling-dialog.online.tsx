import { useState } from 'react'
import { listCardRulings, ruleOnCard, type CardRuling } from '#contract/card/card-rulings.ts'
import { cardStatuses, type CardStatus } from '#golf/competition/card-status.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { cardStatusNames } from '#web/lib/competition-words.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { cardRulingsText as text } from '#web/messages/en/board/card-rulings.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RulingDialogProps = {
  competitionId: string
  entries: readonly CardRuling[]
  /** Who is chosen at first. */
  askedUserId?: string | undefined
  onClose: () => void
}

/** Takes a card's place away or gives it back; the card itself stays as it is. */
export default function RulingDialog(props: RulingDialogProps) {
  const { entries, onClose } = props
  const ruling = useRuling(props)
  return (
    <FormDialog
      title={text.rule}
      description={text.ruleNote}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      isBusy={ruling.saving.isPending}
      fault={ruling.saving.isError ? failureText(ruling.saving.error, text.tryAgain) : undefined}
      faultTitle={text.notSaved}
      onClose={onClose}
      onSubmit={ruling.submit}
    >
      <PlayerField ruling={ruling} entries={entries} />
      <ChoiceGroup
        legend={text.status}
        isStacked
        choices={cardStatuses.map((value) => ({ value, label: cardStatusNames[value] }))}
        value={ruling.status}
        onChange={ruling.changeStatus}
      />
      {ruling.status !== 'playing' && <ReasonField ruling={ruling} />}
      {ruling.status === 'disqualified' && (
        <TickBox
          label={text.counts}
          note={text.countsNote}
          isTicked={ruling.counts}
          onTick={ruling.changeCounts}
        />
      )}
    </FormDialog>
  )
}

const ruledSoFar = (entry: CardRuling | undefined) => ({
  status: entry?.status ?? 'playing',
  reason: entry?.reason ?? '',
  counts: entry?.countsForHandicap ?? true,
})

type Ruling = ReturnType<typeof useRuling>

/** What is ruled so far, kept as a draft, and what is missing once saving was tried. */
function useRuling({ competitionId, entries, askedUserId, onClose }: RulingDialogProps) {
  const asked = entries.find((one) => one.userId === askedUserId)
  // A ruling that a link asks for has its own draft, so that the player of another one does not come up.
  const draft = useDraft(`ruling.${competitionId}${asked ? `.${asked.userId}` : ''}`, {
    userId: asked?.userId ?? '',
    ...ruledSoFar(asked),
  })
  const { userId, reason, counts } = draft.values
  const status = cardStatuses.find((one) => one === draft.values.status) ?? 'playing'
  const [isTried, setIsTried] = useState(false)
  const needsReason = status === 'disqualified'
  const isWrong = { player: userId === '', reason: needsReason && reason.trim() === '' }
  const saving = useAction({
    run: () =>
      send(ruleOnCard, {
        params: { competitionId, userId },
        body: { status, reason, ...(status === 'disqualified' && { countsForHandicap: counts }) },
      }),
    changes: [query(listCardRulings, { params: { competitionId } })],
    onDone: (entry) => {
      draft.clear()
      showToast({ tone: 'success', title: entry.playerName, description: cardStatusNames[entry.status] })
      onClose()
    },
  })
  return {
    userId,
    status,
    reason,
    counts,
    needsReason,
    saving,
    faults: {
      player: isTried && isWrong.player ? text.choosePlayer : undefined,
      reason: isTried && isWrong.reason ? text.reasonMissing : undefined,
    },
    choosePlayer: (id: string) => {
      const entry = entries.find((one) => one.userId === id)
      draft.change({ userId: id, ...ruledSoFar(entry) })
    },
    changeStatus: (value: CardStatus) => {
      draft.change({ status: value })
    },
    changeCounts: (value: boolean) => {
      draft.change({ counts: value })
    },
    changeReason: (value: string) => {
      draft.change({ reason: value })
    },
    submit: () => {
      setIsTried(true)
      if (!isWrong.player && !isWrong.reason) saving.mutate(undefined)
    },
  }
}

function PlayerField({ ruling, entries }: { ruling: Ruling; entries: readonly CardRuling[] }) {
  return (
    <Field label={text.player} required error={ruling.faults.player}>
      {(wiring) => (
        <Select
          {...wiring}
          value={ruling.userId}
          onChange={(event) => {
            ruling.choosePlayer(event.target.value)
          }}
        >
          <option value="">{text.choose}</option>
          {entries.map((one) => (
            <option key={one.userId} value={one.userId}>
              {markedName(one.playerName, one.marks)}
              {one.status === 'playing' ? '' : ` – ${cardStatusNames[one.status]}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function ReasonField({ ruling }: { ruling: Ruling }) {
  return (
    <Field
      label={text.reason}
      required={ruling.needsReason}
      hint={text.reasonHint}
      error={ruling.faults.reason}
    >
      {(wiring) => (
        <Input
          {...wiring}
          value={ruling.reason}
          maxLength={200}
          onChange={(event) => {
            ruling.changeReason(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
