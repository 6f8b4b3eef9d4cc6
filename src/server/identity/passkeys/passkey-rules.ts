import type * as SimpleWebAuthn from '@simplewebauthn/server'

export type PasskeyRules = typeof SimpleWebAuthn

/** Loaded with the first passkey: with what it needs to read certificates it is a seventh of the server, and few starts use it. */
export function passkeyRules(): Promise<PasskeyRules> {
  return import('@simplewebauthn/server')
}
