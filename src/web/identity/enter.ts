import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { savePreferences, signIn, signUp, type UserType } from '#contract/identity/auth.ts'
import type { User } from '#contract/identity/session.ts'
import { parseClubCode } from '#contract/club/club-code.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { authFailure } from './auth-failure.ts'
import { withProof } from './proof/with-proof.ts'

export type AuthMode = 'create' | 'signin'

export type AuthValues = {
  userType: UserType
  clubCode: string
  firstName: string
  lastName: string
  email: string
  password: string
}

/** A step of signing up or in that failed: `message` is the sentence for the form, `cause` has its fields. */
export class EnterError extends Error {
  override name = 'EnterError'
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
 * Sends role and club code to the server first, then signs up or in (D16). With the token of an invitation neither is
 * sent, because the invitation decides both, nor where somebody signs in without a code (D48). Throws an EnterError.
 */
export async function enter(
  {
    mode,
    invitation,
    onProving,
  }: {
    mode: AuthMode
    invitation?: string | undefined
    /** Told when the browser begins and ends a proof of work, which many attempts before this one make necessary. */
    onProving?: (isProving: boolean) => void
  },
  values: AuthValues,
): Promise<User> {
  if (invitation === undefined && !skipsCode(mode, values)) await saveChoice(values)
  const { firstName, lastName, email, password } = values
  const invited = invitation === undefined ? {} : { invitation }
  return step('account', () =>
    withProof(
      (proof) =>
        mode === 'create'
          ? send(signUp, {
              body: { firstName, lastName, email, password, ...invited, agreedTo: readNow(), ...proof },
            })
          : send(signIn, { body: { email, password, ...invited, asksFirst: true, ...proof } }),
      onProving,
    ),
  )
}

/** Sends role and club code to the server, which keeps them for the sign-in that follows (D16). Throws an EnterError. */
export async function saveChoice({
  userType,
  clubCode,
}: Pick<AuthValues, 'userType' | 'clubCode'>): Promise<void> {
  const code = userType === 'player' ? (parseClubCode(clubCode) ?? null) : null
  await step('preferences', () =>
    send(savePreferences, { body: { userType, ...(code === null ? {} : { clubCode: code }) } }),
  )
}

/** The terms that stand beside the button. */
const readNow = () => ({ version: TERMS_VERSION, language: readerLanguage() })

/** Signing in needs no code: an account without a club is asked for one afterwards (D48). */
export function skipsCode(mode: AuthMode, { userType, clubCode }: AuthValues): boolean {
  return mode === 'signin' && userType === 'player' && clubCode.trim() === ''
}

async function step<Value>(name: 'preferences' | 'account', work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw new EnterError(name, error)
  }
}
