import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { connect, type Database } from '../../platform/db/client.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PrivacyFiles } from './privacy-files.ts'
import { removeNotedFiles } from './remove-files.ts'

const START = new Date('2026-06-06T09:00:00Z')
/** So long may a transaction rest; each file takes longer. */
const REST_MS = 200
const SLOW_MS = 1_000

let database: TestDatabase
let limited: { db: Database; pool: Pool }

beforeAll(async () => {
  database = await createTestDatabase()
  limited = connect(database.url, { statementMs: 60_000 })
  limited.pool.on('connect', (client) => {
    void client.query(`set idle_in_transaction_session_timeout = ${REST_MS}`)
  })
})
afterAll(async () => {
  await limited.pool.end()
  await database.drop()
})
beforeEach(async () => {
  await database.pool.query('delete from file_removals')
  await database.pool.query(
    `insert into file_removals (kind, name, created_at, next_try_at)
     select 'photo', 'pho_' || n, $1, $1::timestamptz + n * interval '1 ms' from generate_series(-3, -1) n
     union all select 'mail', 'mai_1', $1, $1`,
    [START],
  )
})

const log = { error: () => undefined }
const filesThat = (remove: PrivacyFiles['remove']) => ({
  remove,
  readPhoto: never,
  startArchive: never,
  openArchive: never,
  async *listOldArchives() {
    await never()
    yield []
  },
})
const never = () => Promise.reject(new Error('Nobody asks for this'))
const removeAt = (at: Date, remove: PrivacyFiles['remove']) =>
  removeNotedFiles({ db: limited.db, now: () => at }, { files: filesThat(remove), log })

async function noted(): Promise<{ name: string; attempts: number; wait: number }[]> {
  const { rows } = await database.pool.query<{ name: string; attempts: number; wait: number }>(
    `select name, attempts, extract(epoch from next_try_at - $1)::float8 as wait from file_removals order by next_try_at`,
    [START],
  )
  return rows
}

test('when the bucket takes each request and says nothing for long, then one is asked for in each look, and its wait is kept', async () => {
  const asked: string[] = []
  const hanging = async (kind: string, name: string) => {
    if (kind !== 'photo') return
    asked.push(name)
    await delay(SLOW_MS)
    throw new AppError('photo_store_away')
  }
  // The mail goes although the photos can not.
  expect(await removeAt(START, hanging)).toBe(1)
  expect(asked).toHaveLength(1)
  const [first] = asked
  expect((await noted()).find(({ name }) => name === first)).toEqual({ name: first, attempts: 1, wait: 15 })
  await removeAt(new Date(START.getTime() + 1_000), hanging)
  expect(new Set(asked).size).toBe(2)
})

test('when the bucket answers slowly, then each file is removed once, also by several processes, and none is noted any more', async () => {
  const asked: string[] = []
  const slow = async (_kind: string, name: string) => {
    asked.push(name)
    await delay(SLOW_MS)
  }
  const removed = await Promise.all([removeAt(START, slow), removeAt(START, slow)])
  expect(removed.reduce((sum, one) => sum + one, 0)).toBe(4)
  expect(asked.sort()).toEqual(['mai_1', 'pho_-1', 'pho_-2', 'pho_-3'].sort())
  expect(await noted()).toEqual([])
})

test('when one file can not be removed, then the others are, and it is tried again', async () => {
  const broken = (_kind: string, name: string) =>
    name === 'pho_-2' ? Promise.reject(new Error('EIO')) : Promise.resolve()
  expect(await removeAt(START, broken)).toBe(3)
  expect(await noted()).toEqual([{ name: 'pho_-2', attempts: 1, wait: 15 }])
  expect(await removeAt(new Date(START.getTime() + 16_000), () => Promise.resolve())).toBe(1)
  expect(await noted()).toEqual([])
})
