import { mkdtemp, rm } from 'node:fs/promises'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#test/database.ts'
import { isMigrated, migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'scoreclub-migrations-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** A later version's migrations: the newest is far in the future, so that the real ones count as run. */
async function writeMigrations(statements: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: Date.UTC(2999, 0, idx + 1),
    tag: `000${idx}_step`,
    breakpoints: true,
  }))
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const [idx, statement] of statements.entries())
    await writeFile(join(folder, `000${idx}_step.sql`), statement)
}

test('the cloned template has every migration of this version', async () => {
  expect(await isMigrated(database.pool)).toBe(true)
})

test('when a migration fails, then it changes nothing and the next start runs it completely', async () => {
  await writeMigrations(['create table probe (id int)', 'select 1 / 0'])
  await expect(migrate(database.pool, folder)).rejects.toThrow()
  expect(await isMigrated(database.pool, folder)).toBe(false)
  const { rows } = await database.pool.query("select to_regclass('probe') as probe")
  expect(rows).toEqual([{ probe: null }])

  await writeMigrations(['create table probe (id int)', 'insert into probe values (1)'])
  await migrate(database.pool, folder)
  expect(await isMigrated(database.pool, folder)).toBe(true)
})

test('when several processes start together, then each migration runs once', async () => {
  await writeMigrations([
    'create table probe (id int)',
    'insert into probe values (1)',
    'insert into probe values (2)',
  ])
  await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, folder)))
  const { rows } = await database.pool.query('select id from probe order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('when a store is older than the first migration, then it is refused with what to do, and stays as it is', async () => {
  const old = await createTestDatabase()
  try {
    await old.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 864000000')
    const read = async () =>
      (await old.pool.query('select * from drizzle.__drizzle_migrations order by id')).rows as unknown
    const before = await read()
    await expect(migrate(old.pool)).rejects.toThrow(/Start the last version 0\.1 on it once/)
    expect(await read()).toEqual(before)
  } finally {
    await old.drop()
  }
})

test('a store without any migration is reported as not ready, without an error', async () => {
  await database.pool.query('drop schema drizzle cascade')
  expect(await isMigrated(database.pool)).toBe(false)
})
