import { createHash, randomBytes } from 'node:crypto'
import type { UserType } from '#contract/auth.ts'
import { parseClubCode } from '#domain/club/club-code.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { findClubByCode, savePreference as savePreferenceRow } from './auth.store.ts'
import { SITE, type AttemptLimits } from './attempt-limits.ts'

export const PREFERENCE_MINUTES = 10

/**
 * Remembers role and club before sign-in. A malformed and an unknown code get the same answer (D18). Returns the token
 * that goes into the visitor's cookie; the store keeps its hash only.
 */
export async function savePreference(
  services: Services,
  limits: AttemptLimits,
  terms: { userType: UserType; clubCode: string | null; address: string },
): Promise<string> {
  const { userType, clubCode, address } = terms
  const clubId = userType === 'player' ? await clubOfCode(services, limits, { clubCode, address }) : null
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

async function clubOfCode(
  services: Services,
  limits: AttemptLimits,
  terms: { clubCode: string | null; address: string },
): Promise<string> {
  if (terms.clubCode === null || terms.clubCode.trim() === '') throw codeError('club_code_missing')
  await limits.check('clubCode', terms.address)
  const code = parseClubCode(terms.clubCode)
  const club = code === undefined ? undefined : await findClubByCode(services.db, code)
  if (!club?.isActive) {
    await limits.count('clubCode', terms.address)
    await limits.count('clubCodeSite', SITE)
    throw codeError('club_code_invalid')
  }
  return club.id
}

function codeError(code: 'club_code_missing' | 'club_code_invalid'): AppError {
  const { message } = new AppError(code)
  return new AppError(code, { fields: [{ field: 'clubCode', message }] })
}
