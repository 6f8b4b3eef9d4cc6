import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type TestDatabase, createEmptyDatabase, createTestDatabase } from '#test/database.ts'
import { fillWithEarlierStore } from '#test/earlier-store.ts'
import { structureOf } from '#test/faults/upgrade/store-picture.ts'
import { listTables } from '../../data/backup/store-tables.ts'
import { migrate, migrationsFolder } from './migrate.ts'

/* What migrations do to existing rows. How they are run is tested in migrate.test.ts. */

test('every migration has its snapshot, by which the next one is made, and each goes on from the one before', async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(migrationsFolder, 'meta', file), 'utf8')) as unknown
  const { entries } = z
    .object({ entries: z.array(z.object({ idx: z.number(), when: z.number(), tag: z.string() })) })
    .parse(await read('_journal.json'))
  expect(entries.map(({ idx, tag }) => [idx, Number(tag.slice(0, 4))])).toEqual(entries.map((_, i) => [i, i]))
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).sort((a, b) => a - b))
  const Snapshot = z.object({ id: z.string(), prevId: z.string() })
  const snapshots = await Promise.all(
    entries.map(async ({ tag }) => Snapshot.parse(await read(`${tag.slice(0, 4)}_snapshot.json`))),
  )
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id))
})

async function withClient<Result>(
  { url }: TestDatabase,
  act: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** The rows of each table, as objects of their columns. */
async function readRows(client: Client): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text collate "C"`,
    )
    tables[name] = rows.map(({ row }) => row)
  }
  return tables
}

test('when several processes open a store of version 0.1 that has something in every table, then no row of it changes', async () => {
  const old = await createEmptyDatabase()
  try {
    await fillWithEarlierStore(old.url)
    const before = await withClient(old, readRows)
    expect(Object.keys(before).length).toBeGreaterThan(95)
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])

    await Promise.all([1, 2, 3].map(() => migrate(old.pool)))

    const after = await withClient(old, readRows)
    for (const [name, rows] of Object.entries(before)) {
      const columns = Object.keys(rows[0] ?? {})
      const kept = (after[name] ?? []).map((row) =>
        Object.fromEntries(columns.filter((column) => column in row).map((column) => [column, row[column]])),
      )
      expect({ name, rows: kept }).toEqual({ name, rows })
    }
  } finally {
    await old.drop()
  }
})

test('a store of version 0.1 has the tables, rules and triggers of a new one once it is open, its columns in the same order', async () => {
  const [old, fresh] = await Promise.all([createEmptyDatabase(), createTestDatabase()])
  try {
    await fillWithEarlierStore(old.url)
    await migrate(old.pool)
    // PostgreSQL 18 names what must not be null by itself, and the seasons that a store has partitions for depend on its first year.
    const passes = /^rule .* NOT NULL \w+$|hole_entries_20\d\d/
    const shapeOf = (one: TestDatabase) =>
      withClient(one, async (client) => ({
        lines: (await structureOf(client)).filter((line) => !passes.test(line)),
        tables: await listTables(client),
      }))
    const [shape, expected] = await Promise.all([shapeOf(old), shapeOf(fresh)])
    expect(expected.lines.length).toBeGreaterThan(1_000)
    expect(shape).toEqual(expected)
  } finally {
    await Promise.all([old.drop(), fresh.drop()])
  }
})
