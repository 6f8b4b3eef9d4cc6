import type { FastifyInstance } from 'fastify'
import { checkResetCode, forgotPassword, resetPassword, signIn, signUp } from '#contract/identity/auth.ts'
import { changeEmail, changePassword, confirmNewEmail } from '#contract/identity/own-account.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  passkeySignIn,
  removePasskey,
} from '#contract/identity/passkeys.ts'
import {
  beginSecondStep,
  giveSecondStep,
  readSecondStep,
  replaceRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from '#contract/identity/second-step.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'

const NO_PASSWORDS = 'People sign in here with an external service, so Scoreclub takes no passwords.'

/** Everything that has to do with passwords and what is asked for after them, and the address that people sign in with. */
const ofPasswords: ReadonlySet<string> = new Set(
  [
    ...[signUp, signIn, forgotPassword, checkResetCode, resetPassword],
    ...[changePassword, changeEmail, confirmNewEmail],
    ...[readSecondStep, beginSecondStep, turnOnSecondStep, replaceRecoveryCodes, turnOffSecondStep],
    giveSecondStep,
    ...[listPasskeys, beginPasskey, addPasskey, removePasskey, beginPasskeySignIn, passkeySignIn],
  ].map(({ method, path }) => `${method} ${path}`),
)

/**
 * Where a sign-in service is set there is one door, not two (D16): whom the service lets in no more must not get in here
 * with a password of before.
 */
export function refusePasswords(app: FastifyInstance, { provider }: Pick<Services, 'provider'>): void {
  if (!provider) return
  app.addHook('onRequest', (request, _reply, done) => {
    const isOfPasswords = ofPasswords.has(`${request.method} ${request.routeOptions.url ?? ''}`)
    done(isOfPasswords ? new AppError('forbidden', { message: NO_PASSWORDS }) : undefined)
  })
}
