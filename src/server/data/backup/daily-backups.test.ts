import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#test/database.ts'
import { connect } from '../../platform/db/client.ts'
import { makeDueBackup } from './daily-backups.ts'

let database: TestDatabase
let dataDir: string
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'scoreclub-daily-'))
  folder = join(dataDir, 'backups')
})
afterEach(() => rm(dataDir, { recursive: true }))

const lookAt = (time: string, more: Partial<Parameters<typeof makeDueBackup>[0]> = {}) =>
  makeDueBackup({
    pool: database.pool,
    url: database.url,
    dataDir,
    now: () => new Date(time),
    backup: { folder, hour: 3, keptDays: 30 },
    log: { info: () => undefined },
    signal: new AbortController().signal,
    ...more,
  })

const made = async () => (await readdir(folder)).sort()
const backups = async () => (await made()).filter((name) => name.endsWith('.zip'))

const LIMIT_MS = 500

/** Whoever holds the lock was silent for longer than a connection may be (platform/db/client.ts), or holds it no more. */
async function holderIsQuietOrGone(): Promise<boolean> {
  const { rows } = await database.pool.query<{ isQuiet: boolean }>(
    `select clock_timestamp() - state_change > $1 * interval '1 ms' as "isQuiet"
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and datname = current_database()`,
    [LIMIT_MS + 2_000],
  )
  return rows.every(({ isQuiet }) => isQuiet)
}

test('one backup is made each day, at its hour or at the first look after it', async () => {
  for (const time of [
    '2026-11-20T02:50:00Z', // nothing was made since yesterday at three
    '2026-11-20T02:59:59Z',
    '2026-11-20T03:00:00Z',
    '2026-11-20T03:10:00Z',
    '2026-11-20T23:50:00Z',
    '2026-11-22T14:00:00Z', // it was down for a day
    '2026-11-23T02:00:00Z',
  ])
    await lookAt(time)
  expect(await made()).toEqual([
    'scoreclub-2026-11-20T02-50-00Z.zip',
    'scoreclub-2026-11-20T03-00-00Z.zip',
    'scoreclub-2026-11-22T14-00-00Z.zip',
  ])
})

test('when its days are over, then a backup goes after the next was made, and other files stay', async () => {
  await lookAt('2026-10-01T03:00:00Z')
  await writeFile(join(folder, 'before-the-upgrade.zip'), '')
  await lookAt('2026-10-31T03:00:00Z')
  expect(await made()).toHaveLength(3)
  await lookAt('2026-11-01T03:00:00Z')
  expect(await made()).toEqual([
    'before-the-upgrade.zip',
    'scoreclub-2026-10-31T03-00-00Z.zip',
    'scoreclub-2026-11-01T03-00-00Z.zip',
  ])
})

test('when several processes look together, then one makes it', async () => {
  await Promise.all(['00', '01', '02', '03'].map((second) => lookAt(`2026-11-20T03:00:${second}Z`)))
  expect(await made()).toHaveLength(1)
})

test('when it takes longer than the store waits for anything, then no other process begins one beside it', async () => {
  let finish: () => void = () => undefined
  const held = new Promise<string[]>((resolve) => (finish = () => resolve([])))
  const read = () => Promise.resolve(undefined)
  const list = vi.fn(() => held)
  const { pool } = connect(database.url, { statementMs: LIMIT_MS })
  try {
    const making = lookAt('2026-11-20T03:00:00Z', { pool, photos: { list, read } })
    await vi.waitFor(() => expect(list).toHaveBeenCalled())
    await vi.waitFor(async () => expect(await holderIsQuietOrGone()).toBe(true), { timeout: 30_000 })
    await lookAt('2026-11-20T03:10:00Z', { photos: { list: () => Promise.resolve([]), read } })
    expect(await backups()).toEqual([])
    finish()
    await making
    expect(await backups()).toEqual(['scoreclub-2026-11-20T03-00-00Z.zip'])
  } finally {
    finish()
    await pool.end()
  }
})
