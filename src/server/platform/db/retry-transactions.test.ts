import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import type { Transaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table counters (name text primary key, count integer not null)')
})
beforeEach(() =>
  database.pool.query(
    `insert into counters values ('first', 0), ('second', 0) on conflict (name) do update set count = 0`,
  ),
)
afterAll(() => database.drop())

const add = (tx: Transaction, name: string) =>
  tx.execute(sql`update counters set count = count + 1 where name = ${name}`)

async function counts(): Promise<number[]> {
  const { rows } = await database.pool.query<{ count: number }>('select count from counters order by name')
  return rows.map(({ count }) => count)
}

/** Calls back once both have come; who comes after that goes on at once. */
function meeting(): () => Promise<void> {
  let present = 0
  let meet: () => void = () => undefined
  const met = new Promise<void>((resolve) => (meet = resolve))
  return () => {
    present += 1
    if (present === 2) meet()
    return met
  }
}

test('when two transactions wait for each other, then both are committed, each once', async () => {
  const met = meeting()
  let runs = 0
  const both = (names: [string, string]) =>
    database.db.transaction(async (tx) => {
      runs += 1
      await add(tx, names[0])
      await met()
      await add(tx, names[1])
    })
  await Promise.all([both(['first', 'second']), both(['second', 'first'])])
  expect(await counts()).toEqual([2, 2])
  expect(runs).toBeGreaterThan(2)
})

test('when two serializable transactions read what the other writes, then the later one sees the other', async () => {
  const met = meeting()
  const copyPlusOne = (from: string, to: string) =>
    database.db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ count: number }>(
          sql`select count from counters where name = ${from}`,
        )
        await met()
        await tx.execute(sql`update counters set count = ${Number(rows[0]?.count) + 1} where name = ${to}`)
      },
      { isolationLevel: 'serializable' },
    )
  await Promise.all([copyPlusOne('first', 'second'), copyPlusOne('second', 'first')])
  expect((await counts()).sort()).toEqual([1, 2])
})

test('when a transaction is lost each time, then it ends with what the store said', async () => {
  let runs = 0
  const losing = database.db.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`)
  })
  await expect(losing).rejects.toMatchObject({ cause: { code: '40001' } })
  expect(runs).toBe(4)
})

test('when a command refuses, then it is asked once', async () => {
  let runs = 0
  const refusing = database.db.transaction(() => {
    runs += 1
    return Promise.reject(new Error('not entered'))
  })
  await expect(refusing).rejects.toThrow('not entered')
  expect(runs).toBe(1)
})
