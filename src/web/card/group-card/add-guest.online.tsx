import { useState } from 'react'
import { addGroupGuest, currentGroup } from '#contract/card/groups.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { libText } from '#web/messages/en/lib/lib.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

const blank = { firstName: '', lastName: '', handicap: '', gender: '', homeClub: '', key: '' }

/** Twelve letters and more that nobody else makes: sending again adds the guest once. */
const newKey = () => newId('')

/** What the server says of single fields; its sentences are English. */
function faultsOf(fault: unknown): Partial<Record<string, string>> {
  const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  return Object.fromEntries(
    fields.map(({ field, message }) => [field, readerLanguage() === 'en' ? message : libText.fieldRefused]),
  )
}

/** A guest without an account: their name, and what their handicaps are worked out from. */
export default function AddGuest({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const form = useGuestForm(groupId, onClose)
  const { values, adding, faults } = form
  const isOther = adding.isError && Object.keys(faults).length === 0
  return (
    <FormDialog
      title={text.guestTitle}
      description={text.guestText}
      submitLabel={text.add}
      busyLabel={text.adding}
      isBusy={adding.isPending}
      fault={isOther ? failureText(adding.error, text.tryAgain) : undefined}
      faultTitle={text.notAdded(values.firstName)}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <GuestFields form={form} />
    </FormDialog>
  )
}

type TextField = 'firstName' | 'lastName' | 'handicap' | 'homeClub'

function useGuestForm(groupId: string, onClose: () => void) {
  const draft = useDraft(`group.guest.${groupId}`, blank)
  const { values } = draft
  const [isAsked, setIsAsked] = useState(false)
  const key = values.key === '' ? newKey() : values.key
  const { firstName, lastName, handicap, gender, homeClub } = values
  const adding = useAction({
    run: () =>
      send(addGroupGuest, {
        params: { groupId },
        body: {
          key,
          firstName,
          lastName,
          handicap,
          homeClub,
          gender: gender === 'men' || gender === 'women' ? gender : null,
        },
      }),
    changes: [query(currentGroup)],
    onDone: () => {
      draft.clear()
      showToast({ tone: 'success', title: text.added(`${firstName} ${lastName}`) })
      onClose()
    },
  })
  const faults = faultsOf(adding.error)
  return {
    values,
    adding,
    faults,
    change: (part: Partial<typeof blank>) => {
      draft.change({ ...part, key })
    },
    missing: (name: 'firstName' | 'lastName') =>
      isAsked && values[name].trim() === '' ? text.nameMissing : faults[name],
    submit: () => {
      setIsAsked(true)
      if (firstName.trim() !== '' && lastName.trim() !== '') adding.mutate(undefined)
    },
  }
}

function GuestFields({ form }: { form: ReturnType<typeof useGuestForm> }) {
  const { values, faults, missing, change } = form
  const field = (name: TextField, most: number) => ({
    maxLength: most,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      change({ [name]: event.target.value })
    },
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.firstName} required error={missing('firstName')}>
          {(wiring) => <Input {...wiring} {...field('firstName', 60)} autoCapitalize="words" />}
        </Field>
        <Field label={text.lastName} required error={missing('lastName')}>
          {(wiring) => <Input {...wiring} {...field('lastName', 60)} autoCapitalize="words" />}
        </Field>
        <Field label={text.handicap} hint={text.handicapHint} error={faults.handicap}>
          {(wiring) => <Input {...wiring} {...field('handicap', 10)} />}
        </Field>
        <Field label={text.ratings}>
          {(wiring) => (
            <Select
              {...wiring}
              value={values.gender}
              onChange={(event) => {
                change({ gender: event.target.value })
              }}
            >
              <option value="">{text.notSaid}</option>
              <option value="men">{text.men}</option>
              <option value="women">{text.women}</option>
            </Select>
          )}
        </Field>
      </div>
      <Field label={text.homeClub} error={faults.homeClub}>
        {(wiring) => <Input {...wiring} {...field('homeClub', 80)} autoCapitalize="words" />}
      </Field>
    </>
  )
}
