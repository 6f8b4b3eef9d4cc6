import type { Pool } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { keptConnection } from './database.ts'
import { wholeNames } from './partitions.ts'
import type { RunStatement } from './statements.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Index Cond'?: string | undefined
  Filter?: string | undefined
  Plans?: Plan[] | undefined
}

const Plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    Filter: z.string().optional(),
    Plans: z.array(Plan).optional(),
  }),
)
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan })]) })])

/** Statements whose plan was looked at by this worker, over all of its test files. */
const known = new Set<string>()

/**
 * Throws when one of the statements reads a table from end to end because no index leads to the rows it wants. `large` is the
 * address of a database that looks large (look-large.ts). There, reading a whole table is made as dear as can be: what is
 * still read whole has no other way. An index that is read from end to end counts as its table, unless a limit ends the reading.
 */
export async function refuseWholeTableReads(
  large: string,
  statements: Iterable<RunStatement>,
): Promise<void> {
  const unknown = [...statements].filter(
    ({ text }) => hasPlan.test(text) && !known.has(text) && !isMeant(text),
  )
  if (unknown.length === 0) return
  const unplanned = unknown.filter(({ text, isPrepared }) => isPrepared && mayBeLeftOut.test(text))
  if (unplanned.length > 0)
    throw new Error(
      `Prepared, these read all that they are asked about a part of\n${unplanned.map(({ text }) => text).join('\n')}`,
    )
  const { reader, wholeName, client } = await plannerOf(large)
  // PostgreSQL 15 tells no plan of what is prepared; those statements are looked at on the newer ones.
  const { hasGenericPlans } = inject('database')
  const found: string[] = []
  for (const statement of unknown) {
    if (statement.isPrepared && !hasGenericPlans) continue
    const tables = [...new Set(reader.wholeReads(await explain(client, statement)).map(wholeName))]
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${statement.text}`)
    known.add(statement.text)
  }
  if (found.length > 0) throw new Error(`No index leads to the rows that these want of\n${found.join('\n')}`)
}

type Planner = { client: Pool; reader: PlanReader; wholeName: (name: string) => string }

const planners = new Map<string, Promise<Planner>>()

/** Once for each worker: the database is the same for the whole run, and nobody changes it. */
function plannerOf(large: string): Promise<Planner> {
  const planner = planners.get(large) ?? openPlanner(keptConnection(large, '-c enable_seqscan=off'))
  planners.set(large, planner)
  return planner
}

async function openPlanner(client: Pool): Promise<Planner> {
  const reader = new PlanReader(await listPartialIndexes(client))
  return { client, reader, wholeName: await wholeNames(client) }
}

/**
 * Erasing a person looks for their name and address inside of texts, which no index does. These rows live for days only,
 * and it happens once in a person's life.
 */
const searchesTexts = /^\s*(with gone as \(\s*)?delete from (mails|rate_limits|verifications)\b.*position\(/is

/** What runs every few minutes over the draws of all clubs that are under way. */
const overAllDraws = [
  /^select "match_reports"\."match_id" from "match_reports" inner join "matches"/,
  /^select "competitions"\."id".* "brackets"\."play_by" <> '\{\}'/,
]

/** What has expired is removed every ten minutes: an index would cost each request more than that reading. */
const removesExpired = /^delete from "(rate_limits|sign_in_preferences)" where "\1"\."expires?(_at)?" < \$1$/

const isMeant = (text: string) =>
  [searchesTexts, removesExpired, ...overAllDraws].some((pattern) => pattern.test(text))

/** A condition that a null switches off: the one plan of a prepared statement can't use an index for it. */
const mayBeLeftOut = /\$\d+::[\w[\]]+ is null or/i

const hasPlan = /^\s*(select|insert|update|delete|with)\b/i

/** What is prepared must do without the values: an index over some of the rows only may then be of no use. */
async function explain(client: Pool, { text, values, isPrepared }: RunStatement): Promise<Plan> {
  const { rows } = isPrepared
    ? await client.query(`explain (generic_plan, format json) ${text}`)
    : await client.query(`explain (format json) ${text}`, [...values])
  const [
    {
      'QUERY PLAN': [{ Plan: plan }],
    },
  ] = Explained.parse(rows)
  return plan
}

/** Reads a plan; `partial` are the indexes that have some of their table's rows only. */
class PlanReader {
  readonly #partial: ReadonlySet<string>

  constructor(partial: ReadonlySet<string>) {
    this.#partial = partial
  }

  wholeReads(plan: Plan, isLimited = false): string[] {
    const limited = isLimited || plan['Node Type'] === 'Limit'
    const below = (plan.Plans ?? []).flatMap((part) =>
      this.wholeReads(part, limited && !readsAll.has(plan['Node Type'])),
    )
    const name = plan['Relation Name'] ?? plan['Index Name'] ?? 'a table without a name'
    return this.#isWhole(plan, limited) && !name.startsWith('pg_') ? [...below, name] : below
  }

  #isWhole(plan: Plan, isLimited: boolean): boolean {
    switch (plan['Node Type']) {
      case 'Seq Scan':
        return true
      case 'Index Scan':
      case 'Index Only Scan':
      case 'Bitmap Index Scan':
        return plan['Index Cond'] === undefined && !isLimited && !this.#isWanted(plan)
      default:
        return false
    }
  }

  /** All rows of an index over some rows, none of which is left out afterwards: it was made for this statement. */
  #isWanted(plan: Plan): boolean {
    return this.#partial.has(plan['Index Name'] ?? '') && plan.Filter === undefined
  }
}

/** A limit above these does not end the reading below them. */
const readsAll = new Set([
  'Sort',
  'Aggregate',
  'Hash',
  'Hash Join',
  'WindowAgg',
  'SetOp',
  'Materialize',
  'Bitmap Heap Scan',
])

async function listPartialIndexes(client: Pool): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indpred is not null`,
  )
  return new Set(rows.map(({ name }) => name))
}
