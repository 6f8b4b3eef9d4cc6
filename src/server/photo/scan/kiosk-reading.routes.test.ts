import { request as httpRequest } from 'node:http'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPhotoAtKiosk } from '#contract/photo/kiosk-reading.ts'
import { LARGEST_PHOTO } from '#contract/photo/photos.ts'
import { photoOfCommand, release } from '#test/fake-scan-process.ts'
import { openTestKiosk } from '#test/kiosk.ts'
import {
  cookiesOf,
  createTestClub,
  expectBody,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { takePoint } from '../../platform/rate-limits/counters.store.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

const processFile = fileURLToPath(new URL('../../../../test/fake-scan-process.ts', import.meta.url))

let server: TestServer
let club: TestClub
let tablet: Browser
let kioskId: string
let playerId: string

beforeAll(async () => {
  server = await startTestServer(undefined, { SCAN_WORKERS: '1' }, { scanProcess: processFile })
})
beforeEach(async () => {
  await setTimeSignedIn(server, new Date(server.now().getTime() + 3_600_000))
  club = await createTestClub(server, `Club ${Math.random()}`)
  ;({ tablet, kioskId } = await openTestKiosk(server, club))
  playerId = (
    await signUpAs(server, {
      firstName: 'Nora',
      lastName: `N${Math.random()}`.replace('.', ''),
      clubCode: club.clubCode,
    })
  ).userId
})
afterAll(async () => {
  await server.close()
})

const pathOf = (id = playerId) => `/api/kiosk/players/${id}/readings?courseId=${club.courseId}`
const send = (photo: Buffer, { by = tablet, path = pathOf() } = {}) =>
  by('POST', path, photo, { 'content-type': 'image/jpeg' })
const read = async (command: string, by = tablet) => send(await photoOfCommand(command), { by })
const progress = async () => (await tablet('GET', '/api/kiosk/reading')).body
const expectStage = (stage: string | null) =>
  expect.poll(progress, { timeout: 20_000 }).toEqual({ stage, place: 0 })

async function countOf(table: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? -1
}

describe('a photo of the card at the kiosk', () => {
  test('is read for the card of the player, and neither it nor a card nor a round is stored', async () => {
    const before = [await countOf('photos'), await countOf('rounds'), await countOf('hole_entries')]
    const answer = await read('tell')
    const { success, rows, printed } = expectBody(answer, readPhotoAtKiosk.reply)
    expect([success, rows.length, printed.length]).toEqual([true, 2, 18])
    expect([await countOf('photos'), await countOf('rounds'), await countOf('hole_entries')]).toEqual(before)
    expect(
      readdirSync(join(server.dataDir, 'photos'), { recursive: true, withFileTypes: true }).filter(
        // The mark that says whose photos lie there.
        (one) => one.isFile() && one.name !== 'owner',
      ),
    ).toEqual([])
  })

  test('when it shows no card, then the answer says which sentence to show', async () => {
    const photo = await sharp({ create: { width: 60, height: 50, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    expect(await send(photo)).toMatchObject({
      status: 200,
      body: { success: false, failure: 'no_scorecard', rows: [] },
    })
  })

  test('when it is no picture, too large, or the reader fails, then each is refused in its own words', async () => {
    expect(await send(Buffer.from('no picture'))).toMatchObject({ body: { code: 'photo_unreadable' } })
    const large = Buffer.alloc(LARGEST_PHOTO + 1, 'x')
    expect(await send(large)).toMatchObject({ status: 413, body: { code: 'photo_too_large' } })
    expect(await read('throw')).toMatchObject({ status: 500, body: { code: 'scan_failed' } })
  })

  test('is read for nobody but a player of this club, by nobody but an open kiosk', async () => {
    const photo = await photoOfCommand('read')
    const elsewhere = await createTestClub(server, `Elsewhere ${Math.random()}`)
    const stranger = await signUpAs(server, { firstName: 'Ivo', clubCode: elsewhere.clubCode })
    expect((await send(photo, { path: pathOf(stranger.userId) })).status).toBe(404)
    expect((await send(photo, { by: club.admin })).status).toBe(401)
    await club.admin('DELETE', `/api/clubs/${club.clubId}/kiosks/${kioskId}`)
    expect(await send(photo)).toMatchObject({ status: 401, body: { code: 'kiosk_closed' } })
  })

  test('when another one is being read there, then it waits; another kiosk does not', async () => {
    const first = read('wait kiosk')
    await expectStage('finding_grid')
    expect(await read('read')).toMatchObject({ status: 429, body: { code: 'scan_running' } })
    const other = (await openTestKiosk(server, club, 'Terrace')).tablet
    expect((await other('GET', '/api/kiosk/reading')).body).toEqual({ stage: null, place: 0 })
    release('kiosk')
    expect((await first).status).toBe(200)
    await expectStage(null)
    expect((await read('read')).status).toBe(200)
  })

  test('when the visit ends in the middle, then the reading ends with it', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const sent = httpRequest(new URL(pathOf(), address), {
      method: 'POST',
      headers: { cookie: cookiesOf(tablet), 'content-type': 'image/jpeg', host: address.host },
    })
    sent.on('error', () => undefined)
    sent.end(await photoOfCommand('stop'))
    await expectStage('reading')
    sent.destroy()
    await expectStage(null)
  })

  test('when a kiosk has very many read in an hour, then the card is typed', async () => {
    const { points } = limitTable['kiosk-scans']
    const asked = { counter: ['kiosk-scans', kioskId] as const, now: server.now() }
    for (let i = 0; i < points; i++) await takePoint(server.database.db, asked)
    const answer = await read('read')
    expect(answer).toMatchObject({ status: 429, body: { code: 'scan_limit' } })
    expect(answer.text).toContain(`${points} photos were read here in the last hour. Type the scores in`)
  })
})
