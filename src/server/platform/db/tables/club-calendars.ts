import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The secret address of each club's calendar of fixtures; one that was withdrawn has no row. */
export const clubCalendars = pgTable(
  'club_calendars',
  {
    clubId: text('club_id')
      .primaryKey()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** A new one with each address, so that an old one never opens anything again. */
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('club_calendars_token').on(table.tokenHash)],
)

export const clubCalendarsPrivacy = privacyNotes(clubCalendars, {
  notes: [
    {
      columns: ['clubId', 'id', 'tokenHash', 'createdAt'],
      why: "the secret address of a club's calendar of fixtures, which names nobody, with the hash of its secret",
      howLong: 'until it is withdrawn',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    { columns: ['createdBy'], why: 'who made it', howLong: 'as above', seenBy: 'nobody', atErasure: 'stays' },
  ],
})
