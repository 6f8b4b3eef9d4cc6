import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import { signUpBody } from '#contract/identity/auth.ts'
import type { User } from '#contract/identity/session.ts'
import { ApiError } from '#web/lib/api.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { enterAs } from '#web/lib/session.ts'
import { clubCodeError, clubCodeText } from '#web/lib/club-code-text.ts'
import { enter, EnterError, skipsCode, type AuthMode, type AuthValues } from './enter.ts'
import { readRememberedChoice, rememberChoice } from './remembered-choice.ts'

export type AuthFormInput = {
  mode: AuthMode
  /** An invitation decides role, club and e-mail, so the form does not ask for them. */
  invitation?: { token: string; email: string } | undefined
  /** The club code of a link or QR code, "?code=SC123456". */
  linkedCode: string | null
  onEntered?: (() => void) | undefined
  /** The password was right, and a second step is asked for; `onDone` takes over whoever gives it. */
  onSecondStep: (step: { invitation: string | undefined; onDone: (user: User) => void }) => void
}

const DRAFT = 'auth'
const names = ['clubCode', 'firstName', 'lastName', 'email', 'password'] as const

/** The state of the form that signs up or in: its values with their draft, its checks, and the call itself. */
export function useAuthForm(input: AuthFormInput) {
  const { mode, invitation, onEntered, onSecondStep } = input
  const client = useQueryClient()
  const [start] = useState(() => startValues(input))
  const form = useForm<AuthValues>({ defaultValues: start, resolver: resolverFor(input) })
  useKeepDraft(DRAFT, form, ['password'])
  const { setError } = form
  const [isProving, setIsProving] = useState(false)
  const entered = (user: User, values: AuthValues) => {
    // A code that opened no club is not one to fill in next time.
    if (invitation === undefined && !user.refusedClubCode) rememberChoice(values)
    clearDraft(DRAFT)
    // The page redirects a signed-in reader from here.
    enterAs(client, user)
    onEntered?.()
  }
  const entering = useMutation({
    mutationFn: (values: AuthValues) =>
      enter({ mode, invitation: invitation?.token, onProving: setIsProving }, values),
    meta: { quietUnauthorized: true },
    onSuccess: entered,
    onError: (error, values) => {
      const cause = error instanceof EnterError ? error.cause : error
      if (cause instanceof ApiError && cause.body?.code === 'second_step_needed')
        onSecondStep({ invitation: invitation?.token, onDone: (user) => entered(user, values) })
      else if (cause instanceof ApiError && cause.body?.code.startsWith('club_code') === true)
        setError('clubCode', { message: error.message }, { shouldFocus: true })
      else if (cause instanceof ApiError && cause.body?.code === 'email_taken')
        setError('email', { type: 'taken', message: error.message }, { shouldFocus: true })
      else if (cause instanceof ApiError && cause.body?.code === 'password_weak')
        setError('password', { message: error.message }, { shouldFocus: true })
      else if (!showFieldErrors(cause, names, setError)) setError('root', { message: error.message })
    },
  })
  const submit = form.handleSubmit((values) => {
    if (!entering.isPending) entering.mutate(values)
  })
  return { form, submit, isEntering: entering.isPending, isProving }
}

/** What is wrong with the club code of a player who needs one. */
export function choiceErrors(
  { mode, invitation }: Pick<AuthFormInput, 'mode' | 'invitation'>,
  values: AuthValues,
): FieldErrors<AuthValues> {
  const needsCode = values.userType === 'player' && invitation === undefined && !skipsCode(mode, values)
  const codeError = needsCode ? clubCodeError(values.clubCode) : undefined
  return codeError === undefined ? {} : { clubCode: { type: 'code', message: codeError } }
}

/** Signing in checks no more than the club code here; a new account is checked by the server's own schema. */
function resolverFor({ mode, invitation }: Pick<AuthFormInput, 'mode' | 'invitation'>): Resolver<AuthValues> {
  return (values) => {
    const errors = choiceErrors({ mode, invitation }, values)
    if (mode === 'create') {
      const { firstName, lastName, email, password } = values
      const parsed = z.safeParse(signUpBody, { firstName, lastName, email, password })
      for (const issue of parsed.error?.issues ?? []) {
        const name = names.find((one) => one === issue.path[0])
        if (name) errors[name] ??= { type: issue.code, message: issue.message }
      }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** What the form begins with: what was typed before, else the choice of last time on this device. */
export function startValues({
  mode,
  linkedCode,
  invitation,
}: Pick<AuthFormInput, 'mode' | 'linkedCode' | 'invitation'>): AuthValues {
  const { userType, clubCode: lastCode } = readRememberedChoice()
  // Signing in joins no club that nobody has asked for.
  const clubCode = mode === 'create' ? lastCode : ''
  const blank = { userType, clubCode, firstName: '', lastName: '', email: '', password: '' }
  const kept = withDraft(DRAFT, blank)
  return {
    ...kept,
    userType: linkedCode !== null ? 'player' : kept.userType === 'club_admin' ? 'club_admin' : 'player',
    // A link with a code means that one.
    clubCode: linkedCode === null ? kept.clubCode : clubCodeText(linkedCode),
    email: invitation?.email ?? kept.email,
    password: '',
  }
}
