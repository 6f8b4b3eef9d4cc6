import { savePreferences, signIn, signUp, type UserType } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { parseClubCode } from '#domain/club/club-code.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { authText } from '#web/messages/en/auth.ts'
import { authFailure } from './auth-failure.ts'

export type AuthMode = 'create' | 'signin'

export type AuthValues = {
  userType: UserType
  clubCode: string
  firstName: string
  lastName: string
  email: string
  password: string
}

/** How somebody comes in: by which tab and door, and with the token of an invitation where he has one. */
export type Entrance = { mode: AuthMode; door: 'embedded' | 'external'; invitation?: string | undefined }

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
  if (step === 'account') return authFailure(cause, authText.failed)
  if (cause instanceof OfflineError) return `${authText.setupFailed} ${authText.noConnectionShort}`
  return authFailure(cause, authText.setupFailed)
}

/**
 * Remembers role and club code with the server first, then signs up or in (spec section 4, D16). An invitation says role
 * and club itself.
 */
export async function enter({ mode, door, invitation }: Entrance, values: AuthValues): Promise<Entered> {
  const clubCode = values.userType === 'player' ? (parseClubCode(values.clubCode) ?? null) : null
  if (invitation === undefined)
    await step('preferences', () =>
      send(savePreferences, {
        body: { userType: values.userType, ...(clubCode === null ? {} : { clubCode }) },
      }),
    )
  if (door === 'external') return { kind: 'leave' }
  const { firstName, lastName, email, password } = values
  const invited = invitation === undefined ? {} : { invitation }
  const user = await step('account', () =>
    mode === 'create'
      ? send(signUp, { body: { firstName, lastName, email, password, ...invited } })
      : send(signIn, { body: { email, password, ...invited, asksFirst: true } }),
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
