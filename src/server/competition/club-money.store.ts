import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { competitionEntries, competitions } from '../platform/db/tables/competitions.ts'
import { prizePlans } from '../platform/db/tables/prizes.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type CompetitionWithMoney = { id: string; name: string; status: string; entryFeeMinor: number | null }

/** Locked, so that no fee is set and none is paid meanwhile. */
export async function lockCompetitionsOf(tx: Queryable, clubId: string): Promise<CompetitionWithMoney[]> {
  return tx
    .select({
      id: competitions.id,
      name: competitions.name,
      status: competitions.status,
      entryFeeMinor: competitions.entryFeeMinor,
    })
    .from(competitions)
    .where(eq(competitions.clubId, clubId))
    .orderBy(asc(competitions.id))
    .for('update')
}

/** How many entries of the club have a fee that was paid, whether or not it went back since. */
export async function countTakenFees(tx: Queryable, clubId: string): Promise<number> {
  const rows = await tx
    .select({ taken: count() })
    .from(competitionEntries)
    .innerJoin(competitions, eq(competitions.id, competitionEntries.competitionId))
    .where(
      and(
        eq(competitions.clubId, clubId),
        inArray(competitionEntries.fee, ['paid', 'refunded']),
        gt(competitionEntries.feePaidMinor, 0),
      ),
    )
  return rows[0]?.taken ?? 0
}

/**
 * Writes every fee of the club in the minor units of another currency, so that 10.00 stays 10 (T18). Each competition counts as
 * changed, also where its number stays: whoever has its form open typed the fee in another money.
 */
export async function rewriteFees(
  tx: Queryable,
  clubId: string,
  { times, by }: { times: number; by: number },
): Promise<void> {
  await tx
    .update(competitions)
    .set({
      entryFeeMinor: sql`(${competitions.entryFeeMinor}::bigint * ${times} / ${by})::int`,
      version: sql`${competitions.version} + 1`,
    })
    .where(eq(competitions.clubId, clubId))
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
