import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { enterGuest } from '#contract/competition/entries.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { newId } from '#web/lib/new-id.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { GuestFields, genderOf, guestNames } from './guest-fields.tsx'
import { isNotAdmitted } from './is-not-admitted.ts'
import { entryChanges } from './use-entries.ts'

const names = [...guestNames, 'reason'] as const
const blank = { firstName: '', lastName: '', handicap: '', gender: '', homeClub: '', reason: '' }
type Values = typeof blank

const bodyOf = (values: Values, key: string): InputOf<typeof enterGuest.body> => ({
  ...values,
  key,
  gender: genderOf(values.gender),
})

/** Enters somebody without an account. The key is made once for the form, so that sending again adds nobody twice. */
export function GuestDialog({ competitionId, onClose }: { competitionId: string; onClose: () => void }) {
  const draft = `guest.${competitionId}`
  const [key] = useState(() => newId(''))
  const isAdmin = useIsClubAdmin() === true
  const [start] = useState(() => withDraft<Values>(draft, blank))
  const [asksReason, setAsksReason] = useState(start.reason !== '')
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(enterGuest.body, (values: Values) => bodyOf(values, key)),
  })
  const sending = useSubmit({
    form,
    draft,
    names,
    send: (body: InputOf<typeof enterGuest.body>) =>
      send(enterGuest, { params: { competitionId }, body }).catch((fault: unknown) => {
        if (isAdmin && isNotAdmitted(fault)) setAsksReason(true)
        throw fault
      }),
    changes: entryChanges,
    onDone: ({ reserve }) => {
      showToast({ tone: 'success', title: reserve.length > 0 ? text.reserved(1) : text.entered(1) })
      onClose()
    },
    failed: { text: text.changeFailed },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={text.enterGuest}
      submitLabel={text.submitEnter}
      busyLabel={text.entering}
      onClose={onClose}
      {...sending}
    >
      <GuestFields errors={errors} fieldOf={(name) => form.register(name)} handicapHint={text.handicapHint} />
      {asksReason && (
        <Field label={text.admitReason} error={errors.reason?.message} hint={text.admitHint}>
          {(wiring) => <Input {...wiring} {...form.register('reason')} autoComplete="off" />}
        </Field>
      )}
    </FormDialog>
  )
}
