import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { genders } from '#golf/course/course.ts'
import { stayReasons } from '#contract/club/member-import/import-kinds.ts'
import type { ListedMember } from '#contract/club/member-import/read-member-lines.ts'
import type { KnownMember } from '#contract/club/member-import/recognise-member.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { newId } from '../../platform/db/new-id.ts'
import { clubImports, memberships } from '../../platform/db/tables/clubs.ts'
import { invitations } from '../../platform/db/tables/invitations.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

/** What the club has of each of its members that a list may say too. */
export async function findKnownMembers(db: Queryable, clubId: string): Promise<KnownMember[]> {
  const rows = await db
    .select({
      email: sql<
        string | null
      >`case when ${memberships.hasNoAccount} then ${memberships.listedEmail} else ${users.email} end`,
      memberNumber: memberships.memberNumber,
      nationalId: memberships.nationalId,
      phone: memberships.phone,
      bornOn: memberships.bornOn,
      firstName: users.firstName,
      lastName: users.lastName,
      gender: users.gender,
      handicapIndex: users.handicapIndex,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), ne(memberships.status, 'removed')))
  return rows.map(({ gender, handicapIndex, ...row }) => ({
    ...row,
    gender: genders.find((one) => one === gender) ?? null,
    handicapIndex: handicapIndex === null ? null : (toHandicapIndex(handicapIndex) ?? null),
  }))
}

export type ImportRow = typeof clubImports.$inferSelect

export async function lockImport(tx: Queryable, importId: string): Promise<ImportRow | undefined> {
  const rows = await tx.select().from(clubImports).where(eq(clubImports.id, importId)).for('update')
  return rows[0]
}

export async function insertImport(
  tx: Queryable,
  row: Omit<ImportRow, 'undoneAt' | 'undoneBy'>,
): Promise<void> {
  await tx.insert(clubImports).values(row)
}

/** How the club's last list of this kind with the same headings was read; null where nobody had to say. */
export async function findLastReading(
  db: Queryable,
  { clubId, kind, headings }: Pick<ImportRow, 'clubId' | 'kind'> & { headings: string },
): Promise<ImportRow['reading'] | undefined> {
  const ofClub = and(eq(clubImports.clubId, clubId), eq(clubImports.kind, kind))
  const rows = await db
    .select({ reading: clubImports.reading })
    .from(clubImports)
    .where(and(ofClub, eq(clubImports.headings, headings), isNull(clubImports.undoneAt)))
    .orderBy(desc(clubImports.importedAt), desc(clubImports.id))
    .limit(1)
  return rows[0]?.reading
}

export async function markUndone(
  tx: Queryable,
  importId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx.update(clubImports).set({ undoneBy: by, undoneAt: now }).where(eq(clubImports.id, importId))
}

export async function listClubImports(db: Queryable, clubId: string) {
  return db
    .select({ row: clubImports, firstName: users.firstName, lastName: users.lastName })
    .from(clubImports)
    .leftJoin(users, eq(users.id, clubImports.importedBy))
    .where(eq(clubImports.clubId, clubId))
    .orderBy(desc(clubImports.importedAt), desc(clubImports.id))
    .limit(200)
}

/** RFC 2606 keeps this ending free, so no mail ever reaches anybody, and nobody has such an address. */
const addressOf = (userId: string) => `${userId.toLowerCase()}@member.invalid`

/** People without credentials who are members of the club. Answers the Handicap Indexes that their list says they hold. */
export async function insertListedMembers(
  tx: Queryable,
  input: {
    clubId: string
    importId: string
    members: readonly ListedMember[]
    /** By their names in small letters. */
    categories: ReadonlyMap<string, string>
    now: Date
  },
): Promise<{ userId: string; handicapIndex: number }[]> {
  const { clubId, importId, categories, now } = input
  const listed: { userId: string; handicapIndex: number }[] = []
  for (let at = 0; at < input.members.length; at += ROWS_AT_ONCE) {
    const people = input.members.slice(at, at + ROWS_AT_ONCE).map((one) => ({ ...one, userId: newId('usr') }))
    await tx.insert(users).values(
      people.map(({ userId, firstName, lastName, gender }) => ({
        id: userId,
        firstName,
        lastName,
        gender,
        name: `${firstName} ${lastName}`,
        email: addressOf(userId),
        createdAt: now,
        updatedAt: now,
      })),
    )
    await tx.insert(memberships).values(
      people.map(({ userId, email, category, memberNumber, nationalId, phone, bornOn }) => ({
        id: newId('mbr'),
        clubId,
        userId,
        role: 'player',
        status: 'active',
        joinedAt: now,
        importId,
        memberNumber,
        nationalId,
        phone,
        bornOn,
        hasNoAccount: true,
        listedEmail: email,
        categoryId: category === null ? null : (categories.get(category.toLowerCase()) ?? null),
      })),
    )
    listed.push(
      ...people.flatMap(({ userId, handicapIndex }) =>
        handicapIndex === null ? [] : [{ userId, handicapIndex }],
      ),
    )
  }
  return listed
}

const Touched = z.object({
  userId: z.string(),
  name: z.string(),
  why: z.nullable(z.enum(stayReasons)),
})

/** Everybody of an import who is still a member, and why they cannot be taken back; null where nothing is in the way. */
export async function listOfImport(
  tx: Queryable,
  { clubId, importId }: { clubId: string; importId: string },
) {
  const { rows } = await tx.execute(sql`
    select u.id as "userId", btrim(u.first_name || ' ' || u.last_name) as name, case
      when not m.has_no_account then 'has_account'
      when exists (select from rounds where rounds.user_id = u.id)
        or exists (select from handicap_scores s where s.user_id = u.id)
        or exists (select from starting_scores past where past.user_id = u.id)
        or exists (select from playing_group_members g where g.user_id = u.id) then 'has_played'
      when exists (select from competition_entries e where e.user_id = u.id)
        or exists (select from team_members t where t.user_id = u.id) then 'has_entered'
      end as why
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.import_id = ${importId}
    order by u.last_name, u.first_name, u.id`)
  return rows.map((row) => Touched.parse(row))
}

/** Removes people without an account of whom nothing is kept but what the list said, with their open invitations. */
export async function deleteListedMembers(
  tx: Queryable,
  { clubId, userIds }: { clubId: string; userIds: readonly string[] },
): Promise<void> {
  for (let at = 0; at < userIds.length; at += ROWS_AT_ONCE) {
    const some = userIds.slice(at, at + ROWS_AT_ONCE)
    const addresses = tx
      .select({ email: memberships.listedEmail })
      .from(memberships)
      .where(and(eq(memberships.clubId, clubId), inArray(memberships.userId, some)))
    await tx
      .update(invitations)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(invitations.clubId, clubId),
          eq(invitations.status, 'open'),
          inArray(invitations.email, addresses),
        ),
      )
    await tx.delete(users).where(inArray(users.id, some))
  }
}
