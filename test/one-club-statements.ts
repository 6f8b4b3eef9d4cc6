import { Client } from 'pg'
import { z } from 'zod'
import { wholeNames } from './partitions.ts'
import type { RunStatement } from './statements.ts'

/** Tables that have a row for each card or more. Those of the store's other tables are few, or a person's in all of their clubs. */
const dividedTables = [
  'rounds',
  'hole_entries',
  'hole_scores',
  'round_events',
  'competition_entries',
  'counted_rounds',
  'handicap_scores',
  'late_scores',
  'notices',
  'audit_log',
  'webhook_deliveries',
] as const

type Plan = {
  'Node Type': string
  Operation?: string | undefined
  'Relation Name'?: string | undefined
  'Index Cond'?: string | undefined
  'Recheck Cond'?: string | undefined
  Filter?: string | undefined
  'Subplan Name'?: string | undefined
  Output?: string[] | undefined
  Plans?: Plan[] | undefined
}

const Plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    Operation: z.string().optional(),
    'Relation Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    'Recheck Cond': z.string().optional(),
    Filter: z.string().optional(),
    'Subplan Name': z.string().optional(),
    Output: z.array(z.string()).optional(),
    Plans: z.array(Plan).optional(),
  }),
)
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan })]) })])

/**
 * The divided tables of which a statement reads, changes or adds rows without naming their club or their own key. PostgreSQL parses: its plan says by what the rows of each table are found, and it carries the club from
 * one table to the next where the statement says that they are equal, as engines do that divide by it. `large` is the address
 * of a database that looks large (look-large.ts): in a small one it may read a whole table rather than look up its rows.
 */
export async function statementsAcrossClubs(
  large: string,
  statements: Iterable<Pick<RunStatement, 'text'>>,
): Promise<{ table: string; text: string }[]> {
  const client = new Client({ connectionString: large })
  await client.connect()
  try {
    await client.query('set enable_seqscan = off')
    const [keys, wholeName] = [await readKeys(client), await wholeNames(client)]
    const found: { table: string; text: string }[] = []
    for (const { text } of statements) {
      if (!dividedTables.some((table) => text.includes(table)) || !hasPlan.test(text)) continue
      const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
      const plan = Explained.parse(rows)[0]['QUERY PLAN'][0].Plan
      const tables = tablesAcross(plan, { text, keys, wholeName })
      for (const table of new Set(tables)) found.push({ table, text })
    }
    return found
  } finally {
    await client.end()
  }
}

const hasPlan = /^\s*(select|insert|update|delete|with)\b/i

type Known = {
  text: string
  keys: ReadonlyMap<string, readonly string[]>
  wholeName: (name: string) => string
}

function tablesAcross(plan: Plan, known: Known): string[] {
  const below = (plan.Plans ?? []).flatMap((part) => tablesAcross(part, known))
  const table = known.wholeName(plan['Relation Name'] ?? '')
  if (!dividedTables.some((divided) => divided === table)) return below
  const isNamed =
    plan['Node Type'] === 'ModifyTable' ? addsWithClub(plan, table, known) : isFound(plan, table, known)
  return isNamed ? below : [...below, table]
}

/** What is changed or deleted was found by a scan below, which is looked at by itself. */
function addsWithClub({ Operation }: Plan, table: string, { text }: Known): boolean {
  if (Operation !== 'Insert') return true
  const columns = new RegExp(`insert into "?${table}"?(?: as \\w+)? \\(([^)]*)\\)`, 'i').exec(text)?.[1]
  return columns?.includes('club_id') ?? false
}

/**
 * By `club_id = $1`, by the club of a row that was found before, or by all columns of the primary key. What a subquery that is
 * hashed is asked for stands in its output.
 */
function isFound(plan: Plan, table: string, { keys }: Known): boolean {
  if (plan['Subplan Name'] && plan.Output?.some((one) => one.endsWith('.club_id'))) return true
  const conditions = [plan['Index Cond'], plan['Recheck Cond'], plan.Filter].join(' ')
  const key = keys.get(table) ?? []
  return (
    /\bclub_id = (\$\d+|\(\$\d+\)::text|ANY \(\$\d+|\w+\.club_id)/.test(conditions) ||
    (key.length > 0 && key.every((column) => new RegExp(`\\b${column}\\)? = `).test(conditions)))
  )
}

async function readKeys(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select i.indrelid::regclass::text as table, array_agg(a.attname::text) as columns
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indisprimary and i.indrelid::regclass::text = any($1) group by 1`,
    [[...dividedTables]],
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
