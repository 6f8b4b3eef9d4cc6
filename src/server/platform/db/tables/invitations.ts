import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Invitations of clubs (D19). The link's token is made from the id and the server's secret, so none is stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Handicap Index in whole tenths; null for a member of the club's list who has none. */
    handicapIndex: integer('handicap_index'),
    message: text('message'),
    /** open, accepted or withdrawn; an open one is expired when its time is over. */
    status: text('status', { enum: ['open', 'accepted', 'withdrawn'] })
      .notNull()
      .default('open'),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** How often it was sent. A resend names this number, so that repeated clicks send only one mail. */
    sends: integer('sends').notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
    /** The administrator has seen the link, so holding it does not prove the address. */
    linkWasShown: boolean('link_was_shown').notNull(),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    uniqueIndex('invitations_open_address')
      .on(table.clubId, table.email)
      .where(sql`${table.status} = 'open'`),
    index('invitations_email').on(table.email),
    index('invitations_club').on(table.clubId, table.sentAt),
    index('invitations_invited_by').on(table.invitedBy),
    index('invitations_accepted_by').on(table.acceptedBy),
  ],
)

export const invitationsPrivacy = privacyNotes(invitations, {
  notes: [
    {
      columns: [
        'id',
        'clubId',
        'status',
        'createdAt',
        'sentAt',
        'sends',
        'expiresAt',
        'linkWasShown',
        'acceptedBy',
        'acceptedAt',
      ],
      why: 'an invitation and what became of it',
      howLong: 'with the club, or the invited account',
      seenBy: 'administrators',
      atErasure: 'goes, where the person is invited',
    },
    {
      columns: ['email', 'handicapIndex'],
      why: 'who is invited, with which handicap',
      howLong: 'as above',
      seenBy: 'administrators, the invited',
      atErasure: 'goes, where the person is invited',
    },
    {
      columns: ['invitedBy'],
      why: 'who wrote it',
      howLong: 'as above',
      seenBy: 'administrators, the invited',
      atErasure: 'goes, where the person is invited; in what they wrote the id stays',
    },
    {
      columns: ['message'],
      why: 'what they wrote',
      howLong: 'as above',
      seenBy: 'administrators, the invited',
      atErasure: 'goes, where the person is invited; emptied, where they wrote it',
    },
  ],
})
