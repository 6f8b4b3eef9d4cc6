import { fullName } from '#contract/club/former-member.ts'
import { mayPlayAt } from '#contract/club/permissions.ts'
import { findCompetition, listPublished, type NamedPlace } from '../../competition/competition.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { findPlayer } from '../find-player.ts'
import { findGroup, findLiveGroupOf, insertGroup, listGroupMembers, type GroupRow } from './groups.store.ts'
import { recordStarted, takePlace } from './take-place.ts'

type Input = { viewer: SignedIn; competitionId: string }

/**
 * Begins the group card of the start sheet with everybody who starts together. Where one of them has begun it already, the
 * viewer joins that one, so a press on each of four phones makes one group. Who cannot be put in, as with another card open,
 * is named and stays out; pressing again tries them again.
 */
export async function startGroupFromSheet(
  services: Services,
  { viewer, competitionId }: Input,
): Promise<{ groupId: string; notAdded: string[] }> {
  return services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    const { clubId, courseId } = competition
    if (!mayPlayAt(viewer, clubId)) throw new AppError('forbidden')
    const together = await startingWith(tx, { viewer, competitionId })
    // Presses at once on the phones of one group take turns, all in the same order.
    for (const userId of together.map((one) => one.userId).sort()) await lockPlayer(tx, userId)
    if (courseId === null) throw new AppError('no_start_sheet')
    const group = await findOrMakeGroup(services, tx, {
      viewer,
      together,
      made: { clubId, courseId, competitionId },
    })
    const notAdded: string[] = []
    const started: { userId: string; roundId: string }[] = []
    // The viewer first: without their own card there is nothing to keep.
    for (const one of [...together].sort(
      (a, b) => Number(b.userId === viewer.userId) - Number(a.userId === viewer.userId),
    )) {
      const place = await putIn(services, tx, { viewer, group, one })
      if (place === undefined) notAdded.push(fullName(one))
      else if (place.isNew) started.push({ userId: one.userId, roundId: place.roundId })
    }
    // The other groups of a shotgun start wait for the club's log from its first row to the end of the transaction.
    for (const one of started) await recordStarted(services, tx, { viewer, clubId, ...one })
    return { groupId: group.id, notAdded }
  })
}

async function startingWith(tx: Transaction, { viewer, competitionId }: Input): Promise<NamedPlace[]> {
  const places = await listPublished(tx, competitionId)
  const own = places.find(({ userId }) => userId === viewer.userId)
  if (!own) throw new AppError('no_start_sheet')
  return places.filter(({ number }) => number === own.number)
}

type Making = {
  viewer: SignedIn
  together: readonly NamedPlace[]
  made: { clubId: string; courseId: string; competitionId: string }
}

async function findOrMakeGroup(
  services: Services,
  tx: Transaction,
  { viewer, together, made }: Making,
): Promise<GroupRow> {
  const now = services.now()
  for (const { userId } of together) {
    const live = await findLiveGroupOf(tx, { userId, now })
    if (live?.competitionId === made.competitionId && live.courseId === made.courseId)
      return (await findGroup(tx, live.id, { lock: true })) ?? live
  }
  const id = newId('grp')
  await insertGroup(tx, { id, ...made, createdBy: viewer.userId, createdAt: now })
  const group = await findGroup(tx, id, { lock: true })
  if (!group) throw new Error(`Group ${id} was not kept`)
  return group
}

/** Their card in the group; undefined where they stay out. What the viewer's own card is refused for is theirs to read. */
async function putIn(
  services: Services,
  tx: Transaction,
  { viewer, group, one }: { viewer: SignedIn; group: GroupRow; one: NamedPlace },
): Promise<{ roundId: string; isNew: boolean } | undefined> {
  const { userId } = one
  const isOwn = userId === viewer.userId
  const members = await listGroupMembers(tx, group.id)
  const present = members.find((member) => member.userId === userId)
  if (present?.leftAt === null) return { roundId: present.roundId, isNew: false }
  // Whoever left by themselves comes back by themselves.
  if (present && !isOwn) return undefined
  try {
    return await tx.transaction(async (part) => {
      const player = isOwn ? viewer : await findPlayer(part, { clubId: group.clubId, userId })
      const place = await takePlace(services, part, {
        group,
        members,
        player,
        addedBy: viewer.userId,
        teeId: null,
        name: isOwn ? undefined : fullName(one),
      })
      if (isOwn) return place
      const { roundId } = place
      await addNotice(services, part, {
        userId,
        clubId: group.clubId,
        kind: 'put_in_group',
        key: `put in group ${group.id} ${roundId}`,
        about: {
          roundId,
          byId: viewer.userId,
          ...(group.competitionId !== null && { competitionId: group.competitionId }),
        },
      })
      return place
    })
  } catch (fault) {
    if (isOwn || !(fault instanceof AppError)) throw fault
    return undefined
  }
}
