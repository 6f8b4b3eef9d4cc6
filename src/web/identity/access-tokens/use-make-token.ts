import { useState } from 'react'
import { listAccessTokens, makeAccessToken, tokenDays } from '#contract/identity/access-tokens.ts'
import { tokenReaches } from '#contract/identity/token-reach.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { asksSignInAgain } from '#web/lib/asks-sign-in-again.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { accessTokensText as text } from '#web/messages/en/identity/access-tokens.online.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { faultyFields } from '../own-account/faulty-fields.ts'
import type { MadeToken } from './new-secret.tsx'

type Errors = { name?: string; password?: string }

/** What is typed of a new token, kept over a fault and a reload but for the password, and the way to make it. */
export function useMakeToken({ clubId, onMade }: { clubId: string; onMade: (token: MadeToken) => void }) {
  const draft = useDraft('access-token', { name: '', reach: 'read', days: '30' })
  /** undefined until the club asks for it. */
  const [password, setPassword] = useState<string>()
  const [errors, setErrors] = useState<Errors>({})
  const name = draft.values.name.trim()
  const reach = tokenReaches.find((one) => one === draft.values.reach) ?? 'read'
  const days = tokenDays.find((one) => String(one) === draft.values.days) ?? 30
  const making = useAction({
    run: () => {
      const asked = { clubId, name, reach, days }
      return send(makeAccessToken, { body: password === undefined ? asked : { ...asked, password } })
    },
    changes: [query(listAccessTokens)],
    onDone: ({ token, secret }) => {
      draft.clear()
      onMade({ name: token.name, secret })
    },
    onFail: (fault) => {
      if (faultyFields(fault).code === 'password_again') setPassword('')
      setErrors(errorsIn(fault))
    },
  })
  const submit = () => {
    const found: Errors = {
      ...(name === '' ? { name: text.nameMissing } : {}),
      ...(password === '' ? { password: ownAccountText.passwordMissing } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) making.mutate(undefined)
  }
  return {
    draft,
    reach,
    days,
    password,
    setPassword,
    errors,
    submit,
    signsInAgain: asksSignInAgain(making.error),
    isBusy: making.isPending,
    fault: making.isError && !isOfField(making.error) ? faultOf(making.error) : undefined,
  }
}

const faultOf = (fault: Error) => failureText(fault, sharedText.tryAgainLater)

/** A field says it already, or asks for what is missing. */
function isOfField(fault: Error): boolean {
  return Object.keys(errorsIn(fault)).length > 0 || faultyFields(fault).code === 'password_again'
}

/** What the server says of single fields, in the reader's language. */
function errorsIn(fault: Error): Errors {
  const { fields } = faultyFields(fault)
  return {
    ...(fields.includes('name') ? { name: text.nameTaken } : {}),
    ...(fields.includes('password') ? { password: ownAccountText.passwordWrong } : {}),
  }
}
