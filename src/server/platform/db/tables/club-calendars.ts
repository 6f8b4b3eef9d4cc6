import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
