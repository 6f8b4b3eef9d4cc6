import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BucketServer, startBucketServer } from '#test/bucket-server.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { readConfig } from '../../platform/config.ts'
import { type BackupBucket, openBackupBucket } from './backup-bucket.ts'
import { CopiesInBucket } from './copies-in-bucket.ts'
import { makeDueBackup } from './daily-backups.ts'
import { fetchBackup, nameInBucket } from './restore-command.ts'
import { openBackup } from './read-backup.ts'

let database: TestDatabase
let server: BucketServer
let dataDir: string
let bucket: BackupBucket
beforeAll(async () => {
  ;[database, server] = await Promise.all([createTestDatabase(), startBucketServer()])
})
afterAll(() => Promise.all([database.drop(), server.close()]))
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'scoreclub-copies-'))
  bucket = openBackupBucket(bucketOf(server.env))
  for (const name of await bucket.names()) await bucket.remove(name)
})
afterEach(() => rm(dataDir, { recursive: true }))

/** A bucket for backups alone, in the store that the test has started. */
function bucketOf({ S3_BUCKET, ...env }: Record<string, string>) {
  const { backup, bucket: photos } = readConfig({ DATA_DIR: dataDir, ...env, BACKUP_BUCKET: S3_BUCKET })
  expect([backup.isDaily, photos]).toEqual([true, undefined])
  if (!backup.bucket) throw new Error('The bucket of the configuration')
  return backup.bucket
}

function lookAt(time: string, copies = new CopiesInBucket(bucket)) {
  const folder = join(dataDir, 'backups')
  return makeDueBackup({
    pool: database.pool,
    url: database.url,
    dataDir,
    now: () => new Date(time),
    copies,
    backup: { folder, hour: 3, keptDays: 30 },
    log: { info: () => undefined },
    signal: new AbortController().signal,
  })
}

test('each day’s backup has a copy in the bucket, the same to the byte, and can be fetched and read from there', async () => {
  const copies = new CopiesInBucket(bucket)
  for (const time of ['2026-11-20T03:00:00Z', '2026-11-20T03:10:00Z', '2026-11-21T03:00:00Z'])
    await lookAt(time, copies)
  const names = ['scoreclub-2026-11-20T03-00-00Z.zip', 'scoreclub-2026-11-21T03-00-00Z.zip']
  expect(await bucket.names()).toEqual(names)
  const { file, remove } = await fetchBackup(bucket, names[1] ?? '')
  expect(await readFile(file)).toEqual(await readFile(join(dataDir, 'backups', names[1] ?? '')))
  const backup = await openBackup(file)
  expect(backup.manifest.takenAt).toBe('2026-11-21T03:00:00.000Z')
  backup.close()
  await remove()
})

test('when the bucket did not answer, then the backup is made all the same, and copied at a later look, by whichever process', async () => {
  const away = openBackupBucket(bucketOf({ ...server.env, S3_ENDPOINT: 'http://127.0.0.1:9' }))
  await expect(lookAt('2026-11-20T03:00:00Z', new CopiesInBucket(away))).rejects.toThrow()
  expect(await readdir(join(dataDir, 'backups'))).toEqual(['scoreclub-2026-11-20T03-00-00Z.zip'])
  expect(await bucket.names()).toEqual([])
  await lookAt('2026-11-20T03:10:00Z')
  expect(await bucket.names()).toEqual(['scoreclub-2026-11-20T03-00-00Z.zip'])
})

test('when its days are over, then a copy goes after the next one is there', async () => {
  await lookAt('2026-10-01T03:00:00Z')
  await lookAt('2026-10-31T03:00:00Z')
  expect(await bucket.names()).toHaveLength(2)
  await lookAt('2026-11-01T03:00:00Z')
  expect(await bucket.names()).toEqual([
    'scoreclub-2026-10-31T03-00-00Z.zip',
    'scoreclub-2026-11-01T03-00-00Z.zip',
  ])
})

test('when a backup is asked for that is not in the bucket, then the newest that are there are named', async () => {
  await lookAt('2026-11-20T03:00:00Z')
  expect([nameInBucket('bucket:one.zip'), nameInBucket('/backups/one.zip')]).toEqual(['one.zip', undefined])
  await expect(fetchBackup(bucket, 'scoreclub-2026-11-19T03-00-00Z.zip')).rejects.toThrow(
    'The newest there: scoreclub-2026-11-20T03-00-00Z.zip.',
  )
  await expect(fetchBackup(undefined, 'one.zip')).rejects.toThrow('Set BACKUP_BUCKET')
})
