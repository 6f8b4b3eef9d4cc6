import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Changes of stored data that need code of `src/golf` and are made in pieces at a start, each once. How far one has
 * come commits with its piece, so a start goes on where another one was ended.
 */
export const dataMigrations = pgTable('data_migrations', {
  name: text('name').primaryKey(),
  /** The last id of the pieces that are done; the next piece begins after it. */
  doneTo: text('done_to').notNull().default(''),
  finishedAt: moment('finished_at'),
})

export const dataMigrationsPrivacy = privacyNotes(dataMigrations, {
  notes: [
    {
      columns: ['name', 'doneTo', 'finishedAt'],
      why: 'how far a change of stored data has come, by the id of the last person; empty once it is finished',
      howLong: 'for good',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})
