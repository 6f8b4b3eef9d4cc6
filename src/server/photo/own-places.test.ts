import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseObjectPath } from '#contract/photo/photos.ts'
import { type BucketServer, startBucketServer } from '#test/bucket-server.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/database.ts'
import { folderOfTest } from '#test/folder-of-test.ts'
import { createTestClub, signUpAs, startTestServer, uploadTestPhoto, type TestServer } from '#test/server.ts'
import { moveStore } from '../data/backup/move-store.ts'
import type { Database } from '../platform/db/client.ts'
import { openPhotoFiles } from './open-photo-files.ts'
import { cleanUpPhotos } from './clean-up-photos.ts'
import { markPlace, onlyOwn, OwnPlaces, takeAlong } from './own-places.ts'
import type { PhotoFiles } from './photo-files.ts'

const HOUR_MS = 3_600_000

let bucket: BucketServer
/** One installation that keeps photos in its folder, and one that has a bucket. */
let servers: Record<'folder' | 'bucket', TestServer>
const databases: TestDatabase[] = []

beforeAll(async () => {
  bucket = await startBucketServer()
  const start = new Date()
  servers = {
    folder: await startTestServer(start),
    bucket: await startTestServer(start, bucket.env),
  }
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await servers.folder.close()
  await servers.bucket.close()
  await bucket.close()
})

/** A process with these photos and this store, some hours from now. */
function processOf(db: Database, files: PhotoFiles, hours: number) {
  const warned: string[] = []
  const log = { warn: (_of: unknown, line?: string) => void warned.push(line ?? '') }
  const now = () => new Date(Date.now() + hours * HOUR_MS)
  const own = new OwnPlaces({ db, now, places: files.places, log })
  const mine = onlyOwn(files, own)
  return { own, warned, files: mine, cleanUp: () => cleanUpPhotos({ db, now }, mine, { own }) }
}

async function emptyStore(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  databases.push(database)
  return database
}

/** What pg_dump into another database gives, and a backup that was restored. */
async function copyOf(server: TestServer): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  databases.push(database)
  await moveStore({ fromUrl: server.database.url, toUrl: database.url, onProgress: () => undefined })
  return database
}

async function upload(server: TestServer): Promise<string> {
  const { clubCode } = await createTestClub(server, `Club ${Math.random()}`)
  const firstName = `Pat${Math.random()}`.replaceAll(/\W/g, '')
  const { browser } = await signUpAs(server, { firstName, clubCode })
  return parseObjectPath((await uploadTestPhoto(browser)).objectPath) ?? ''
}

test.each(['folder', 'bucket'] as const)(
  'when another store has the settings of a %s that is in use, then it removes and adds nothing there, and says so once',
  async (kind) => {
    const server = servers[kind]
    const id = await upload(server)
    const stranger = processOf((await emptyStore()).db, await openPhotoFiles(server.config), 50)
    expect(await stranger.cleanUp()).toEqual({ expired: 0, orphans: 0 })
    await stranger.cleanUp()
    expect(stranger.warned).toEqual([expect.stringMatching(/belong to another store .* own-photos/)])
    await expect(stranger.files.keep('pho_new', Buffer.from('x'))).rejects.toMatchObject({
      code: 'photo_store_away',
    })
    await expect(stranger.files.remove(id)).rejects.toMatchObject({ code: 'photo_store_away' })
    expect(await (await openPhotoFiles(server.config)).read(id)).toBeDefined()
  },
)

test.each(['folder', 'bucket'] as const)(
  'when a copy of the store was restored for a trial, then it removes nothing from the %s, not even by its own rows',
  async (kind) => {
    const server = servers[kind]
    const id = await upload(server)
    const copy = await copyOf(server)
    const later = await upload(server)
    // Its copy of the row says that the photo belongs to no round, and its day is over.
    const trial = processOf(copy.db, await openPhotoFiles(server.config), 50)
    expect(await trial.cleanUp()).toEqual({ expired: 0, orphans: 0 })
    const { files } = processOf(server.database.db, await openPhotoFiles(server.config), 0)
    expect(await files.read(id)).toBeDefined()
    expect(await files.read(later)).toBeDefined()
    await files.keep('pho_stillours', Buffer.from('x'))
    await files.remove('pho_stillours')

    // A store that was moved for good takes its photos along, and the one it came from has none from then on.
    await takeAlong({ db: copy.db }, trial.files.places)
    const moved = processOf(copy.db, await openPhotoFiles(server.config), 0)
    expect(await moved.own.areOurs()).toBe(true)
    const left = processOf(server.database.db, await openPhotoFiles(server.config), 0)
    expect(await left.own.areOurs()).toBe(false)
    await takeAlong({ db: server.database.db }, trial.files.places)
  },
)

