import type { Client } from 'pg'

/**
 * What a start does after its migrations, and how its rows are compared: when the work was finished differs from one start to
 * the next, that it was does not; the photos' place is marked beside everything else, and a start may end before that.
 */
const afterMigrations: Readonly<Record<string, string>> = {
  data_migrations: '(select name, done_to, finished_at is not null as is_finished from data_migrations)',
  photo_places: '(select id from photo_places where false)',
}

/** Whether a line of a picture is about what goes on after the migrations. */
export function isAfterMigrations(line: string): boolean {
  return Object.keys(afterMigrations).some((table) => line.startsWith(`${table}: `))
}

const rowsOf = (table: string) => afterMigrations[table] ?? `"${table}"`

/**
 * All that a store holds, in a form that can be compared: its migrations, its tables with their columns, rules, indexes,
 * triggers and functions, and for each table how many rows it has and the digest of all of them.
 */
export async function pictureOf(client: Client): Promise<string[]> {
  const lines = async (text: string) =>
    (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)
  const tables = await lines(
    "select table_name as line from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const contents: string[] = []
  for (const table of tables)
    contents.push(
      ...(await lines(
        `select '${table}: ' || count(*) || ' rows ' || md5(coalesce(string_agg(r::text, E'\\n' order by r::text), '')) as line from ${rowsOf(table)} r`,
      )),
    )
  return [
    ...(await lines(
      "select 'migration ' || created_at || ' ' || hash as line from drizzle.__drizzle_migrations order by created_at",
    )),
    ...(await lines(`select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`)),
    ...(await lines(`select concat_ws(' ', 'rule', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
      from pg_constraint where connamespace = 'public'::regnamespace order by 1`)),
    ...(await lines("select indexdef as line from pg_indexes where schemaname = 'public' order by 1")),
    ...(await lines(
      'select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal order by 1',
    )),
    ...(await lines(`select pg_get_functiondef(oid) as line from pg_proc
      where pronamespace = 'public'::regnamespace order by 1`)),
    ...contents,
  ]
}
