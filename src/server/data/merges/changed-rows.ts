import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { ChangedRow } from '../../platform/db/tables/member-matches.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listPersonColumns, namesInside, renameInside, signInTables } from '../../club/club.ts'

type Pair = { from: string; to: string }
type Row = Record<string, unknown>
type TableOfPeople = { table: string; columns: readonly string[]; key: readonly string[] }

/** All rows that name one of two people, as they are at one moment. */
export type RowsOfTwo = { tables: readonly TableOfPeople[]; rows: ReadonlyMap<string, readonly Row[]> }

const Key = z.object({ table: z.string(), key: z.array(z.string()) })
const Kept = z.object({ row: z.record(z.string(), z.unknown()) })
const Competition = z.object({ id: z.string() })

/** What is only good for a while, hangs on a session, or would open a door if it came back. */
const passing = new Set([
  ...[
    'sessions',
    'email_codes',
    'passkey_challenges',
    'started_sign_ins',
    'push_subscriptions',
    'data_exports',
  ],
])

/** Tables that name people inside a value, by their competition. */
const withPeopleInside: readonly string[] = [...namesInside.map(({ table }) => table), 'start_wishes']

/** They only rise, so that a page which was read before a change notices it. */
const counters = new Set(['version', 'revision', 'card_revision', 'updated_at'])

/** Reads every row that names one of the two, of their competitions too. */
export async function readRowsOfTwo(tx: Queryable, pair: Pair): Promise<RowsOfTwo> {
  const tables = await tablesOfPeople(tx)
  const rows = new Map<string, Row[]>()
  for (const { table, columns } of tables) {
    const named = columns.map((column) => sql`${sql.identifier(column)} in (${pair.from}, ${pair.to})`)
    rows.set(table, await readRows(tx, table, sql.join(named, sql` or `)))
  }
  const competitions = await tx.execute(sql`
    select distinct competition_id as id from competition_entries where user_id in (${pair.from}, ${pair.to})`)
  const ids = competitions.rows.map((row) => Competition.parse(row).id)
  for (const table of withPeopleInside) {
    const found = await readRows(tx, table, sql`competition_id = any(${sql.param(ids)}::text[])`)
    const known = rows.get(table) ?? []
    const keyOf = keyReader(tables, table)
    const missing = found.filter((row) => !known.some((one) => keyOf(one) === keyOf(row)))
    rows.set(table, [...known, ...missing])
  }
  return { tables, rows }
}

