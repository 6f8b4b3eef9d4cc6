import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { MINIMUM_PASSWORD_LENGTH } from '#contract/auth.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import { accounts, sessions, users, verifications } from '../db/tables/users.ts'
import { COOKIE_PREFIX } from '../http/session.ts'

const DAY = 24 * 60 * 60

/**
 * Accounts, passwords and sessions by better-auth, in our own tables. Its HTTP handler is not mounted: our own routes call
 * it, so that the contract names every route of the server. A session ends 180 days after it was last used (U15).
 */
export function makeAccounts(config: Config, db: Database) {
  return betterAuth({
    baseURL: config.publicUrl ?? `http://localhost:${config.port}`,
    secret: config.authSecret,
    telemetry: { enabled: false },
    // It would log e-mail addresses with the statement that failed. Errors reach our own error handler anyway.
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MINIMUM_PASSWORD_LENGTH,
      maxPasswordLength: 256,
      password: {
        hash: (password) => hash(password),
        verify: (stored) => verify(stored.hash, stored.password),
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
      },
    },
    session: { expiresIn: 180 * DAY, updateAge: DAY },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      database: { generateId: ({ model }) => (model === 'user' ? newId('usr') : crypto.randomUUID()) },
    },
  })
}

export type Accounts = ReturnType<typeof makeAccounts>
