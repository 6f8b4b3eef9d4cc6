import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readCourseCard } from '#contract/course/course-card.ts'
import { photoOfCommand, release } from '#test/fake-scan-process.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { MOST_SCANS } from '../reading-gate.ts'

const fixture = (name: string) => readFileSync(`fixtures/scorecards/${name}`)
const processFile = fileURLToPath(new URL('../../../../../test/fake-scan-process.ts', import.meta.url))
const now = new Date('2026-06-06T09:00:00Z')
const quad = [
  [0.1, 0.2],
  [0.2, 0.2],
  [0.2, 0.3],
  [0.1, 0.3],
]

const statusAndCode = ({ status, body }: Answer) => [
  status,
  z.looseObject({ code: z.string() }).parse(body).code,
]

async function read(browser: Browser, clubId: string, photo: Buffer): Promise<Answer> {
  const { objectPath } = await uploadTestPhoto(browser, photo)
  return browser('POST', `/api/clubs/${clubId}/course-card`, { fileName: objectPath })
}

describe('with the real reader', () => {
  let server: TestServer
  let club: TestClub
  beforeAll(async () => {
    // What a reading says is tested here, and other tests share the machine with it.
    server = await startTestServer(now, { SCAN_WORKERS: '1', SCAN_LIMIT_SECONDS: '110' })
    club = await createTestClub(server)
  })
  afterAll(() => server.close())

  test('a photo of a card becomes its pars, indexes and lengths, and nothing is saved', async () => {
    const courses = (await club.admin('GET', `/api/clubs/${club.clubId}/courses`)).text
    const answer = await read(club.admin, club.clubId, fixture('nine-holes.jpg'))
    expect(answer.status).toBe(200)
    const { printed } = z
      .object({ printed: z.array(z.looseObject({ values: z.array(z.int()) })) })
      .parse(JSON.parse(fixture('nine-holes.json').toString()))
    const reply = expectBody(answer, readCourseCard.reply)
    expect(reply).toMatchObject({ success: true, notes: ['nine_holes'] })
    expect(reply.rows.map(({ holes }) => holes.map(({ value }) => value))).toEqual(
      printed.map(({ values }) => values),
    )
    expect((await club.admin('GET', `/api/clubs/${club.clubId}/courses`)).text).toBe(courses)
  }, 120_000)

  test('when the photo shows something else, then the answer says so', async () => {
    const answer = await read(club.admin, club.clubId, fixture('no-scorecard.jpg'))
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: false, failure: 'no_scorecard', rows: [], notes: [] },
    ])
  }, 120_000)
})

describe('around the reader', () => {
  let server: TestServer
  let club: TestClub
  beforeAll(async () => {
    server = await startTestServer(now, { SCAN_WORKERS: '1' }, { scanProcess: processFile })
    club = await createTestClub(server)
  })
  afterAll(async () => {
    await server.close()
  })

  const command = async (text: string, browser = club.admin) =>
    read(browser, club.clubId, await photoOfCommand(text))

  test('what was not read is left out of the answer', async () => {
    const sure = { confidence: 0.97, doubtful: false, others: [], quad }
    const answer = await command('read')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        rows: [
          {
            kind: 'par',
            labelQuad: quad,
            holes: [{ ...sure, holeNumber: 1, value: 4, confidence: 0.6, doubtful: true, others: [3] }],
            sums: [{ of: 'out', value: 36, quad }],
          },
          { kind: 'length', holes: [{ ...sure, holeNumber: 1 }], sums: [] },
        ],
        notes: ['nine_holes'],
      },
    ])
  })

  test('only administrators of the club may have its card read', async () => {
    const player = (await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })).browser
    expect(statusAndCode(await command('read', player))).toEqual([403, 'forbidden'])
    const elsewhere = await createTestClub(server, 'Elsewhere')
    expect(statusAndCode(await command('read', elsewhere.admin))).toEqual([404, 'not_found'])
  })

  test('when the photo is another person’s, then there is no such photo', async () => {
    const player = (await signUpAs(server, { firstName: 'Olive', clubCode: club.clubCode })).browser
    const { objectPath } = await uploadTestPhoto(player, await photoOfCommand('read'))
    const answer = await club.admin('POST', `/api/clubs/${club.clubId}/course-card`, { fileName: objectPath })
    expect(statusAndCode(answer)).toEqual([404, 'scan_photo_missing'])
  })

  test('while it is read, its stage can be asked for, and a second photo waits for nobody', async () => {
    const reading = command('wait kiosk')
    const progress = async () => (await club.admin('GET', '/api/ocr/progress')).body
    await expect.poll(progress, { timeout: 20_000 }).toEqual({ stage: 'finding_grid', place: 0 })
    expect(statusAndCode(await command('read'))).toEqual([429, 'scan_running'])
    release('kiosk')
    expect((await reading).status).toBe(200)
    await expect.poll(progress).toEqual({ stage: null, place: 0 })
  })

  test('when the reader fails, then the answer says that it was not the photo', async () => {
    expect(statusAndCode(await command('throw'))).toEqual([500, 'scan_failed'])
  })

  test('a card counts as a reading of its person, of which there is a limit', async () => {
    const own = await createTestClub(server, 'Limited')
    const { objectPath } = await uploadTestPhoto(own.admin, await photoOfCommand('read'))
    const ask = () => own.admin('POST', `/api/clubs/${own.clubId}/course-card`, { fileName: objectPath })
    for (let asked = 0; asked < MOST_SCANS; asked += 1) expect((await ask()).status).toBe(200)
    expect(statusAndCode(await ask())).toEqual([429, 'scan_limit'])
  }, 60_000)
})
