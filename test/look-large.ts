import { Client } from 'pg'
import { z } from 'zod'

const Column = z.object({
  table: z.string(),
  column: z.string(),
  type: z.string(),
  isGenerated: z.boolean(),
})

/** Values of each type that the tables have; arrays are empty. */
const values: Readonly<Record<string, string>> = {
  text: "''",
  integer: '1',
  bigint: '1',
  smallint: '1',
  'double precision': '1',
  real: '1',
  '"char"': "'a'",
  'time without time zone': "'10:00'",
  'timestamp without time zone': "'2026-06-06'",
  uuid: "'00000000-0000-0000-0000-000000000000'",
  json: "'{}'",
  'character varying': "''",
  numeric: '1',
  boolean: 'true',
  bytea: "''",
  jsonb: "'{}'",
  date: "'2026-06-06'",
  'timestamp with time zone': "'2026-06-06'",
}

const ROWS = 10_000_000

/**
 * Makes the planner of an empty, migrated database see what a union has: in each table and partition ten million rows, in each column
 * that names something else (`…_id`) fifty rows for each value, and a thousand for each club. The planner takes
 * the number of rows a page from the table's statistics and the number of pages from its file, so one row must be there.
 */
export async function lookLarge(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await fill(client)
  } finally {
    await client.end()
  }
}

async function fill(client: Client): Promise<void> {
  const columns = z.array(Column).parse((await client.query(listColumns)).rows)
  const { rows } = await client.query(`select 1 from pg_proc where proname = 'pg_restore_relation_stats'`)
  const state = rows.length > 0 ? stateBy18 : stateByHand
  await client.query('set session_replication_role = replica')
  for (const { statement } of (await client.query<{ statement: string }>(dropChecks)).rows)
    await client.query(statement)
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table)
    const filled = own.filter(({ isGenerated }) => !isGenerated)
    await client.query(
      `insert into ${table} (${filled.map(({ column }) => `"${column}"`).join(', ')}) overriding system value
       values (${filled.map(valueOf).join(', ')}) on conflict do nothing`,
    )
    const named = own.map(({ column }) => column).filter((column) => /(^|_)id$/.test(column))
    await state(client, { table: table.replaceAll('"', ''), named })
  }
}

/** A table, and its columns that name something else. */
type Stated = { table: string; named: readonly string[] }

const distinctIn = (column: string) => (column === 'club_id' ? -0.0001 : -0.02)

async function stateBy18(client: Client, { table, named }: Stated): Promise<void> {
  await client.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', 1, 'reltuples', $2::real)`,
    [table, ROWS],
  )
  for (const column of named)
    await client.query(
      `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text,
         'inherited', false, 'null_frac', 0::real, 'avg_width', 20, 'n_distinct', $3::real)`,
      [table, column, distinctIn(column)],
    )
}

/** PostgreSQL 15 to 17 take statistics only from ANALYZE, which keeps to what is said of a column, and from a superuser's hand. */
async function stateByHand(client: Client, { table, named }: Stated): Promise<void> {
  for (const column of named)
    await client.query(
      `alter table "${table}" alter column "${column}" set (n_distinct = ${distinctIn(column)})`,
    )
  await client.query(`analyze "${table}"${named.length > 0 ? ` ("${named.join('", "')}")` : ''}`)
  await client.query(
    `update pg_class set relpages = 1, reltuples = $2 where relname = $1 and relnamespace = 'public'::regnamespace`,
    [table, ROWS],
  )
}

function valueOf({ table, column, type }: z.infer<typeof Column>): string {
  // A partition has rows of its season only.
  if (column === 'season') return /\d+$/.exec(table)?.[0] ?? '1'
  if (type.endsWith('[]')) return "'{}'"
  const value = values[type.replace(/\(.*\)/, '')]
  if (value === undefined) throw new Error(`No value of type ${type} is known`)
  return value
}

const listColumns = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attgenerated <> '' as "isGenerated"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const dropChecks = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`
