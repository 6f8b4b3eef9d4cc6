import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Archives with everything about one person, each made by a job; the file lies where photos are, under the same id. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'running', 'ready', 'failed'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** A process that makes it renews this; when it is over, the process has died and another takes the job. */
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    filesDone: integer('files_done').notNull().default(0),
    filesTotal: integer('files_total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    readyAt: moment('ready_at'),
    /** When the file and the row are deleted. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('data_exports_one_unfinished')
      .on(table.userId)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('data_exports_user').on(table.userId, table.requestedAt),
    index('data_exports_expires').on(table.expiresAt),
    index('data_exports_due')
      .on(table.requestedAt)
      .where(sql`state in ('waiting', 'running')`),
  ],
)

export const dataExportsPrivacy = privacyNotes(dataExports, {
  exported: { file: 'archives', by: 'userId', orderBy: ['requestedAt'] },
  notes: [
    {
      columns: [
        'id',
        'userId',
        'state',
        'requestedAt',
        'leasedUntil',
        'attempts',
        'filesDone',
        'filesTotal',
        'bytes',
        'readyAt',
        'expiresAt',
      ],
      why: 'an archive that was asked for',
      howLong: '24 hours after it was ready',
      seenBy: 'the person',
      atErasure: 'goes',
    },
  ],
})

/** Files that have to go after a transaction that no longer knows them; a row stays until its file is gone. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    kind: text('kind', { enum: ['photo', 'export', 'mail'] }).notNull(),
    /** Its name without folder and ending, which is an id of ours. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('file_removals_due').on(table.nextTryAt),
  ],
)

export const fileRemovalsPrivacy = privacyNotes(fileRemovals, {
  notes: [
    {
      columns: ['kind', 'name', 'createdAt', 'attempts', 'nextTryAt'],
      why: 'files that still have to go',
      howLong: 'until they are gone',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})
