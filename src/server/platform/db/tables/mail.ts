import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** refused: its server will never take it. late: it was not taken in its time. bounced: it was taken and came back. */
export const mailFailures = ['refused', 'late', 'bounced'] as const
export type MailFailure = (typeof mailFailures)[number]

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

/** What became of an account's second step; `reset`: whoever runs the installation turned it off. */
export type SecondStepEvent =
  'on' | 'off' | 'new_codes' | 'recovery_used' | 'reset' | 'passkey_added' | 'passkey_removed'

/** The facts of a mail; src/server/outbound/mail/mail-texts.ts has the sentences. Links are whole addresses. */
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
  | { kind: 'second_step'; event: SecondStepEvent; firstName: string; left: number; link: string }
  | { kind: 'email_changed'; firstName: string; newEmail: string; link: string }
  | (FromClub & { kind: 'member_joined' | 'member_waits'; memberName: string; link: string })
  | (FromClub & { kind: 'member_approved'; firstName: string; link: string })
  /** It is read where it stands, so that a name that has changed or gone is not in the mail. */
  | { kind: 'notice'; noticeId: string; clubId: string }

/**
 * Mails to send, queued in the transaction of the event that they report. There is one row for each event. Its key is
 * kept for good; the content is deleted once sent, because it can contain a code or a link that gives access. That of a
 * club's mail which was given up stays, so that an administrator can send it again.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    eventKey: text('event_key').notNull().unique(),
    /** Whose administrators see that it did not arrive; null of mails that are a person's alone. */
    clubId: text('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
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
    /** Why it was given up; null where nobody needed it any more. */
    failure: text('failure', { enum: mailFailures }),
    /** What the mail server answered to it. */
    failureStatus: integer('failure_status'),
    /** What the receiving server said of a mail that came back, on one line. */
    failureReason: text('failure_reason'),
    /** By what a report that it came back names it: new with each handing over, null where none is awaited. */
    bounceToken: text('bounce_token'),
  },
  (table) => [
    index('mails_given_up')
      .on(table.clubId, table.givenUpAt)
      .where(sql`given_up_at is not null and failure is not null`),
    uniqueIndex('mails_bounce_token')
      .on(table.bounceToken)
      .where(sql`bounce_token is not null`),
    index('mails_due')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
)

export const mailsPrivacy = privacyNotes(mails, {
  notes: [
    {
      columns: [
        'id',
        'eventKey',
        'kind',
        'language',
        'createdAt',
        'nextTryAt',
        'giveUpAt',
        'attempts',
        'sentAt',
        'givenUpAt',
      ],
      why: 'that each event is mailed once',
      howLong: '`KEEP_MAIL_DAYS`, 30, after it was sent or given up',
      seenBy: 'nobody',
      atErasure: 'goes, where the person is the reader or is named',
    },
    {
      columns: ['clubId', 'failure', 'failureStatus', 'failureReason'],
      why: 'that a mail of the club did not arrive, and what the mail server said',
      howLong: 'as above',
      seenBy: 'administrators, where it was given up',
      atErasure: 'goes, as above',
    },
    {
      columns: ['bounceToken'],
      why: 'that a report of its coming back names this mail and no other',
      howLong: 'as above, or until it came back',
      seenBy: "the reader, in the mail's own headers",
      atErasure: 'goes, as above',
    },
    {
      columns: ['recipient'],
      why: 'to whom',
      howLong: 'as above',
      seenBy: 'administrators, where a mail of the club was given up',
      atErasure: 'goes, as above',
    },
    {
      columns: ['content'],
      why: 'what is said; of a notice only its id',
      howLong: 'until it is sent; of a club’s mail that was given up as above, so that it can be sent again',
      seenBy: 'nobody',
      atErasure: 'goes, as above',
    },
  ],
})
