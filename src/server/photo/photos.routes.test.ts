import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { LARGEST_PHOTO, parseObjectPath } from '#contract/photo/photos.ts'
import { folderOfTest } from '#test/folder-of-test.ts'
import {
  cookiesOf,
  createTestClub,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { cleanUpPhotos } from './clean-up-photos.ts'
import { openDiskPhotoFiles } from './disk-photo-files.ts'
import { OwnPlaces } from './own-places.ts'

let server: TestServer
let club: TestClub
let player: Browser
let other: Browser

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  player = (await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })).browser
  other = (await signUpAs(server, { firstName: 'Olive', clubCode: club.clubCode })).browser
})
afterAll(() => server.close())

const jpeg = { 'content-type': 'image/jpeg' }
const Upload = z.object({ uploadURL: z.string() })

async function uploadAddress(browser: Browser): Promise<string> {
  return new URL(expectBody(await browser('POST', '/api/objects/upload'), Upload).uploadURL).pathname
}

test('when three photos of a person are arriving, then a fourth is refused with its own sentence, and another person’s is taken', async () => {
  const arriving = await Promise.all(
    [1, 2, 3].map(async () => {
      const body = new PassThrough()
      const headers = { ...jpeg, cookie: cookiesOf(player) }
      const url = await uploadAddress(player)
      const answer = server.app.inject({ method: 'PUT', url, headers, payload: body })
      answer.catch(() => undefined)
      return { body, answer }
    }),
  )
  const quarantine = join(server.dataDir, 'photos', 'quarantine')
  await expect.poll(() => readdirSync(quarantine).length, { timeout: 20_000 }).toBe(3)
  const fourth = await player('PUT', await uploadAddress(player), Buffer.from('x'), jpeg)
  expect([fourth.status, fourth.body]).toMatchObject([
    503,
    { code: 'uploads_full', message: expect.stringMatching(/^Three of your photos/) as string },
  ])
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
  await uploadTestPhoto(other)
  for (const { body } of arriving) body.end('not a photo')
  expect(
    (await Promise.all(arriving.map(({ answer }) => answer))).map(({ statusCode }) => statusCode),
  ).toEqual([415, 415, 415])
  await uploadTestPhoto(player)
})

/** Red, green, blue and white corners, as one sees the picture upright. */
const corners = ['red', 'lime', 'blue', 'white'] as const
const secret = { name: 'Marker Of The Card', serial: 'SERIAL-4711', text: 'written into the picture' }

async function cornersPicture(): Promise<Sharp> {
  const tile = (background: string, left: number, top: number) => ({
    input: { create: { width: 60, height: 40, channels: 3, background } } as const,
    left,
    top,
  })
  const bytes = await sharp({ create: { width: 120, height: 80, channels: 3, background: 'black' } })
    .composite([tile('red', 0, 0), tile('lime', 60, 0), tile('blue', 0, 40), tile('white', 60, 40)])
    .png()
    .toBuffer()
  return sharp(bytes)
}

/** How the upright picture has to be stored so that each EXIF orientation turns it back; sharp flips before it rotates. */
const storedAs: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(90).flip(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(270).flip(),
  8: (picture) => picture.rotate(90),
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret.name}"/></rdf:RDF></x:xmpmeta>`

async function phonePhoto(orientation: number): Promise<Buffer> {
  const turned = await storedAs[orientation]?.(await cornersPicture())
    .png()
    .toBuffer()
  return sharp(turned)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Phone', Artist: secret.name },
      IFD2: { BodySerialNumber: secret.serial },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 22/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '6/1 21/1 0/1',
      },
    })
    .withXmp(xmp)
    .withIccProfile('p3')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function readBack(browser: Browser, objectPath: string): Promise<Buffer> {
  const answer = await browser('GET', objectPath)
  expect(answer.status).toBe(200)
  return readFileSync(join(server.dataDir, 'photos', `${parseObjectPath(objectPath)}.jpg`))
}

