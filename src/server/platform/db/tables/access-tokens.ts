import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { tokenReaches } from '#contract/identity/token-reach.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** With which programs of a person's own come in; one that was withdrawn has no row. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one club that it is for; of the person's others it sees nothing. */
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    reach: text('reach', { enum: tokenReaches }).notNull(),
    /** SHA-256 of the secret, which only the answer to its maker had. */
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** To the hour; null: never. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_secret').on(table.secretHash),
    uniqueIndex('access_tokens_name').on(table.userId, table.name),
    index('access_tokens_club').on(table.clubId),
    index('access_tokens_expires').on(table.expiresAt),
  ],
)

export const accessTokensPrivacy = privacyNotes(accessTokens, {
  deletedBy: 'userId',
  exported: { file: 'access-tokens', by: 'userId', without: ['secretHash'], orderBy: ['createdAt'] },
  notes: [
    {
      columns: ['id', 'userId', 'clubId', 'name', 'reach', 'createdAt', 'expiresAt', 'lastUsedAt'],
      why: 'with which programs of their own come in, for which club and until when',
      howLong:
        'until withdrawn, until the person leaves the club or replaces their password, or 30 days after it expired',
      seenBy: 'the person',
      atErasure: 'goes',
    },
    {
      columns: ['secretHash'],
      why: 'to know the token again',
      howLong: 'as above',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})
