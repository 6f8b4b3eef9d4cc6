import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accounts, users } from '../../platform/db/tables/users.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { KnownPerson } from './person-of-claims.ts'

type Identity = Pick<KnownPerson, 'issuer' | 'subject'>

/** Whose account a subject of the sign-in service signs in to. */
export async function findUserIdOfIdentity(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
  return rows[0]?.userId
}

/** Throws the store's error 23505 when the subject has an account already. */
export async function insertIdentity(
  tx: Queryable,
  { issuer, subject, userId, now }: Identity & { userId: string; now: Date },
): Promise<void> {
  const at = { createdAt: now, updatedAt: now }
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), userId, providerId: issuer, accountId: subject, ...at })
}

/** Throws the store's error 23505 when an account has the address. */
export async function insertPerson(
  tx: Queryable,
  { person, now }: { person: KnownPerson; now: Date },
): Promise<string> {
  const { email, isConfirmed, firstName, lastName } = person
  const id = newId('usr')
  const at = { createdAt: now, updatedAt: now }
  const name = `${firstName} ${lastName}`.trim()
  await tx.insert(users).values({ id, name, firstName, lastName, email, emailVerified: isConfirmed, ...at })
  return id
}
