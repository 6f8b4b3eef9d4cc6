import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mailLanguages = ['en', 'es'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** The club that a mail is from: its crest and colour are read when it is sent. A mail of an older version has no id. */
type FromClub = { clubName: string; clubId?: string }

/** `clubNames` is empty for a child without a club. */
type ToGuardian = { firstName: string; clubNames: string; link: string; days: number }

/** A notice in words, made when its mail is sent; never stored. */
export type WordedNotice = FromClub & {
  kind: 'worded_notice'
  title: string
  text: string
  link: string
  settings: string
}

/** What a mail says when it is sent. */
export type SentContent = Exclude<MailContent, { kind: 'notice' }> | WordedNotice

/** The facts of a mail; src/server/mail/mail-texts.ts has the sentences. Links are whole addresses. */
export type MailContent =
  | (FromClub & {
      kind: 'invitation'
      inviterName: string
      message: string | null
      /** As people write it, "12.4" or "+2.4"; empty for none. */
      handicap: string
      link: string
      days: number
    })
  | { kind: 'reset_code' | 'verify_code'; firstName: string; code: string; link: string; minutes: number }
  | (ToGuardian & { kind: 'guardian_asked' })
  | (ToGuardian & { kind: 'guardian_agreed' })
  | { kind: 'password_changed'; firstName: string; link: string }
  | { kind: 'new_address_code'; firstName: string; code: string; minutes: number }
  | { kind: 'email_changed'; firstName: string; newEmail: string; link: string }
  | (FromClub & { kind: 'member_joined' | 'member_waits'; memberName: string; link: string })
  | (FromClub & { kind: 'member_approved'; firstName: string; link: string })
  /** It is read where it stands, so that a name that has changed or gone is not in the mail. */
  | { kind: 'notice'; noticeId: string; clubId: string }

/**
 * Mails to send, queued in the transaction of the event that they report. There is one row for each event. Its key is
 * kept for good; the content is deleted once sent, because it can contain a code or a link that gives access.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    eventKey: text('event_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: mailLanguages }).notNull(),
    kind: text('kind').notNull(),
    content: jsonb('content').$type<MailContent>(),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
    /** When sending is given up: after a day, or when the code in the mail expires. */
    giveUpAt: moment('give_up_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('mails_due')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
)
