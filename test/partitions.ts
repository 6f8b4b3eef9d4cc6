import type { Client, Pool } from 'pg'

/** Gives a partition's table, or an index of one the index of its table, and every other name as it is. */
export async function wholeNames(client: Client | Pool): Promise<(name: string) => string> {
  const { rows } = await client.query<{ part: string; whole: string }>(
    'select inhrelid::regclass::text as part, inhparent::regclass::text as whole from pg_inherits',
  )
  const wholes = new Map(rows.map(({ part, whole }) => [part, whole]))
  return (name) => wholes.get(name) ?? name
}
