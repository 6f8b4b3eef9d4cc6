import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { z } from 'zod/mini'
import { forgotPassword } from '#contract/identity/auth.ts'
import { send } from '#web/lib/api.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { authFailure } from './auth-failure.ts'
import NewPassword from './new-password.tsx'
import { ProvingNotice } from './proof/proving-notice.tsx'
import { ResetCode } from './reset-code.tsx'
import { withProof } from './proof/with-proof.ts'

type Step = { at: 'email' } | { at: 'code'; wasOver: boolean } | { at: 'password'; code: string }

/** E-mail, code, new password: four steps with the link that led here (U15). */
export default function ForgotPassword({ signInHref }: { signInHref: string }) {
  const [step, setStep] = useState<Step>({ at: 'email' })
  const [email, setEmail] = useState(() => withDraft('auth', { email: '' }).email)
  switch (step.at) {
    case 'email':
      return (
        <AskEmail
          email={email}
          onChange={setEmail}
          signInHref={signInHref}
          onSent={() => {
            setStep({ at: 'code', wasOver: false })
          }}
        />
      )
    case 'code':
      return (
        <ResetCode
          email={email.trim()}
          wasOver={step.wasOver}
          onRight={(code) => {
            setStep({ at: 'password', code })
          }}
          onOtherEmail={() => {
            setStep({ at: 'email' })
          }}
        />
      )
    case 'password':
      return (
        <NewPassword
          proof={{ email: email.trim(), code: step.code }}
          onOver={() => {
            setStep({ at: 'code', wasOver: true })
          }}
        />
      )
  }
}

type AskEmailProps = {
  email: string
  signInHref: string
  onChange: (email: string) => void
  onSent: () => void
}

function AskEmail({ email, signInHref, onChange, onSent }: AskEmailProps) {
  const [error, setError] = useState<string>()
  const [isProving, setIsProving] = useState(false)
  const asking = useMutation({
    mutationFn: () => withProof((proof) => send(forgotPassword, { body: { email, ...proof } }), setIsProving),
    onSuccess: onSent,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const read = z.safeParse(forgotPassword.body, { email })
        setError(read.error?.issues[0]?.message)
        if (read.success && !asking.isPending) asking.mutate()
      }}
    >
      <p className="text-soft">{authText.forgotLead}</p>
      <Field label={authText.email} required error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            value={email}
            onChange={(event) => {
              onChange(event.target.value)
            }}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <ProvingNotice isProving={isProving} />
      {asking.isError && <Notice tone="bad">{authFailure(asking.error, authText.failed)}</Notice>}
      <Button type="submit" busy={asking.isPending ? authText.sending : undefined}>
        {authText.sendCode}
      </Button>
      <Link
        href={signInHref}
        className="flex min-h-11 items-center justify-self-center font-medium text-accent underline"
      >
        {authText.backToSignIn}
      </Link>
    </form>
  )
}
