import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { changeGuest, type Entry } from '#contract/competition/entries.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { GuestFields, genderOf, guestNames, type GuestValues } from './guest-fields.tsx'
import { entryChanges } from './use-entries.ts'

type EditGuestDialogProps = { competitionId: string; guest: Entry; onClose: () => void }

/** Corrects a guest who is entered: a name that was misheard, an index that was learnt later. */
export function EditGuestDialog({ competitionId, guest, onClose }: EditGuestDialogProps) {
  const { userId } = guest
  const draft = `guest.${competitionId}.${userId}`
  const [start] = useState(() =>
    withDraft<GuestValues>(draft, {
      firstName: guest.firstName,
      lastName: guest.lastName,
      gender: guest.gender ?? '',
      handicap: guest.handicap ?? '',
      homeClub: guest.homeClub ?? '',
    }),
  )
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(changeGuest.body, (values: GuestValues) => ({
      ...values,
      gender: genderOf(values.gender),
    })),
  })
  const sending = useSubmit({
    form,
    draft,
    names: guestNames,
    send: (body: InputOf<typeof changeGuest.body>) =>
      send(changeGuest, { params: { competitionId, userId }, body }),
    changes: entryChanges,
    onDone: () => {
      showToast({ tone: 'success', title: text.guestChanged })
      onClose()
    },
    failed: { text: text.changeFailed },
  })
  return (
    <FormDialog
      title={text.editGuest}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={onClose}
      {...sending}
    >
      <GuestFields
        errors={form.formState.errors}
        fieldOf={(name) => form.register(name)}
        handicapHint={guest.card === 'none' ? text.handicapHint : text.cardKeepsIndex}
      />
    </FormDialog>
  )
}
