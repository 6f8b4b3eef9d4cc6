import type { ClientBase } from 'pg'

/** A table of the store, with the columns that are copied: all but those that the store works out itself. */
export type StoreTable = { name: string; columns: string[] }

/** How many rows a table has, and a sum over what is in them that does not depend on their order. */
export type TableSum = { rows: number; checksum: string }

/** All tables with data of this product, by name, the partitioned one as a whole. The list of migrations that ran is not among them. */
export async function listTables(client: ClientBase): Promise<StoreTable[]> {
  const { rows } = await client.query<StoreTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`)
  return rows
}

/**
 * Reads the whole table. The rows are summed as the text that PostgreSQL shows, so two stores can be compared whose
 * sessions were both made by `exactSession`, whatever their versions are.
 */
export async function sumTable(client: ClientBase, { name }: StoreTable): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(`
    select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as checksum
    from ${quoted(name)} t`)
  const [sum] = rows
  if (!sum) throw new Error('A query that counts has one row')
  return { rows: Number(sum.rows), checksum: sum.checksum }
}

/** `t (a, b)`, as COPY wants a table to fill; the names come from the catalogue. */
export function copyTarget({ name, columns }: StoreTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}

/** `(select a, b from t)`, as COPY wants a table to read: by its name it refuses a partitioned one. */
export function copySource({ name, columns }: StoreTable): string {
  return `(select ${columns.map(quoted).join(', ')} from ${quoted(name)})`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
