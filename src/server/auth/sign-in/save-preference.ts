import { createHash, randomBytes } from 'node:crypto'
import type { UserType } from '#contract/auth.ts'
import { parseClubCode } from '#domain/club/club-code.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findClubByCode, savePreference as savePreferenceRow } from '../auth.store.ts'
import { SITE, type AttemptLimits } from '../attempt-limits.ts'

export const PREFERENCE_MINUTES = 10

/**
 * Remembers the role and the club that a visitor chooses before signing in. A malformed and an unknown club code get the
 * same answer (D18). Returns the token for the visitor's cookie; the store keeps only its hash.
 */
export async function savePreference(
  services: Services,
  limits: AttemptLimits,
  input: { userType: UserType; clubCode: string | null; address: string },
): Promise<string> {
  const { userType, clubCode, address } = input
  const clubId =
    userType === 'player' ? await findActiveClubId(services, limits, { clubCode, address }) : null
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

async function findActiveClubId(
  services: Services,
  limits: AttemptLimits,
  input: { clubCode: string | null; address: string },
): Promise<string> {
  if (input.clubCode === null || input.clubCode.trim() === '') throw codeError('club_code_missing')
  await limits.check('clubCode', input.address)
  const code = parseClubCode(input.clubCode)
  const club = code === undefined ? undefined : await findClubByCode(services.db, code)
  if (!club?.isActive) {
    await limits.count('clubCode', input.address)
    await limits.count('clubCodeSite', SITE)
    throw codeError('club_code_invalid')
  }
  return club.id
}

function codeError(code: 'club_code_missing' | 'club_code_invalid'): AppError {
  const { message } = new AppError(code)
  return new AppError(code, { fields: [{ field: 'clubCode', message }] })
}