async function readRows(tx: Queryable, table: string, which: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${which}`,
  )
  return rows.map((row) => Kept.parse(row).row)
}

async function tablesOfPeople(tx: Queryable): Promise<TableOfPeople[]> {
  const keys = await tx.execute(sql`
    select indrelid::regclass::text as "table", array_agg(attname::text order by attnum) as key
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    join pg_class on pg_class.oid = indrelid and relnamespace = current_schema()::regnamespace
    where indisprimary group by 1`)
  const keyOf = new Map(keys.rows.map((row) => Key.parse(row)).map(({ table, key }) => [table, key]))
  const columnsOf = new Map<string, string[]>([
    ['users', ['id']],
    ...withPeopleInside.map((table) => [table, []] as [string, string[]]),
  ])
  for (const { table, column } of await listPersonColumns(tx)) {
    if (passing.has(table) || table === 'member_merges') continue
    columnsOf.set(table, [...(columnsOf.get(table) ?? []), column])
  }
  return [...columnsOf].flatMap(([table, columns]) => {
    const key = keyOf.get(table)
    if (!key) throw new Error(`${table} has no primary key`)
    return columns.length === 0 && !withPeopleInside.includes(table) ? [] : [{ table, columns, key }]
  })
}

function keyReader(tables: readonly TableOfPeople[], table: string): (row: Row) => string {
  const key = tables.find((one) => one.table === table)?.key ?? []
  return (row) => JSON.stringify(key.map((column) => row[column]))
}

/** What lies between two looks at the same people. A row whose key names the one and then the other is one row. */
export function changedRows(before: RowsOfTwo, after: RowsOfTwo, { from, to }: Pair): ChangedRow[] {
  return before.tables.flatMap(({ table, columns }) => {
    const keyOf = keyReader(before.tables, table)
    const was = before.rows.get(table) ?? []
    const left = new Map((after.rows.get(table) ?? []).map((row) => [keyOf(row), row]))
    const stood = new Set(was.map(keyOf))
    const changes = was.flatMap((row): ChangedRow[] => {
      const moved = Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          columns.includes(name) && value === from ? to : value,
        ]),
      )
      const movedKey = keyOf(moved)
      const key = left.has(keyOf(row)) || stood.has(movedKey) ? keyOf(row) : movedKey
      const now = left.get(key) ?? null
      left.delete(key)
      return isDeepStrictEqual(row, now) ? [] : [{ table, before: row, after: now }]
    })
    return [...changes, ...[...left.values()].map((row) => ({ table, before: null, after: row }))]
  })
}

/**
 * Puts the rows back as they were. A value that has been changed since stays as it is now; a row that is gone since stays gone.
 * False where a row could not come back, because another stands in its place: then it is to be rolled back.
 */
export async function putBack(tx: Queryable, changes: readonly ChangedRow[], pair: Pair): Promise<boolean> {
  const tables = await tablesOfPeople(tx)
  const keyOf = (table: string) => tables.find((one) => one.table === table)?.key ?? []
  const gone = changes.flatMap(({ table, before, after }) =>
    before && !after ? [{ table, row: before }] : [],
  )
  for (const { table, row } of gone.filter((one) => one.table === 'users'))
    if (!(await insertRow(tx, table, row))) return false
  for (const { table, before, after } of changes)
    if (before === null && after) await deleteRow(tx, { table, key: keyOf(table), row: after })
  const since = await membershipSince(tx, changes, pair)
  for (const { table, before, after } of changes) {
    if (!before || !after) continue
    if (!(await putValuesBack(tx, { table, key: keyOf(table), before, after, pair }))) return false
  }
  for (const { table, row } of gone) {
    if (table === 'users') continue
    const isOwn = table === 'memberships' && row.user_id === pair.to
    if (!(await insertRow(tx, table, isOwn ? { ...row, ...since } : row))) return false
  }
  return true
}

/**
 * Where the member took the line of the list over, it is that line which goes back, as it was; what the club has set of the member
 * since stays with the member. Puts the line back to what the merge left of it, so that it follows like any other row.
 */
async function membershipSince(
  tx: Queryable,
  changes: readonly ChangedRow[],
  { from, to }: Pair,
): Promise<Row> {
  const line = changes.find(
    ({ table, before, after }) =>
      table === 'memberships' && before?.user_id === from && after?.user_id === to,
  )
  const left = line?.after
  if (!left) return {}
  const [now] = await readRows(tx, 'memberships', sql`t.id = ${left.id}`)
  if (!now) return {}
  const names = Object.keys(left).filter((name) => !isDeepStrictEqual(now[name], left[name]))
  const since = Object.fromEntries(names.map((name) => [name, now[name]]))
  const columns = names.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
  if (columns.length > 0)
    await tx.execute(sql`
      update memberships t set ${sql.join(columns, sql`, `)} from ${asRow('memberships', left)} r where t.id = ${left.id}`)
  return since
}

type Place = { table: string; key: readonly string[]; row: Row }

const sameKey = (key: readonly string[]) =>
  sql.join(
    key.map((column) => sql`t.${sql.identifier(column)} = k.${sql.identifier(column)}`),
    sql` and `,
  )

const asRow = (table: string, row: Row) =>
  sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`

async function deleteRow(tx: Queryable, { table, key, row }: Place): Promise<void> {
  await tx.execute(
    sql`delete from ${sql.identifier(table)} t using ${asRow(table, row)} k where ${sameKey(key)}`,
  )
}

async function putValuesBack(
  tx: Queryable,
  { table, key, before, after, pair }: Omit<Place, 'row'> & { before: Row; after: Row; pair: Pair },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select to_jsonb(t) as row from ${sql.identifier(table)} t, ${asRow(table, after)} k where ${sameKey(key)} for update of t`)
  const [found] = rows
  if (!found) return true
  const now = Kept.parse(found).row
  const values: Row = {}
  for (const [column, value] of Object.entries(before)) {
    if (counters.has(column) || isDeepStrictEqual(value, after[column])) continue
    if (isDeepStrictEqual(now[column], after[column])) values[column] = value
    else if (withPeopleInside.includes(table)) {
      // Both stood in it, and it has been changed since: nobody can say which of the two a line means.
      if (JSON.stringify(value).includes(pair.to)) return false
      values[column] = renamed(now[column], pair)
    }
  }
  const columns = Object.keys(values).map(
    (column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`,
  )
  if (columns.length === 0) return true
  await tx.execute(sql`
    update ${sql.identifier(table)} t set ${sql.join(columns, sql`, `)}
    from ${asRow(table, after)} k, ${asRow(table, values)} r where ${sameKey(key)}`)
  return true
}

