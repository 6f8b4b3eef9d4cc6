import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { clubCodeText } from '#web/lib/club-code-text.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { joinClubText } from '#web/messages/en/club/join-club.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ClubCodeInput } from '#web/ui/club-code-input.tsx'
import { Field } from '#web/ui/field.tsx'
import type { AuthValues } from './enter.ts'

type PartProps = { form: UseFormReturn<AuthValues> }

type FoldedProps = PartProps & {
  /** A link or QR code has filled them in, so nobody has to look at them. */
  isLinked?: boolean
  isNew?: boolean
}

/** For who may have an account and a club: folded, because only an account without a club needs it (D48). */
export function FoldedRoleFields({ form, isLinked = false, isNew = false }: FoldedProps) {
  const { clubCode } = form.formState.errors
  const [isOpen, setIsOpen] = useState(() => !isLinked && form.getValues('clubCode') !== '')
  return (
    <details
      open={isOpen || clubCode !== undefined}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4">
        {isLinked ? authText.otherClub : authText.firstClub}
      </summary>
      <div className="grid gap-5 pt-2">
        <RoleFields form={form} isNew={isNew} />
      </div>
    </details>
  )
}

/** As what somebody comes, and a player's club. `isNew`: the account has no club yet, so that a player needs a code. */
export function RoleFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const { control, setValue } = form
  const userType = useWatch({ control, name: 'userType' })
  return (
    <>
      <ChoiceGroup
        legend={authText.iAmA}
        value={userType}
        onChange={(value) => {
          setValue('userType', value)
        }}
        choices={[
          { value: 'player', label: authText.player, note: authText.playerNote },
          { value: 'club_admin', label: authText.clubAdministrator, note: authText.clubAdministratorNote },
        ]}
      />
      {userType === 'player' && <ClubCodeField form={form} isRequired={isNew} />}
    </>
  )
}

function ClubCodeField({
  form: { register, setValue, formState },
  isRequired,
}: PartProps & { isRequired: boolean }) {
  return (
    <Field
      label={joinClubText.label}
      required={isRequired}
      error={formState.errors.clubCode?.message}
      hint={joinClubText.hint}
    >
      {(wiring) => (
        <ClubCodeInput
          {...wiring}
          {...register('clubCode', {
            onChange: (event: { target: { value: string } }) => {
              setValue('clubCode', clubCodeText(event.target.value))
            },
          })}
        />
      )}
    </Field>
  )
}
