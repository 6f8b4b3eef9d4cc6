import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/platform/call.ts'
import { readCalls } from '#test/fuzz/contract-calls.ts'
import { exampleBodies } from '#test/fuzz/example-bodies.ts'
import { furnishWorld, kinds, type Furnished, type Kind } from '#test/fuzz/furnish-world.ts'
import { watchStore, type FuzzStore } from '#test/fuzz/fuzz-store.ts'
import { times } from '#test/long-form.ts'
import { startTestServer, type TestServer } from '#test/server.ts'

/*
 * What of a row comes in and goes out. In: no call takes the name of a column that its schema does not name, and a value
 * that was sent under such a name is nowhere in the store afterwards. Out: players see neither the e-mails of others, nor
 * club codes, nor what a club pays.
 */

type Column = { table: string; name: string; type: string }

let server: TestServer
let world: Furnished
let store: FuzzStore
let calls: Call[]
let columns: Column[]

beforeAll(async () => {
  const scanProcess = fileURLToPath(new URL('../../test/fake-scan-process.ts', import.meta.url))
  server = await startTestServer(undefined, { LOG_LEVEL: 'silent' }, { scanProcess, sendsMail: false })
  world = await furnishWorld(server)
  calls = await readCalls()
  const { rows } = await server.database.pool.query<Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name not in (select relname from pg_class where relispartition) order by 1, 2`,
  )
  columns = rows
  store = await watchStore(server.database.pool)
})
afterAll(() => server.close())

const toCamel = (name: string) => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const spellings = () => [...new Set(columns.flatMap(({ name }) => [name, toCamel(name)]))]

/** Values that nothing else in the store has. */
const MARKS = { text: 'MarkedByTheTest', number: 313_377, moment: '2031-03-03T03:03:03.000Z' }

function markFor(type: string): unknown {
  if (/int|numeric|double/.test(type)) return MARKS.number
  if (type.startsWith('timestamp') || type === 'date') return MARKS.moment
  if (type === 'boolean') return true
  if (/json|ARRAY/.test(type)) return [MARKS.text]
  return MARKS.text
}

/** A mark for each column of the tables, under its name in the store and in JavaScript. */
const marksOf = (tables: readonly string[]) =>
  Object.fromEntries(
    columns
      .filter(({ table }) => tables.includes(table))
      .flatMap(({ name, type }) => [name, toCamel(name)].map((spelling) => [spelling, markFor(type)])),
  )

const nameOf = (call: Call) => `${call.method} ${call.path}`
const writes = () => calls.filter(({ method }) => method !== 'GET')

function addressOf(call: Call): string {
  const pools: Record<string, string> = { memberId: 'userId', token: 'uploadToken' }
  return call.path.replaceAll(
    /:(\w+)/g,
    (_all, name: string) => world.here[pools[name] ?? name]?.[0] ?? 'none',
  )
}

async function ask(kind: Kind, call: Call, body?: unknown) {
  const { cookie } = world.people[kind]
  const response = await server.app.inject({
    method: call.method,
    url: addressOf(call),
    headers: { ...(cookie === '' ? {} : { cookie }), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, text: response.body }
}

/** Tables whose rows hold one of the marks. */
async function markedTables(): Promise<string[]> {
  const found: string[] = []
  for (const table of new Set(columns.map((column) => column.table))) {
    const { rows } = await server.database.pool.query(
      `select 1 from "${table}" as row where row::text ~ '${MARKS.text}|${MARKS.number}|2031-03-03' limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

describe('fields in', () => {
  test(
    'no schema of a write takes the name of a column that it does not name',
    { tags: ['smaller-here'] },
    () => {
      let tried = 0
      const taken: string[] = []
      const examples = exampleBodies(world)
      const names = spellings()
      // Each example gets other names than the one before it, in the long form all of them.
      const shares = times(5, 1)
      let share = 0
      for (const call of writes()) {
        const { body } = call
        if (!body) continue
        for (const example of examples[nameOf(call)] ?? [{}]) {
          share += 1
          for (const name of names.filter((_, i) => (i + share) % shares === 0)) {
            tried += 1
            const parsed = body.safeParse({ ...(example as object), [name]: MARKS.text })
            if (parsed.success && !isNamed(parsed.data, name)) taken.push(`${nameOf(call)}: ${name}`)
          }
        }
      }
      expect(taken).toEqual([])
      expect(tried).toBeGreaterThan(10_000)
    },
  )

  test(
    'when all columns are sent to every write as every kind of person, then no value of them is stored',
    { timeout: 600_000, tags: ['smaller-here'] },
    async () => {
      let tried = 0
      const examples = exampleBodies(world)
      const tables = [...new Set(columns.map((column) => column.table))]
      for (const kind of kinds)
        // Whoever may do most tries a few tables at a time; what the others send is refused for one name as for all.
        for (const group of kind === 'admin' ? inGroups(tables, times(12, 1)) : [tables])
          for (const call of writes()) {
            const example = examples[nameOf(call)]?.[0] ?? {}
            tried += 1
            const { status } = await ask(kind, call, { ...marksOf(group), ...example })
            expect([nameOf(call), kind, status < 500]).toEqual([nameOf(call), kind, true])
          }
      expect(tried).toBeGreaterThan(375)
      expect(await markedTables()).toEqual([])
      await store.restore()
    },
  )
})

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}

/** The schema names the field, so it was read under its name. */
function isNamed(data: unknown, name: string): boolean {
  return typeof data === 'object' && data !== null && name in data
}

describe('fields out', () => {
  const addresses = ['player', 'owner', 'removed', 'ada', 'invited'].map(
    (name) => `${name}.canaryhere@example.org`,
  )

  test.each(['player', 'owner', 'removed', 'foreign player', 'foreign admin'] as const)(
    'when %s reads everything, then no e-mail of others, no code and no bill is in it',
    async (kind) => {
      const seen: string[] = []
      for (const call of calls.filter(({ method }) => method === 'GET')) {
        const { text } = await ask(kind, call)
        const own = kind.startsWith('foreign') ? 'none' : `${kind}.canaryhere@example.org`
        for (const address of addresses)
          if (address !== own && text.includes(address)) seen.push(`${nameOf(call)}: ${address}`)
        if (text.includes(world.here.clubCode?.[0] ?? 'none')) seen.push(`${nameOf(call)}: the code`)
        const bill =
          /"(?:maxMembers|subscriptionStatus|planType|trialDaysLeft|requiresApproval)":(?!null)/.exec(text)
        if (bill && kind !== 'foreign admin') seen.push(`${nameOf(call)}: ${bill[0]}`)
      }
      expect(seen).toEqual([])
    },
  )

  test('when the administrator reads the club and its members, then they are there', async () => {
    const text = (
      await Promise.all(calls.filter(({ method }) => method === 'GET').map((call) => ask('admin', call)))
    ).map((answer) => answer.text)
    expect(text.join()).toContain('owner.canaryhere@example.org')
    expect(text.join()).toContain(world.here.clubCode?.[0])
  })
})
