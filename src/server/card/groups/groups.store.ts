import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { guests, playingGroupMembers, playingGroups } from '../../platform/db/tables/groups.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type GroupRow = typeof playingGroups.$inferSelect
export type GroupMemberRow = typeof playingGroupMembers.$inferSelect

const DAY_MS = 86_400_000

/** As long as one of its cards is open; one that has no player yet for a day. */
const isLive = (now: Date) => sql`(
  exists (select 1 from ${playingGroupMembers} o join ${rounds} r on r.id = o.round_id
    where o.group_id = ${playingGroups.id} and o.left_at is null and r.status = 'in_progress')
  or (${playingGroups.createdAt} > ${new Date(now.getTime() - DAY_MS)} and not exists (
    select 1 from ${playingGroupMembers} o where o.group_id = ${playingGroups.id})))`

/** The group somebody plays in, or set up without playing; undefined when all of its cards are in. */
export async function findLiveGroupOf(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<GroupRow | undefined> {
  const rows = await db
    .select()
    .from(playingGroups)
    .where(
      and(
        sql`${playingGroups.id} in (
          select m.group_id from ${playingGroupMembers} m where m.user_id = ${userId} and m.left_at is null
          union select g.id from ${playingGroups} g where g.created_by = ${userId}
            and not exists (select 1 from ${playingGroupMembers} m where m.group_id = g.id and m.user_id = ${userId}))`,
        isLive(now),
      ),
    )
    .orderBy(desc(playingGroups.createdAt))
    .limit(1)
  return rows[0]
}

export async function isGroupLive(
  db: Queryable,
  { groupId, now }: { groupId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: playingGroups.id })
    .from(playingGroups)
    .where(and(eq(playingGroups.id, groupId), isLive(now)))
  return rows.length > 0
}

/** `lock` holds the group until the transaction ends, so that its four places are counted once. */
export async function findGroup(
  db: Queryable,
  groupId: string,
  options?: { lock: boolean },
): Promise<GroupRow | undefined> {
  const query = db.select().from(playingGroups).where(eq(playingGroups.id, groupId))
  const rows = options?.lock ? await query.for('no key update') : await query
  return rows[0]
}

/** The live group that a link leads to; locked. */
export async function findGroupByLink(
  db: Queryable,
  { linkHash, now }: { linkHash: string; now: Date },
): Promise<GroupRow | undefined> {
  const rows = await db
    .select()
    .from(playingGroups)
    .where(and(eq(playingGroups.linkHash, linkHash), gt(playingGroups.linkUntil, now), isLive(now)))
    .for('no key update')
  return rows[0]
}

export async function insertGroup(tx: Queryable, group: typeof playingGroups.$inferInsert): Promise<void> {
  await tx.insert(playingGroups).values(group)
}

export async function setGroupLink(
  tx: Queryable,
  groupId: string,
  link: Pick<GroupRow, 'linkHash' | 'linkUntil'>,
): Promise<void> {
  await tx.update(playingGroups).set(link).where(eq(playingGroups.id, groupId))
}

/** Everybody who is or was in the group, in the order of their rows. */
export async function listGroupMembers(db: Queryable, groupId: string): Promise<GroupMemberRow[]> {
  return db
    .select()
    .from(playingGroupMembers)
    .where(eq(playingGroupMembers.groupId, groupId))
    .orderBy(asc(playingGroupMembers.place), asc(playingGroupMembers.userId))
}

/** Who is in the group, with the names that its other players read. */
export async function listGroupPlayers(db: Queryable, groupId: string) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      roundId: playingGroupMembers.roundId,
      guestId: guests.userId,
      homeClub: guests.homeClub,
    })
    .from(playingGroupMembers)
    .innerJoin(users, eq(users.id, playingGroupMembers.userId))
    .leftJoin(guests, eq(guests.userId, playingGroupMembers.userId))
    .where(and(eq(playingGroupMembers.groupId, groupId), isNull(playingGroupMembers.leftAt)))
    .orderBy(asc(playingGroupMembers.place), asc(playingGroupMembers.userId))
}

/** The names of the others who play in the group of a round; none where it is played in no group. */
export async function listNamesBeside(db: Queryable, roundId: string) {
  const group = db
    .select({ id: playingGroupMembers.groupId })
    .from(playingGroupMembers)
    .where(and(eq(playingGroupMembers.roundId, roundId), isNull(playingGroupMembers.leftAt)))
  return db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(playingGroupMembers)
    .innerJoin(users, eq(users.id, playingGroupMembers.userId))
    .where(
      and(
        inArray(playingGroupMembers.groupId, group),
        ne(playingGroupMembers.roundId, roundId),
        isNull(playingGroupMembers.leftAt),
      ),
    )
}

/** Puts a player in, or back in. */
export async function saveGroupMember(tx: Queryable, member: Omit<GroupMemberRow, 'leftAt'>): Promise<void> {
  const { roundId, place, addedBy, addedAt } = member
  await tx
    .insert(playingGroupMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [playingGroupMembers.groupId, playingGroupMembers.userId],
      set: { roundId, place, addedBy, addedAt, leftAt: null },
    })
}

/** Somebody who left by themselves is remembered, so that nobody else puts them back. */
export async function markLeft(
  tx: Queryable,
  member: { groupId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .update(playingGroupMembers)
    .set({ leftAt: member.at })
    .where(
      and(eq(playingGroupMembers.groupId, member.groupId), eq(playingGroupMembers.userId, member.userId)),
    )
}

export async function deleteGroupMember(
  tx: Queryable,
  member: { groupId: string; userId: string },
): Promise<void> {
  await tx
    .delete(playingGroupMembers)
    .where(
      and(eq(playingGroupMembers.groupId, member.groupId), eq(playingGroupMembers.userId, member.userId)),
    )
}

/** The names that stand at the head of a group. */
export async function findGroupNames(db: Queryable, groupId: string) {
  const rows = await db
    .select({ courseName: courses.name, competitionName: competitions.name })
    .from(playingGroups)
    .innerJoin(courses, eq(courses.id, playingGroups.courseId))
    .leftJoin(competitions, eq(competitions.id, playingGroups.competitionId))
    .where(eq(playingGroups.id, groupId))
  return rows[0]
}

export async function findPersonName(db: Queryable, userId: string): Promise<string> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return rows[0] ? `${rows[0].firstName} ${rows[0].lastName}`.trim() : ''
}
