import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { competitionEntries, competitions } from '../db/tables/competitions.ts'
import { prizePlans } from '../db/tables/prizes.ts'
import type { Queryable } from '../db/transaction.ts'

/** How many entries of the club have a fee noted as paid. The competitions are locked, so that none is paid meanwhile. */
export async function countPaidFees(tx: Queryable, clubId: string): Promise<number> {
  await tx
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.clubId, clubId))
    .orderBy(asc(competitions.id))
    .for('update')
  const rows = await tx
    .select({ paid: count() })
    .from(competitionEntries)
    .innerJoin(competitions, eq(competitions.id, competitionEntries.competitionId))
    .where(
      and(
        eq(competitions.clubId, clubId),
        eq(competitionEntries.fee, 'paid'),
        gt(competitionEntries.feePaidMinor, 0),
      ),
    )
  return rows[0]?.paid ?? 0
}

/** Writes every fee of the club in the minor units of another currency, so that 10.00 stays 10 (T18). */
export async function rescaleFees(tx: Queryable, clubId: string, factor: number): Promise<void> {
  await tx
    .update(competitions)
    .set({
      entryFeeMinor: sql`round(${competitions.entryFeeMinor} * ${factor}::numeric)::int`,
      version: sql`${competitions.version} + 1`,
    })
    .where(and(eq(competitions.clubId, clubId), isNotNull(competitions.entryFeeMinor)))
  await tx
    .update(competitionEntries)
    .set({ feePaidMinor: sql`round(${competitionEntries.feePaidMinor} * ${factor}::numeric)::int` })
    .where(
      and(
        isNotNull(competitionEntries.feePaidMinor),
        sql`${competitionEntries.competitionId} in (select ${competitions.id} from ${competitions} where ${competitions.clubId} = ${clubId})`,
      ),
    )
}

/** The club's competitions that have prizes. */
export async function listWithPrizes(tx: Queryable, clubId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: prizePlans.id })
    .from(prizePlans)
    .innerJoin(competitions, eq(competitions.id, prizePlans.id))
    .where(eq(competitions.clubId, clubId))
    .orderBy(asc(prizePlans.id))
  return rows.map(({ id }) => id)
}