const renamed = (value: unknown, { from, to }: Pair): unknown =>
  z.unknown().parse(JSON.parse(JSON.stringify(value).replaceAll(to, from)))

const Columns = z.object({ name: z.string() })

/** False where a row with one of its keys stands there by now. */
async function insertRow(tx: Queryable, table: string, row: Row): Promise<boolean> {
  const { rows: names } = await tx.execute(sql`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const columns = sql.join(
    names.map((one) => sql.identifier(Columns.parse(one).name)),
    sql`, `,
  )
  const { rowCount } = await tx.execute(sql`
    insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from ${asRow(table, row)} on conflict do nothing`)
  return rowCount === 1
}

/** Whoever had an account of their own signs in by the other one from now on. */
export async function endSignIn(tx: Queryable, userId: string): Promise<void> {
  for (const table of signInTables)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`)
}

/** What an entrant has in a competition, by the column that names them. */
const ofEntrant = [
  { table: 'rounds', column: 'user_id' },
  { table: 'start_places', column: 'user_id' },
  { table: 'start_wishes', column: 'user_id' },
  { table: 'team_members', column: 'user_id' },
  { table: 'teams', column: 'blind_user_id' },
  { table: 'matches', column: 'winner_id' },
  { table: 'prize_winners', column: 'user_id' },
  { table: 'entry_payments', column: 'user_id' },
]

/**
 * A card that was moved after the merge is still the same card: it goes back with its player, to another day or to a competition in
 * which they have an entry. Call it after `followEntries`.
 */
export async function followMoved(
  tx: Queryable,
  { from, to, roundIds }: Pair & { roundIds: readonly string[] },
): Promise<void> {
  const ids = sql`any(${sql.param([...roundIds])}::text[])`
  await tx.execute(sql`
    update rounds set user_id = ${from} where user_id = ${to} and id = ${ids} and (competition_id is null
      or competition_id in (select competition_id from competition_entries where user_id = ${from}))`)
  await followCards(tx, { from, to })
}

/** Who has an entry back has what was played, drawn, won and paid by it meanwhile, and the scores of its cards with them. */
export async function followEntries(tx: Queryable, { from, to }: Pair): Promise<void> {
  const where = sql`competition_id in (select competition_id from competition_entries where user_id = ${from})
    and competition_id not in (select competition_id from competition_entries where user_id = ${to})`
  for (const { table, column } of ofEntrant)
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${from}
      where ${sql.identifier(column)} = ${to} and ${where}`)
  await renameInside(tx, { from: to, to: from, where })
  await followCards(tx, { from, to })
}

/** What is kept of a card by its player. */
async function followCards(tx: Queryable, { from, to }: Pair): Promise<void> {
  for (const table of ['handicap_scores', 'counted_rounds'])
    await tx.execute(sql`
      update ${sql.identifier(table)} t set user_id = ${from} from rounds r
      where r.user_id = ${from} and r.id = t.round_id and t.user_id = ${to}`)
}
