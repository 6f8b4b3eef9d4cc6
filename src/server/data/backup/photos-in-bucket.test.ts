import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucketServer, type BucketServer } from '#test/bucket-server.ts'
import { type TestDatabase, createEmptyDatabase } from '#test/database.ts'
import { createTestClub, signUpAs, startTestServer, uploadTestPhoto, type TestServer } from '#test/server.ts'
import { storeState } from '#test/store-state.ts'
import { readConfig } from '../../platform/config.ts'
import { openPhotoBucket, openPhotoFolder } from '../../photo/open-photo-files.ts'
import { movePhotos } from './move-photos.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let store: BucketServer
let elsewhere: BucketServer
let server: TestServer
let folder: string
let empty: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreclub-bucket-backup-'))
  store = await startBucketServer()
  elsewhere = await startBucketServer()
  empty = await createEmptyDatabase()
  server = await startTestServer(undefined, store.env)
  const club = await createTestClub(server)
  const { browser } = await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })
  for (let photo = 0; photo < 3; photo += 1) await uploadTestPhoto(browser)
  await server.app.close()
})
afterAll(async () => {
  await server.close()
  await empty.drop()
  await store.close()
  await elsewhere.close()
  await rm(folder, { recursive: true })
})

const onProgress = () => undefined
const bucketOf = ({ env }: BucketServer) => {
  const { bucket } = readConfig({ ...env, DATA_DIR: folder })
  if (!bucket) throw new Error('The server of the test has a bucket')
  return openPhotoBucket(bucket)
}
type Place = { list: () => Promise<string[]>; read: (id: string) => Promise<Buffer | undefined> }
async function photosOf(place: Place): Promise<Record<string, string | undefined>> {
  const ids = (await place.list()).sort()
  const photos = await Promise.all(ids.map(async (id) => [id, (await place.read(id))?.toString('base64')]))
  return Object.fromEntries(photos) as Record<string, string | undefined>
}

test('P22: when photos are in a bucket, then a backup holds them and a restore puts them back, into a bucket or a folder', async () => {
  const file = join(folder, 'backup.zip')
  const before = await photosOf(bucketOf(store))
  expect(Object.keys(before)).toHaveLength(3)
  const manifest = await writeBackup({
    url: server.database.url,
    dataDir: server.dataDir,
    file,
    product: '0.1.0',
    onProgress,
    photos: bucketOf(store),
    now: () => new Date('2026-11-23T03:00:00Z'),
  })
  expect(manifest.files.filter(({ path }) => path.startsWith('photos/'))).toHaveLength(3)

  const backup = await openBackup(file)
  const dataDir = await mkdtemp(join(folder, 'restored-'))
  const into = { backup, dataDir, onProgress }
  await restoreBackup({ ...into, url: empty.url, photos: bucketOf(elsewhere) })
  expect(await storeState(empty.url)).toEqual(await storeState(server.database.url))
  expect(await photosOf(bucketOf(elsewhere))).toEqual(before)
  expect(await readdir(dataDir)).not.toContain('photos')

  const second = await createEmptyDatabase()
  await restoreBackup({ ...into, url: second.url })
  expect(await photosOf(await openPhotoFolder({ dataDir }))).toEqual(before)
  backup.close()
  await second.drop()
})

test('when the bucket does not answer, then no backup is written that lacks its photos', async () => {
  const file = join(folder, 'lacking.zip')
  const gone = await startBucketServer()
  await gone.close()
  const writing = writeBackup({
    url: server.database.url,
    dataDir: server.dataDir,
    file,
    product: '0.1.0',
    onProgress,
    photos: bucketOf(gone),
    now: () => new Date('2026-11-23T03:00:00Z'),
  })
  await expect(writing).rejects.toMatchObject({ code: 'photo_store_away' })
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

test('when photos are moved, then each is the same in its new place; repeated and cut off it comes to the same', async () => {
  const bucket = bucketOf(store)
  const dataDir = await mkdtemp(join(folder, 'moved-'))
  const inFolder = await openPhotoFolder({ dataDir })
  const all = await photosOf(bucket)
  const [first = '', second = ''] = Object.keys(all)

  // Cut off after the first, with a half-written second that another program left.
  let reads = 0
  const cut = {
    ...bucket,
    read: (id: string) => ((reads += 1) > 1 ? Promise.reject(new Error('cut')) : bucket.read(id)),
  }
  await expect(movePhotos({ from: cut, to: inFolder, isCleared: false, onProgress })).rejects.toThrow('cut')
  expect(await inFolder.list()).toHaveLength(1)
  await writeFile(join(dataDir, 'photos', `${second}.jpg`), 'half')

  expect(await movePhotos({ from: bucket, to: inFolder, isCleared: false, onProgress })).toEqual({
    copied: 2,
    present: 1,
    cleared: 0,
  })
  expect(await photosOf(inFolder)).toEqual(all)
  expect(await photosOf(bucket)).toEqual(all)
  expect(await movePhotos({ from: bucket, to: inFolder, isCleared: true, onProgress })).toEqual({
    copied: 0,
    present: 3,
    cleared: 3,
  })
  expect(await bucket.list()).toEqual([])

  expect(await movePhotos({ from: inFolder, to: bucket, isCleared: true, onProgress })).toEqual({
    copied: 3,
    present: 0,
    cleared: 3,
  })
  expect(await photosOf(bucket)).toEqual(all)
  expect(await inFolder.list()).toEqual([])

  const lossy = { ...inFolder, keep: (id: string) => inFolder.keep(id, Buffer.from('changed')) }
  await expect(movePhotos({ from: bucket, to: lossy, isCleared: true, onProgress })).rejects.toThrow(
    `The photo ${[first, second].sort()[0]} came back changed`,
  )
  expect(await photosOf(bucket)).toEqual(all)
})
