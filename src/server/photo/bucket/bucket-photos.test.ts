import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LARGEST_PHOTO, parseObjectPath } from '#contract/photo/photos.ts'
import { startBucketServer, type BucketServer } from '#test/bucket-server.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { openPhotoBucket, openPhotoFiles } from '../open-photo-files.ts'
import { cleanUpPhotos } from '../clean-up-photos.ts'
import { OwnPlaces } from '../own-places.ts'
import { openBucket } from './bucket.ts'

let store: BucketServer
let server: TestServer
let club: TestClub
let player: Browser
let other: Browser

beforeAll(async () => {
  store = await startBucketServer()
  server = await startTestServer(undefined, store.env)
  club = await createTestClub(server)
  player = (await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })).browser
  other = (await signUpAs(server, { firstName: 'Olive', clubCode: club.clubCode })).browser
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const Upload = z.object({ uploadURL: z.string() })
const Stored = z.object({ objectPath: z.string() })

function bucketOf({ config }: TestServer) {
  if (!config.bucket) throw new Error('This server has a bucket')
  return config.bucket
}

/** All but the mark that says whose they are. */
const objects = async (prefix = '') =>
  (await openBucket(bucketOf(server)).list(prefix))
    .map(({ key }) => key)
    .filter((key) => key !== 'photos/owner')
    .sort()

async function storeAddress(browser: Browser, bytes: number): Promise<string> {
  return expectBody(await browser('POST', `/api/objects/upload?bytes=${bytes}`), Upload).uploadURL
}

/** What a browser does with an address of the store. */
async function put(address: string, bytes: Buffer): Promise<number> {
  const headers = { 'content-type': 'image/jpeg' }
  return (await fetch(address, { method: 'PUT', body: new Uint8Array(bytes), headers })).status
}

const claim = (browser: Browser, photoURL: string) => browser('PUT', '/api/scorecard-photos', { photoURL })

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
    .withExifMerge({ IFD0: { Make: 'TellTale' } })
    .jpeg()
    .toBuffer()
}

async function uploadDirectly(browser: Browser): Promise<string> {
  const bytes = await picture()
  const address = await storeAddress(browser, bytes.length)
  expect(await put(address, bytes)).toBe(200)
  return expectBody(await claim(browser, address), Stored).objectPath
}

test('P24, P25: when a photo is put into the store, then it is checked, cleaned and kept there, and only its readers get an address', async () => {
  const bytes = await picture()
  expect(bytes.includes('TellTale')).toBe(true)
  const address = await storeAddress(player, bytes.length)
  const url = new URL(address)
  expect(url.origin).toBe(store.url)
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
  expect(url.searchParams.get('X-Amz-Expires')).toBe('600')
  expect(address.length).toBeLessThan(2_000)

  expect(await put(address, bytes)).toBe(200)
  const id = /pho_[A-Za-z0-9]+/.exec(address)?.[0] ?? ''
  expect(await objects('quarantine/')).toEqual([`quarantine/${id}`])
  // Nobody reads it before it is checked.
  expect((await player('GET', `/api/objects/${id}`)).status).toBe(404)

  const { objectPath } = expectBody(await claim(player, address), Stored)
  expect(objectPath).toBe(`/api/objects/${id}`)
  expect(await objects()).toEqual([`photos/${id}.jpg`])

  const seen = await player('GET', objectPath)
  expect([seen.status, seen.headers['cache-control']]).toEqual([302, 'no-store'])
  const readAddress = new URL(String(seen.headers.location))
  expect([readAddress.origin, readAddress.searchParams.get('X-Amz-Expires')]).toEqual([store.url, '300'])
  const answer = await fetch(readAddress)
  expect(answer.status).toBe(200)
  const kept = Buffer.from(await answer.arrayBuffer())
  expect(kept.includes('TellTale')).toBe(false)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })

  for (const stranger of [other, club.admin, server.browser()])
    expect((await stranger('GET', objectPath)).status).toBe(404)
})

test('when a claim is repeated, then the path is the same; another person’s claim finds nothing', async () => {
  const bytes = await picture()
  const address = await storeAddress(player, bytes.length)
  await put(address, bytes)
  expect((await claim(other, address)).status).toBe(404)
  const first = expectBody(await claim(player, address), Stored)
  expect(expectBody(await claim(player, address), Stored)).toEqual(first)
})

test('when nothing was put there yet, then the photo is not found, and the address can still be used', async () => {
  const bytes = await picture()
  const address = await storeAddress(player, bytes.length)
  expect((await claim(player, address)).status).toBe(404)
  expect(await put(address, bytes)).toBe(200)
  expect((await claim(player, address)).status).toBe(200)
})

test('when two claims come at once, then the photo is kept once', async () => {
  const bytes = await picture()
  const address = await storeAddress(player, bytes.length)
  await put(address, bytes)
  const answers = await Promise.all([claim(player, address), claim(player, address)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await claim(player, address)).status).toBe(200)
})

test.each([
  ['words', () => Buffer.from('this is no picture'), 415],
  ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 415],
  // A store that does not hold to the length that was signed.
  ['more than 10 MiB', () => Buffer.alloc(LARGEST_PHOTO + 1, 1), 413],
])('when the store was given %s, then it is refused and nothing is left of it', async (_, make, status) => {
  const address = await storeAddress(player, 1_000)
  await put(address, make())
  expect((await claim(player, address)).status).toBe(status)
  const id = /pho_[A-Za-z0-9]+/.exec(address)?.[0] ?? ''
  expect((await objects()).filter((key) => key.includes(id))).toEqual([])
  expect((await claim(player, address)).status).toBe(404)
})

