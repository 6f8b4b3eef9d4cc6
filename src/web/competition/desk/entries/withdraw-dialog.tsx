import { useState } from 'react'
import { withdrawPlayers, type Entry } from '#contract/competition/entries.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { entryChanges } from './use-entries.ts'

type WithdrawDialogProps = { competitionId: string; entries: readonly Entry[]; onClose: () => void }

/** Withdraws those who are chosen, with one reason; the reserves who move up are counted in what is said. */
export function WithdrawDialog({ competitionId, entries, onClose }: WithdrawDialogProps) {
  const draft = useDraft(`withdraw.${competitionId}`, { reason: '' })
  const [fault, setFault] = useState<string>()
  const withdrawing = useAction({
    run: () =>
      send(withdrawPlayers, {
        params: { competitionId },
        body: { userIds: entries.map(({ userId }) => userId), reason: draft.values.reason },
      }),
    changes: entryChanges,
    onDone: ({ withdrawn, movedUp }) => {
      draft.clear()
      showToast({
        tone: 'success',
        title: text.withdrawnCount(withdrawn),
        ...(movedUp.length > 0 && { description: text.movedUp(movedUp.length) }),
      })
      onClose()
    },
    onFail: (failure) => {
      setFault(failureText(failure, text.changeFailed))
    },
  })
  return (
    <FormDialog
      title={text.withdraw}
      description={text.chosen(entries.length)}
      submitLabel={text.withdraw}
      submitLook="danger"
      busyLabel={text.withdrawing}
      isBusy={withdrawing.isPending}
      fault={fault}
      onClose={onClose}
      onSubmit={() => {
        withdrawing.mutate(undefined)
      }}
    >
      <ul className="max-h-40 overflow-y-auto font-medium">
        {entries.map(({ userId, firstName, lastName, marks }) => (
          <li key={userId} className="wrap-anywhere">
            {markedName(`${firstName} ${lastName}`, marks)}
          </li>
        ))}
      </ul>
      <Field label={text.reason} required hint={text.reasonHint}>
        {(wiring) => (
          <Input
            {...wiring}
            value={draft.values.reason}
            onChange={(event) => {
              draft.change({ reason: event.target.value })
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}
