import { z } from 'zod/mini'
import { invitationToken } from './auth.ts'
import { defineCall } from '../platform/call.ts'
import { currentPassword } from './own-account.ts'
import { user } from './session.ts'
import { line } from '../platform/values.ts'

/** How many one person has at most. */
export const MOST_PASSKEYS = 10

/** Bytes as base64url. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most))

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

const required = z.literal('required')
const publicKey = z.literal('public-key')

/** What a browser hands to its authenticator to make a key (PublicKeyCredentialCreationOptionsJSON). */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({ residentKey: required, userVerification: required }),
  attestation: z.literal('none'),
  timeout: z.number(),
})

/** The same to sign with one (PublicKeyCredentialRequestOptionsJSON). */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: required,
  timeout: z.number(),
})

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: publicKey,
}

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** What the authenticator answered to the options of beginPasskey. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
})

/** What the authenticator answered to the options of beginPasskeySignIn. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(200)),
  }),
})

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/auth/passkeys',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'The passkeys of the user, the newest first',
  reply: z.array(passkey),
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/challenge',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'What the browser needs to make a passkey; asks for the password',
  body: z.strictObject({ password: currentPassword }),
  reply: creation,
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Adds the passkey that the browser made',
  body: z.strictObject({ name: line(60, 'Name'), credential: newCredential }),
  reply: passkey,
})

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/auth/passkeys/:passkeyId',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Removes a passkey: it signs nobody in any more',
  params: z.object({ passkeyId: z.string().check(z.maxLength(1400)) }),
  reply: z.object({ success: z.literal(true) }),
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/passkey/challenge',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'What the browser needs to sign in with a passkey; the same for everybody',
  reply: request,
})

export const passkeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Signs in with a passkey, which is both steps in one',
  body: z.strictObject({
    credential: assertion,
    invitation: z.optional(invitationToken),
    /** As with the password (signIn). */
    asksFirst: z.optional(z.boolean()),
  }),
  reply: user,
})
