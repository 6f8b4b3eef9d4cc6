import { parseClubCode } from '#domain/club/club-code.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { SITE, type AttemptLimits } from '../attempt-limits.ts'
import { findClubByCode } from '../auth.store.ts'

/**
 * The club that a typed code opens. An unknown code, one that is malformed and one of a closed club get the same answer
 * and count as the same attempt (D18, P20): of the address, of the account where somebody is signed in, and of the site.
 */
export async function findClubOfCode(
  services: Services,
  limits: AttemptLimits,
  input: { clubCode: string | null; address: string; userId?: string },
): Promise<string> {
  const { clubCode, address, userId } = input
  if (clubCode === null || clubCode.trim() === '') throw codeError('club_code_missing')
  const counters = [
    ['clubCode', address],
    ...(userId === undefined ? [] : [['clubCodeAccount', userId] as const]),
  ] as const
  for (const [kind, key] of counters) await limits.check(kind, key)
  const code = parseClubCode(clubCode)
  const club = code === undefined ? undefined : await findClubByCode(services.db, code)
  if (club?.isActive) return club.id
  for (const [kind, key] of counters) await limits.count(kind, key)
  await limits.count('clubCodeSite', SITE)
  throw codeError('club_code_invalid')
}

function codeError(code: 'club_code_missing' | 'club_code_invalid'): AppError {
  const { message } = new AppError(code)
  return new AppError(code, { fields: [{ field: 'clubCode', message }] })
}
