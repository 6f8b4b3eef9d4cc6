import type { z } from 'zod/mini'
import type { submitRound } from '#contract/card/rounds.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { handIn } from '../submit-round.ts'
import { lockRound } from '../rounds.store.ts'
import { isGuest } from '../../competition/competition.ts'
import { requireGroup } from './require-group.ts'

/**
 * Hands in the card of a player of the group on the group's phone, which is passed round for it: the player looks at their
 * card, and another of the group signs it. The player is told, and the audit log names whose phone it was.
 */
export async function handInInGroup(
  services: Services,
  input: {
    viewer: SignedIn
    groupId: string
    userId: string
    /** Which card was signed, where it waited on the phone; else the one they have in the group. */
    roundId?: string
    body: z.output<typeof submitRound.body>
  },
): Promise<void> {
  const { viewer, groupId, userId, roundId, body } = input
  await services.db.transaction(async (tx) => {
    const { members } = await requireGroup(tx, { viewer, groupId })
    const member = members.find((one) => one.userId === userId && one.leftAt === null)
    const round = member && (await lockRound(tx, member.roundId))
    if (!round || (roundId !== undefined && round.id !== roundId)) throw new AppError('not_found')
    const isFirst = round.status === 'in_progress'
    await handIn(services, tx, { viewer, round, body, isUnasked: true })
    if (!isFirst || userId === viewer.userId || (await isGuest(tx, userId))) return
    await addNotice(services, tx, {
      userId,
      clubId: round.clubId,
      key: `group ${round.id} ${round.revision}`,
      kind: 'card_from_group',
      about: { roundId: round.id, byId: viewer.userId },
    })
  })
}
