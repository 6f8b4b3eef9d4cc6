import type { GroupPlayer, PlayingGroup } from '#contract/card/groups.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readRoundDetail } from '../read-round-detail.ts'
import { findRound } from '../rounds.store.ts'
import { findGroupNames, listGroupPlayers, type GroupRow } from './groups.store.ts'

type PlayerRow = Awaited<ReturnType<typeof listGroupPlayers>>[number]

/** A group as a phone scores it. Signatures and photos of the others' cards stay with their players. */
export async function readGroup(
  db: Queryable,
  { group, readerId }: { group: GroupRow; readerId: string },
): Promise<PlayingGroup> {
  const [names, rows] = await Promise.all([findGroupNames(db, group.id), listGroupPlayers(db, group.id)])
  if (!names) throw new AppError('not_found')
  const { id, clubId, courseId, competitionId, createdBy } = group
  return {
    id,
    clubId,
    courseId,
    competitionId,
    createdBy,
    ...names,
    players: await Promise.all(rows.map((row) => readPlayer(db, row, readerId))),
  }
}

async function readPlayer(db: Queryable, row: PlayerRow, readerId: string): Promise<GroupPlayer> {
  const found = await findRound(db, row.roundId)
  if (!found) throw new AppError('not_found')
  const round = await readRoundDetail(db, found)
  const { userId, firstName, lastName, guestId, homeClub } = row
  return {
    userId,
    firstName,
    lastName,
    homeClub,
    isGuest: guestId !== null,
    round: userId === readerId ? round : { ...round, partnerSignature: null, scorecardPhotoUrl: null },
  }
}
