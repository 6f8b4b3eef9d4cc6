import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MINIMUM_PASSWORD_LENGTH, resetPassword } from '#contract/identity/auth.ts'
import type { User } from '#contract/identity/session.ts'
import { sentences } from '#contract/platform/field-sentences.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { lazyPageWithWords } from '#web/lib/lazy-page-with-words.ts'
import { clearDraft } from '#web/lib/form-draft.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { authFailure } from './auth-failure.ts'

const SecondStep = lazyPageWithWords(() => import('./second-step.tsx'))

type NewPasswordProps = {
  /** What the mail gave: its code, or the secret of its link. */
  proof: { email: string; code: string } | { token: string }
  /** The code or link is no longer good. */
  onOver: () => void
  onDone?: () => void
}

/** The last step: a new password, and in. A link changes nothing until its reader presses the button. */
export default function NewPassword({ proof, onOver, onDone }: NewPasswordProps) {
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const entered = (user: User) => {
    clearDraft('auth')
    enterAs(client, user)
    onDone?.()
  }
  const saving = useMutation({
    mutationFn: (password: string) => send(resetPassword, { body: { ...proof, password } }),
    onSuccess: (user) => {
      showToast({ tone: 'success', title: authText.passwordSaved })
      entered(user)
    },
    onError: (fault) => {
      const code = codeOf(fault)
      if (code === 'code_wrong') onOver()
      if (code === 'second_step_needed') showToast({ tone: 'success', title: authText.passwordSaved })
      if (code === 'password_weak') setError(authText.passwordWeak)
    },
  })
  // The password is saved, and being able to read the mail was one step.
  if (codeOf(saving.error) === 'second_step_needed')
    return (
      <SecondStep
        invitation={undefined}
        onDone={entered}
        onStartAgain={() => {
          location.assign('/auth?tab=signin')
        }}
      />
    )
  return (
    <PasswordForm
      email={'email' in proof ? proof.email : undefined}
      isSaving={saving.isPending}
      fault={saving.isError && error === undefined ? authFailure(saving.error, authText.failed) : undefined}
      error={error}
      onError={setError}
      onSave={(password) => {
        saving.mutate(password)
      }}
    />
  )
}

type PasswordFormProps = {
  email: string | undefined
  isSaving: boolean
  fault: string | undefined
  error: string | undefined
  onError: (error: string | undefined) => void
  onSave: (password: string) => void
}

function PasswordForm({ email, isSaving, fault, error, onError, onSave }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (password.length < MINIMUM_PASSWORD_LENGTH) onError(sentences.password(MINIMUM_PASSWORD_LENGTH))
        else if (!isSaving) onSave(password)
      }}
    >
      <p className="text-soft">{authText.newPasswordLead}</p>
      {email !== undefined && <WhosePassword email={email} />}
      <PasswordField
        label={authText.newPassword}
        error={error}
        hint={authText.passwordHint(MINIMUM_PASSWORD_LENGTH)}
        input={{
          value: password,
          autoComplete: 'new-password',
          onChange: (event) => {
            setPassword(event.target.value)
            onError(undefined)
          },
        }}
      />
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <Button type="submit" busy={isSaving ? authText.savingPassword : undefined}>
        {authText.savePassword}
      </Button>
    </form>
  )
}

function codeOf(fault: unknown): string | undefined {
  return fault instanceof ApiError ? fault.body?.code : undefined
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
