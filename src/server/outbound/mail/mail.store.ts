import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/new-id.ts'
import { clubCrests, clubs, memberships } from '../../platform/db/tables/clubs.ts'
import {
  mailLanguages,
  mails,
  type MailContent,
  type MailFailure,
  type MailLanguage,
} from '../../platform/db/tables/mail.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { CHANGE_CHANNEL, encodeChange } from '../../platform/live/change-feed.ts'

export type MailRow = typeof mails.$inferSelect

const DAY_MS = 24 * 60 * 60 * 1000

export type QueuedMail = {
  /** Names the event, "join mbr_4fQ… usr_…". */
  eventKey: string
  to: string
  language: MailLanguage
  content: MailContent
  now: Date
  /** When nobody needs the mail any more; a day from now by default. */
  giveUpAt?: Date
}

/**
 * Puts a mail on its way inside the transaction of what it tells of. The same event twice is one mail. The senders of
 * all processes are woken by the commit.
 */
export async function queueMail(tx: Queryable, mail: QueuedMail): Promise<void> {
  await queueMails(tx, [mail])
}

/** Several at once, in one statement. */
export async function queueMails(tx: Queryable, queued: readonly QueuedMail[]): Promise<void> {
  await tx
    .insert(mails)
    .values(
      queued.map(({ eventKey, to, language, content, now, giveUpAt }) => ({
        id: newId('mai'),
        eventKey,
        clubId: 'clubId' in content ? (content.clubId ?? null) : null,
        recipient: to,
        language,
        kind: content.kind,
        content,
        createdAt: now,
        nextTryAt: now,
        giveUpAt: giveUpAt ?? new Date(now.getTime() + DAY_MS),
      })),
    )
    .onConflictDoNothing({ target: mails.eventKey })
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange({ kind: 'mail' })})`)
}

/** The same mail to every administrator of a club, but for those whose mails come back. */
export async function queueMailToAdmins(
  tx: Queryable,
  mail: { clubId: string; eventKey: string; content: MailContent; now: Date },
): Promise<void> {
  const { clubId, eventKey, content, now } = mail
  const admins = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.clubId, clubId),
        eq(memberships.role, 'club_admin'),
        eq(memberships.status, 'active'),
        isNull(users.emailBouncedAt),
      ),
    )
  for (const { id, email, language } of admins)
    await queueMail(tx, {
      eventKey: `${eventKey} ${id}`,
      to: email,
      language: mailLanguages.find((one) => one === language) ?? 'en',
      content,
      now,
    })
}

/**
 * The next mail that is due; nobody else takes it before `until`. Other senders pass over it. `bounceToken` names this handing
 * over of it from now on.
 */
export async function takeDueMail(
  db: Queryable,
  { now, until, bounceToken = null }: { now: Date; until: Date; bounceToken?: string | null },
): Promise<MailRow | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt), lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(mails)
    .set({ nextTryAt: until, bounceToken })
    .where(sql`${mails.id} = (${due})`)
    .returning()
  return rows[0]
}

/** Leaves one alone that has come back already. */
export async function markSent(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ sentAt: now, content: null, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), isNull(mails.givenUpAt)))
}

/** Nobody needs it any more. */
export async function markUnneeded(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(mails).set({ givenUpAt: now, content: null }).where(eq(mails.id, id))
}

/**
 * It did not arrive. What it says stays only where the administrators of its club can send it again; an invitation's link does
 * not, because they send another one.
 */
export async function markGivenUp(
  tx: Queryable,
  { id, clubId, kind }: Pick<MailRow, 'id' | 'clubId' | 'kind'>,
  why: { now: Date; failure: MailFailure; status?: number },
): Promise<void> {
  await tx
    .update(mails)
    .set({
      givenUpAt: why.now,
      failure: why.failure,
      failureStatus: why.status ?? null,
      ...(clubId === null || kind === 'invitation' ? { content: null } : {}),
    })
    .where(eq(mails.id, id))
}

export async function postpone(tx: Queryable, id: string, nextTryAt: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ nextTryAt, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

/** What the club of a mail is recognised by. */
export async function findMailFace(db: Queryable, clubId: string) {
  const rows = await db
    .select({ colour: clubs.colour, crest: clubCrests.png })
    .from(clubs)
    .leftJoin(clubCrests, eq(clubCrests.key, clubs.crest))
    .where(eq(clubs.id, clubId))
  return rows[0]
}
