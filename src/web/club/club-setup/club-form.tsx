import { useState } from 'react'
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import type { Club } from '#contract/club/clubs.ts'
import { createClub, createClubBody } from '#contract/club/create-club.ts'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { currencies, DEFAULT_CURRENCY } from '#contract/money/currencies.ts'
import { homeOfClub } from '#contract/club/home-of-club.ts'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { clubSetupText } from '#web/messages/en/club/club-setup.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { clubFieldNames, type ClubValues } from './club-values.ts'
import { PlaceFields } from './place-fields.tsx'

const DRAFT = 'club'

function blank(): ClubValues {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const contact = { address: '', phone: '', email: '', website: '' }
  return { name: '', ...contact, description: '', timeZone, ...proposedFor(timeZone) }
}

/** The union and the money of the place, as the form has them. */
function proposedFor(timeZone: string) {
  const { union, currency } = homeOfClub(timeZone)
  return { union: union ?? '', currency }
}

/** "oakhill.example" is what people type; the contract wants the whole address. */
function toBody(values: ClubValues): InputOf<typeof createClubBody> {
  const website = values.website.trim()
  return {
    ...values,
    website: website === '' || website.includes('://') ? website : `https://${website}`,
    union: golfUnions.find((one) => one === values.union) ?? null,
    currency: currencies.find((one) => one === values.currency) ?? DEFAULT_CURRENCY,
  }
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
        <PlaceFields form={form} startZone={timeZone} />
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
    names: clubFieldNames,
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
