import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod/mini'
import { transports, type passkeySignIn } from '#contract/identity/passkeys.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { rememberDevice } from '../known-device/known-device.ts'
import { begin, type Visitor } from '../provider/enter-by-provider.ts'
import type { SteppedIn } from '../second-step/give-second-step.ts'
import { CHALLENGE_MINUTES, challengeEnd } from './add-passkey.ts'
import { challengeOf } from './challenge-of.ts'
import {
  findPasskey,
  notePasskeyUse,
  saveChallenge,
  takeChallenge,
  type PasskeyRow,
} from './passkeys.store.ts'
import { passkeyRules, type PasskeyRules } from './passkey-rules.ts'
import type { Site } from './site-of.ts'

type Credential = z.output<typeof passkeySignIn.body>['credential']

/** What the browser needs to sign in: it names nobody, so it tells nobody who has a passkey. */
export async function beginPasskeySignIn(
  services: Services,
  limits: AttemptLimits,
  { site, address }: { site: Site; address: string },
) {
  await limits.require([['passkey-address', address]])
  const { generateAuthenticationOptions } = await passkeyRules()
  const { challenge } = await generateAuthenticationOptions({ rpID: site.rpId })
  await saveChallenge(services.db, { challenge, userId: null, expiresAt: challengeEnd(services.now()) })
  const timeout = CHALLENGE_MINUTES * 60_000
  return { challenge, rpId: site.rpId, userVerification: 'required' as const, timeout }
}

/**
 * Signs in whoever's passkey signed our challenge, on our site, after its owner was verified by face, finger or PIN: the thing and
 * the person, so no second step follows. A counter that did not rise is a copied key, and refused.
 */
export async function enterByPasskey(
  services: Services,
  limits: AttemptLimits,
  input: {
    body: z.output<typeof passkeySignIn.body>
    site: Site
    visitor: Visitor
    deviceToken: string | undefined
  },
): Promise<SteppedIn> {
  const { body, site, visitor, deviceToken } = input
  const { credential, invitation, asksFirst = false } = body
  const now = services.now()
  const challenge = challengeOf(credential.response.clientDataJSON)
  // Used up first: what was refused is not tried again.
  if (challenge === undefined || !(await takeChallenge(services.db, { challenge, userId: null, now })))
    throw new AppError('passkey_wrong')
  const mustWait = await limits.isAlarmed()
  const rules = await passkeyRules()
  return services.db.transaction(async (tx) => {
    const passkey = await findPasskey(tx, credential.id, { lock: true })
    if (!passkey) throw new AppError('passkey_wrong')
    const { authenticationInfo } = await verify(rules, { credential, passkey, challenge, site })
    await notePasskeyUse(tx, { id: passkey.id, counter: authenticationInfo.newCounter, now })
    const { userId } = passkey
    const begun = await begin(services, tx, {
      userId,
      visitor,
      invitation,
      mustWait,
      asksFirst,
      provedAt: now,
    })
    return { ...begun, deviceToken: await rememberDevice(tx, { userId, deviceToken, now }) }
  })
}

async function verify(
  { verifyAuthenticationResponse }: PasskeyRules,
  input: { credential: Credential; passkey: PasskeyRow; challenge: string; site: Site },
): Promise<VerifiedAuthenticationResponse> {
  const { credential, passkey, challenge, site } = input
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response
  const verified = await verifyAuthenticationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transports.filter((one) => passkey.transports.includes(one)),
    },
  }).catch(() => {
    throw new AppError('passkey_wrong')
  })
  const isTheirs =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === passkey.userId
  if (!verified.verified || !isTheirs) throw new AppError('passkey_wrong')
  return verified
}
