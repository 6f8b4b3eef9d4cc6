import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createClub, createClubBody, type Club } from '#contract/clubs.ts'
import type { Input as InputOf } from '#contract/call.ts'
import { failureText, send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { useAction } from '#web/lib/use-action.ts'
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
  const [start] = useState(() => withDraft(DRAFT, blank()))
  const form = useForm({ defaultValues: start, resolver: contractResolver(createClubBody, toBody) })
  useKeepDraft(DRAFT, form)
  const { register, setError, formState, handleSubmit } = form
  const { errors } = formState
  const creating = useAction({
    run: (body: InputOf<typeof createClubBody>) => send(createClub, { body }),
    changes: [],
    onDone: (club) => {
      clearDraft(DRAFT)
      showToast({ tone: 'success', title: 'Club Created', description: `${club.name} is ready.` })
      onCreated(club)
    },
    onFail: (fault) => {
      if (showFieldErrors(fault, names, setError)) return
      setError('root', { message: failureText(fault, 'Failed to create club. Please try again.') })
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void handleSubmit((body) => {
          if (!creating.isPending) creating.mutate(body)
        })(event)
      }}
    >
      <Card className="grid gap-5">
        <Field label="Club Name" required error={errors.name?.message}>
          {(wiring) => <Input {...wiring} {...register('name')} autoComplete="organization" />}
        </Field>
        <Field label="Address" error={errors.address?.message}>
          {(wiring) => <Input {...wiring} {...register('address')} autoComplete="street-address" />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label="Phone" error={errors.phone?.message}>
            {(wiring) => <Input {...wiring} {...register('phone')} type="tel" autoComplete="tel" />}
          </Field>
          <Field label="Email" error={errors.email?.message}>
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
        <Field label="Website" error={errors.website?.message}>
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
        <Field label="Description" error={errors.description?.message}>
          {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
        </Field>
        <Field
          label="Time zone"
          error={errors.timeZone?.message}
          hint="Competitions start and end by the clock of this place."
        >
          {(wiring) => (
            <Select {...wiring} {...register('timeZone')}>
              {timeZones(start.timeZone).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <Button type="submit" busy={creating.isPending ? 'Creating club…' : undefined}>
          Create Club
        </Button>
      </Card>
    </form>
  )
}

/** All zones the browser knows, and the chosen one, which its list may leave out ("UTC"). */
function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(chosen) ? known : [chosen, ...known]
}
