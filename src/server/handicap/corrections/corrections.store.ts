import { and, asc, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Day } from '#golf/day.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { dataMigrations } from '../../platform/db/tables/data-migrations.ts'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { handicapCorrections, handicapScores } from '../../platform/db/tables/handicap-scores.ts'
import { startingScores } from '../../platform/db/tables/starting-scores.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'

/** How far a data migration has come; undefined when it is finished. */
export async function findUnfinished(tx: Transaction, name: string): Promise<{ doneTo: string } | undefined> {
  await tx.insert(dataMigrations).values({ name }).onConflictDoNothing()
  const rows = await tx.select().from(dataMigrations).where(eq(dataMigrations.name, name)).for('update')
  return rows[0]?.finishedAt === null ? rows[0] : undefined
}

export async function moveOn(
  tx: Transaction,
  name: string,
  to: { doneTo: string; finishedAt?: Date },
): Promise<void> {
  await tx.update(dataMigrations).set(to).where(eq(dataMigrations.name, name))
}

/** The next players with a score on their record, in the order of their ids, locked for the change that follows. */
export async function lockNextPlayers(
  tx: Transaction,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; handicapIndex: number | null }[]> {
  const isScored = tx
    .select({ one: sql`1` })
    .from(handicapScores)
    .where(and(eq(handicapScores.userId, users.id), isNotNull(handicapScores.differential)))
  const isImported = tx
    .select({ one: sql`1` })
    .from(startingScores)
    .where(eq(startingScores.userId, users.id))
  const next = tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), or(exists(isScored), exists(isImported))))
    .orderBy(asc(users.id))
    .limit(limit)
  return tx
    .select({ id: users.id, handicapIndex: users.handicapIndex })
    .from(users)
    .where(inArray(users.id, next))
    .orderBy(asc(users.id))
    .for('update')
}

/** The clubs that calculate their players' indexes (D4). */
export async function listCalculatingClubs(db: Queryable): Promise<Set<string>> {
  const rows = await db.select({ id: clubs.id }).from(clubs).where(eq(clubs.handicapMode, 'whs'))
  return new Set(rows.map(({ id }) => id))
}

export type CorrectionRow = typeof handicapCorrections.$inferSelect & { day: Day }

export async function listCorrectionsOf(db: Queryable, userId: string): Promise<CorrectionRow[]> {
  const rows = await db
    .select({ correction: handicapCorrections, timeZone: clubs.timeZone })
    .from(handicapCorrections)
    .leftJoin(clubs, eq(clubs.id, handicapCorrections.clubId))
    .where(eq(handicapCorrections.userId, userId))
    .orderBy(asc(handicapCorrections.createdAt))
  return rows.map(({ correction, timeZone }) => ({
    ...correction,
    day: clubDay(correction.createdAt, timeZone ?? 'UTC'),
  }))
}

/** How many players of each club got another index, with the administrators who are to know. */
export async function listCorrectedClubs(
  db: Queryable,
  correction: string,
): Promise<{ clubId: string; players: number; adminIds: string[] }[]> {
  return db
    .select({
      clubId: handicapCorrections.clubId,
      players: sql`count(distinct ${handicapCorrections.userId})`.mapWith(Number),
      adminIds: sql<string[]>`array_agg(distinct ${memberships.userId})`,
    })
    .from(handicapCorrections)
    .innerJoin(
      memberships,
      and(
        eq(memberships.clubId, handicapCorrections.clubId),
        eq(memberships.role, 'club_admin'),
        eq(memberships.status, 'active'),
      ),
    )
    .where(eq(handicapCorrections.correction, correction))
    .groupBy(handicapCorrections.clubId)
    .orderBy(asc(handicapCorrections.clubId))
}