test('when the files of the database were copied, then the copy knows the mark no more after the turn of the day', async () => {
  const database = await emptyStore()
  const files = await openPhotoFiles({ dataDir: folderOfTest('scoreclub-own-photos-'), bucket: undefined })
  const first = processOf(database.db, files, 0)
  expect(await first.own.areOurs()).toBe(true)
  const copied = await database.pool.query<{ id: string; word: string }>('select id, word from photo_places')
  await processOf(database.db, files, 25).cleanUp()
  expect(await first.own.areOurs()).toBe(true)
  const [row] = copied.rows
  await database.pool.query('update photo_places set word = $2 where id = $1', [row?.id, row?.word])
  expect(await first.own.areOurs()).toBe(false)
})

test('when many processes look, then one goes through the files in a day; the turn of one that could not is another’s', async () => {
  const database = await emptyStore()
  const files = await openPhotoFiles({ dataDir: folderOfTest('scoreclub-own-photos-'), bucket: undefined })
  let looks = 0
  let isBroken = true
  const places = files.places.map((place) => ({
    ...place,
    async *listPhotos() {
      looks += 1
      if (looks > 1 && isBroken) throw new Error('The bucket is away')
      yield* place.listPhotos()
    },
  }))
  const at = (hours: number) => processOf(database.db, { ...files, places }, hours)
  // The first look is the one that takes the place.
  await at(0).cleanUp()
  await at(23).cleanUp()
  expect(looks).toBe(1)
  await expect(at(24.5).cleanUp()).rejects.toThrow('The bucket is away')
  isBroken = false
  await at(24.6).cleanUp()
  expect(looks).toBe(2)
  await Promise.all([at(25.6).cleanUp(), at(25.6).cleanUp(), at(25.6).cleanUp()])
  await at(26.6).cleanUp()
  expect(looks).toBe(3)
})

test('when photos were there before there were marks, then whoever knows most of them has the place, and unknown ones stay', async () => {
  const dataDir = folderOfTest('scoreclub-own-photos-')
  const files = await openPhotoFiles({ dataDir, bucket: undefined })
  const known = await upload(servers.folder)
  await files.keep(known, Buffer.from('known'))
  await files.keep('pho_unknown', Buffer.from('unknown'))
  expect(await processOf((await emptyStore()).db, files, 0).own.areOurs()).toBe(false)
  const before = new Date(Date.now() - HOUR_MS)
  await utimes(join(dataDir, 'photos', 'pho_unknown.jpg'), before, before)
  const { db } = servers.folder.database
  expect(await processOf(db, files, 0).own.areOurs()).toBe(true)

  await files.keep('pho_came', Buffer.from('later, of no row'))
  // The clock of files may be some milliseconds behind that of the program.
  const later = new Date(Date.now() + 1000)
  await utimes(join(dataDir, 'photos', 'pho_came.jpg'), later, later)
  expect(await processOf(db, files, 26).cleanUp()).toMatchObject({ orphans: 0 })
  expect(await processOf(db, files, 51).cleanUp()).toMatchObject({ orphans: 1 })
  expect((await readdir(join(dataDir, 'photos'))).sort()).toEqual([
    ...[`pho_unknown.jpg`, 'owner', 'quarantine'].sort(),
  ])
})

test('when somebody takes over photos for a restored store, then they are its own, and those that it does not know go in two days', async () => {
  const files = await openPhotoFiles({ dataDir: folderOfTest('scoreclub-own-photos-'), bucket: undefined })
  const id = await upload(servers.folder)
  expect(await processOf(servers.folder.database.db, files, 0).own.areOurs()).toBe(true)
  await files.keep(id, Buffer.from('known'))
  const restored = await copyOf(servers.folder)
  await files.keep('pho_sincethebackup', Buffer.from('of no row'))
  expect(await processOf(restored.db, files, 0).own.areOurs()).toBe(false)
  for (const place of files.places)
    await markPlace({ db: restored.db, now: () => new Date() }, place, new Date(0))
  expect(await processOf(restored.db, files, 1).cleanUp()).toMatchObject({ orphans: 0 })
  // The photo that it knows is of no round.
  expect(await processOf(restored.db, files, 49).cleanUp()).toEqual({ expired: 1, orphans: 1 })
})

test('when two clubs have prefixes of their own in one bucket, then neither sees the photos of the other', async () => {
  const clubs = await Promise.all(
    ['oak-hill/', 'bay/'].map((prefix) => startTestServer(new Date(), { ...bucket.env, S3_PREFIX: prefix })),
  )
  const ids = []
  for (const club of clubs) ids.push(await upload(club))
  for (const [at, club] of clubs.entries()) {
    const { own, files, cleanUp } = processOf(club.database.db, await openPhotoFiles(club.config), 25)
    expect(await own.areOurs()).toBe(true)
    expect(await files.read(ids[at] ?? '')).toBeDefined()
    expect(await files.read(ids[1 - at] ?? '')).toBeUndefined()
    const address = (await files.direct?.uploadAddress('pho_x', 10)) ?? ''
    expect(files.direct?.uploadOf(address)).toBe('pho_x')
    expect(files.direct?.uploadOf(address.replace(/oak-hill|bay/, 'another'))).toBeUndefined()
    expect(await cleanUp()).toMatchObject({ orphans: 0 })
  }
  for (const club of clubs) await club.close()
})
