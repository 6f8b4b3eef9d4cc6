import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { knownDevices, users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** A person signs in on a phone, a laptop, a tablet of the club; the ones used longest ago are forgotten first. */
const MOST_OF_ONE_PERSON = 20

/** The account of an e-mail, if this device has signed in to it. */
export async function findAccountOfDevice(
  db: Queryable,
  { email, tokenHash }: { email: string; tokenHash: string },
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(users)
    .innerJoin(knownDevices, eq(knownDevices.userId, users.id))
    .where(and(eq(users.email, email), eq(knownDevices.tokenHash, tokenHash)))
  return rows[0]?.userId
}

export async function saveDevice(
  tx: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, signedInAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { signedInAt: now },
    })
  const tooMany = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.signedInAt))
    .offset(MOST_OF_ONE_PERSON)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, tooMany)))
}

/** Every device of a person is a stranger's again. */
export async function forgetDevices(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function removeOldDevices(db: Queryable, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.signedInAt, before))
}
