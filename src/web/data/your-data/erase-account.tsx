import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDoor } from '#contract/identity/sign-in-service.ts'
import { eraseAccount } from '#contract/data/privacy.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { asksSignInAgain } from '#web/lib/asks-sign-in-again.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { forgetUser } from '#web/lib/remembered-user.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { yourDataText as text } from '#web/messages/en/data/your-data.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { SignInAgain } from '#web/ui/sign-in-again.tsx'

/** Says what deleting the account means, and asks for the password and the address before it does so. */
export function EraseAccount({ email }: { email: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card className="grid gap-3">
      <h3 className="font-semibold">{text.erase}</h3>
      <p className="text-soft">{text.eraseNote}</p>
      <div>
        <Button
          look="danger"
          onClick={() => {
            setIsAsking(true)
          }}
        >
          {text.eraseButton}
        </Button>
      </div>
      {isAsking && (
        <EraseDialog
          email={email}
          onClose={() => {
            setIsAsking(false)
          }}
        />
      )}
    </Card>
  )
}

type Typed = { password: string; email: string }
type Errors = { password?: string; email?: string }

/** What is typed here is never kept anywhere: one of it is a password. */
function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState({ password: '', email: '' })
  const [errors, setErrors] = useState<Errors>({})
  const { data: door } = useQuery(query(readDoor))
  const hasPassword = !door?.provider
  const erasing = useAction({
    run: () => send(eraseAccount, { body: hasPassword ? typed : { email: typed.email } }),
    changes: [],
    onDone: () => {
      forgetUser()
      // A new document: nothing of the person stays in memory.
      location.assign('/')
    },
    onFail: (fault) => {
      setErrors(errorsIn(fault))
    },
  })
  const check = (): Errors => ({
    ...(hasPassword && typed.password === '' ? { password: text.passwordMissing } : {}),
    ...(typed.email.trim().toLowerCase() === email.toLowerCase() ? {} : { email: text.emailDiffers }),
  })
  const fault =
    erasing.isError && Object.keys(errorsIn(erasing.error)).length === 0
      ? failureText(erasing.error, sharedText.tryAgainLater)
      : undefined
  return (
    <FormDialog
      title={text.eraseTitle}
      description={text.eraseMeans}
      submitLabel={text.eraseNow}
      submitLook="danger"
      busyLabel={text.erasing}
      isBusy={erasing.isPending || erasing.isSuccess}
      {...(fault === undefined ? {} : { fault, faultTitle: text.notErased })}
      onClose={onClose}
      onSubmit={() => {
        const found = check()
        setErrors(found)
        if (Object.keys(found).length === 0) erasing.mutate(undefined)
      }}
    >
      <EraseFields email={email} typed={typed} errors={errors} hasPassword={hasPassword} onType={setTyped} />
      {asksSignInAgain(erasing.error) && <SignInAgain />}
    </FormDialog>
  )
}

type EraseFieldsProps = {
  email: string
  typed: Typed
  errors: Errors
  hasPassword: boolean
  onType: (typed: Typed) => void
}

function EraseFields({ email, typed, errors, hasPassword, onType }: EraseFieldsProps) {
  return (
    <>
      {hasPassword && (
        <Field label={text.password} required error={errors.password}>
          {(wiring) => (
            <Input
              {...wiring}
              type="password"
              autoComplete="current-password"
              value={typed.password}
              onChange={(event) => {
                onType({ ...typed, password: event.target.value })
              }}
            />
          )}
        </Field>
      )}
      <Field label={text.email} hint={text.emailHint(email)} required error={errors.email}>
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            autoComplete="off"
            value={typed.email}
            onChange={(event) => {
              onType({ ...typed, email: event.target.value })
            }}
          />
        )}
      </Field>
    </>
  )
}

/** What the server says of single fields, in the reader's language. */
function errorsIn(fault: Error): Errors {
  const named = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  return {
    ...(named.some(({ field }) => field === 'password') ? { password: text.passwordWrong } : {}),
    ...(named.some(({ field }) => field === 'email') ? { email: text.emailDiffers } : {}),
  }
}
