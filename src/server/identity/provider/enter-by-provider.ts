import { randomUUID } from 'node:crypto'
import type { MailLanguage } from '../../platform/db/tables/mail.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { errorCode } from '../../platform/error-code.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPasswordHash, findUserIdByEmail } from '../auth.store.ts'
import { LONGEST_IDLE_S } from '../session/session-lifetime.ts'
import { newSessionToken, sessionTokenHash } from '../session/session-token.ts'
import { insertSession } from '../session/session.store.ts'
import { afterSignIn } from '../sign-in/after-sign-in.ts'
import { recordSignIn } from '../sign-in/record-sign-in.ts'
import { followAddress } from './follow-address.ts'
import { findUserIdOfIdentity, insertIdentity, insertPerson } from './identity.store.ts'
import type { KnownPerson } from './person-of-claims.ts'
import { SignInFault } from './sign-in-fault.ts'

const UNIQUE_VIOLATION = '23505'

/** What entering needs of the request. */
export type Visitor = {
  /** Of the choice made before signing in (save-preference.ts). */
  tokenHash: string | undefined
  language: MailLanguage
  address: string
  userAgent: string | null
  requestId: string
}

export type Entered =
  | { result: 'entered'; userId: string; token: string; needsConfirmation: boolean }
  /** An account here has the person's address and a password; with that they connect it (connect-account.ts). */
  | { result: 'connects' }

/**
 * Signs somebody in whom the sign-in service knows. They are who the issuer and the subject say, never who an e-mail
 * says: the address opens no account that was there before. The first time makes an account, in one transaction with what
 * follows a sign-up. Throws a SignInFault.
 */
export async function enterByProvider(
  services: Services,
  limits: AttemptLimits,
  input: { person: KnownPerson; visitor: Visitor },
): Promise<Entered> {
  const { person, visitor } = input
  const mustWait = await limits.isAlarmed()
  const enter = (asksFirst: boolean) =>
    services.db.transaction(async (tx): Promise<Entered> => {
      const known = await findUserIdOfIdentity(tx, person)
      if (known === undefined && (await findUserIdByEmail(tx, person.email)) !== undefined)
        return connects(tx, person)
      const userId = known ?? (await makeAccount(services, tx, { person, visitor }))
      if (known !== undefined) await followAddress(services, tx, { userId, person, visitor, mustWait })
      return begin(services, tx, {
        userId,
        visitor,
        mustWait,
        asksFirst: asksFirst || known !== undefined,
        provedAt: new Date(person.provedAt),
      })
    })
  try {
    return await enter(false)
  } catch (error) {
    // The club that they chose is full: they have their account all the same, and are asked about the club once more.
    if (error instanceof AppError) return enter(true)
    // Their first sign-in came twice at once, and the other one was quicker.
    if (error instanceof Error && errorCode(error.cause) === UNIQUE_VIOLATION) return enter(false)
    throw error
  }
}

/** A new session, after what follows every way of signing in. Inside the caller's transaction. */
export async function begin(
  services: Services,
  tx: Transaction,
  input: {
    userId: string
    visitor: Visitor
    invitation?: string | undefined
    mustWait: boolean
    asksFirst: boolean
    provedAt: Date
  },
): Promise<Extract<Entered, { result: 'entered' }>> {
  const { userId, visitor, invitation, mustWait, asksFirst, provedAt } = input
  const { userAgent, ...rest } = visitor
  const { needsConfirmation } = await afterSignIn(services, tx, {
    userId,
    ...rest,
    invitation,
    mustWait,
    asksFirst,
  })
  await recordSignIn(services, tx, { userId, requestId: visitor.requestId })
  const now = services.now()
  const token = newSessionToken()
  await insertSession(tx, {
    id: randomUUID(),
    userId,
    userAgent,
    token: sessionTokenHash(token),
    createdAt: now,
    updatedAt: now,
    passwordAt: provedAt,
    expiresAt: new Date(now.getTime() + LONGEST_IDLE_S * 1000),
  })
  return { result: 'entered', userId, token, needsConfirmation }
}

async function makeAccount(
  services: Services,
  tx: Transaction,
  { person, visitor }: { person: KnownPerson; visitor: Visitor },
): Promise<string> {
  const now = services.now()
  const userId = await insertPerson(tx, { person, now })
  await insertIdentity(tx, { ...person, userId, now })
  // Whoever was invited at the address is a member, as after confirming it (D19).
  if (person.isConfirmed) await services.invitations.acceptAll(tx, { userId, requestId: visitor.requestId })
  return userId
}

async function connects(db: Queryable, { email, isConfirmed }: KnownPerson): Promise<Entered> {
  if (!isConfirmed) throw new SignInFault('address_unconfirmed')
  const userId = await findUserIdByEmail(db, email)
  const hasPassword = userId !== undefined && (await findPasswordHash(db, userId)) !== undefined
  if (!hasPassword) throw new SignInFault('address_taken')
  return { result: 'connects' }
}
