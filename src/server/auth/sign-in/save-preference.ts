import { createHash, randomBytes } from 'node:crypto'
import type { UserType } from '#contract/auth.ts'
import type { Services } from '../../deps.ts'
import { savePreference as savePreferenceRow } from '../auth.store.ts'
import { findClubOfCode } from './find-club-of-code.ts'

export const PREFERENCE_MINUTES = 10

/**
 * Remembers the role and the club that a visitor chooses before signing in. Returns the token for the visitor's cookie; the store keeps only its hash.
 */
export async function savePreference(
  services: Services,
  input: { userType: UserType; clubCode: string | null; address: string },
): Promise<string> {
  const { userType, clubCode, address } = input
  const clubId = userType === 'player' ? await findClubOfCode(services, { clubCode, address }) : null
  const token = randomBytes(24).toString('base64url')
  await savePreferenceRow(services.db, {
    tokenHash: hashToken(token),
    userType,
    clubId,
    expiresAt: new Date(services.now().getTime() + PREFERENCE_MINUTES * 60_000),
  })
  return token
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
