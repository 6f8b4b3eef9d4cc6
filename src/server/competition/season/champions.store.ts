import { and, eq, sql } from 'drizzle-orm'
import { champions } from '../../platform/db/tables/champions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type ChampionRow = typeof champions.$inferSelect

/** Hundreds of years of several championships. */
const MOST_LISTED = 2_000

export type ListedChampion = {
  id: string
  year: number
  kind: string
  winner: string | null
  competitionId: string | null
  competitionName: string | null
  /** Who has the first place of the frozen result. */
  names: string[]
}

/** The latest year first, by the unique index of the club; the sheets by their key. `id` asks for one of them. */
export async function listChampionRows(
  db: Queryable,
  { clubId, id }: { clubId: string; id?: string },
): Promise<ListedChampion[]> {
  const { rows } = await db.execute<ListedChampion>(sql`
    select h.id, h.year, h.kind, h.winner, c.id as "competitionId", c.name as "competitionName",
      array(select row."playerName" from jsonb_to_recordset(r.rows) as row("playerName" text, "position" integer)
        where row."position" = 1 order by row."playerName") as names
    from champions h
    left join competitions c on c.id = h.competition_id
    left join result_sheets r on r.competition_id = c.id
    where h.club_id = ${clubId} ${id === undefined ? sql`` : sql`and h.id = ${id}`}
    order by h.year desc, lower(h.kind), h.id
    limit ${MOST_LISTED}`)
  return rows
}

export async function findChampion(
  db: Queryable,
  { clubId, championId }: { clubId: string; championId: string },
): Promise<ChampionRow | undefined> {
  const rows = await db
    .select()
    .from(champions)
    .where(and(eq(champions.id, championId), eq(champions.clubId, clubId)))
  return rows[0]
}

/** False where there is one of this id already, or of this year and kind. */
export async function insertChampion(tx: Queryable, row: typeof champions.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(champions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: champions.id })
  return inserted.length === 1
}

export async function deleteChampionRow(tx: Queryable, championId: string): Promise<void> {
  await tx.delete(champions).where(eq(champions.id, championId))
}

/** The name of a competition of this club whose result is frozen with a first place; undefined otherwise. */
export async function findWonCompetition(
  db: Queryable,
  { clubId, competitionId }: { clubId: string; competitionId: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.name from competitions c join result_sheets r on r.competition_id = c.id
    where c.id = ${competitionId} and c.club_id = ${clubId} and exists (
      select 1 from jsonb_to_recordset(r.rows) as row("position" integer) where row."position" = 1)`)
  return rows[0]?.name
}
