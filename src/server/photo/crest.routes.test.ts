import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LARGEST_CREST, removeCrest, replaceCrest } from '#contract/photo/crests.ts'
import { user as userSchema } from '#contract/identity/session.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let player: Browser

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  player = (await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })).browser
})
afterAll(() => server.close())

const path = () => `/api/clubs/${club.clubId}/crest`
const upload = (picture: Buffer | string, type = 'image/png', by = club.admin) =>
  by('PUT', path(), picture, { 'content-type': type })

/** A blue disc on nothing, wider than high, with the place where it was taken. */
async function disc(colour = 'blue'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><circle cx="200" cy="100" r="90" fill="${colour}"/></svg>`
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { Copyright: 'SECRET-4711' } })
    .png()
    .toBuffer()
}

async function readCrest(address: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await server.app.inject({ method: 'GET', url: address })
  expect(statusCode).toBe(200)
  return rawPayload
}

describe('a club’s crest', () => {
  test('when it is uploaded, then it is a square picture with nothing around it and no metadata', async () => {
    const { crestUrl } = expectBody(await upload(await disc()), replaceCrest.reply)
    const stored = await readCrest(crestUrl ?? '')
    const { format, width, height, hasAlpha, exif } = await sharp(stored).metadata()
    expect({ format, width, height, hasAlpha, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      hasAlpha: true,
      exif: undefined,
    })
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    expect([data[3], data.at(-1)]).toEqual([0, 0])
    expect(stored.toString('latin1')).not.toContain('SECRET-4711')
  })

  test('when it is there, then every member sees it with their club, and a browser keeps it', async () => {
    const { crestUrl } = expectBody(await upload(await disc()), replaceCrest.reply)
    const seen = expectBody(await player('GET', '/api/auth/user'), userSchema)
    expect(seen).toMatchObject({ clubCrestUrl: crestUrl, memberships: [{ clubCrestUrl: crestUrl }] })
    const answer = await server.browser()('GET', crestUrl ?? '')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
      'x-content-type-options': 'nosniff',
    })
  })

  test('when another replaces it, then it has another address and the old one is gone', async () => {
    const first = expectBody(await upload(await disc('blue')), replaceCrest.reply).crestUrl ?? ''
    const second = expectBody(await upload(await disc('red')), replaceCrest.reply).crestUrl ?? ''
    expect(second).not.toBe(first)
    expect((await server.browser()('GET', first)).status).toBe(404)
    await readCrest(second)
    expect(expectBody(await upload(await disc('red')), replaceCrest.reply).crestUrl).toBe(second)
  })

  test('when it is removed, then neither the club nor its address has it', async () => {
    const { crestUrl } = expectBody(await upload(await disc()), replaceCrest.reply)
    expect(expectBody(await club.admin('DELETE', path()), removeCrest.reply).crestUrl).toBeNull()
    expect((await server.browser()('GET', crestUrl ?? '')).status).toBe(404)
    expect((await player('GET', '/api/auth/user')).body).toMatchObject({ clubCrestUrl: null })
  })

  test('when two clubs have the same picture, then each has its own address', async () => {
    const other = await createTestClub(server, 'Twin')
    const mine = expectBody(await upload(await disc()), replaceCrest.reply).crestUrl
    const theirs = await other.admin('PUT', `/api/clubs/${other.clubId}/crest`, await disc(), {
      'content-type': 'image/png',
    })
    expect(expectBody(theirs, replaceCrest.reply).crestUrl).not.toBe(mine)
    await other.admin('DELETE', `/api/clubs/${other.clubId}/crest`)
    await readCrest(mine ?? '')
  })

  test('when it is a JPEG or WebP, then it is taken; its type is read from its bytes', async () => {
    const jpeg = await sharp(await disc())
      .flatten({ background: 'white' })
      .jpeg()
      .toBuffer()
    const webp = await sharp(await disc())
      .webp()
      .toBuffer()
    for (const picture of [jpeg, webp])
      expect((await upload(picture, 'application/octet-stream')).status).toBe(200)
  })

  test('when it is an SVG, then the answer says so, whatever it is called', async () => {
    for (const svg of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '\uFEFF  <?xml version="1.0"?><svg/>',
      '<!DOCTYPE html>',
    ])
      for (const type of ['image/svg+xml', 'image/png'])
        expect((await upload(svg, type)).body).toMatchObject({
          code: 'photo_unreadable',
          message: expect.stringContaining('SVG') as unknown,
        })
  })

  test('when it cannot be read, is a GIF, or is empty, then it is refused and the old one stays', async () => {
    const { crestUrl } = expectBody(await upload(await disc()), replaceCrest.reply)
    const gif = await sharp(await disc())
      .gif()
      .toBuffer()
    const cut = (await disc()).subarray(0, 300)
    for (const picture of [gif, cut, Buffer.from('not a picture'), Buffer.alloc(0)])
      expect((await upload(picture)).body).toMatchObject({ code: 'photo_unreadable' })
    expect((await club.admin('GET', `/api/clubs/${club.clubId}`)).body).toMatchObject({ crestUrl })
  })

  test('when it is too large, then the answer says how large it may be', async () => {
    const answer = await upload(Buffer.alloc(LARGEST_CREST + 1, 1))
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'photo_too_large' }])
  })

  test('when a player sends one, then it is refused', async () => {
    expect((await upload(await disc(), 'image/png', player)).status).toBe(403)
  })
})

describe('a club’s colour', () => {
  const change = (colour: unknown) => club.admin('PATCH', `/api/clubs/${club.clubId}`, { colour })

  test('when it is chosen, then members get it with what can be read in each theme', async () => {
    expect((await change('FFD400')).body).toMatchObject({
      colour: { chosen: '#ffd400', band: '#ffd400', onBand: '#142019' },
    })
    const seen = expectBody(await player('GET', '/api/auth/user'), userSchema)
    expect(seen.clubColour?.chosen).toBe('#ffd400')
    expect(seen.clubColour?.light).not.toBe('#ffd400')
    expect((await change(null)).body).toMatchObject({ colour: null })
    expect((await player('GET', '/api/auth/user')).body).toMatchObject({ clubColour: null })
  })

  test.each(['green', '#12', 'url(x)', 7, ''])(
    'when it is %j, then it is refused at its field',
    async (colour) => {
      const answer = await change(colour)
      expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'colour' }] }])
    },
  )
})
