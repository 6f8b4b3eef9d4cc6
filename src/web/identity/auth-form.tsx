import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'wouter'
import { MINIMUM_PASSWORD_LENGTH } from '#contract/identity/auth.ts'
import { agreedToText } from '#web/messages/en/data/agreed-to.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { AuthMode, AuthValues } from './enter.ts'
import { ProvingNotice } from './proof/proving-notice.tsx'
import { FoldedRoleFields, RoleFields } from './role-fields.tsx'
import { useAuthForm, type AuthFormInput } from './use-auth-form.ts'

type AuthFormProps = AuthFormInput & { forgotHref: string; onSignInInstead: () => void }
type PartProps = { form: UseFormReturn<AuthValues> }

/**
 * The form of both tabs. A new account begins with role and club code, unless its link has both; signing in needs neither
 * (D48).
 */
export function AuthForm({ forgotHref, onSignInInstead, ...input }: AuthFormProps) {
  const { form, submit, isEntering, isProving } = useAuthForm(input)
  const { errors } = form.formState
  const isNew = input.mode === 'create'
  const isLinked = input.linkedCode !== null
  const labels = buttonLabels(input.mode)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      {isNew && input.invitation === undefined && !isLinked && <RoleFields form={form} isNew />}
      {isNew && <NameFields form={form} />}
      <CredentialFields form={form} isNew={isNew} isInvited={input.invitation !== undefined} />
      {isNew && <BesideNewAccount />}
      {(!isNew || isLinked) && input.invitation === undefined && (
        <FoldedRoleFields form={form} isLinked={isLinked} isNew={isNew} />
      )}
      <ProvingNotice isProving={isProving} />
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {isNew && errors.email?.type === 'taken' && (
        <Button look="secondary" onClick={onSignInInstead}>
          {authText.signInInstead}
        </Button>
      )}
      <Button type="submit" busy={isEntering ? labels.busy : undefined}>
        {labels.submit}
      </Button>
      {!isNew && (
        <Link
          href={forgotHref}
          className="flex min-h-11 items-center justify-self-center font-medium text-accent underline"
        >
          {authText.forgotPassword}
        </Link>
      )}
    </form>
  )
}

/** What a new account agrees to. The links open beside the form, which would lose the password. */
function BesideNewAccount() {
  const look = 'inline-flex min-h-11 items-center text-accent underline'
  return (
    <div className="text-note text-soft">
      <p>{agreedToText.beside}</p>
      <p className="flex flex-wrap gap-x-4">
        <a href="/terms" target="_blank" rel="noopener" className={look}>
          {agreedToText.terms}
        </a>
        <a href="/privacy" target="_blank" rel="noopener" className={look}>
          {agreedToText.privacy}
        </a>
      </p>
    </div>
  )
}

function buttonLabels(mode: AuthMode): { submit: string; busy: string } {
  return mode === 'create'
    ? { submit: authText.createAccount, busy: authText.creatingAccount }
    : { submit: authText.signIn, busy: authText.signingIn }
}

function NameFields({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      <Field label={authText.firstName} required error={errors.firstName?.message}>
        {(wiring) => <Input {...wiring} {...register('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label={authText.lastName} required error={errors.lastName?.message}>
        {(wiring) => <Input {...wiring} {...register('lastName')} autoComplete="family-name" />}
      </Field>
    </div>
  )
}

type CredentialFieldsProps = PartProps & { isNew: boolean; isInvited: boolean }

function CredentialFields({ form: { register, formState }, isNew, isInvited }: CredentialFieldsProps) {
  const { errors } = formState
  return (
    <>
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
            readOnly={isInvited}
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
  )
}
