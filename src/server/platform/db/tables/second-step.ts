import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const theirs = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The secret that a person shares with an app which shows codes (RFC 6238). */
export const oneTimeSecrets = pgTable('one_time_secrets', {
  userId: theirs().primaryKey(),
  /** Encrypted with a key that follows from the installation's secret (identity/second-step/sealed-secret.ts). */
  sealed: text('sealed').notNull(),
  madeAt: moment('made_at').notNull(),
  /** Since when sign-in asks for its codes; null until the person has given the first one. */
  onSince: moment('on_since'),
  /** The half minute of the code that was taken last: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const oneTimeSecretsPrivacy = privacyNotes(oneTimeSecrets, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['userId', 'madeAt', 'onSince', 'lastStep'],
      why: 'that signing in asks for a code, since when, and which code was the last one, so that none is taken twice',
      howLong: 'until turned off',
      seenBy: 'the person',
      atErasure: 'goes',
    },
    {
      columns: ['sealed'],
      why: "the secret that the person's app makes codes with, encrypted",
      howLong: 'until turned off',
      seenBy: 'the person, once',
      atErasure: 'goes',
    },
  ],
})

/** The recovery codes that are left, as hashes; a used one goes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: theirs(),
    /** Argon2 of the code. */
    codeHash: text('code_hash').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const recoveryCodesPrivacy = privacyNotes(recoveryCodes, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['userId', 'codeHash', 'madeAt'],
      why: 'Argon2 hashes of the codes that let somebody in who lost their phone',
      howLong: 'until used, replaced or turned off',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})

/** The password was right, and the second step is still to come. It opens nothing by itself, and serves once. */
export const startedSignIns = pgTable(
  'started_sign_ins',
  {
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    userId: theirs(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('started_sign_ins_user').on(table.userId),
    index('started_sign_ins_ends').on(table.expiresAt),
  ],
)

export const startedSignInsPrivacy = privacyNotes(startedSignIns, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['tokenHash', 'userId', 'expiresAt'],
      why: 'that the password was right in a browser, until the code follows; it opens nothing',
      howLong: '15 minutes',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})
