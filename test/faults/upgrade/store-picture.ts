import type { Client } from 'pg'

/**
 * Tables whose rows only people and migrations change. Of the others an application that runs sends, retries and removes rows by
 * itself; that no migration loses a row of any table is tested in src/server/platform/db/migrations.test.ts.
 */
const changedByPeople = [
  ...[
    'clubs',
    'club_crests',
    'memberships',
    'member_categories',
    'accounts',
    'consents',
    'audit_log',
    'audit_heads',
  ],
  ...[
    'courses',
    'tees',
    'holes',
    'competitions',
    'competition_entries',
    'teams',
    'team_members',
    'start_places',
  ],
  ...[
    'rounds',
    'hole_entries',
    'hole_scores',
    'round_events',
    'paper_pictures',
    'card_objections',
    'late_scores',
  ],
  ...[
    'brackets',
    'matches',
    'match_cards',
    'match_entries',
    'handicap_entries',
    'handicap_scores',
    'starting_scores',
  ],
  ...['result_sheets', 'champions', 'past_results', 'past_result_rows', 'seasons', 'season_competitions'],
]

/** How far the work has come that follows the migrations in pieces: when it was finished differs from one start to the next. */
const WORK_AFTER = 'data_migrations'

/** Whether a line of a picture is about the work that follows the migrations. */
export function isAfterMigrations(line: string): boolean {
  return line.startsWith(`${WORK_AFTER}: `)
}

/** What can be compared of a store beside its rows: tables with their columns, rules, indexes, triggers and functions. */
export async function structureOf(client: Client): Promise<string[]> {
  const lines = linesFrom(client)
  return [
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
  ]
}

/** The structure of a store, the migrations that it has had, and how many rows it has that people made, with their digest. */
export async function pictureOf(client: Client): Promise<string[]> {
  const lines = linesFrom(client)
  const found = new Set(
    await lines(
      "select table_schema || '.' || table_name as line from information_schema.tables where table_type = 'BASE TABLE'",
    ),
  )
  const contents: string[] = []
  for (const table of changedByPeople) {
    if (!found.has(`public.${table}`)) continue
    contents.push(
      ...(await lines(
        `select '${table}: ' || count(*) || ' rows ' || md5(coalesce(string_agg(r::text, E'\\n' order by r::text), '')) as line from "${table}" r`,
      )),
    )
  }
  if (found.has(`public.${WORK_AFTER}`))
    contents.push(
      ...(await lines(
        `select concat_ws(' ', '${WORK_AFTER}:', name, done_to, finished_at is not null) as line from ${WORK_AFTER} order by 1`,
      )),
    )
  const migrations = found.has('drizzle.__drizzle_migrations')
    ? await lines(
        "select 'migration ' || created_at || ' ' || hash as line from drizzle.__drizzle_migrations order by created_at",
      )
    : []
  return [...migrations, ...(await structureOf(client)), ...contents]
}

const linesFrom = (client: Client) => async (text: string) =>
  (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)
