import { useWatch, type UseFormReturn } from 'react-hook-form'
import { clubCodeText } from '#web/lib/club-code-text.ts'
import { authText } from '#web/messages/en/auth.ts'
import { joinClubText } from '#web/messages/en/join-club.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ClubCodeInput } from '#web/ui/club-code-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { AuthValues } from './enter.ts'

type PartProps = { form: UseFormReturn<AuthValues> }

/** As what somebody comes, and a player's club. `isNew`: the account has no club yet. */
export function RoleFields({
  form,
  isNew,
  hasClubNote = authText.hasClubNote,
}: PartProps & { isNew: boolean; hasClubNote?: string }) {
  const { control, setValue } = form
  const userType = useWatch({ control, name: 'userType' })
  const hasClub = useWatch({ control, name: 'hasClub' })
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
      {userType === 'player' && (
        <div className="grid gap-2">
          {(isNew || !hasClub) && <ClubCodeField form={form} />}
          {!isNew && (
            <TickBox
              label={authText.hasClub}
              note={hasClubNote}
              isTicked={hasClub}
              onTick={(isTicked) => {
                setValue('hasClub', isTicked)
                form.clearErrors('clubCode')
              }}
            />
          )}
        </div>
      )}
    </>
  )
}

function ClubCodeField({ form: { register, setValue, formState } }: PartProps) {
  return (
    <Field
      label={joinClubText.label}
      required
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
