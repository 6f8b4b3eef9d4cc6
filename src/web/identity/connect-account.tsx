import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { connectAccount, readConnection } from '#contract/identity/sign-in-service.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { signInServiceText as text } from '#web/messages/en/identity/sign-in-service.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { authFailure } from './auth-failure.ts'
import { ProvingNotice } from './proof/proving-notice.tsx'
import { withProof } from './proof/with-proof.ts'

/** Somebody has come back from the sign-in service whose address an account here has: its password says that it is theirs. */
export default function ConnectAccount() {
  const waiting = useQuery(query(readConnection))
  if (waiting.isError)
    return (
      <ErrorState title={text.connectTitle} onRetry={() => void waiting.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (waiting.isPending) return <SkeletonCards count={1} className="h-72" />
  return <Card>{waiting.data === null ? <Over /> : <ConnectForm {...waiting.data} />}</Card>
}

function Over() {
  return (
    <div className="grid gap-4">
      <Notice tone="warn">{text.connectOver}</Notice>
      <LinkButton href="/api/login">{text.startAgain}</LinkButton>
    </div>
  )
}

function ConnectForm({ email, name }: { email: string; name: string }) {
  const client = useQueryClient()
  const [, go] = useLocation()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isProving, setIsProving] = useState(false)
  const connecting = useMutation({
    mutationFn: () =>
      withProof((proof) => send(connectAccount, { body: { password, ...proof } }), setIsProving),
    meta: { quietUnauthorized: true },
    onSuccess: ({ user, next }) => {
      enterAs(client, user)
      go(next.startsWith('/auth') ? next : `/auth?tab=signin&next=${encodeURIComponent(next)}`, {
        replace: true,
      })
    },
    onError: (fault) => {
      if (isOfPassword(fault)) setError(ownAccountText.passwordWrong)
    },
  })
  if (connecting.error instanceof ApiError && connecting.error.status === 404) return <Over />
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setError(password === '' ? ownAccountText.passwordMissing : undefined)
        if (password !== '' && !connecting.isPending) connecting.mutate()
      }}
    >
      <p>{text.connectLead(email)}</p>
      <p className="text-soft">{text.connectMeans(name)}</p>
      <PasswordField
        label={text.connectPassword}
        error={error}
        hint={undefined}
        input={{
          autoComplete: 'current-password',
          value: password,
          onChange: (event) => {
            setPassword(event.target.value)
          },
        }}
      />
      <ProvingNotice isProving={isProving} />
      {connecting.isError && !isOfPassword(connecting.error) && (
        <Notice tone="bad">{authFailure(connecting.error, authText.failed)}</Notice>
      )}
      <Button type="submit" busy={connecting.isPending ? text.connecting : undefined}>
        {text.connect}
      </Button>
    </form>
  )
}

function isOfPassword(fault: Error): boolean {
  return fault instanceof ApiError && fault.body?.fields?.some(({ field }) => field === 'password') === true
}
