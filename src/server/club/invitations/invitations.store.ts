import { and, inArray, desc, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { invitations } from '../../platform/db/tables/invitations.ts'
import { mails } from '../../platform/db/tables/mail.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** The key of the mail of an invitation's nth sending. */
export function invitationMailKey({ id, sends }: Pick<InvitationRow, 'id' | 'sends'>): string {
  return `invitation ${id} ${sends}`
}

const withMail = {
  invitation: invitations,
  networkHost: clubs.networkHost,
  mailSentAt: mails.sentAt,
  mailGivenUpAt: mails.givenUpAt,
}

const latestMail = eq(mails.eventKey, sql`'invitation ' || ${invitations.id} || ' ' || ${invitations.sends}`)

export type ListedInvitation = {
  invitation: InvitationRow
  networkHost: string | null
  mailSentAt: Date | null
  mailGivenUpAt: Date | null
}

/** Those that are open, expired ones too, and those accepted since `acceptedSince`; newest first. */
export async function listClubInvitations(
  db: Queryable,
  input: { clubId: string; acceptedSince: Date },
): Promise<ListedInvitation[]> {
  return db
    .select(withMail)
    .from(invitations)
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .leftJoin(mails, latestMail)
    .where(
      and(
        eq(invitations.clubId, input.clubId),
        or(
          eq(invitations.status, 'open'),
          and(eq(invitations.status, 'accepted'), gt(invitations.acceptedAt, input.acceptedSince)),
        ),
      ),
    )
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(500)
}

/** One invitation of a club with its latest mail; locked for the change that follows. */
export async function lockClubInvitation(
  tx: Queryable,
  input: { clubId: string; invitationId: string },
): Promise<InvitationRow | undefined> {
  const rows = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, input.invitationId), eq(invitations.clubId, input.clubId)))
    .for('update')
  return rows[0]
}

export async function findListed(db: Queryable, id: string): Promise<ListedInvitation | undefined> {
  const rows = await db
    .select(withMail)
    .from(invitations)
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .leftJoin(mails, latestMail)
    .where(eq(invitations.id, id))
  return rows[0]
}

export async function lockOpenInvitation(
  tx: Queryable,
  input: { clubId: string; email: string },
): Promise<InvitationRow | undefined> {
  const { clubId, email } = input
  const rows = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.clubId, clubId), eq(invitations.email, email), eq(invitations.status, 'open')))
    .for('update')
  return rows[0]
}

export async function insertInvitation(
  tx: Queryable,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const rows = await tx.insert(invitations).values(invitation).returning()
  if (!rows[0]) throw new Error('An insert gave no row back')
  return rows[0]
}

export async function changeInvitation(
  tx: Queryable,
  id: string,
  change: Partial<Omit<InvitationRow, 'id' | 'clubId' | 'email'>>,
): Promise<InvitationRow> {
  const rows = await tx.update(invitations).set(change).where(eq(invitations.id, id)).returning()
  if (!rows[0]) throw new Error(`Invitation ${id} vanished under its lock`)
  return rows[0]
}

export async function lockInvitation(tx: Queryable, id: string): Promise<InvitationRow | undefined> {
  const rows = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
  return rows[0]
}

/** Open invitations of an address, oldest first; locked. */
export async function lockOpenInvitations(
  tx: Queryable,
  input: { email: string; now: Date },
): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.email, input.email),
        eq(invitations.status, 'open'),
        gt(invitations.expiresAt, input.now),
      ),
    )
    .orderBy(invitations.createdAt, invitations.id)
    .for('update')
}

/** What the link shows: the invitation with the names of its club and of who invites. */
export async function findOffer(db: Queryable, id: string) {
  const rows = await db
    .select({
      invitation: invitations,
      clubName: clubs.name,
      clubColour: clubs.colour,
      clubCrest: clubs.crest,
      networkHost: clubs.networkHost,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(invitations)
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.id, id))
  return rows[0]
}

/** The account of an address, with what joining a club needs to know of it. */
export async function findAccount(db: Queryable, by: { email: string } | { userId: string }) {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      emailVerified: users.emailVerified,
      handicapIndex: users.handicapIndex,
      language: users.language,
    })
    .from(users)
    .where('email' in by ? eq(users.email, by.email) : eq(users.id, by.userId))
  return rows[0]
}

/** One query whether the address has an account or not, so that its time does not tell an inviting club which it is. */
export async function isActiveMember(
  db: Queryable,
  { clubId, email }: { clubId: string; email: string },
): Promise<boolean> {
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return hasActiveMembership(db, and(inArray(memberships.userId, account), eq(memberships.clubId, clubId)))
}

/** Whether the person is an active member of another club, which then keeps their handicap (D31). */
export async function playsElsewhere(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<boolean> {
  return hasActiveMembership(db, and(eq(memberships.userId, userId), ne(memberships.clubId, clubId)))
}

async function hasActiveMembership(db: Queryable, condition: SQL | undefined): Promise<boolean> {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(condition, eq(memberships.status, 'active')))
    .limit(1)
  return rows.length > 0
}
