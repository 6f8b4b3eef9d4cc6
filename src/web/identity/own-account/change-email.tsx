import { useState } from 'react'
import { listDevices } from '#contract/identity/devices.ts'
import { sentences } from '#contract/platform/field-sentences.ts'
import { changeEmail, confirmNewEmail } from '#contract/identity/own-account.ts'
import { currentUser } from '#contract/identity/session.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { ownAccountText as text } from '#web/messages/en/identity/own-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { faultyFields } from './faulty-fields.ts'

const changed = [query(currentUser), query(listDevices)]

/** Asks for the new address, and then for the code that it was mailed, where the server sends mail. */
export function ChangeEmail({ present, onClose }: { present: string; onClose: () => void }) {
  const draft = useDraft('new-email', { email: '', mailedTo: '' })
  const { email, mailedTo } = draft.values
  const finish = () => {
    draft.clear()
    onClose()
    showToast({ tone: 'success', title: text.emailSaved, description: text.emailNow(email.trim()) })
  }
  if (mailedTo !== '')
    return (
      <TypeCode
        email={mailedTo}
        onClose={onClose}
        onDone={finish}
        onOther={() => draft.change({ mailedTo: '' })}
      />
    )
  return (
    <TypeAddress
      present={present}
      email={email}
      onType={(next) => draft.change({ email: next })}
      onClose={onClose}
      onDone={({ needsCode }) => {
        if (needsCode) draft.change({ mailedTo: email.trim() })
        else finish()
      }}
    />
  )
}

type TypeAddressProps = {
  present: string
  email: string
  onType: (email: string) => void
  onDone: (answer: { needsCode: boolean }) => void
  onClose: () => void
}
type Errors = { password?: string; email?: string }

function TypeAddress({ present, email, onType, onDone, onClose }: TypeAddressProps) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const saving = useAction({
    run: () => send(changeEmail, { body: { password, email } }),
    changes: changed,
    onDone,
    onFail: (fault) => {
      setErrors(errorsIn(fault))
    },
  })
  const hasFault = saving.isError && Object.keys(errorsIn(saving.error)).length === 0
  return (
    <FormDialog
      title={text.changeEmail}
      description={text.emailMeans}
      submitLabel={text.changeEmail}
      busyLabel={sharedText.saving}
      isBusy={saving.isPending}
      {...(hasFault
        ? { fault: failureText(saving.error, sharedText.tryAgainLater), faultTitle: text.emailNotSaved }
        : {})}
      onClose={onClose}
      onSubmit={() => {
        const found = faultsOf({ present, email: email.trim(), password })
        setErrors(found)
        if (Object.keys(found).length === 0) saving.mutate(undefined)
      }}
    >
      <Field label={text.newEmail} required error={errors.email}>
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <PasswordField
        label={text.currentPassword}
        hint={undefined}
        error={errors.password}
        input={{
          value: password,
          autoComplete: 'current-password',
          onChange: (event) => setPassword(event.target.value),
        }}
      />
    </FormDialog>
  )
}

function faultsOf(typed: { present: string; email: string; password: string }): Errors {
  const { present, email, password } = typed
  const isSame = email.toLowerCase() === present.toLowerCase()
  return {
    ...(isSame ? { email: text.emailSame } : /^\S+@\S+$/.test(email) ? {} : { email: sentences.email() }),
    ...(password === '' ? { password: text.passwordMissing } : {}),
  }
}

type TypeCodeProps = { email: string; onDone: () => void; onOther: () => void; onClose: () => void }

function TypeCode({ email, onDone, onOther, onClose }: TypeCodeProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirming = useAction({
    run: () => send(confirmNewEmail, { body: { email, code } }),
    changes: changed,
    onDone,
    onFail: (fault) => {
      if (faultyFields(fault).fields.includes('code')) setError(authText.codeWrong)
    },
  })
  return (
    <FormDialog
      title={text.changeEmail}
      description={text.codeLead(email)}
      submitLabel={text.confirmEmail}
      busyLabel={sharedText.saving}
      isBusy={confirming.isPending}
      {...(confirming.isError && error === undefined
        ? { fault: failureText(confirming.error, sharedText.tryAgainLater), faultTitle: text.emailNotSaved }
        : {})}
      onClose={onClose}
      onSubmit={() => {
        const isWhole = code.replace(/\D/g, '').length === 6
        setError(isWhole ? undefined : authText.codeIncomplete)
        if (isWhole) confirming.mutate(undefined)
      }}
    >
      <Field label={authText.code} required error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button look="secondary" onClick={onOther}>
          {text.otherAddress}
        </Button>
      </div>
    </FormDialog>
  )
}

/** What the server says of single fields, in the reader's language. */
function errorsIn(fault: Error): Errors {
  const { fields, code } = faultyFields(fault)
  const email = code === 'email_taken' ? text.emailTaken : sentences.email()
  return {
    ...(fields.includes('password') ? { password: text.passwordWrong } : {}),
    ...(fields.includes('email') ? { email } : {}),
  }
}
