import { savePreferences, signIn, signUp, type User, type UserType } from '#contract/auth.ts'
import { parseClubCode } from '#domain/club/club-code.ts'
import { ApiError, failureText, OfflineError, send } from '#web/lib/api.ts'

export type AuthMode = 'create' | 'signin'

export type AuthValues = {
  userType: UserType
  clubCode: string
  firstName: string
  lastName: string
  email: string
  password: string
}

/** `leave`: another issuer signs people in, and the browser must go there. */
export type Entered = { kind: 'user'; user: User } | { kind: 'leave' }

/** A step of entering that failed, with the sentence for the form and the cause for its fields. */
export class EnterFault extends Error {
  override name = 'EnterFault'
  readonly step: 'preferences' | 'account'
  constructor(step: 'preferences' | 'account', cause: unknown) {
    super(sentence(step, cause), { cause })
    this.step = step
  }
}

function sentence(step: 'preferences' | 'account', cause: unknown): string {
  if (step === 'preferences') {
    const said = cause instanceof ApiError && cause.status !== 500 ? cause.userMessage : undefined
    const offline = cause instanceof OfflineError ? ' There is no connection.' : ''
    return said ?? `Authentication setup failed. Please try again.${offline}`
  }
  if (cause instanceof ApiError && cause.body?.code === 'wrong_credentials')
    return 'The e-mail or the password is not right.'
  return failureText(cause, 'Something went wrong. Please try again.')
}

/** Remembers role and club code with the server first, then signs up or in (spec section 4, D16). */
export async function enter(
  mode: AuthMode,
  door: 'embedded' | 'external',
  values: AuthValues,
): Promise<Entered> {
  const clubCode = values.userType === 'player' ? (parseClubCode(values.clubCode) ?? null) : null
  await step('preferences', () =>
    send(savePreferences, {
      body: { userType: values.userType, ...(clubCode === null ? {} : { clubCode }) },
    }),
  )
  if (door === 'external') return { kind: 'leave' }
  const { firstName, lastName, email, password } = values
  const user = await step('account', () =>
    mode === 'create'
      ? send(signUp, { body: { firstName, lastName, email, password } })
      : send(signIn, { body: { email, password } }),
  )
  return { kind: 'user', user }
}

async function step<Value>(name: 'preferences' | 'account', work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (fault) {
    throw new EnterFault(name, fault)
  }
}