/** The nearest plain colour in the middle of each quarter. */
async function cornerColours(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return [data[start], data[start + 1], data[start + 2]]
      .map((value) => ((value ?? 0) > 127 ? 1 : 0))
      .join('')
  }
  const names: Record<string, string> = { '100': 'red', '010': 'lime', '001': 'blue', '111': 'white' }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].map((bits) => names[bits] ?? bits)
}

describe('a stored photo has nothing but its pixels (P25)', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'when a photo has orientation %i, then it is stored upright and without metadata',
    async (orientation) => {
      const sent = await phonePhoto(orientation)
      const before = await sharp(sent).metadata()
      expect([before.orientation, before.exif !== undefined, before.xmp !== undefined]).toEqual([
        orientation,
        true,
        true,
      ])
      const { objectPath } = await uploadTestPhoto(player, sent)
      const stored = await readBack(player, objectPath)
      const {
        format,
        width,
        height,
        exif,
        xmp: kept,
        icc,
        iptc,
        orientation: turned,
      } = await sharp(stored).metadata()
      expect({ format, width, height, exif, kept, icc, iptc, turned }).toEqual({
        format: 'jpeg',
        width: 120,
        height: 80,
      })
      expect(await cornerColours(stored)).toEqual([...corners])
      const text = stored.toString('latin1')
      for (const told of [...Object.values(secret), 'Exif', 'adobe', 'Phone', 'GPS'])
        expect(text).not.toContain(told)
    },
  )

  test('when a PNG has texts, sixteen bits and transparency, then it becomes a plain eight-bit JPEG', async () => {
    const deep = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
      .toColourspace('rgb16')
      .withExif({ IFD0: { ImageDescription: secret.text } })
      .png()
      .toBuffer()
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort', hasAlpha: true })
    const { objectPath } = await uploadTestPhoto(player, withText(deep, secret.text))
    const stored = await readBack(player, objectPath)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', depth: 'uchar', channels: 3 })
    expect(stored.toString('latin1')).not.toContain(secret.text)
  })

  test.each(['lzw', 'jpeg', 'ccittfax4'] as const)(
    'when an office scanner sends a TIFF (%s) of two pages, then its first page is kept as a plain JPEG',
    async (compression) => {
      const isBlackAndWhite = compression === 'ccittfax4'
      const page = (colour: string) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
          .png()
          .toBuffer()
      const scanned = sharp([await page('white'), await page('black')], { join: { animated: true } })
        .withExif({ IFD0: { Artist: secret.name } })
        .tiff({ compression, ...(isBlackAndWhite && { bitdepth: 1 }) })
      const tiff = await (isBlackAndWhite ? scanned.toColourspace('b-w') : scanned).toBuffer()
      expect(await sharp(tiff).metadata()).toMatchObject({ format: 'tiff', pages: 2 })
      const { objectPath } = await uploadTestPhoto(player, tiff)
      const stored = await readBack(player, objectPath)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
      expect(await cornerColours(stored)).toEqual(['white', 'white', 'white', 'white'])
      expect(stored.toString('latin1')).not.toContain(secret.name)
    },
  )

  test('when a picture is very large, then it is made smaller', async () => {
    const wide = await sharp({ create: { width: 5_000, height: 400, channels: 3, background: 'grey' } })
      .webp()
      .toBuffer()
    const { objectPath } = await uploadTestPhoto(player, wide)
    expect(await sharp(await readBack(player, objectPath)).metadata()).toMatchObject({
      width: 3_000,
      height: 240,
    })
  })
})

