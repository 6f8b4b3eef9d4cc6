import { ageOn } from '#golf/competition/age-on.ts'
import { parseDay } from '#golf/day.ts'
import { clubDay } from '../../../platform/db/club-day.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { findClub, findMembership } from '../members.store.ts'
import { setClaim } from './member-matches.store.ts'

const OLDEST = 125

/**
 * Keeps the membership number and the date of birth that a member gives, so that the club is asked about the one of its list.
 * It tells the member nothing of that list, and proves nothing: the club's own facts stay as they are.
 */
export async function setOwnClaim(
  services: Pick<Services, 'db' | 'now'>,
  input: { viewer: SignedIn; clubId: string; memberNumber: string | null; bornOn: string | null },
): Promise<void> {
  const { clubId, viewer, memberNumber } = input
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId)
    const membership = await findMembership(tx, clubId, viewer.userId)
    if (!club || membership?.status !== 'active') throw new AppError('not_found')
    const bornOn = input.bornOn === null ? null : (parseDay(input.bornOn) ?? null)
    const today = clubDay(services.now(), club.timeZone)
    if (bornOn !== null && (bornOn > today || ageOn(bornOn, today) > OLDEST))
      throw fieldError('bornOn', 'Enter your date of birth.')
    await setClaim(tx, { clubId, userId: viewer.userId, number: memberNumber, bornOn })
  })
}
