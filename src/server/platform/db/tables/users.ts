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
import { privacyNotes } from '../privacy-notes.ts'

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

export const usersPrivacy = privacyNotes(users, {
  exported: { file: 'profile', by: 'id' },
  notes: [
    {
      columns: ['id', 'version'],
      why: 'what all other rows mean the person by',
      howLong: 'for good',
      seenBy: 'members, in addresses',
      atErasure: 'stays',
    },
    {
      columns: ['name', 'firstName', 'lastName'],
      why: 'to be recognised in lists and results',
      howLong: 'with the account',
      seenBy: 'members',
      atErasure: 'replaced by "Former member"',
    },
    {
      columns: ['email'],
      why: 'to sign in and to be written to',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: 'replaced by an address that cannot exist',
    },
    {
      columns: ['emailVerified'],
      why: 'whether mail reaches them',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'emptied',
    },
    {
      columns: ['emailBouncedAt'],
      why: 'that mails to the address come back, and since when',
      howLong: 'until the address is changed or confirmed anew',
      seenBy: 'administrators',
      atErasure: 'emptied',
    },
    {
      columns: ['image'],
      why: 'of the library that keeps accounts; not used',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'emptied',
    },
    {
      columns: ['createdAt', 'updatedAt'],
      why: 'order and faults',
      howLong: 'for good',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
    {
      columns: ['gender'],
      why: 'which ratings and stroke indexes serve the player',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: 'emptied',
    },
    {
      columns: ['usualTeeName', 'usualTeeColor'],
      why: 'to propose a tee',
      howLong: 'with the account',
      seenBy: 'the person',
      atErasure: 'emptied',
    },
    {
      columns: ['handicapIndex'],
      why: 'to play off',
      howLong: 'with the account',
      seenBy: 'members',
      atErasure: 'emptied',
    },
    {
      columns: ['agreedTerms'],
      why: 'the version of the terms that was agreed to, so that a new one is asked about',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'emptied',
    },
    {
      columns: ['signUpRole'],
      why: 'to lead a new administrator to their club',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'emptied',
    },
    {
      columns: ['currentClubId', 'awaitingClubId'],
      why: 'the club that is open, or is joined after confirmation',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'emptied',
    },
    {
      columns: ['typedClubCode', 'clubCodeRefusal'],
      why: 'the club code somebody without a club typed, and why it opened none, so that they need not type it again',
      howLong: 'until they join a club',
      seenBy: 'the person',
      atErasure: 'emptied',
    },
    {
      columns: ['language'],
      why: 'of mails',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'emptied',
    },
    {
      columns: ['isUnnamed'],
      why: 'that boards which are open to everybody leave the name out',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: 'stays',
    },
    {
      columns: ['erasedAt'],
      why: 'that the account was deleted, and when',
      howLong: 'for good',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
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

export const sessionsPrivacy = privacyNotes(sessions, {
  deletedBy: 'userId',
  exported: { file: 'devices', by: 'userId', without: ['token'], orderBy: ['createdAt'] },
  notes: [
    {
      columns: ['id', 'userId', 'token', 'expiresAt', 'createdAt', 'updatedAt'],
      why: 'to stay signed in',
      howLong: 'until signed out, at most as long as a session lasts',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: ['passwordAt', 'role'],
      why: 'to ask for the password again before a change of power, and for a new token when the role changes',
      howLong: 'with the session',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: ['ipAddress', 'userAgent'],
      why: "to recognise one's own devices",
      howLong: 'with the session',
      seenBy: 'the person',
      atErasure: 'goes',
    },
  ],
})

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

export const accountsPrivacy = privacyNotes(accounts, {
  deletedBy: 'userId',
  exported: { file: 'sign-in', by: 'userId', only: ['providerId', 'createdAt', 'updatedAt'] },
  notes: [
    {
      columns: ['id', 'userId', 'accountId', 'providerId', 'createdAt', 'updatedAt'],
      why: 'the way to sign in: with a password, or the sign-in service and the subject by which it knows the person',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: ['password'],
      why: 'Argon2 hash',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: [
        'accessToken',
        'refreshToken',
        'idToken',
        'accessTokenExpiresAt',
        'refreshTokenExpiresAt',
        'scope',
      ],
      why: 'of the library; empty: no token of a sign-in service is kept',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const verificationsPrivacy = privacyNotes(verifications, {
  notes: [
    {
      columns: ['id', 'identifier', 'value', 'expiresAt', 'createdAt', 'updatedAt'],
      why: 'of the library; nothing of ours is written to it',
      howLong: 'until it expires',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
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

export const emailCodesPrivacy = privacyNotes(emailCodes, {
  deletedBy: 'userId',
  exported: { file: 'codes', by: 'userId', only: ['purpose', 'wrongTries', 'createdAt', 'expiresAt'] },
  notes: [
    {
      columns: ['userId', 'purpose', 'codeHash', 'linkHash', 'wrongTries', 'createdAt', 'expiresAt'],
      why: 'to check a mailed code',
      howLong: 'a day after it expired',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})

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

export const knownDevicesPrivacy = privacyNotes(knownDevices, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['userId', 'tokenHash', 'signedInAt'],
      why: 'so that wrong passwords of strangers do not keep somebody out on their own device',
      howLong: '400 days after the last sign-in there, or until the password is replaced',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})

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

export const signInPreferencesPrivacy = privacyNotes(signInPreferences, {
  notes: [
    {
      columns: ['tokenHash', 'userType', 'typedCode', 'clubId', 'expiresAt'],
      why: 'what was chosen before sign-in, the club code as it was typed; it names nobody',
      howLong: 'until it expires, ten minutes',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})

/**
 * Counters of attempts (platform/rate-limits/counters.store.ts): how many in the window, and when it ends, in milliseconds of 1970.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

export const rateLimitsPrivacy = privacyNotes(rateLimits, {
  notes: [
    {
      columns: ['key', 'points', 'expire'],
      why: "attempts for an address of mail or network; that a photo of somebody's is being read, and how far it is",
      howLong: 'until the count ends, within a day',
      seenBy: 'nobody',
      atErasure: "goes, where the key has the person's e-mail address or id",
    },
  ],
})
