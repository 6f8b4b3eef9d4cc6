import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The public half of each key with which somebody signs in without a password (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it has signed; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const passkeysPrivacy = privacyNotes(passkeys, {
  deletedBy: 'userId',
  exported: {
    file: 'passkeys',
    by: 'userId',
    only: ['id', 'name', 'transports', 'createdAt', 'lastUsedAt'],
    orderBy: ['createdAt'],
  },
  notes: [
    {
      columns: ['id', 'userId', 'name', 'transports', 'createdAt', 'lastUsedAt'],
      why: 'with which keys somebody signs in without a password, and when one was used last',
      howLong: 'until removed',
      seenBy: 'the person',
      atErasure: 'goes',
    },
    {
      columns: ['publicKey', 'counter'],
      why: "to check a key's signature, and that it was not copied; no fingerprint or face leaves the person's device",
      howLong: 'until removed',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})

/** What an authenticator is asked to sign: once, within five minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Who adds a passkey; null for signing in, where nobody is known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_ends').on(table.expiresAt),
  ],
)

export const passkeyChallengesPrivacy = privacyNotes(passkeyChallenges, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['challenge', 'userId', 'expiresAt'],
      why: 'what a key is asked to sign, once',
      howLong: '5 minutes',
      seenBy: 'the browser that asked',
      atErasure: 'goes',
    },
  ],
})