test.each([
  ['0', 400],
  ['-1', 400],
  ['many', 400],
  [String(LARGEST_PHOTO + 1), 413],
  ['9'.repeat(400), 413],
])('when an address for %s bytes is asked for, then there is none', async (bytes, status) => {
  expect((await player('POST', `/api/objects/upload?bytes=${bytes}`)).status).toBe(status)
})

test.each([
  (origin: string) => `${origin}/other-bucket/quarantine/pho_x`,
  (origin: string) => `${origin}/club-photos/photos/pho_x.jpg`,
  () => 'http://169.254.169.254/club-photos/quarantine/pho_x',
  (origin: string) => `${origin}/club-photos/quarantine/../photos/pho_x`,
])('T59: when a claimed address is another place, then it is refused (%#)', async (make) => {
  expect((await claim(player, make(store.url))).status).toBe(400)
})

test('when a program does not say how long its photo is, then it comes through our door and is kept in the store', async () => {
  const { objectPath } = await uploadTestPhoto(player)
  expect(await objects('photos/')).toContain(`photos/${parseObjectPath(objectPath)}.jpg`)
  expect(readdirSync(join(server.dataDir, 'photos'), { recursive: true })).toEqual(['quarantine'])
  expect((await player('GET', objectPath)).status).toBe(302)
})

test('a photo from the time before the store is read from the folder, and goes from both', async () => {
  const objectPath = await uploadDirectly(player)
  const id = parseObjectPath(objectPath) ?? ''
  const files = await openPhotoFiles(server.config)
  writeFileSync(join(server.dataDir, 'photos', `${id}.jpg`), 'from the folder')
  const seen = await player('GET', objectPath)
  expect([seen.status, seen.headers['content-type'], seen.text]).toEqual([
    ...[200, 'image/jpeg', 'from the folder'],
  ])
  await files.remove(id)
  expect(await files.read(id)).toBeUndefined()
  expect(readdirSync(join(server.dataDir, 'photos'))).toEqual(['quarantine'])
})

test('pages may send photos to the store and show them from there, and nowhere else', async () => {
  const policy = String((await player('GET', '/api/auth/user')).headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ${store.url}`)
  expect(policy).toContain(`img-src 'self' data: blob: ${store.url}`)
})

test('when their time is over, then photos and what was never claimed go from the store', async () => {
  const objectPath = await uploadDirectly(player)
  const bytes = await picture()
  await put(await storeAddress(player, bytes.length), bytes)
  await openPhotoBucket(bucketOf(server)).keep('pho_ofnorow', bytes)
  expect((await objects('quarantine/')).length).toBe(1)
  const files = await openPhotoFiles(server.config)
  const { db } = server.database
  // The store's clock is the real one: two days after whichever of the two is later.
  const later = new Date(Math.max(Date.now(), server.now().getTime()) + 49 * 3_600_000)
  const clock = { db, now: () => later }
  const own = new OwnPlaces({ ...clock, places: files.places, log: server.app.log })
  await cleanUpPhotos(clock, files, { own })
  expect(await objects()).toEqual([])
  expect((await player('GET', objectPath)).status).toBe(404)
})

test('when the store does not answer, then photos say 503 with Retry-After, and a score is taken', async () => {
  const gone = await startBucketServer()
  await gone.close()
  const lone = await startTestServer(undefined, { ...gone.env, LOG_LEVEL: 'silent' })
  const itsClub = await createTestClub(lone)
  const competitionId = await createTestCompetition(lone, itsClub)
  const { browser } = await signUpAs(lone, { firstName: 'Rita', clubCode: itsClub.clubCode })
  expect((await browser('POST', `/api/competitions/${competitionId}/join`)).status).toBe(200)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: itsClub.courseId, competitionId }))

  const address = await storeAddress(browser, 1_000)
  const refused = await claim(browser, address)
  expect([refused.status, refused.body, Number(refused.headers['retry-after']) > 0]).toMatchObject([
    ...[503, { code: 'photo_store_away' }, true],
  ])
  const door = expectBody(await browser('POST', '/api/objects/upload'), Upload)
  const path = new URL(door.uploadURL).pathname
  const jpeg = { 'content-type': 'image/jpeg' }
  const sent = await browser('PUT', path, await picture(), jpeg)
  expect([sent.status, Number(sent.headers['retry-after']) > 0]).toEqual([503, true])
  // The same address may be used again once the store is back.
  expect((await browser('PUT', path, await picture(), jpeg)).status).toBe(503)

  const score = await browser('POST', `/api/rounds/${roundId}/scores`, {
    entries: [entry(lone, 1, 1, 4)],
  })
  expect(score.status).toBe(200)
  await lone.close()
})

test('when the store takes a request and says nothing, then it is given up in time', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const bucket = openBucket({ ...bucketOf(server), endpoint: `http://127.0.0.1:${port}` }, 100)
  for (const ask of [
    () => bucket.check(),
    () => bucket.get('photos/pho_x.jpg', 10),
    () => bucket.put('photos/pho_x.jpg', Buffer.from('x')),
    () => bucket.list('photos/'),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'photo_store_away', status: 503 })
  silent.close()
})

test('a bucket that is not there is a fault, not an empty one', async () => {
  const bucket = openBucket({ ...bucketOf(server), name: 'no-such-bucket' })
  await expect(bucket.check()).rejects.toMatchObject({ code: 'photo_store_away' })
  await expect(bucket.get('photos/pho_x.jpg', 10)).rejects.toMatchObject({ code: 'photo_store_away' })
  expect(await openBucket(bucketOf(server)).get('photos/pho_x.jpg', 10)).toBeUndefined()
})