/** A PNG with a tEXt chunk after its header. */
function withText(png: Buffer, text: string): Buffer {
  const data = Buffer.from(`tEXtComment\0${text}`, 'latin1')
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(data), data.length + 4)
  const afterHeader = 8 + 25
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('refused uploads', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(2_000),
  ])
  const truncated = async () => {
    const whole = await phonePhoto(1)
    return whole.subarray(0, Math.floor(whole.length * 0.9))
  }
  /** 100 megapixels in a few kilobytes. */
  const bomb = () =>
    sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
  /** 100 megapixels in black and white: a few kilobytes too. */
  const tiffBomb = () =>
    sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer()
  const truncatedTiff = async () => {
    const whole = await sharp(await phonePhoto(1))
      .tiff({ compression: 'none' })
      .toBuffer()
    return whole.subarray(0, Math.floor(whole.length / 2))
  }
  const bmp = Buffer.concat([Buffer.from('BM\x46\0\0\0\0\0\0\0', 'latin1'), Buffer.alloc(60)])
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')
  const readable = /cannot be read as a photo/

  test.each([
    ['more than 10 MiB', () => Buffer.alloc(LARGEST_PHOTO + 1, 1), 'image/jpeg', 413, /smaller than 10MB/],
    ['words', () => Buffer.from('this is no picture'), 'image/jpeg', 415, readable],
    ['nothing', () => Buffer.alloc(0), 'image/jpeg', 415, readable],
    ['a truncated photo', truncated, 'image/jpeg', 415, readable],
    ['an SVG that says so', () => svg, 'image/svg+xml', 415, readable],
    ['an SVG that says it is a PNG', () => svg, 'image/png', 415, readable],
    ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 'text/html', 415, readable],
    ['a HEIC photo', () => heic, 'image/heic', 415, /as JPEG.*Most Compatible/],
    ['too many pixels', bomb, 'image/png', 415, /too many pixels/],
    ['a TIFF of too many pixels', tiffBomb, 'image/tiff', 415, /too many pixels/],
    ['a truncated TIFF', truncatedTiff, 'image/tiff', 415, readable],
    ['a BMP', () => bmp, 'image/bmp', 415, /is a BMP picture.*as JPEG or PNG/],
    ['a PDF that says so', () => pdf, 'application/pdf', 415, /is a PDF.*as a JPEG picture/],
    ['a PDF that says it is a picture', () => pdf, 'image/jpeg', 415, /is a PDF.*as a JPEG picture/],
  ])(
    'when the upload is %s, then it is refused and nothing is left of it',
    async (_, make, type, status, sentence) => {
      const address = await uploadAddress(player)
      const bytes = await make()
      const answer = await player('PUT', address, bytes, { 'content-type': type })
      expect([answer.status, answer.body]).toMatchObject([
        status,
        { message: expect.stringMatching(sentence) as string },
      ])
      const id = address.split('/').at(-1)?.split('.')[0] ?? ''
      expect(findFiles(id)).toEqual([])
      expect((await player('GET', `/api/objects/${id}`)).status).toBe(404)
    },
  )

  test('when a photo has exactly 10 MiB, then it is accepted', async () => {
    const photo = await phonePhoto(1)
    const padded = Buffer.concat([photo, Buffer.alloc(LARGEST_PHOTO - photo.length)])
    const { objectPath } = await uploadTestPhoto(player, padded)
    expect((await player('GET', objectPath)).status).toBe(200)
  })
})

function findFiles(id: string): string[] {
  const folder = join(server.dataDir, 'photos')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes(id))
}

