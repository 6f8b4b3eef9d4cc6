import { fullName } from '#contract/club/former-member.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { findPlayer } from '../find-player.ts'
import { findCandidate } from './candidates.store.ts'
import { requireLiveGroup } from './require-group.ts'
import { recordStarted, takePlace } from './take-place.ts'

/**
 * Puts somebody of the list into the group. Who is told by a notice, and can leave; who has left comes back by the QR code
 * only, which is their own doing. Twice is once.
 */
export async function addPlayer(
  services: Services,
  input: { viewer: SignedIn; groupId: string; userId: string },
): Promise<void> {
  const { viewer, groupId, userId } = input
  await services.db.transaction(async (tx) => {
    const { group, members, seesAll } = await requireLiveGroup(services, tx, { viewer, groupId })
    const present = members.find((member) => member.userId === userId)
    if (present?.leftAt === null) return
    const candidate = await findCandidate(tx, { group, seesAll, userId })
    if (!candidate) throw new AppError('not_found')
    const name = fullName(candidate)
    if (present && userId !== viewer.userId)
      throw new AppError('group_left', {
        message: `${name} has left this group. They can come back with the QR code.`,
      })
    const player = await findPlayer(tx, { clubId: group.clubId, userId })
    const { roundId, isNew } = await takePlace(services, tx, {
      group,
      members,
      player,
      name,
      addedBy: viewer.userId,
      teeId: null,
    })
    if (userId !== viewer.userId)
      await addNotice(services, tx, {
        userId,
        clubId: group.clubId,
        kind: 'put_in_group',
        key: `put in group ${groupId} ${roundId}`,
        about: {
          roundId,
          byId: viewer.userId,
          ...(group.competitionId !== null && { competitionId: group.competitionId }),
        },
      })
    if (isNew) await recordStarted(services, tx, { viewer, clubId: group.clubId, roundId, userId })
  })
}
