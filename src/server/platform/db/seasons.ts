import type { ClientBase, Pool } from 'pg'

/** The season of a round that begins now: the same as `rounds.season` works out. */
export function seasonAt(now: Date): number {
  return now.getUTCFullYear()
}

/**
 * Makes the partitions of the hole entries for this season and for the next one; often there is nothing to do. Until a season has
 * its own, the partition of all others takes its entries, and they move when it is made.
 */
export async function addSeasonsAhead(pool: Pick<Pool, 'query'>, now: Date): Promise<void> {
  const season = seasonAt(now)
  for (const year of [season, season + 1]) await pool.query('select add_season($1)', [year])
}

/** The same for all seasons that the store has rounds of, where its tables are of a version with seasons. */
export async function addSeasonsOfRounds(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ hasSeasons: boolean }>(
    `select to_regproc('add_season') is not null as "hasSeasons"`,
  )
  if (rows[0]?.hasSeasons === true)
    await client.query('select add_season(season) from (select distinct season from rounds) as own')
}
