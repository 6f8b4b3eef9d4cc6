import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MINIMUM_PASSWORD_LENGTH, resetPassword } from '#contract/auth.ts'
import { sentences } from '#contract/field-sentences.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { clearDraft } from '#web/lib/form-draft.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { authFailure } from './auth-failure.ts'

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
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const saving = useMutation({
    mutationFn: () => send(resetPassword, { body: { ...proof, password } }),
    onSuccess: (user) => {
      clearDraft('auth')
      showToast({ tone: 'success', title: authText.passwordSaved })
      enterAs(client, user)
      onDone?.()
    },
    onError: (fault) => {
      const code = fault instanceof ApiError ? fault.body?.code : undefined
      if (code === 'code_wrong') onOver()
      if (code === 'password_weak') setError(authText.passwordWeak)
    },
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (password.length < MINIMUM_PASSWORD_LENGTH) setError(sentences.password(MINIMUM_PASSWORD_LENGTH))
        else if (!saving.isPending) saving.mutate()
      }}
    >
      <p className="text-soft">{authText.newPasswordLead}</p>
      {'email' in proof && <WhosePassword email={proof.email} />}
      <PasswordField
        label={authText.newPassword}
        error={error}
        hint={authText.passwordHint(MINIMUM_PASSWORD_LENGTH)}
        input={{
          value: password,
          autoComplete: 'new-password',
          onChange: (event) => {
            setPassword(event.target.value)
            setError(undefined)
          },
        }}
      />
      {saving.isError && error === undefined && (
        <Notice tone="bad">{authFailure(saving.error, authText.failed)}</Notice>
      )}
      <Button type="submit" busy={saving.isPending ? authText.savingPassword : undefined}>
        {authText.savePassword}
      </Button>
    </form>
  )
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
