import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** People. Columns up to `updatedAt` are better-auth's; ours follow. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Rises with every change by an administrator (platform/db/versions.ts). */
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** Since when mails to the address come back; null once it is changed or confirmed anew (mail/bounces). */
  emailBouncedAt: moment('email_bounced_at'),
  /** men or women: which ratings and stroke indexes serve this player (R4.4); null when not given. */
  gender: text('gender'),
  /** The tee a player usually plays, by its name and colour, which courses share; null until they have chosen one. */
  usualTeeName: text('usual_tee_name'),
  usualTeeColor: text('usual_tee_color'),
  /** Handicap Index in whole tenths; null for a player without one. */
  handicapIndex: integer('handicap_index'),
  /** The role chosen at sign-up. It gives no rights; it only leads an administrator to club creation (D16). */
  signUpRole: text('sign_up_role'),
  currentClubId: text('current_club_id'),
  /** en or es: the language of the browser that signed in last, for mails; null when not known. */
  language: text('language'),
  /** The club that was found by its code before, joined once the address is verified; new rows keep the code (D18). */
  awaitingClubId: text('awaiting_club_id'),
  /** The club code a person without a club typed last, as typed: it waits for a verified address, or opened no club. */
  typedClubCode: text('typed_club_code'),
  /** Why that code opened no club; null while it waits. */
  clubCodeRefusal: text('club_code_refusal', { enum: ['unknown', 'limited'] }),
  /** The version of the terms that was agreed to last (platform/db/tables/consents.ts has when, and the text). */
  agreedTerms: text('agreed_terms'),
  /** Boards that are open to everybody show their scores without their name. */
  isUnnamed: boolean('is_unnamed').notNull().default(false),
  /** The account was deleted: the row only holds the neutral name that results show. */
  erasedAt: moment('erased_at'),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie. */
    token: text('token').notNull().unique(),
    /** At the latest; session-lifetime.ts may end it before. */
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person signed in, also for a session that has got a new token since. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was last used, to the hour. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When the password was last entered in it; null: at `created_at`. */
    passwordAt: moment('password_at'),
    /** player or club_admin: what the person was when its token was made; null until the app is next opened. */
    role: text('role'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Ways to sign in: with a password (`credential`), or as somebody whom a sign-in service knows. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's own id, or the subject by which the sign-in service knows them. */
    accountId: text('account_id').notNull(),
    /** `credential`, or the issuer of the sign-in service. */
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_identity').on(table.providerId, table.accountId),
  ],
)

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * Six digits that were mailed to an address, and the link of the same mail; both are kept as hashes. A new one replaces
 * the old one of the same purpose.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** reset, verify or change (of the address) */
    purpose: text('purpose', { enum: ['reset', 'verify', 'change'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** The devices on which a person has signed in: their attempts are counted apart from strangers'. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the device's cookie. */
    tokenHash: text('token_hash').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_signed_in').on(table.signedInAt),
  ],
)

/** What a visitor chose before sign-in (D16, T36): used once, within ten minutes, by the browser that has the token. */
export const signInPreferences = pgTable('sign_in_preferences', {
  /** SHA-256 of the token in the visitor's cookie. */
  tokenHash: text('token_hash').primaryKey(),
  userType: text('user_type').notNull(),
  /** The club code as it was typed. It is looked up once somebody is signed in (P20), which moves it to `club_id`. */
  typedCode: text('typed_code'),
  clubId: text('club_id'),
  expiresAt: moment('expires_at').notNull(),
})

/**
 * Counters of attempts (platform/rate-limits/counters.store.ts): how many in the window, and when it ends, in milliseconds of 1970.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
