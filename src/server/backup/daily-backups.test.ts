import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#test/database.ts'
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

const lookAt = (time: string) =>
  makeDueBackup({
    ...{ pool: database.pool, url: database.url, dataDir, now: () => new Date(time) },
    backup: { isDaily: true, folder, hour: 3, keptDays: 30 },
    log: { info: () => undefined },
    signal: new AbortController().signal,
  })

const made = async () => (await readdir(folder)).sort()

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
