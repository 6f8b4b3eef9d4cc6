import { and, count, eq, gt } from 'drizzle-orm'
import { guests } from '../../platform/db/tables/groups.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** Whether this is a guest without an account, and so no member of any club. */
export async function isGuest(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.select({ userId: guests.userId }).from(guests).where(eq(guests.userId, userId))
  return rows.length > 0
}

/** Whether they are a guest of this club. */
export async function isGuestOf(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<boolean> {
  const rows = await db
    .select({ userId: guests.userId })
    .from(guests)
    .where(and(eq(guests.userId, userId), eq(guests.clubId, clubId)))
  return rows.length > 0
}

export async function findGuestByKey(
  db: Queryable,
  { clubId, key }: { clubId: string; key: string },
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: guests.userId })
    .from(guests)
    .where(and(eq(guests.clubId, clubId), eq(guests.key, key)))
  return rows[0]?.userId
}

/** RFC 2606 keeps this ending free, so no mail ever reaches anybody, and nobody has such an address. */
const guestAddress = (userId: string) => `${userId.toLowerCase()}@guest.invalid`

/** A person without credentials: nobody signs in as them. */
export async function insertGuest(
  tx: Queryable,
  guest: {
    userId: string
    clubId: string
    firstName: string
    lastName: string
    gender: string | null
    homeClub: string | null
    addedBy: string
    key: string
    now: Date
  },
): Promise<void> {
  const { userId, clubId, homeClub, addedBy, key, now, firstName, lastName, gender } = guest
  await tx.insert(users).values({
    id: userId,
    firstName,
    lastName,
    gender,
    name: `${firstName} ${lastName}`,
    email: guestAddress(userId),
  })
  await tx.insert(guests).values({ userId, clubId, homeClub, addedBy, addedAt: now, key })
}

/** What is known of a guest of the club now. False: the club knows no such guest. */
export async function updateGuest(
  tx: Queryable,
  guest: {
    userId: string
    clubId: string
    firstName: string
    lastName: string
    gender: string | null
    homeClub: string | null
  },
): Promise<boolean> {
  const { userId, clubId, homeClub, firstName, lastName, gender } = guest
  const found = await tx
    .update(guests)
    .set({ homeClub })
    .where(and(eq(guests.userId, userId), eq(guests.clubId, clubId)))
    .returning({ userId: guests.userId })
  if (found.length === 0) return false
  await tx
    .update(users)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`, gender })
    .where(eq(users.id, userId))
  return true
}

/** How many guests somebody has put in since then. Their row is held until the end, so that the count stays true. */
export async function countGuestsOf(
  tx: Queryable,
  { addedBy, since }: { addedBy: string; since: Date },
): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, addedBy)).for('no key update')
  const rows = await tx
    .select({ guests: count() })
    .from(guests)
    .where(and(eq(guests.addedBy, addedBy), gt(guests.addedAt, since)))
  return rows[0]?.guests ?? 0
}

/** A guest of whom nothing is kept but their name goes at once. */
export async function deleteGuest(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
