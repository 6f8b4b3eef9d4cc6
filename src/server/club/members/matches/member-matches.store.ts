import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sameMember, type KnownBy, type SameReason } from '#contract/club/same-member.ts'
import { memberMatchAnswers } from '../../../platform/db/tables/member-matches.ts'
import { memberships } from '../../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'
import { nameKey } from '../name-key.ts'

/** So many questions are read at once; the rest follow as they are answered. */
const MOST = 200

const Known = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  nationalId: z.nullable(z.string()),
  bornOn: z.nullable(z.number()),
  joinedAt: z.coerce.date(),
}
const Pair = z.object({
  member: z.object({
    ...Known,
    isEmailVerified: z.boolean(),
    claimed: z.object({ number: z.nullable(z.string()), bornOn: z.nullable(z.number()) }),
  }),
  listed: z.object({
    ...Known,
    handicapIndex: z.nullable(z.number()),
    category: z.nullable(z.string()),
  }),
})
/** Two members who may be one person, and why. */
export type MemberMatch = z.infer<typeof Pair> & { reasons: SameReason[] }

/**
 * Members with an account who may be one of the club's list without, as nobody has said yet; the longest waiting first. Reads
 * the club's own members, and nothing where its list is used up.
 */
export async function listMatches(db: Queryable, { clubId }: { clubId: string }): Promise<MemberMatch[]> {
  const { rows } = await db.execute(sql`
    with listed as materialized (
      select m.*, u.first_name, u.last_name, u.handicap_index, ${nameKey('u')} as name_key, ${numberKey(sql`m.member_number`)} as number_key
      from memberships m join users u on u.id = m.user_id
      where m.club_id = ${clubId} and m.has_no_account and m.status = 'active'
    ), held as materialized (
      select m.*, u.first_name, u.last_name, u.email, u.email_verified, ${nameKey('u')} as name_key,
        ${numberKey(sql`coalesce(m.member_number, m.claimed_number)`)} as number_key
      from memberships m join users u on u.id = m.user_id
      where m.club_id = ${clubId} and not m.has_no_account and m.status in ('active', 'pending')
        and exists (select from listed)
    ), pairs as (
      select h.id as held, l.id as listed from held h join listed l on l.listed_email = lower(h.email)
      union select h.id, l.id from held h join listed l on l.number_key = h.number_key
      union select h.id, l.id from held h join listed l on l.name_key = h.name_key
    )
    select json_build_object('id', h.user_id, 'firstName', h.first_name, 'lastName', h.last_name, 'email', h.email,
        'memberNumber', h.member_number, 'nationalId', h.national_id, 'bornOn', h.born_on, 'joinedAt', h.joined_at,
        'isEmailVerified', h.email_verified,
        'claimed', json_build_object('number', h.claimed_number, 'bornOn', h.claimed_born_on)) as member,
      json_build_object('id', l.user_id, 'firstName', l.first_name, 'lastName', l.last_name, 'email', l.listed_email,
        'memberNumber', l.member_number, 'nationalId', l.national_id, 'bornOn', l.born_on, 'joinedAt', l.joined_at,
        'handicapIndex', l.handicap_index,
        'category', (select c.name from member_categories c where c.id = l.category_id)) as listed
    from pairs p join held h on h.id = p.held join listed l on l.id = p.listed
    where not exists (select from member_match_answers a
      where a.club_id = ${clubId} and a.member_id = h.user_id and a.listed_id = l.user_id)
    order by h.joined_at, h.user_id, l.user_id limit ${MOST}`)
  return rows.flatMap((row) => {
    const { member, listed } = Pair.parse(row)
    const reasons = sameMember(member satisfies KnownBy, listed satisfies KnownBy)
    return reasons.length === 0 ? [] : [{ member, listed, reasons }]
  })
}

/** A number as the rule compares it. */
function numberKey(number: ReturnType<typeof sql>) {
  return sql`nullif(regexp_replace(regexp_replace(lower(${number}), '[^[:alnum:]]', '', 'g'), '^0+(?=.)', ''), '')`
}

/** What the club has said of the two before. */
export async function findAnswer(
  tx: Queryable,
  { clubId, memberId, listedId }: { clubId: string; memberId: string; listedId: string },
): Promise<{ isSame: boolean } | undefined> {
  const rows = await tx
    .select({ isSame: memberMatchAnswers.isSame })
    .from(memberMatchAnswers)
    .where(
      and(
        eq(memberMatchAnswers.clubId, clubId),
        eq(memberMatchAnswers.memberId, memberId),
        eq(memberMatchAnswers.listedId, listedId),
      ),
    )
  return rows[0]
}

/** Keeps what the club says of the two; a later answer takes the place of an earlier one. */
export async function saveAnswer(
  tx: Queryable,
  answer: typeof memberMatchAnswers.$inferInsert,
): Promise<void> {
  const { isSame, answeredBy, answeredAt } = answer
  await tx
    .insert(memberMatchAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [memberMatchAnswers.clubId, memberMatchAnswers.memberId, memberMatchAnswers.listedId],
      set: { isSame, answeredBy, answeredAt },
    })
}

/** What a member says of themselves, so that the club finds them in its list. */
export async function setClaim(
  tx: Queryable,
  claim: { clubId: string; userId: string; number: string | null; bornOn: number | null },
): Promise<void> {
  await tx
    .update(memberships)
    .set({ claimedNumber: claim.number, claimedBornOn: claim.bornOn })
    .where(and(eq(memberships.clubId, claim.clubId), eq(memberships.userId, claim.userId)))
}
