import { randomInt } from 'node:crypto'
import type { z } from 'zod/mini'
import type { createClubBody } from '#contract/club/create-club.ts'
import { makeClubCode } from '#contract/club/club-code.ts'
import { containsLink } from '#contract/club/contains-link.ts'
import { DEFAULT_CURRENCY } from '#contract/money/currencies.ts'
import { DEFAULT_MAX_MEMBERS, TRIAL_DAYS } from '#contract/club/membership.ts'
import { rulesOfUnion } from '#golf/handicap/rules-of-play/published-rules.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { lockPlayer, setCurrentClub } from '../identity/identity.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { rowLimits } from '../platform/rate-limits/limit-table.ts'
import { addMember, findClub } from './members/members.store.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { countClubsMadeBy, insertClub } from './clubs.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Creates a club with an unused code (P20); its creator becomes its administrator and it becomes their current club. */
export async function createClub(
  services: Services,
  input: { viewer: SignedIn; body: z.output<typeof createClubBody> },
): Promise<string> {
  const { viewer, body } = input
  const now = services.now()
  const timeZone = body.timeZone ?? 'UTC'
  const union = body.union ?? null
  checkTimeZone(timeZone)
  if (containsLink(body.name)) throw linkInName()
  return services.db.transaction(async (tx) => {
    await lockPlayer(tx, viewer.userId)
    if ((await countClubsMadeBy(tx, viewer.userId)) >= rowLimits['clubs-of-account'].points)
      throw new AppError('too_many_clubs')
    const id = newId('clb')
    let inserted = false
    while (!inserted)
      inserted = await insertClub(tx, {
        id,
        name: body.name,
        code: makeClubCode(randomInt(1_000_000)),
        email: body.email ?? null,
        phone: body.phone ?? null,
        address: body.address ?? null,
        website: body.website ?? null,
        description: body.description ?? null,
        currency: body.currency ?? DEFAULT_CURRENCY,
        union,
        rulesOfPlay: union === null ? null : rulesOfUnion(union),
        timeZone,
        maxMembers: services.config.membersPerClub ?? DEFAULT_MAX_MEMBERS,
        subscriptionStatus: 'trial',
        trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
        createdBy: viewer.userId,
        createdAt: now,
      })
    const club = await findClub(tx, id, { lock: true })
    if (!club) throw new Error(`Club ${id} vanished inside its own transaction`)
    await addMember(tx, { club, userId: viewer.userId, role: 'club_admin', status: 'active', now })
    await setCurrentClub(tx, viewer.userId, id)
    await services.feed.announce(tx, { kind: 'person', userId: viewer.userId })
    await recordAction(services, tx, { by: viewer, clubId: id, action: 'club.created', objectId: id })
    return id
  })
}

/** The name of a club stands in every mail to people whom it invites. */
export function linkInName(): AppError {
  const { message } = new AppError('link_in_text')
  return new AppError('link_in_text', { fields: [{ field: 'name', message }] })
}
