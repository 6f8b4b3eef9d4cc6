import { mayLeaveGroup } from '#contract/club/permissions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { endScorer } from '../scorers/add-scorer.ts'
import { listScorers } from '../scorers/scorers.store.ts'
import { changeRound, lockRound } from '../rounds.store.ts'
import { deleteGuest, isGuest } from '../../competition/competition.ts'
import { deleteGroupMember, markLeft, type GroupMemberRow } from './groups.store.ts'
import { requireGroup } from './require-group.ts'

/**
 * Takes a player out of the group, by themselves or by who set it up. Nobody scores for them any more. A card that others
 * started for them and that has no score is given up; any other stays theirs. A guest's card is given up in any case,
 * because it is nobody's to go on with.
 */
export async function leaveGroup(
  services: Services,
  input: { viewer: SignedIn; groupId: string; userId: string },
): Promise<void> {
  const { viewer, groupId, userId } = input
  await services.db.transaction(async (tx) => {
    const { group, members } = await requireGroup(tx, { viewer, groupId, lock: true })
    if (!mayLeaveGroup(viewer, { ...group, userId })) throw new AppError('forbidden')
    const member = members.find((one) => one.userId === userId)
    if (member?.leftAt !== null) return
    await endScoring(services, tx, { leaving: member, members, createdBy: group.createdBy })
    const isSelf = viewer.userId === userId
    if (isSelf) await markLeft(tx, { groupId, userId, at: services.now() })
    else await deleteGroupMember(tx, { groupId, userId })
    await giveUpCard(services, tx, member)
  })
}

/** Nobody of the group scores for them any more, and they for nobody. */
async function endScoring(
  services: Services,
  tx: Transaction,
  {
    leaving,
    members,
    createdBy,
  }: { leaving: GroupMemberRow; members: readonly GroupMemberRow[]; createdBy: string | null },
): Promise<void> {
  // Who is no player of the group, such as a marker from elsewhere, goes on.
  const people = [...members.map(({ userId }) => userId), createdBy]
  for (const { userId } of await listScorers(tx, leaving.roundId))
    if (people.includes(userId)) await endScorer(services, tx, { roundId: leaving.roundId, userId })
  for (const { roundId } of members.filter(
    ({ userId, leftAt }) => leftAt === null && userId !== leaving.userId,
  ))
    await endScorer(services, tx, { roundId, userId: leaving.userId })
}

async function giveUpCard(services: Services, tx: Transaction, member: GroupMemberRow): Promise<void> {
  const { roundId, userId } = member
  const round = await lockRound(tx, roundId)
  if (round?.status !== 'in_progress') return
  const guest = await isGuest(tx, userId)
  const hasScore = (await listCountingEntries(tx, round)).length > 0
  const startedByOthers = member.addedBy !== userId
  if (!guest && (hasScore || !startedByOthers)) return
  await changeRound(tx, roundId, { status: 'abandoned' })
  const { competitionId } = round
  if (competitionId !== null) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  else if (guest && !hasScore) await deleteGuest(tx, userId)
}
