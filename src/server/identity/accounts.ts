import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { z } from 'zod/mini'
import { MINIMUM_PASSWORD_LENGTH } from '#contract/identity/auth.ts'
import type { Config } from '../platform/config.ts'
import { newId } from '../platform/db/new-id.ts'
import { accounts, sessions, users, verifications } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { COOKIE_PREFIX, sessionCookieName } from '../platform/http/session-cookie.ts'
import { LONGEST_IDLE_S } from './session/session-lifetime.ts'
import { insertSession } from './session/session.store.ts'
import { sessionTokenHash } from './session/session-token.ts'

/**
 * Accounts and passwords by better-auth, in our own tables. Its HTTP handler is not mounted: our own routes call it, so
 * that the contract names every route of the server. It also makes the session of whoever signs in; reading, keeping and
 * ending sessions is ours (session/).
 *
 * What it writes is part of a command's transaction when it is made on that: sign-up.ts.
 */
export function makeAccounts(
  config: Config,
  db: Queryable,
  { now, hashPassword = hash }: { now: () => Date; hashPassword?: (password: string) => Promise<string> },
) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
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
        hash: (password) => hashPassword(password),
        verify: (stored) => verify(stored.hash, stored.password),
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
      },
    },
    session: { expiresIn: LONGEST_IDLE_S },
    secondaryStorage: hashedSessions(db, now),
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName({ isSecure }),
          attributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      database: { generateId: ({ model }) => (model === 'user' ? newId('usr') : crypto.randomUUID()) },
    },
  })
}

export type Accounts = ReturnType<typeof makeAccounts>

const newSession = z.object({
  session: z.object({ id: z.string(), userId: z.string(), userAgent: z.optional(z.nullable(z.string())) }),
})

/**
 * Where better-auth leaves a session that it has made: in our table, with the hash of its token. It never gets one back,
 * so it knows of no session but the one it is making.
 */
function hashedSessions(db: Queryable, now: () => Date) {
  return {
    get: () => null,
    async set(key: string, value: string): Promise<void> {
      // Its own list of a person's sessions, which the table is already.
      if (key.startsWith('active-sessions-')) return
      const { session } = newSession.parse(JSON.parse(value))
      const at = now()
      await insertSession(db, {
        id: session.id,
        userId: session.userId,
        token: sessionTokenHash(key),
        userAgent: session.userAgent === '' ? null : (session.userAgent ?? null),
        createdAt: at,
        updatedAt: at,
        expiresAt: new Date(at.getTime() + LONGEST_IDLE_S * 1000),
      })
    },
    getAndDelete: () => null,
    delete: () => undefined,
    increment: (): never => {
      throw new Error('Attempts are counted elsewhere (attempt-limits.ts)')
    },
  }
}
