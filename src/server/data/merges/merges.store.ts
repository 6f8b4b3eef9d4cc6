import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordKinds } from '#contract/club/which-record-stays.ts'
import { memberMatchAnswers, memberMerges } from '../../platform/db/tables/member-matches.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { plain } from '../../platform/db/plain-column.ts'

export type MergeRow = typeof memberMerges.$inferSelect

const Person = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(recordKinds),
  email: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  handicapIndex: z.nullable(z.number()),
  role: z.string(),
  status: z.string(),
  cards: z.number(),
  entries: z.number(),
})
/** A member or guest of a club, with how much is kept of them. */
export type PersonOfClub = z.infer<typeof Person>

/** undefined: neither a member nor a guest of the club. */
export async function findPerson(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<PersonOfClub | undefined> {
  const { rows } = await db.execute(sql`${personOf(clubId)} where p.user_id = ${userId}`)
  return rows[0] && Person.parse(rows[0])
}

const MOST_FOUND = 20

/** Others of the club in whose name, address or number each of the words is, by name. */
export async function findOthers(
  db: Queryable,
  { clubId, userId, words }: { clubId: string; userId: string; words: readonly string[] },
): Promise<PersonOfClub[]> {
  const text = plain(
    sql`u.first_name || ' ' || u.last_name || ' ' || coalesce(m.listed_email, u.email) || ' ' || coalesce(m.member_number, '')`,
  )
  const each = words.map(
    (word) => sql`and ${text} like ${`%${word.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`}`,
  )
  const { rows } = await db.execute(sql`
    ${personOf(clubId)} where p.user_id <> ${userId} ${sql.join(each, sql` `)}
    order by u.last_name, u.first_name, u.id limit ${MOST_FOUND}`)
  return rows.map((row) => Person.parse(row))
}

const personOf = (clubId: string) => sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.handicap_index as "handicapIndex",
      case when m.id is null then 'guest' when m.has_no_account then 'listed' else 'account' end as kind,
      case when m.has_no_account then m.listed_email when m.id is not null then u.email end as email,
      m.member_number as "memberNumber", coalesce(m.role, 'player') as role, coalesce(m.status, 'active') as status,
      (select count(*)::int from rounds r where r.user_id = u.id and r.status <> 'abandoned') as cards,
      (select count(*)::int from competition_entries e where e.user_id = u.id and e.status <> 'withdrawn') as entries
    from (
      select user_id from memberships where club_id = ${clubId} and status <> 'removed'
      union select user_id from guests where club_id = ${clubId}
    ) p
    join users u on u.id = p.user_id
    left join memberships m on m.user_id = u.id and m.club_id = ${clubId} and m.status <> 'removed'`

export async function insertMerge(tx: Queryable, merge: typeof memberMerges.$inferInsert): Promise<void> {
  await tx.insert(memberMerges).values(merge)
}

/** A merge of these two that stands, whichever of them stayed. */
export async function findStandingMerge(
  tx: Queryable,
  { clubId, one, other }: { clubId: string; one: string; other: string },
): Promise<MergeRow | undefined> {
  const { keptId, goneId } = memberMerges
  const [found] = await tx
    .select()
    .from(memberMerges)
    .where(
      and(
        eq(memberMerges.clubId, clubId),
        isNull(memberMerges.takenBackAt),
        or(and(eq(keptId, one), eq(goneId, other)), and(eq(keptId, other), eq(goneId, one))),
      ),
    )
  return found
}

export async function lockMerge(
  tx: Queryable,
  { clubId, mergeId }: { clubId: string; mergeId: string },
): Promise<MergeRow | undefined> {
  const [found] = await tx
    .select()
    .from(memberMerges)
    .where(and(eq(memberMerges.clubId, clubId), eq(memberMerges.id, mergeId)))
    .for('update')
  return found
}

/** What was changed is forgotten with it. */
export async function endMerge(
  tx: Queryable,
  id: string,
  taken: { takenBackAt: Date; takenBackBy: string },
): Promise<void> {
  await tx
    .update(memberMerges)
    .set({ ...taken, changes: [] })
    .where(eq(memberMerges.id, id))
}

const MOST_SHOWN = 100

export async function listMerges(db: Queryable, clubId: string) {
  const { id, keptId, goneName, reason, madeAt, takenBackAt } = memberMerges
  return db
    .select({
      id,
      keptId,
      goneName,
      reason,
      madeAt,
      takenBackAt,
      kept: { firstName: users.firstName, lastName: users.lastName },
      madeByName: sql<string | null>`(
        select trim(author.first_name || ' ' || author.last_name) from users author where author.id = ${memberMerges.madeBy})`,
    })
    .from(memberMerges)
    .innerJoin(users, eq(users.id, keptId))
    .where(eq(memberMerges.clubId, clubId))
    .orderBy(desc(madeAt), desc(id))
    .limit(MOST_SHOWN)
}

const Competition = z.object({ id: z.string() })

/** The competitions in which one of several people stands. */
export async function listCompetitionsOf(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select distinct competition_id as id from competition_entries
    where user_id = any(${sql.param([...userIds])}::text[]) order by 1`)
  return rows.map((row) => Competition.parse(row).id)
}

