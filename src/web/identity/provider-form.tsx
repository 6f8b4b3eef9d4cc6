import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#web/lib/api.ts'
import { signInServiceText as text } from '#web/messages/en/identity/sign-in-service.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EnterError, saveChoice, skipsCode, type AuthValues } from './enter.ts'
import { rememberChoice } from './remembered-choice.ts'
import { FoldedRoleFields } from './role-fields.tsx'
import { choiceErrors, startValues } from './use-auth-form.ts'

type ProviderFormProps = {
  /** What people call the sign-in service. */
  name: string
  next: string
  invitation?: { token: string; email: string } | undefined
  linkedCode: string | null
}

/** Role and club code, and the way to the sign-in service, which alone ever sees a password (D16, T32). */
export default function ProviderForm({ name, next, invitation, linkedCode }: ProviderFormProps) {
  const [start] = useState(() => startValues({ mode: 'signin', linkedCode, invitation }))
  const form = useForm<AuthValues>({
    defaultValues: start,
    resolver: (values) => {
      const errors = choiceErrors({ mode: 'signin', invitation }, values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const leaving = useMutation({
    mutationFn: async (values: AuthValues) => {
      if (invitation === undefined && !skipsCode('signin', values)) await saveChoice(values)
      if (invitation === undefined) rememberChoice(values)
      const path =
        invitation === undefined ? next : `/auth?invitation=${encodeURIComponent(invitation.token)}`
      location.assign(path === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(path)}`)
    },
    onError: (error) => {
      const cause = error instanceof EnterError ? error.cause : error
      const isOfCode = cause instanceof ApiError && cause.body?.code.startsWith('club_code') === true
      form.setError(isOfCode ? 'clubCode' : 'root', { message: error.message }, { shouldFocus: isOfCode })
    },
  })
  const submit = form.handleSubmit((values) => {
    if (!leaving.isPending) leaving.mutate(values)
  })
  const fault = form.formState.errors.root?.message
  return (
    <Card>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          void submit(event)
        }}
      >
        <p className="text-soft">{text.providerLead(name)}</p>
        {invitation === undefined && <FoldedRoleFields form={form} isLinked={linkedCode !== null} />}
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <Button type="submit" busy={leaving.isPending ? text.opening : undefined}>
          {text.continueWith(name)}
        </Button>
      </form>
    </Card>
  )
}
