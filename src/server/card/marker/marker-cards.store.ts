import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../../platform/db/tables/competitions.ts'
import { playingGroupMembers } from '../../platform/db/tables/groups.ts'
import { paperPictures } from '../../platform/db/tables/photos.ts'
import { markerCards, type rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

type RoundRow = typeof rounds.$inferSelect
export type MarkerCardRow = typeof markerCards.$inferSelect

/** Whether the round's competition asks for a marker's card. */
export async function asksForMarkerCard(
  db: Queryable,
  { competitionId }: Pick<RoundRow, 'competitionId'>,
): Promise<boolean> {
  if (competitionId === null) return false
  const rows = await db
    .select({ markerCard: competitions.markerCard })
    .from(competitions)
    .where(eq(competitions.id, competitionId))
  return rows[0]?.markerCard ?? false
}

export async function findMarkerCard(db: Queryable, roundId: string): Promise<MarkerCardRow | undefined> {
  return (await db.select().from(markerCards).where(eq(markerCards.roundId, roundId)))[0]
}

/** A new marker begins anew: nobody has said anything of the card yet. */
export async function putMarker(
  tx: Queryable,
  row: Pick<MarkerCardRow, 'roundId' | 'markerId' | 'namedAt'>,
): Promise<void> {
  const fresh = {
    agreedAt: null,
    certifiedAt: null,
    certifiedRevision: null,
    attestedAt: null,
    attestedRevision: null,
    refusedAt: null,
    refusal: null,
  }
  await tx
    .insert(markerCards)
    .values(row)
    .onConflictDoUpdate({ target: markerCards.roundId, set: { ...row, ...fresh } })
}

export async function changeMarkerCard(
  tx: Queryable,
  roundId: string,
  change: Partial<MarkerCardRow>,
): Promise<void> {
  await tx.update(markerCards).set(change).where(eq(markerCards.roundId, roundId))
}

export async function findUserName(db: Queryable, userId: string): Promise<string> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return `${rows[0]?.firstName ?? ''} ${rows[0]?.lastName ?? ''}`.trim()
}

const MOST_LISTED = 200

/** Members of the club who are entered in the round's competition, in the order of their entry, without its player. */
/** Of these people the one who stands next in the group of this round; the first after the last. */
export async function findNextInGroup(
  db: Queryable,
  { roundId, ids }: { roundId: string; ids: readonly string[] },
): Promise<string | undefined> {
  const own = alias(playingGroupMembers, 'own')
  const rows = await db
    .select({ userId: playingGroupMembers.userId })
    .from(own)
    .innerJoin(
      playingGroupMembers,
      and(eq(playingGroupMembers.groupId, own.groupId), isNull(playingGroupMembers.leftAt)),
    )
    .where(and(eq(own.roundId, roundId), isNull(own.leftAt), inArray(playingGroupMembers.userId, [...ids])))
    .orderBy(desc(gt(playingGroupMembers.place, own.place)), asc(playingGroupMembers.place))
    .limit(1)
  return rows[0]?.userId
}

export async function listMarkerCandidates(
  db: Queryable,
  { userId, clubId, competitionId }: Pick<RoundRow, 'userId' | 'clubId' | 'competitionId'>,
) {
  if (competitionId === null) return []
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.clubId, clubId), eq(memberships.status, 'active')),
    )
    .where(
      and(
        eq(competitionEntries.competitionId, competitionId),
        eq(competitionEntries.status, 'entered'),
        ne(competitionEntries.userId, userId),
      ),
    )
    .orderBy(asc(competitionEntries.enteredAt), asc(users.id))
    .limit(MOST_LISTED)
}

/** The entries of the paper of which there is a picture. */
export async function listPaperPictures(db: Queryable, roundId: string): Promise<Set<string>> {
  const rows = await db
    .select({ entryId: paperPictures.entryId })
    .from(paperPictures)
    .where(eq(paperPictures.roundId, roundId))
  return new Set(rows.map(({ entryId }) => entryId))
}
