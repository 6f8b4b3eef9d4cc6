import { exactSession, inSnapshot } from '#server/data/backup/exact-session.ts'
import { readSequences } from '#server/data/backup/sequences.ts'
import { listTables, sumTable } from '#server/data/backup/store-tables.ts'

/** Everything of a store that a copy must have as well: rows by their sums, counters, foreign keys, triggers, indexes. */
export async function storeState(url: string): Promise<Record<string, unknown>> {
  const client = await exactSession(url)
  try {
    return await inSnapshot(client, async () => {
      const sums: Record<string, unknown> = {}
      for (const table of await listTables(client)) sums[table.name] = await sumTable(client, table)
      const all = async (query: string) =>
        (await client.query<{ line: string }>(query)).rows.map(({ line }) => line)
      return {
        sums,
        sequences: await readSequences(client),
        constraints: await all(`
          select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
          where connamespace = 'public'::regnamespace order by 1`),
        triggers: await all(`
          select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as line from pg_trigger
          where not tgisinternal order by 1`),
        indexes: await all(`select indexdef as line from pg_indexes where schemaname = 'public' order by 1`),
        migrations: await all(
          `select hash || created_at as line from drizzle.__drizzle_migrations order by id`,
        ),
      }
    })
  } finally {
    await client.end()
  }
}