describe('the upload address (P24)', () => {
  test('when it is used a second time, then the upload is refused', async () => {
    const address = await uploadAddress(player)
    const photo = await phonePhoto(1)
    expect((await player('PUT', address, photo, jpeg)).status).toBe(200)
    const again = await player('PUT', address, photo, jpeg)
    expect([again.status, again.body]).toMatchObject([410, { code: 'upload_ended' }])
  })

  test('when two uploads use it at the same time, then one succeeds', async () => {
    const address = await uploadAddress(player)
    const photo = await phonePhoto(1)
    const answers = await Promise.all([1, 2].map(() => player('PUT', address, photo, jpeg)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const id = address.split('/').at(-1)?.split('.')[0] ?? ''
    expect((await player('GET', `/api/objects/${id}`)).status).toBe(200)
  })

  test('when another user sends to it, or it is altered, then it is not found', async () => {
    const address = await uploadAddress(player)
    const photo = await phonePhoto(1)
    const [head = '', expires = '', signature = ''] = address.split('.')
    const later = (Number.parseInt(expires, 36) + 1_000).toString(36)
    for (const [who, path] of [
      [other, address],
      [player, `${head}.${later}.${signature}`],
      [player, `${head}.${expires}.${signature.slice(1)}`],
      [player, `${head}.${expires}`],
    ] as const)
      expect((await who('PUT', path, photo, jpeg)).status).toBe(404)
    expect((await server.browser()('PUT', address, photo, jpeg)).status).toBe(401)
    expect((await player('PUT', address, photo, jpeg)).status).toBe(200)
  })

  test('when ten minutes have passed, then the upload is refused', async () => {
    const address = await uploadAddress(player)
    const start = server.now()
    server.setTime(new Date(start.getTime() + 10 * 60_000))
    const late = await player('PUT', address, await phonePhoto(1), jpeg)
    server.setTime(start)
    expect([late.status, late.body]).toMatchObject([410, { code: 'upload_ended' }])
  })
})

describe('the path of a photo (T59)', () => {
  test.each([
    ['javascript:alert(1)', 400],
    ['data:image/png;base64,AAAA', 400],
    ['//evil.example/api/objects/pho_x', 400],
    ['http://127.0.0.1:9/api/objects/pho_x', 400],
    ['http://169.254.169.254/latest/meta-data', 400],
    ['https://evil.example/api/objects/upload/x', 400],
    ['/api/objects/../clubs', 400],
    ['/etc/passwd', 400],
    ['/api/objects/pho_doesnotexist', 404],
  ])('when the path is %s, then it is refused', async (photoURL, status) => {
    expect((await player('PUT', '/api/scorecard-photos', { photoURL })).status).toBe(status)
  })

  test('when the photo is another user’s, then it is not found; one’s own path is the same each time', async () => {
    const { objectPath } = await uploadTestPhoto(player)
    expect((await other('PUT', '/api/scorecard-photos', { photoURL: objectPath })).status).toBe(404)
    const again = await player('PUT', '/api/scorecard-photos', { photoURL: objectPath })
    expect(again.body).toEqual({ objectPath })
  })

  test('when nothing is uploaded yet, then the photo is not found', async () => {
    const photoURL = await uploadAddress(player)
    expect((await player('PUT', '/api/scorecard-photos', { photoURL })).status).toBe(404)
  })
})

const partner = { grossScore: 90, partnerName: 'Olive Tester', partnerSignature: 'Olive' }

async function handIn(objectPath: unknown, who = player) {
  const roundId = idOf(await who('POST', '/api/rounds', { courseId: club.courseId }))
  return who('PATCH', `/api/rounds/${roundId}`, { ...partner, scorecardPhotoUrl: objectPath })
}

const Handed = z.looseObject({ id: z.string(), scorecardPhotoUrl: z.nullable(z.string()) })

describe('a photo with a round', () => {
  test('only its player and the administrators can see it', async () => {
    const { objectPath } = await uploadTestPhoto(player)
    expect((await club.admin('GET', objectPath)).status).toBe(404)
    const round = expectBody(await handIn(objectPath), Handed)
    expect(round.scorecardPhotoUrl).toBe(objectPath)
    const seen = await club.admin('GET', objectPath)
    expect([seen.status, seen.headers]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="scorecard.jpg"',
        'content-security-policy': expect.stringContaining('sandbox') as string,
      },
    ])
    expect((await player('GET', objectPath)).status).toBe(200)
    expect((await other('GET', objectPath)).status).toBe(404)
    expect((await server.browser()('GET', objectPath)).status).toBe(404)
  })

  test('when the photo is not one’s own, not uploaded here or used already, then the card stays open', async () => {
    const used = await uploadTestPhoto(player)
    expectBody(await handIn(used.objectPath), Handed)
    const others = await uploadTestPhoto(other)
    for (const path of [
      used.objectPath,
      others.objectPath,
      'https://evil.example/card.jpg',
      'javascript:alert(1)',
      '/api/objects/pho_doesnotexist',
    ]) {
      const refused = await handIn(path)
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { fields: [{ field: 'scorecardPhotoUrl' }] },
      ])
    }
    expect((await player('GET', '/api/rounds/active')).body).toMatchObject({ isCompleted: false })
    const good = await uploadTestPhoto(player)
    const first = expectBody(await handIn(good.objectPath), Handed)
    const again = await player('PATCH', `/api/rounds/${first.id}`, {
      ...partner,
      scorecardPhotoUrl: good.objectPath,
    })
    expect(expectBody(again, Handed).scorecardPhotoUrl).toBe(good.objectPath)
  })
})