/**
 * Cards of one round of golf whose players are two people again: a round is one person's, so each has one of their own. Gives all
 * the cards of these rounds.
 */
export async function partRounds(tx: Queryable, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    with parted as (
      select r.id, r.same_round_as as root, min(r.id) over (partition by r.user_id, r.same_round_as) as first
      from rounds r join rounds root on root.id = r.same_round_as
      where r.user_id = any(${sql.param([...userIds])}::text[]) and root.user_id <> r.user_id),
    changed as (
      update rounds t set same_round_as = nullif(p.first, t.id) from parted p where t.id = p.id)
    select id from parted union select root from parted order by 1`)
  return rows.map((row) => Competition.parse(row).id)
}

/** The cards that these became which have been moved, as long as they are a player's. */
export async function listMoved(
  tx: Queryable,
  input: { userId: string; roundIds: readonly string[]; idAfterMove: (roundId: string) => string },
): Promise<string[]> {
  const moved: string[] = []
  let next = input.roundIds.map(input.idAfterMove)
  while (next.length > 0) {
    const { rows } = await tx.execute(sql`
      select id from rounds where user_id = ${input.userId} and id = any(${sql.param(next)}::text[]) order by id`)
    const found = rows.map((row) => Competition.parse(row).id)
    moved.push(...found)
    next = found.map(input.idAfterMove)
  }
  return moved
}

const Named = z.object({ name: z.string() })

/** The name of the first of these competitions whose result is final; none becomes final until the caller has ended. */
export async function lockFinalAmong(
  tx: Queryable,
  competitionIds: readonly string[],
): Promise<string | undefined> {
  const ids = sql`any(${sql.param([...competitionIds])}::text[])`
  await tx.execute(sql`select id from competitions where id = ${ids} order by id for update`)
  const { rows } = await tx.execute(sql`
    select c.name from competitions c join result_sheets s on s.competition_id = c.id where c.id = ${ids} order by c.id limit 1`)
  return rows[0] && Named.parse(rows[0]).name
}

/** The cards of a person that are handed in. */
export async function listHandedIn(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select id from rounds where user_id = ${userId} and status = 'submitted' order by started_at, id`)
  return rows.map((row) => Competition.parse(row).id)
}

/** Locks what two people have, in the order of everywhere else: cards, the people themselves, competitions. */
export async function lockTwo(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`select id from rounds where user_id in (${from}, ${to}) order by id for no key update`)
  await tx.execute(sql`select id from users where id in (${from}, ${to}) order by id for update`)
  await tx.execute(sql`
    select id from competitions where id in (
      select competition_id from competition_entries where user_id in (${from}, ${to})) order by id for update`)
}

/** How many rows stand on the record of a card from one of them on. */
export async function countScoresFrom(
  tx: Queryable,
  { userId, roundId, seq }: { userId: string; roundId: string; seq: number },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    select count(*)::int as count from handicap_scores
    where user_id = ${userId} and round_id = ${roundId} and seq >= ${seq}`)
  return Count.parse(rows[0]).count
}
const Count = z.object({ count: z.number() })

/** Where the club had answered that the two are one person, it has now said that they are two. */
export async function keepApart(
  tx: Queryable,
  { clubId, memberId, listedId }: { clubId: string; memberId: string; listedId: string },
): Promise<void> {
  const answers = memberMatchAnswers
  await tx
    .update(answers)
    .set({ isSame: false })
    .where(and(eq(answers.clubId, clubId), eq(answers.memberId, memberId), eq(answers.listedId, listedId)))
}
