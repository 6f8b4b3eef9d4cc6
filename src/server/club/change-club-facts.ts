import type { Output } from '#contract/platform/call.ts'
import type { updateClub } from '#contract/club/clubs.ts'
import { containsLink } from '#contract/club/contains-link.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { clubs } from '../platform/db/tables/clubs.ts'
import { altersRow } from '../platform/db/versions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { isPlanNeeded } from '../platform/http/require-plan.ts'
import { takeVersion } from '../platform/http/take-version.ts'
import { countMembers, findClub } from './members/members.store.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { toWireClub } from './club-view.ts'
import { changeClub } from './clubs.store.ts'
import { linkInName } from './create-club.ts'

const FOR_PEOPLE =
  'An access token may not change whether joining needs approval. Sign in to Scoreclub to change it.'

/** Changes a club's name, look or settings; what is left out stays. The caller administers the club. */
export async function changeClubFacts(
  services: Services,
  input: { viewer: SignedIn; clubId: string; body: Output<typeof updateClub.body> },
): Promise<void> {
  const { viewer, clubId, body } = input
  const { name, colour, currency, handicapMode, requiresApproval, timeZone } = body
  // It lets people in, who stay when the token of a program is withdrawn.
  if (requiresApproval !== undefined && viewer.accessToken)
    throw new AppError('forbidden', { message: FOR_PEOPLE })
  if (timeZone !== undefined) checkTimeZone(timeZone)
  if (name && containsLink(name)) throw linkInName()
  const change = {
    ...(name ? { name } : {}),
    ...(currency ? { currency } : {}),
    ...(handicapMode ? { handicapMode } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(colour === undefined ? {} : { colour }),
    ...(requiresApproval === undefined ? {} : { requiresApproval }),
  }
  await services.db.transaction(async (tx) => {
    // Who holds a competition of it that is waited for may still write rows that point to the club.
    const before = await findClub(tx, clubId, { lock: 'no key update' })
    if (!before || !altersRow(before, change)) return
    await takeVersion(tx, clubs, {
      id: clubId,
      seen: body.version,
      sent: body,
      now: async () => {
        const memberCount = await countMembers(tx, clubId)
        return toWireClub(before, {
          memberCount,
          isAdmin: true,
          isProgram: viewer.accessToken !== undefined,
          now: services.now(),
          isPlanNeeded: isPlanNeeded(services, before),
        })
      },
    })
    if (currency && currency !== before.currency)
      await services.events.publish(tx, 'currencyChanges', { clubId, from: before.currency, to: currency })
    await changeClub(tx, clubId, change)
    if (change.name !== undefined || change.colour !== undefined)
      await services.feed.announce(tx, { kind: 'club', clubId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.changed',
      objectId: clubId,
      before,
      after: { ...before, ...change },
    })
  })
}
