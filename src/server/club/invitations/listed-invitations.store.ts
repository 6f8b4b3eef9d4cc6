import { and, count, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { invitations } from '../../platform/db/tables/invitations.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const Invitable = z.object({
  userId: z.string(),
  email: z.string(),
  index: z.nullable(z.number()),
  isInvited: z.boolean(),
})
export type Invitable = z.infer<typeof Invitable>

/** Members of the club's list with an address and without an account, and whether they have an open invitation. Locked. */
export async function listInvitable(
  tx: Queryable,
  { clubId, memberIds, now }: { clubId: string; memberIds: readonly string[]; now: Date },
): Promise<Invitable[]> {
  // An expired invitation gives its place to the new one.
  await tx.execute(sql`
    update invitations set status = 'withdrawn'
    where club_id = ${clubId} and status = 'open' and expires_at <= ${now.toISOString()}::timestamptz
      and email in (select listed_email from memberships where club_id = ${clubId}
        and user_id = any(${sql.param([...memberIds])}::text[]))`)
  const { rows } = await tx.execute(sql`
    select m.user_id as "userId", m.listed_email as email, u.handicap_index as index,
      exists (select from invitations i where i.club_id = m.club_id and i.email = m.listed_email
        and i.status = 'open') as "isInvited"
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = any(${sql.param([...memberIds])}::text[])
      and m.has_no_account and m.status = 'active' and m.listed_email is not null
    order by m.id for update of m`)
  return rows.map((row) => Invitable.parse(row))
}

/** How many invitations a club has sent since then. */
export async function countSentSince(
  db: Queryable,
  { clubId, since }: { clubId: string; since: Date },
): Promise<number> {
  const rows = await db
    .select({ sent: count() })
    .from(invitations)
    .where(and(eq(invitations.clubId, clubId), gt(invitations.sentAt, since)))
  return rows[0]?.sent ?? 0
}

export async function insertInvitations(
  tx: Queryable,
  rows: readonly (typeof invitations.$inferInsert)[],
): Promise<void> {
  await tx.insert(invitations).values([...rows])
}

const Progress = z.object({
  withoutAccount: z.number(),
  withoutAddress: z.number(),
  notInvited: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
})

/** How far the invitations of the club's list are: who can be invited, and what became of the mails of open invitations. */
export async function readListedProgress(db: Queryable, { clubId, now }: { clubId: string; now: Date }) {
  const { rows } = await db.execute(sql`
    select count(*)::int as "withoutAccount",
      count(*) filter (where m.listed_email is null)::int as "withoutAddress",
      count(*) filter (where m.listed_email is not null and i.id is null)::int as "notInvited",
      count(*) filter (where i.id is not null and l.sent_at is null and l.given_up_at is null)::int as waiting,
      count(*) filter (where l.sent_at is not null)::int as sent,
      count(*) filter (where l.sent_at is null and l.given_up_at is not null)::int as failed
    from memberships m
    left join invitations i on i.club_id = m.club_id and i.email = m.listed_email and i.status = 'open'
      and i.expires_at > ${now.toISOString()}::timestamptz
    left join mails l on l.event_key = 'invitation ' || i.id || ' ' || i.sends
    where m.club_id = ${clubId} and m.has_no_account and m.status = 'active'`)
  return Progress.parse(rows[0])
}
