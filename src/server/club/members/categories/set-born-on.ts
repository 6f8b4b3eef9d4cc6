import { ageOn } from '#golf/competition/age-on.ts'
import { parseDay } from '#golf/day.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import { clubDay } from '../../../platform/db/club-day.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { findClub, findMembership } from '../members.store.ts'
import { changeBornOn } from './categories.store.ts'

const OLDEST = 125

/** Says when a member was born, or takes it away. The caller administers the club. */
export async function setBornOn(
  services: Services,
  input: { viewer: SignedIn; clubId: string; memberId: string; bornOn: string | null },
): Promise<void> {
  const { viewer, clubId, memberId } = input
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId)
    const membership = await findMembership(tx, clubId, memberId)
    if (!club || !membership || membership.status === 'removed') throw new AppError('not_found')
    const bornOn = input.bornOn === null ? null : (parseDay(input.bornOn) ?? null)
    const today = clubDay(services.now(), club.timeZone)
    if (bornOn !== null && (bornOn > today || ageOn(bornOn, today) > OLDEST))
      throw fieldError('bornOn', 'Enter the member’s date of birth.')
    if (membership.bornOn === bornOn) return
    await changeBornOn(tx, membership.id, bornOn)
    // What it was and is stays out of the log, which nothing is taken out of.
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.born_on_changed',
      objectId: memberId,
    })
  })
}
