import type { VerifiedRegistrationResponse, VerifyRegistrationResponseOpts } from '@simplewebauthn/server'
import type { z } from 'zod/mini'
import { MOST_PASSKEYS, transports, type addPasskey as addPasskeyCall } from '#contract/identity/passkeys.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findPerson } from '../auth.store.ts'
import { confirmPassword } from '../confirm-password.ts'
import { mailSecondStep } from '../second-step/mail-second-step.ts'
import { challengeOf } from './challenge-of.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeyRows,
  lockOwner,
  saveChallenge,
  takeChallenge,
  type PasskeyRow,
} from './passkeys.store.ts'
import { passkeyRules } from './passkey-rules.ts'
import type { Site } from './site-of.ts'

/** How long a person has to touch their key. */
export const CHALLENGE_MINUTES = 5

export function challengeEnd(now: Date): Date {
  return new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
}

/** What the browser needs to make a passkey. The password is asked for, because the passkey will do without. */
export async function beginPasskey(
  services: Services,
  { viewer, password, site }: { viewer: SignedIn; password: string; site: Site },
) {
  const { userId, email, firstName, lastName } = viewer
  await confirmPassword(services, { userId, password })
  const present = await listPasskeyRows(services.db, userId)
  if (present.length >= MOST_PASSKEYS) throw tooMany()
  const displayName = `${firstName} ${lastName}`
  const rp = { id: site.rpId, name: 'Scoreclub' }
  const { generateRegistrationOptions } = await passkeyRules()
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: email,
    userDisplayName: displayName,
    userID: new TextEncoder().encode(userId),
  })
  await saveChallenge(services.db, { challenge, userId, expiresAt: challengeEnd(services.now()) })
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    timeout: CHALLENGE_MINUTES * 60_000,
    excludeCredentials: present.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  }
}

/** Keeps the passkey that the browser made for this person, and tells them by mail. */
export async function addPasskey(
  services: Services,
  input: { viewer: SignedIn; site: Site; body: z.output<typeof addPasskeyCall.body> },
): Promise<PasskeyRow> {
  const { viewer, site, body } = input
  const { userId } = viewer
  const now = services.now()
  const { credential } = body
  const known = transports.filter((one) => credential.response.transports?.includes(one))
  const made = await verifyNew({
    site,
    challenge: challengeOf(credential.response.clientDataJSON),
    response: {
      ...credential,
      response: { ...credential.response, transports: known },
      clientExtensionResults: {},
    },
    isOurs: (challenge) => takeChallenge(services.db, { challenge, userId, now }),
  })
  return services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('unauthorized')
    await lockOwner(tx, userId)
    if ((await listPasskeyRows(tx, userId)).length >= MOST_PASSKEYS) throw tooMany()
    const row: PasskeyRow = {
      id: made.id,
      userId,
      name: body.name,
      transports: [...known],
      createdAt: now,
      lastUsedAt: null,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
    }
    if (!(await insertPasskey(tx, row))) throw new AppError('passkey_wrong')
    await mailSecondStep(services, tx, { person, event: 'passkey_added', left: 0 })
    return row
  })
}

type Verified = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo']['credential']

async function verifyNew(input: {
  site: Site
  challenge: string | undefined
  response: VerifyRegistrationResponseOpts['response']
  isOurs: (challenge: string) => Promise<boolean>
}): Promise<Verified> {
  const { site, challenge, response, isOurs } = input
  // Used up first: what was refused is not tried again.
  if (challenge === undefined || !(await isOurs(challenge))) throw new AppError('passkey_wrong')
  const { verifyRegistrationResponse } = await passkeyRules()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  }).catch(() => {
    throw new AppError('passkey_wrong')
  })
  if (!verified.verified) throw new AppError('passkey_wrong')
  return verified.registrationInfo.credential
}

/** Removes one of a person's own passkeys, and tells them by mail. */
export async function removePasskey(
  services: Services,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person || !(await deletePasskey(tx, { id: passkeyId, userId }))) throw new AppError('not_found')
    await mailSecondStep(services, tx, { person, event: 'passkey_removed', left: 0 })
  })
}

function tooMany(): AppError {
  const message = `One account can have ${MOST_PASSKEYS} passkeys. Remove one that you no longer use first.`
  return new AppError('passkey_wrong', { message })
}
