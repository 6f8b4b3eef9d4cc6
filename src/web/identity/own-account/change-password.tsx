import { useState } from 'react'
import { MINIMUM_PASSWORD_LENGTH } from '#contract/identity/auth.ts'
import { listDevices } from '#contract/identity/devices.ts'
import { sentences } from '#contract/platform/field-sentences.ts'
import { changePassword } from '#contract/identity/own-account.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { authText } from '#web/messages/en/identity/auth.ts'
import { ownAccountText as text } from '#web/messages/en/identity/own-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { faultyFields } from './faulty-fields.ts'

type Errors = { password?: string; newPassword?: string }

/** What is typed here is never kept anywhere: it is passwords. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState({ password: '', newPassword: '' })
  const [errors, setErrors] = useState<Errors>({})
  const saving = useAction({
    run: () => send(changePassword, { body: typed }),
    changes: [query(listDevices)],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.passwordSaved, description: text.othersEnded })
    },
    onFail: (fault) => {
      setErrors(errorsIn(fault))
    },
  })
  const hasFault = saving.isError && Object.keys(errorsIn(saving.error)).length === 0
  return (
    <FormDialog
      title={text.changePassword}
      description={text.endsOthers}
      submitLabel={text.changePassword}
      busyLabel={sharedText.saving}
      isBusy={saving.isPending}
      {...(hasFault
        ? { fault: failureText(saving.error, sharedText.tryAgainLater), faultTitle: text.passwordNotSaved }
        : {})}
      onClose={onClose}
      onSubmit={() => {
        const found = faultsOf(typed)
        setErrors(found)
        if (Object.keys(found).length === 0) saving.mutate(undefined)
      }}
    >
      <WhosePassword email={email} />
      <PasswordField
        label={text.currentPassword}
        hint={undefined}
        error={errors.password}
        input={{
          value: typed.password,
          autoComplete: 'current-password',
          onChange: (event) => setTyped({ ...typed, password: event.target.value }),
        }}
      />
      <PasswordField
        label={authText.newPassword}
        hint={authText.passwordHint(MINIMUM_PASSWORD_LENGTH)}
        error={errors.newPassword}
        input={{
          value: typed.newPassword,
          autoComplete: 'new-password',
          onChange: (event) => setTyped({ ...typed, newPassword: event.target.value }),
        }}
      />
    </FormDialog>
  )
}

function faultsOf({ password, newPassword }: { password: string; newPassword: string }): Errors {
  const isShort = newPassword.length < MINIMUM_PASSWORD_LENGTH
  return {
    ...(password === '' ? { password: text.passwordMissing } : {}),
    ...(isShort ? { newPassword: sentences.password(MINIMUM_PASSWORD_LENGTH) } : {}),
  }
}

/** Tells a password manager whose password it is. */
function WhosePassword({ email }: { email: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      aria-hidden
      tabIndex={-1}
      className="sr-only"
    />
  )
}

/** What the server says of single fields, in the reader's language. */
function errorsIn(fault: Error): Errors {
  const { fields, code } = faultyFields(fault)
  return {
    ...(fields.includes('password') ? { password: text.passwordWrong } : {}),
    ...(fields.includes('newPassword')
      ? {
          newPassword:
            code === 'password_weak' ? authText.passwordWeak : sentences.password(MINIMUM_PASSWORD_LENGTH),
        }
      : {}),
  }
}
