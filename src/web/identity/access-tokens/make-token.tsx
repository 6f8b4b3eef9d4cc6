import { tokenDays } from '#contract/identity/access-tokens.ts'
import { tokenReaches } from '#contract/identity/token-reach.ts'
import { accessTokensText as text } from '#web/messages/en/identity/access-tokens.online.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { SignInAgain } from '#web/ui/sign-in-again.tsx'
import type { MadeToken } from './new-secret.tsx'
import { useMakeToken } from './use-make-token.ts'

type MakeTokenProps = {
  club: { id: string; name: string }
  onMade: (token: MadeToken) => void
  onClose: () => void
}

/** Asks what a token is for, what it may do and for how long; and for the password where it was entered long ago. */
export default function MakeToken({ club, onMade, onClose }: MakeTokenProps) {
  const making = useMakeToken({ clubId: club.id, onMade })
  const { draft, reach, days, password, setPassword, errors, fault } = making
  return (
    <FormDialog
      title={text.makeTitle}
      description={text.forClub(club.name)}
      submitLabel={text.make}
      busyLabel={text.making}
      isBusy={making.isBusy}
      {...(fault === undefined ? {} : { fault, faultTitle: text.makeFailed })}
      onClose={onClose}
      onSubmit={making.submit}
    >
      <Field label={text.name} hint={text.nameHint} required error={errors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            maxLength={60}
            value={draft.values.name}
            onChange={(event) => draft.change({ name: event.target.value })}
          />
        )}
      </Field>
      <ChoiceGroup
        isStacked
        legend={text.reach}
        value={reach}
        onChange={(next) => draft.change({ reach: next })}
        choices={tokenReaches.map((value) => ({
          value,
          label: text.reaches[value],
          note: text.reachNotes[value],
        }))}
      />
      <Field label={text.days}>
        {(wiring) => (
          <Select
            {...wiring}
            value={String(days)}
            onChange={(event) => draft.change({ days: event.target.value })}
          >
            <SelectOptions from={tokenDays.map((one) => ({ id: String(one), name: text.daysOf(one) }))} />
          </Select>
        )}
      </Field>
      {password !== undefined && (
        <PasswordField
          label={ownAccountText.passwordAgain}
          hint={text.passwordWhy}
          error={errors.password}
          input={{
            value: password,
            autoComplete: 'current-password',
            onChange: (event) => setPassword(event.target.value),
          }}
        />
      )}
      {making.signsInAgain && <SignInAgain />}
    </FormDialog>
  )
}
