import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Gender } from '#golf/course/course.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

export const guestNames = ['firstName', 'lastName', 'handicap', 'homeClub'] as const
export type GuestValues = Record<(typeof guestNames)[number] | 'gender', string>

export const genderOf = (typed: string): Gender | null =>
  typed === 'women' ? 'women' : typed === 'men' ? 'men' : null

type GuestFieldsProps = {
  errors: Partial<Record<keyof GuestValues, { message?: string | undefined }>>
  fieldOf: (name: keyof GuestValues) => UseFormRegisterReturn
  handicapHint: string
}

/** What the club knows of a guest. */
export function GuestFields({ errors, fieldOf, handicapHint }: GuestFieldsProps) {
  return (
    <>
      {guestNames.map((name) => (
        <Field
          key={name}
          label={text[name]}
          required={name === 'firstName' || name === 'lastName'}
          error={errors[name]?.message}
          hint={name === 'handicap' ? handicapHint : undefined}
        >
          {(wiring) => <Input {...wiring} {...fieldOf(name)} autoComplete="off" />}
        </Field>
      ))}
      <Field label={text.ratings}>
        {(wiring) => (
          <Select {...wiring} {...fieldOf('gender')}>
            <option value="">{text.notSaid}</option>
            <option value="men">{text.men}</option>
            <option value="women">{text.women}</option>
          </Select>
        )}
      </Field>
    </>
  )
}
