import { createHash, randomBytes } from 'node:crypto'
import type { UserType } from '#contract/identity/auth.ts'
import type { Services } from '../../platform/deps.ts'
import { savePreference as savePreferenceRow } from '../auth.store.ts'
import { requireTyped } from './find-club-of-code.ts'

export const PREFERENCE_MINUTES = 10

/**
 * Remembers the role that a visitor chooses before signing in, and the club code as they typed it. It is not looked up
 * here: a right, an unknown and a malformed code are answered alike and counted nowhere, so a visitor learns nothing (P20).
 * Returns the token for the visitor's cookie; the store keeps only its hash.
 */
export async function savePreference(
  services: Pick<Services, 'db' | 'now'>,
  { userType, clubCode }: { userType: UserType; clubCode: string | null },
): Promise<string> {
  const typedCode = userType === 'player' ? requireTyped(clubCode) : null
  const token = randomBytes(24).toString('base64url')
  await savePreferenceRow(services.db, {
    tokenHash: hashToken(token),
    userType,
    typedCode,
    expiresAt: new Date(services.now().getTime() + PREFERENCE_MINUTES * 60_000),
  })
  return token
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
