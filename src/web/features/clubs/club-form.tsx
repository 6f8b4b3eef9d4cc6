import { useState } from 'react'
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { createClub, createClubBody, type Club } from '#contract/clubs.ts'
import type { Input as InputOf } from '#contract/call.ts'
import { timeZoneName, timeZones } from '#web/admin/time-zones.ts'
import { useSubmit } from '#web/admin/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { clubSetupText } from '#web/messages/en/club-setup.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

const DRAFT = 'club'
const names = ['name', 'address', 'phone', 'email', 'website', 'description', 'timeZone'] as const
type ClubValues = Record<(typeof names)[number], string>

function blank(): ClubValues {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { name: '', address: '', phone: '', email: '', website: '', description: '', timeZone }
}

/** "oakhill.example" is what people type; the contract wants the whole address. */
function toBody(values: ClubValues): InputOf<typeof createClubBody> {
  const website = values.website.trim()
  return { ...values, website: website === '' || website.includes('://') ? website : `https://${website}` }
}

export function ClubForm({ onCreated }: { onCreated: (club: Club) => void }) {
  const { form, timeZone, sending } = useNewClub(onCreated)
  const { register, formState } = form
  const { errors } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending.isBusy) sending.onSubmit()
      }}
    >
      <Card className="grid gap-5">
        <Field label={clubSetupText.clubName} required error={errors.name?.message}>
          {(wiring) => <Input {...wiring} {...register('name')} autoComplete="organization" />}
        </Field>
        <Field label={clubSetupText.address} error={errors.address?.message}>
          {(wiring) => <Input {...wiring} {...register('address')} autoComplete="street-address" />}
        </Field>
        <ContactFields register={register} errors={errors} />
        <Field label={clubSetupText.description} error={errors.description?.message}>
          {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
        </Field>
        <Field
          label={clubSetupText.timeZone}
          error={errors.timeZone?.message}
          hint={clubSetupText.timeZoneHint}
        >
          {(wiring) => (
            <Select {...wiring} {...register('timeZone')}>
              {timeZones(timeZone).map((zone) => (
                <option key={zone} value={zone}>
                  {timeZoneName(zone)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {sending.fault !== undefined && <Notice tone="bad">{sending.fault}</Notice>}
        <Button type="submit" busy={sending.isBusy ? clubSetupText.creating : undefined}>
          {clubSetupText.create}
        </Button>
      </Card>
    </form>
  )
}

function useNewClub(onCreated: (club: Club) => void) {
  const [start] = useState(() => withDraft(DRAFT, blank()))
  const form = useForm({ defaultValues: start, resolver: contractResolver(createClubBody, toBody) })
  const sending = useSubmit({
    form,
    draft: DRAFT,
    names,
    send: (body: InputOf<typeof createClubBody>) => send(createClub, { body }),
    changes: [],
    onDone: (club) => {
      showToast({
        tone: 'success',
        title: clubSetupText.created,
        description: clubSetupText.isReadySentence(club.name),
      })
      onCreated(club)
    },
    failed: { text: clubSetupText.createFailed },
  })
  return { form, timeZone: start.timeZone, sending }
}

type ContactFieldsProps = { register: UseFormRegister<ClubValues>; errors: FieldErrors<ClubValues> }

function ContactFields({ register, errors }: ContactFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <Field label={clubSetupText.phone} error={errors.phone?.message}>
          {(wiring) => <Input {...wiring} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label={clubSetupText.email} error={errors.email?.message}>
          {(wiring) => (
            <Input
              {...wiring}
              {...register('email')}
              type="email"
              autoCapitalize="none"
              autoComplete="email"
            />
          )}
        </Field>
      </div>
      <Field label={clubSetupText.website} error={errors.website?.message}>
        {(wiring) => (
          <Input
            {...wiring}
            {...register('website')}
            type="url"
            autoCapitalize="none"
            autoComplete="url"
            placeholder="https://"
          />
        )}
      </Field>
    </>
  )
}
