import { recordAction } from '../../platform/audit/audit.store.ts'
import { MOST_IN_GROUP } from '#contract/card/groups.ts'
import { mayBeSeenInCompetitions } from '#contract/data/guardian-answer.ts'
import type { Viewer } from '#contract/club/permissions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findGuardianAnswer } from '../../identity/identity.ts'
import { findRound } from '../rounds.store.ts'
import { addScorer } from '../scorers/add-scorer.ts'
import { openRound } from '../start-round.ts'
import {
  findLiveGroupOf,
  listGroupPlayers,
  saveGroupMember,
  type GroupMemberRow,
  type GroupRow,
} from './groups.store.ts'

type Place = {
  group: GroupRow
  members: readonly GroupMemberRow[]
  /** Whose round it becomes, with the clubs in which that counts. */
  player: Viewer
  /** How a refusal names them; undefined when they put themselves in. */
  name: string | undefined
  addedBy: string
  teeId: string | null
}

/**
 * Gives a player one of the group's four places and a round by the rules of starting one; their open round of the same
 * course and competition is taken. The group is locked by the caller.
 */
export async function takePlace(
  services: Services,
  tx: Transaction,
  input: Place,
): Promise<{ roundId: string; isNew: boolean }> {
  const { group, members, player, name, addedBy } = input
  const { userId } = player
  const present = members.filter(({ leftAt }) => leftAt === null)
  const own = present.find((member) => member.userId === userId)
  if (own) return { roundId: own.roundId, isNew: false }
  if (present.length >= MOST_IN_GROUP) throw new AppError('group_full')
  const other = await findLiveGroupOf(tx, { userId, now: services.now() })
  if (other && other.id !== group.id) throw elsewhere(name)
  if (!mayBeSeenInCompetitions(await findGuardianAnswer(tx, userId)))
    throw new AppError('guardian_needed_for_group')
  const { roundId, isNew } = await startFor(services, tx, input)
  const now = services.now()
  await saveGroupMember(tx, {
    groupId: group.id,
    userId,
    roundId,
    addedBy,
    addedAt: now,
    place: freePlace(present),
  })
  await linkScorers(services, tx, group)
  return { roundId, isNew }
}

/** The people of a group may score each other's rounds; who set it up may, playing or not. A guest scores for nobody. */
async function linkScorers(services: Services, tx: Transaction, group: GroupRow): Promise<void> {
  const players = await listGroupPlayers(tx, group.id)
  const people = players.filter(({ guestId }) => guestId === null).map(({ userId }) => userId)
  const scorers = new Set(group.createdBy === null ? people : [...people, group.createdBy])
  for (const { userId: playerId, roundId } of players)
    for (const userId of scorers)
      if (userId !== playerId)
        await addScorer(services, tx, { roundId, userId, addedBy: group.createdBy ?? userId })
}

/** A refusal to start says whose round it is about, and what would help. */
async function startFor(services: Services, tx: Transaction, { group, player, name, teeId }: Place) {
  const { courseId, competitionId } = group
  try {
    return await openRound(services, tx, {
      player,
      courseId,
      competitionId,
      teeId,
      isByClub: false,
      isForOther: name !== undefined,
      startedAt: services.now(),
    })
  } catch (fault) {
    if (name === undefined || !(fault instanceof AppError)) throw fault
    switch (fault.code) {
      case 'round_open':
        // The id of their round is nobody else's.
        throw new AppError('group_player_busy', {
          message: `${name} has another round open. They hand it in or abandon it on their own phone, then they can be added.`,
        })
      case 'not_entered':
        throw new AppError('not_entered', {
          message: `${name} is not entered in the competition. They join it on their own phone first, or the club enters them.`,
        })
      case 'round_closed':
        throw new AppError('round_closed', {
          message: `${name} has handed in a card for this competition. The club can reopen it.`,
        })
      case 'cut_missed':
        throw new AppError('cut_missed', {
          message: `${name} missed the cut, so they do not play this round.`,
        })
      default:
        throw fault
    }
  }
}

function elsewhere(name: string | undefined): AppError {
  return new AppError(
    'in_another_group',
    name === undefined
      ? {}
      : {
          message: `${name} plays in another group. They leave it on their own phone, then they can be added.`,
        },
  )
}

function freePlace(present: readonly GroupMemberRow[]): number {
  const taken = new Set(present.map(({ place }) => place))
  return [1, 2, 3, 4].find((place) => !taken.has(place)) ?? MOST_IN_GROUP
}

/** That one person started a card for another, in the club's audit log. */
export async function recordStarted(
  services: Services,
  tx: Transaction,
  input: { viewer: SignedIn; clubId: string; roundId: string; userId: string },
): Promise<void> {
  const { viewer, clubId, roundId, userId } = input
  if (viewer.userId === userId) return
  const round = (await findRound(tx, roundId))?.round
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    action: 'round.started_for_member',
    objectId: roundId,
    subjectId: userId,
    after: { playingHandicap: round?.playingHandicap ?? null, teeName: round?.teeName ?? null },
  })
}
