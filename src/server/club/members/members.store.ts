import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { MembershipStatus, Role } from '#contract/club/membership.ts'
import { newId } from '../../platform/db/new-id.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { isMemberOf, memberColumns } from './member-columns.ts'
import { nameKey } from './name-key.ts'

export type ClubRow = typeof clubs.$inferSelect

/**
 * `lock` holds the club's row until the transaction ends: `true`, so that limits counted under it stay true;
 * `no key update`, to change what rows of the club depend on while others may still point to it; `share`, so that what was
 * read stays true and others may read it too.
 */
export async function findClub(
  db: Queryable,
  clubId: string,
  options?: { lock: boolean | 'no key update' | 'share' },
): Promise<ClubRow | undefined> {
  const query = db.select().from(clubs).where(eq(clubs.id, clubId))
  const lock = options?.lock === true ? 'update' : options?.lock
  const rows = lock === undefined || lock === false ? await query : await query.for(lock)
  return rows[0]
}

export async function countMembers(db: Queryable, clubId: string): Promise<number> {
  const rows = await db.select({ members: count() }).from(memberships).where(isMemberOf(clubId))
  return rows[0]?.members ?? 0
}

/**
 * Adds a person to a club, or brings a removed one back. False: the club is full. Its row must be locked, so that the
 * count stays true until the transaction ends.
 */
export async function addMember(
  tx: Queryable,
  input: { club: ClubRow; userId: string; role: Role; status: MembershipStatus; now: Date },
): Promise<boolean> {
  const { club, userId, role, status, now } = input
  if ((await countMembers(tx, club.id)) >= club.maxMembers && !(await takesListedPlace(tx, input)))
    return false
  await tx
    .insert(memberships)
    .values({ id: newId('mbr'), clubId: club.id, userId, role, status, joinedAt: now })
    .onConflictDoUpdate({
      target: [memberships.clubId, memberships.userId],
      set: { role, status, joinedAt: now },
    })
  return true
}

/**
 * Whether somebody may be a member of the club's list who has no account yet (contract/club/same-member.ts), so that a full list
 * does not shut its own members out. They need the place of that member once the club has said so; until then there are at
 * most as many accounts as places.
 */
async function takesListedPlace(
  tx: Queryable,
  { club, userId }: { club: ClubRow; userId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from memberships m join users u on u.id = m.user_id, users p
    where p.id = ${userId} and m.club_id = ${club.id} and m.has_no_account and m.status = 'active'
      and (m.listed_email = lower(p.email) or ${nameKey('u')} = ${nameKey('p')})
      and ${club.maxMembers} > (select count(*) from memberships a where a.club_id = ${club.id}
        and not a.has_no_account and a.status in ('active', 'pending'))
    limit 1`)
  return rows.length > 0
}

/** Ids of the administrators who work for a club now. */
export async function listAdministrators(db: Queryable, clubId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.clubId, clubId),
        eq(memberships.role, 'club_admin'),
        eq(memberships.status, 'active'),
      ),
    )
  return rows.map(({ userId }) => userId)
}

export type MemberRow = Awaited<ReturnType<typeof listClubMembers>>[number]

export async function listClubMembers(db: Queryable, clubId: string) {
  return db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isMemberOf(clubId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}

/** One person's part in one club; locked for the change that follows. */
export async function findMembership(tx: Queryable, clubId: string, userId: string) {
  const rows = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.userId, userId)))
    .for('update')
  return rows[0]
}

export async function setMembershipStatus(
  tx: Queryable,
  membershipId: string,
  status: MembershipStatus,
): Promise<void> {
  await tx.update(memberships).set({ status }).where(eq(memberships.id, membershipId))
}

export async function countAdmins(db: Queryable, clubId: string): Promise<number> {
  const rows = await db
    .select({ admins: count() })
    .from(memberships)
    .where(
      and(
        eq(memberships.clubId, clubId),
        eq(memberships.role, 'club_admin'),
        eq(memberships.status, 'active'),
      ),
    )
  return rows[0]?.admins ?? 0
}

/** How many administrators decide about handicaps. */
export async function countOnHandicapCommittee(db: Queryable, clubId: string): Promise<number> {
  const rows = await db
    .select({ members: count() })
    .from(memberships)
    .where(
      and(
        eq(memberships.clubId, clubId),
        eq(memberships.role, 'club_admin'),
        eq(memberships.status, 'active'),
        eq(memberships.isOffHandicapCommittee, false),
      ),
    )
  return rows[0]?.members ?? 0
}

/** An administrator made of a player goes on playing (D32), and is on the handicap committee as every new one. */
export async function setRole(tx: Queryable, membershipId: string, role: Role): Promise<void> {
  await tx
    .update(memberships)
    .set({ role, alsoPlays: role === 'club_admin', isOffHandicapCommittee: false })
    .where(eq(memberships.id, membershipId))
}

export async function changeHandicapCommittee(
  tx: Queryable,
  membershipId: string,
  isOn: boolean,
): Promise<void> {
  await tx.update(memberships).set({ isOffHandicapCommittee: !isOn }).where(eq(memberships.id, membershipId))
}

export async function changeAlsoPlays(
  tx: Queryable,
  membershipId: string,
  alsoPlays: boolean,
): Promise<void> {
  await tx.update(memberships).set({ alsoPlays }).where(eq(memberships.id, membershipId))
}

/** Which ratings serve a person, and the version of what administrators set of them. */
export async function findGender(db: Queryable, userId: string) {
  const { gender, version } = users
  const rows = await db.select({ gender, version }).from(users).where(eq(users.id, userId))
  return rows[0]
}

export async function changeGender(tx: Queryable, userId: string, gender: string | null): Promise<void> {
  await tx.update(users).set({ gender }).where(eq(users.id, userId))
}

/** The card that a member has open at the club: the one on their phone before those that a desk or kiosk opened. */
export async function findOpenCard(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<{ handicapIndex: number | null } | undefined> {
  const rows = await db
    .select({ handicapIndex: rounds.handicapIndex })
    .from(rounds)
    .where(and(eq(rounds.clubId, clubId), eq(rounds.userId, userId), eq(rounds.status, 'in_progress')))
    .orderBy(asc(rounds.openedByClub), desc(rounds.startedAt), desc(rounds.id))
    .limit(1)
  return rows[0]
}
