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
import { clubs } from './clubs.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Archives with everything about one person, each made by a job; the file lies in the data folder under the same id. */
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
  ],
)

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

/** What somebody agreed to, in the words of which version, and when they took it back. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['keep_photos'] }).notNull(),
    /** The version of the privacy text that was shown, and the language it was read in. */
    textVersion: text('text_version').notNull(),
    language: text('language').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('consents_one_given')
      .on(table.userId, table.purpose)
      .where(sql`${table.withdrawnAt} is null`),
    index('consents_user').on(table.userId, table.givenAt),
  ],
)

/** How long a club keeps what is about third persons; null: as long as the software proposes. */
export const clubRetention = pgTable('club_retention', {
  clubId: text('club_id')
    .primaryKey()
    .references(() => clubs.id, { onDelete: 'cascade' }),
  photoDays: integer('photo_days'),
  signatureDays: integer('signature_days'),
  changedBy: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull(),
})

/** The adult who answers for somebody under 16. Their link is kept as a hash; a new mail replaces it. */
export const guardians = pgTable(
  'guardians',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    linkExpiresAt: moment('link_expires_at').notNull(),
    /** Who said so: the young person or an administrator. */
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    mails: integer('mails').notNull().default(1),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('guardians_email').on(table.email)],
)
