import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { Link } from 'wouter'
import { z } from 'zod/mini'
import { MINIMUM_PASSWORD_LENGTH, signUpBody } from '#contract/auth.ts'
import { ApiError } from '#web/lib/api.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { signInAddress } from '#web/lib/return-path.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/auth.ts'
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
  /** An invitation says role, club and e-mail itself. */
  invitation?: { token: string; email: string } | undefined
  /** From a link or a QR code, "?code=SC123456". */
  linkedCode: string | null
  next: string
  forgotHref: string
  onSignInInstead: () => void
  onEntered?: () => void
}

const DRAFT = 'auth'
const names = ['clubCode', 'firstName', 'lastName', 'email', 'password'] as const

function wordsOf(mode: AuthMode): { submit: string; busy: string } {
  return mode === 'create'
    ? { submit: authText.createAccount, busy: authText.creatingAccount }
    : { submit: authText.signIn, busy: authText.signingIn }
}

type FormTerms = Pick<AuthFormProps, 'mode' | 'door' | 'invitation'>

/** Sign-in asks for no more than the club code here (spec section 5); a new account is checked as the server will. */
function resolverFor({ mode, door, invitation }: FormTerms): Resolver<AuthValues> {
  return (values) => {
    const errors: FieldErrors<AuthValues> = {}
    const needsCode = values.userType === 'player' && invitation === undefined
    const code = needsCode ? clubCodeError(values.clubCode) : undefined
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

function startValues({
  linkedCode,
  invitation,
}: Pick<AuthFormProps, 'linkedCode' | 'invitation'>): AuthValues {
  const { userType, clubCode } = readRememberedChoice()
  const blank = { userType, clubCode, firstName: '', lastName: '', email: '', password: '' }
  const kept = withDraft(DRAFT, blank)
  return {
    ...kept,
    userType: linkedCode !== null ? 'player' : kept.userType === 'club_admin' ? 'club_admin' : 'player',
    clubCode: linkedCode === null ? kept.clubCode : clubCodeText(linkedCode),
    email: invitation?.email ?? kept.email,
    password: '',
  }
}

export function AuthForm(props: AuthFormProps) {
  const { mode, door, invitation, next } = props
  const client = useQueryClient()
  const [start] = useState(() => startValues(props))
  const form = useForm<AuthValues>({ defaultValues: start, resolver: resolverFor(props) })
  useKeepDraft(DRAFT, form, ['password'])
  const { register, setValue, setError, control, formState } = form
  const { errors } = formState
  const userType = useWatch({ control, name: 'userType' })
  const words = wordsOf(mode)
  const entering = useMutation({
    mutationFn: (values: AuthValues) => enter({ mode, door, invitation: invitation?.token }, values),
    meta: { quietUnauthorized: true },
    onSuccess: (entered, values) => {
      if (invitation === undefined) rememberChoice(values)
      clearDraft(DRAFT)
      if (entered.kind === 'leave') location.assign(signInAddress(next))
      else {
        // The page takes a signed-in reader on from here.
        enterAs(client, entered.user)
        props.onEntered?.()
      }
    },
    onError: (fault) => {
      const cause = fault instanceof EnterFault ? fault.cause : fault
      if (cause instanceof ApiError && cause.body?.code.startsWith('club_code') === true)
        setError('clubCode', { message: fault.message }, { shouldFocus: true })
      else if (cause instanceof ApiError && cause.body?.code === 'email_taken')
        setError('email', { type: 'taken', message: fault.message }, { shouldFocus: true })
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
      {invitation === undefined && (
        <>
          <ChoiceGroup
            legend={authText.iAmA}
            value={userType}
            onChange={(value) => {
              setValue('userType', value)
            }}
            choices={[
              { value: 'player', label: authText.player, note: authText.playerNote },
              {
                value: 'club_admin',
                label: authText.clubAdministrator,
                note: authText.clubAdministratorNote,
              },
            ]}
          />
          {userType === 'player' && (
            <Field
              label={authText.clubCode}
              required
              error={errors.clubCode?.message}
              hint={authText.clubCodeHint}
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
        </>
      )}
      {door === 'embedded' && (
        <>
          {isNew && (
            <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
              <Field label={authText.firstName} required error={errors.firstName?.message}>
                {(wiring) => <Input {...wiring} {...register('firstName')} autoComplete="given-name" />}
              </Field>
              <Field label={authText.lastName} required error={errors.lastName?.message}>
                {(wiring) => <Input {...wiring} {...register('lastName')} autoComplete="family-name" />}
              </Field>
            </div>
          )}
          <Field label={authText.email} required error={errors.email?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('email')}
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={invitation !== undefined}
                className="read-only:bg-sunken"
              />
            )}
          </Field>
          <PasswordField
            error={errors.password?.message}
            hint={isNew ? authText.passwordHint(MINIMUM_PASSWORD_LENGTH) : undefined}
            input={{ ...register('password'), autoComplete: isNew ? 'new-password' : 'current-password' }}
          />
        </>
      )}
      {door === 'external' && <p className="text-soft">{authText.externalNext}</p>}
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {isNew && errors.email?.type === 'taken' && (
        <Button look="secondary" onClick={props.onSignInInstead}>
          {authText.signInInstead}
        </Button>
      )}
      <Button type="submit" busy={entering.isPending ? words.busy : undefined}>
        {words.submit}
      </Button>
      {!isNew && door === 'embedded' && (
        <Link
          href={props.forgotHref}
          className="flex min-h-11 items-center justify-self-center font-medium text-accent underline"
        >
          {authText.forgotPassword}
        </Link>
      )}
    </form>
  )
}
