import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createEmptyDatabase } from '#test/database.ts'
import { readArchive } from '#test/read-archive.ts'
import { type TestServer, startTestServer } from '#test/server.ts'
import { storeState } from '#test/store-state.ts'
import { fillWithEarlierStore } from '#test/earlier-store.ts'
import { makeWholePerson } from '#test/whole-person.ts'
import { isMigrated } from '../../platform/db/migrate.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let server: TestServer
let folder: string
const databases: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreclub-backup-'))
  server = await startTestServer()
  // Something in every table that can hold something about a person, photos on the disk among it.
  await makeWholePerson(server)
  // What the person asked for is still being made; stopped, the store stands still and can be compared.
  await server.app.close()
  await backUp('sound.zip')
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await server.close()
  await rm(folder, { recursive: true })
})

const now = () => new Date('2026-11-23T03:00:00.000Z')
const onProgress = () => undefined

async function emptyStore(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  databases.push(database)
  return database
}

const backUp = (name: string, url = server.database.url) =>
  writeBackup({
    url,
    dataDir: server.dataDir,
    file: join(folder, name),
    now,
    product: '0.1.0',
    onProgress,
  })

async function restore(name: string, url: string, dataDir: string): Promise<void> {
  const backup = await openBackup(join(folder, name))
  try {
    await restoreBackup({ backup, url, dataDir, onProgress })
  } finally {
    backup.close()
  }
}

/** All but the mark of the photos, which says that this folder is this store's. */
async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths
      .filter((path) => path !== join(dataDir, 'photos/owner'))
      .map((path) => [path.slice(dataDir.length), readFileSync(path).toString('base64')]),
  )
}

test('P22: when a backup is restored, then the store, its rules and the files of the data folder are the same', async () => {
  const manifest = await backUp('whole.zip')
  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20)
  expect(manifest.files.some(({ path }) => path.startsWith('photos/'))).toBe(true)
  expect((await stat(join(folder, 'whole.zip'))).mode & 0o777).toBe(0o600)

  const target = await emptyStore()
  const dataDir = await mkdtemp(join(folder, 'restored-'))
  await restore('whole.zip', target.url, dataDir)
  expect(await storeState(target.url)).toEqual(await storeState(server.database.url))
  expect(await filesOf(dataDir)).toEqual(await filesOf(server.dataDir))
})

test('when something is written during a backup, then the backup holds one instant', async () => {
  const writer = new Client({ connectionString: server.database.url })
  await writer.connect()
  let isOver = false
  let written = 0
  const writing = (async () => {
    while (!isOver) {
      await writer.query(
        `insert into audit_log (club_id, at, action, object_kind, object_id, seq, previous_hash, hash)
         values ('clb_busy', now(), 'club.updated', 'club', 'clb_busy', 0, '', '')`,
      )
      written += 1
    }
  })()
  const backups = 2
  for (let number = 0; number < backups; number += 1) await backUp(`busy-${number}.zip`)
  isOver = true
  await writing
  await writer.end()
  expect(written).toBeGreaterThan(5)
  for (let number = 0; number < backups; number += 1) {
    const files = await readArchive(await readFile(join(folder, `busy-${number}.zip`)))
    const rows = (path: string) =>
      String(files.get(path))
        .split('\n')
        .filter((line) => line.startsWith('clb_busy\t'))
    // The head of a club's log is written with each of its rows: of another instant it would have another number.
    const entries = rows('tables/audit_log.copy').length
    expect(rows('tables/audit_heads.copy').map((line) => Number(line.split('\t')[1]))).toEqual(
      entries === 0 ? [] : [entries],
    )
  }
})

test('when the backup is of an older version, then its rows are proven in its own tables and brought up to this version', async () => {
  const older = await emptyStore()
  await fillWithEarlierStore(older.url)
  expect(await isMigrated(older.pool)).toBe(false)
  const clubs = 'select id, name, code from clubs order by id'
  const { rows: before } = await older.pool.query(clubs)
  expect(before.length).toBeGreaterThan(0)
  await backUp('older.zip', older.url)
  const target = await emptyStore()
  await restore('older.zip', target.url, await mkdtemp(join(folder, 'older-')))
  expect(await isMigrated(target.pool)).toBe(true)
  expect((await target.pool.query(clubs)).rows).toEqual(before)
})

test('when the backup is older than the first migration, then it is refused with what to do, and nothing is made', async () => {
  const older = await emptyStore()
  await fillWithEarlierStore(older.url)
  await older.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 864000000')
  await backUp('oldest.zip', older.url)
  const target = await emptyStore()
  await expect(restore('oldest.zip', target.url, await mkdtemp(join(folder, 'oldest-')))).rejects.toThrow(
    /Restore it with the last version 0\.1/,
  )
  const { rows } = await target.pool.query("select to_regclass('users') as users")
  expect(rows).toEqual([{ users: null }])
})

test('when the store to fill has people in it, then nothing is restored', async () => {
  const before = await storeState(server.database.url)
  await expect(restore('sound.zip', server.database.url, folder)).rejects.toThrow(/has people in it already/)
  expect(await storeState(server.database.url)).toEqual(before)
})

/** The same archive with some bytes of one file changed: of a damaged disk, or of somebody who changed a score. */
async function damaged(from: string, to: string, change: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(join(folder, to), change(await readFile(join(folder, from))))
}

test.each<{ name: string; change: (bytes: Buffer) => Buffer; says: RegExp }>([
  {
    name: 'was cut off',
    change: (bytes) => bytes.subarray(0, bytes.length - 2_000),
    says: /is not a backup of Scoreclub/,
  },
  { name: 'is empty', change: () => Buffer.alloc(0), says: /not a backup/ },
  { name: 'is a picture', change: () => Buffer.from('\x89PNG…'), says: /not a backup/ },
  {
    name: 'has other bytes in its middle',
    change: (bytes) => {
      const changed = Buffer.from(bytes)
      changed.fill(0x41, Math.floor(bytes.length / 3), Math.floor(bytes.length / 3) + 200)
      return changed
    },
    says: /The backup is damaged/,
  },
])('when a backup $name, then it is refused and the store stays empty', async ({ change, says }) => {
  await damaged('sound.zip', 'damaged.zip', change)
  const target = await emptyStore()
  await expect(restore('damaged.zip', target.url, await mkdtemp(join(folder, 'damaged-')))).rejects.toThrow(
    says,
  )
  const { rows } = await target.pool.query("select to_regclass('users') as users")
  if ((rows as { users: string | null }[])[0]?.users !== null)
    expect((await target.pool.query('select 1 from users')).rowCount).toBe(0)
})

test('when the disk is full, then the backup fails, no file is left and the older one stays', async () => {
  await backUp('kept.zip')
  const before = await readFile(join(folder, 'kept.zip'))
  // What is written to this device never fits.
  await symlink('/dev/full', join(folder, '.kept.zip.part'))
  await expect(backUp('kept.zip')).rejects.toThrow(/ENOSPC/)
  expect(await readFile(join(folder, 'kept.zip'))).toEqual(before)
  expect(await readdir(folder)).not.toContain('.kept.zip.part')
})

test('when the server stops during a backup, then it is given up and no file is left', async () => {
  const stop = new AbortController()
  const file = join(folder, 'stopped.zip')
  const writing = writeBackup({
    url: server.database.url,
    dataDir: server.dataDir,
    file,
    now,
    product: '0.1.0',
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('stopping')),
  })
  await expect(writing).rejects.toThrow()
  expect((await readdir(folder)).filter((name) => name.includes('stopped'))).toEqual([])
})