describe('how long a photo stays', () => {
  const day = 24 * 3_600_000

  async function clean(at: Date) {
    const files = await openDiskPhotoFiles(join(server.dataDir, 'photos'))
    const clock = { db: server.database.db, now: () => at }
    const own = new OwnPlaces({ ...clock, places: files.places, log: server.app.log })
    return cleanUpPhotos(clock, files, { own })
  }

  test('an unclaimed photo stays a day, one with a round 24 months; the result stays after that', async () => {
    const loose = await uploadTestPhoto(player)
    const held = await uploadTestPhoto(player)
    const round = expectBody(await handIn(held.objectPath), Handed)
    const now = server.now().getTime()

    await clean(new Date(now + day - 1_000))
    expect((await player('GET', loose.objectPath)).status).toBe(200)
    await clean(new Date(now + day))
    expect((await player('GET', loose.objectPath)).status).toBe(404)
    expect(findFiles(parseObjectPath(loose.objectPath) ?? '?')).toEqual([])

    await clean(new Date('2028-06-06T08:59:59Z'))
    expect((await player('GET', held.objectPath)).status).toBe(200)
    await clean(new Date('2028-06-06T09:00:00Z'))
    expect((await player('GET', held.objectPath)).status).toBe(404)
    expect(findFiles(parseObjectPath(held.objectPath) ?? '?')).toEqual([])
    const after = await player('GET', `/api/rounds/${round.id}`)
    expect(after.body).toMatchObject({ scorecardPhotoUrl: null, grossScore: 90, partnerName: 'Olive Tester' })
  })

  test('when a file belongs to no row, then it is deleted after two days; new ones stay', async () => {
    const folder = join(folderOfTest('scoreclub-photos-'), 'photos')
    const files = await openDiskPhotoFiles(folder)
    const now = new Date('2026-06-06T09:00:00Z')
    const put = (name: string, at: number) => {
      writeFileSync(join(folder, name), 'x')
      utimesSync(join(folder, name), new Date(at), new Date(at))
    }
    const { db } = server.database
    const began = { db, now: () => new Date(now.getTime() - 3 * day) }
    const own = new OwnPlaces({ ...began, places: files.places, log: server.app.log })
    expect(await own.areOurs()).toBe(true)
    put('pho_old.jpg', now.getTime() - 2 * day - 1)
    put('pho_younger.jpg', now.getTime() - 2 * day + 1)
    put('quarantine/pho_cut', now.getTime() - day - 1)
    put('pho_new.jpg', now.getTime() - 1)
    put('quarantine/pho_coming', now.getTime() - 1)
    const done = await cleanUpPhotos({ db, now: () => now }, files, { own })
    expect(done.orphans).toBe(1)
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      'owner',
      'pho_new.jpg',
      'pho_younger.jpg',
      'quarantine',
      'quarantine/pho_coming',
    ])
  })
})
