import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import { MINIMUM_PASSWORD_LENGTH, signUpBody } from '#contract/auth.ts'
import { ApiError } from '#web/lib/api.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { signInAddress } from '#web/lib/return-path.ts'
import { enterAs } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clubCodeError, clubCodeText } from './club-code-text.ts'
import { enter, EnterFault, type AuthMode, type AuthValues } from './enter.ts'
import { PasswordField } from './password-field.tsx'
import { readRememberedChoice, rememberChoice } from './remembered-choice.ts'

type AuthFormProps = {
  mode: AuthMode
  door: 'embedded' | 'external'
  /** From a link or a QR code, "?code=SC123456". */
  linkedCode: string | null
  next: string
  onSignInInstead: () => void
}

const DRAFT = 'auth'
const names = ['clubCode', 'firstName', 'lastName', 'email', 'password'] as const
const words = {
  create: { submit: 'Create Account', busy: 'Creating Account...' },
  signin: { submit: 'Sign In', busy: 'Signing In...' },
}

/** Sign-in asks for no more than the club code here (spec section 5); a new account is checked as the server will. */
function resolverFor({ mode, door }: Pick<AuthFormProps, 'mode' | 'door'>): Resolver<AuthValues> {
  return (values) => {
    const errors: FieldErrors<AuthValues> = {}
    const code = values.userType === 'player' ? clubCodeError(values.clubCode) : undefined
    if (code !== undefined) errors.clubCode = { type: 'code', message: code }
    if (mode === 'create' && door === 'embedded') {
      const { firstName, lastName, email, password } = values
      const read = z.safeParse(signUpBody, { firstName, lastName, email, password })
      for (const issue of read.error?.issues ?? []) {
        const name = names.find((one) => one === issue.path[0])
        if (name) errors[name] ??= { type: issue.code, message: issue.message }
      }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

function startValues(linkedCode: string | null): AuthValues {
  const { userType, clubCode } = readRememberedChoice()
  const blank = { userType, clubCode, firstName: '', lastName: '', email: '', password: '' }
  const kept = withDraft(DRAFT, blank)
  return {
    ...kept,
    userType: linkedCode !== null ? 'player' : kept.userType === 'club_admin' ? 'club_admin' : 'player',
    clubCode: linkedCode === null ? kept.clubCode : clubCodeText(linkedCode),
    password: '',
  }
}

export function AuthForm({ mode, door, linkedCode, next, onSignInInstead }: AuthFormProps) {
  const client = useQueryClient()
  const [start] = useState(() => startValues(linkedCode))
  const form = useForm<AuthValues>({ defaultValues: start, resolver: resolverFor({ mode, door }) })
  useKeepDraft(DRAFT, form, ['password'])
  const { register, setValue, setError, control, formState } = form
  const { errors } = formState
  const userType = useWatch({ control, name: 'userType' })
  const entering = useMutation({
    mutationFn: (values: AuthValues) => enter(mode, door, values),
    meta: { quietUnauthorized: true },
    onSuccess: (entered, values) => {
      rememberChoice(values)
      clearDraft(DRAFT)
      if (entered.kind === 'leave') location.assign(signInAddress(next))
      // The router takes a signed-in reader on from here (afterSignIn).
      else enterAs(client, entered.user)
    },
    onError: (fault) => {
      const cause = fault instanceof EnterFault ? fault.cause : fault
      if (cause instanceof ApiError && cause.body?.code.startsWith('club_code') === true)
        setError('clubCode', { message: fault.message }, { shouldFocus: true })
      else if (cause instanceof ApiError && cause.body?.code === 'email_taken')
        setError('email', { message: fault.message }, { shouldFocus: true })
      else if (!showFieldErrors(cause, names, setError)) setError('root', { message: fault.message })
    },
  })
  const isNew = mode === 'create'
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        void form.handleSubmit((values) => {
          if (!entering.isPending) entering.mutate(values)
        })(event)
      }}
    >
      <ChoiceGroup
        legend="I am a"
        value={userType}
        onChange={(value) => {
          setValue('userType', value)
        }}
        choices={[
          { value: 'player', label: 'Player', note: 'I play at a club' },
          { value: 'club_admin', label: 'Club Administrator', note: 'I run a club' },
        ]}
      />
      {userType === 'player' && (
        <Field
          label="Club code"
          required
          error={errors.clubCode?.message}
          hint="From your club: SC and six digits, for example SC123456."
        >
          {(wiring) => (
            <Input
              {...wiring}
              {...register('clubCode', {
                onChange: (event: { target: { value: string } }) => {
                  setValue('clubCode', clubCodeText(event.target.value))
                },
              })}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              placeholder="SC123456"
              className="font-semibold tracking-widest placeholder:font-normal"
            />
          )}
        </Field>
      )}
      {door === 'embedded' && (
        <>
          {isNew && (
            <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
              <Field label="First name" required error={errors.firstName?.message}>
                {(wiring) => <Input {...wiring} {...register('firstName')} autoComplete="given-name" />}
              </Field>
              <Field label="Last name" required error={errors.lastName?.message}>
                {(wiring) => <Input {...wiring} {...register('lastName')} autoComplete="family-name" />}
              </Field>
            </div>
          )}
          <Field label="E-mail" required error={errors.email?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('email')}
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <PasswordField
            error={errors.password?.message}
            hint={isNew ? `At least ${MINIMUM_PASSWORD_LENGTH} characters. A few words are best.` : undefined}
            input={{ ...register('password'), autoComplete: isNew ? 'new-password' : 'current-password' }}
          />
        </>
      )}
      {door === 'external' && <p className="text-soft">Your club’s own sign-in page opens next.</p>}
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {isNew && errors.email?.message?.includes('Sign in instead') === true && (
        <Button look="secondary" onClick={onSignInInstead}>
          Sign in instead
        </Button>
      )}
      <Button type="submit" busy={entering.isPending ? words[mode].busy : undefined}>
        {words[mode].submit}
      </Button>
    </form>
  )
}
