import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listConsents } from '#contract/data/consents.ts'
import { errors } from '#contract/platform/errors.ts'
import { parseObjectPath } from '#contract/photo/photos.ts'
import { release } from '#test/fake-scan-process.ts'
import {
  cookiesOf,
  createTestClub,
  expectBody,
  idOf,
  PASSWORD,
  signUpAs,
  startSecondProcess,
  startTestServer,
  uploadTestPhoto,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { MOST_SCANS } from './reading-gate.ts'
import { SCAN_LEASE_MS, takeScan } from './scan-runs.store.ts'

const processFile = fileURLToPath(new URL('../../../../test/fake-scan-process.ts', import.meta.url))
const failed = 'Failed to process scorecard image. Please try again.'

let server: TestServer
let club: TestClub
let player: Browser
let other: Browser

beforeAll(async () => {
  const clock = new Date('2026-06-06T09:00:00Z')
  server = await startTestServer(
    clock,
    { SCAN_WORKERS: '1', TRUST_PROXY: '127.0.0.1' },
    { scanProcess: processFile },
  )
  club = await createTestClub(server)
  player = await person('Pat')
  other = await person('Olive')
})
afterAll(async () => {
  await server.close()
})

const person = async (firstName: string, { clubCode } = club) =>
  (await signUpAs(server, { firstName, clubCode })).browser

/** Somebody who calls from an address of the internet. */
const from =
  (address: string, browser: Browser): Browser =>
  (method, path, body, headers) =>
    browser(method, path, body, { ...headers, 'x-forwarded-for': address })

/** An uploaded photo whose text is a command to the fake thread. */
async function commandPhoto(command: string, browser = player): Promise<string> {
  const { objectPath } = await uploadTestPhoto(browser)
  writeFileSync(join(server.dataDir, 'photos', `${parseObjectPath(objectPath)}.jpg`), command)
  return objectPath
}

const read = (browser: Browser, fileName: string, more: Record<string, unknown> = {}) =>
  browser('POST', '/api/ocr/process', { fileName, ...more })

const readCommand = async (command: string, browser = player, more: Record<string, unknown> = {}) =>
  read(browser, await commandPhoto(command, browser), more)

const progress = async (browser: Browser) => (await browser('GET', '/api/ocr/progress')).body
const expectStage = (browser: Browser, stage: string | null, place = 0) =>
  expect.poll(() => progress(browser), { timeout: 20_000 }).toEqual({ stage, place })

const statusAndCode = ({ status, body }: Answer) => [
  status,
  z.looseObject({ code: z.string() }).parse(body).code,
]

describe('a reading', () => {
  test('has every row, the strokes of the first row, the printed holes and the reader’s name', async () => {
    const answer = await readCommand('read')
    const quad = [
      [0.1, 0.2],
      [0.2, 0.2],
      [0.2, 0.3],
      [0.1, 0.3],
    ]
    const sure = { confidence: 0.97, doubtful: false, others: [], quad }
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        scores: [{ holeNumber: 1, grossScore: 5, confidence: 0.97 }],
        rows: [
          {
            nameQuad: quad,
            toPar: false,
            holes: [
              { holeNumber: 1, grossScore: 5, ...sure },
              { holeNumber: 2, grossScore: 'picked_up', ...sure },
              {
                holeNumber: 3,
                grossScore: null,
                confidence: 0.6,
                doubtful: true,
                others: [4, 'picked_up', null],
                quad,
              },
              { holeNumber: 4, confidence: 0, doubtful: true, others: [] },
            ],
            sums: [{ of: 'out', value: 41, confidence: 0.8, agrees: false }],
          },
          { toPar: true, holes: [{ holeNumber: 1, grossScore: 4, ...sure }], sums: [] },
        ],
        notes: ['nine_holes', 'to_par'],
        printed: [
          { holeNumber: 1, par: 4 },
          { holeNumber: 2, strokeIndex: 18 },
        ],
        reader: 'local',
      },
    ])
  })

  test('when there is no card in the picture, then the answer says so', async () => {
    const answer = await readCommand('nothing')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: false,
        failure: 'no_scorecard',
        scores: [],
        rows: [],
        notes: [],
        printed: [],
        reader: 'local',
      },
    ])
  })

  test('takes the photo’s path or its id, and needs no course', async () => {
    const path = await commandPhoto('read')
    expect((await read(player, path)).status).toBe(200)
    expect((await read(player, parseObjectPath(path) ?? '')).status).toBe(200)
  })

  test('saves nothing but the count of readings (D30)', async () => {
    const path = await commandPhoto('read')
    const before = await everyRow()
    expect((await read(player, path, { courseId: club.courseId })).status).toBe(200)
    expect(await everyRow()).toEqual(before)
    expect((await player('GET', path)).status).toBe(200)
  })
})

/** The content of the database as text, by table. */
async function everyRow(): Promise<Record<string, string>> {
  const { pool } = server.database
  const names = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
  )
  const rows: Record<string, string> = {}
  for (const { name } of names.rows) {
    const all = await pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as text from "${name}" t`,
    )
    rows[name] = all.rows[0]?.text ?? ''
  }
  expect(Object.keys(rows)).toContain('hole_scores')
  return rows
}

describe('T55: the name of a photo only ever finds a row', () => {
  test.each([
    '../secret',
    '../photos/x.jpg',
    '/etc/passwd',
    'file:///etc/passwd',
    '/api/objects/../../secret',
    '/api/objects/pho_x/../pho_y',
    '/api/objects/pho_x%2f..',
    'pho_doesnotexist',
    '/api/objects/pho_doesnotexist',
    'https://evil.example/api/objects/pho_x',
    'C:\\photos\\card.jpg',
    `pho_${'x'.repeat(1_900)}`,
  ])('when the name is %j, then there is no such photo', async (fileName) => {
    const answer = await read(player, fileName)
    expect([answer.status, answer.body]).toEqual([404, { code: 'scan_photo_missing', message: failed }])
  })

  test.each([
    ['no name', {}],
    ['an empty name', { fileName: '' }],
    ['a name without end', { fileName: 'x'.repeat(2_001) }],
    ['a name with a NUL in it', { fileName: 'pho_x\0.jpg' }],
    ['a NUL', { fileName: '\0' }],
    ['a list of names', { fileName: ['pho_x'] }],
    ['a name and an unknown field', { fileName: 'pho_x', path: '/etc/passwd' }],
  ])('when the body has %s, then the request is refused', async (_, body) => {
    expect(statusAndCode(await player('POST', '/api/ocr/process', body))).toEqual([400, 'invalid_input'])
  })

  test('when the photo is another member’s and in no round, then there is no such photo, for administrators neither', async () => {
    const path = await commandPhoto('read')
    for (const browser of [other, club.admin])
      expect(statusAndCode(await read(browser, path))).toEqual([404, 'scan_photo_missing'])
  })

  test('when the upload never came or the file is gone, then there is no such photo', async () => {
    const { uploadURL } = z
      .object({ uploadURL: z.string() })
      .parse((await player('POST', '/api/objects/upload')).body)
    const promised = /pho_[A-Za-z0-9]+/.exec(uploadURL)?.[0] ?? ''
    expect(statusAndCode(await read(player, promised))).toEqual([404, 'scan_photo_missing'])
    const path = await commandPhoto('read')
    rmSync(join(server.dataDir, 'photos', `${parseObjectPath(path)}.jpg`))
    expect(statusAndCode(await read(player, path))).toEqual([404, 'scan_photo_missing'])
  })

  test('when the photo belongs to a submitted round, then its owner and the club’s administrators may have it read', async () => {
    const path = await commandPhoto('read', other)
    const roundId = idOf(await other('POST', '/api/rounds', { courseId: club.courseId }))
    const handedIn = await other('PATCH', `/api/rounds/${roundId}`, {
      grossScore: 90,
      partnerName: 'Pat Tester',
      partnerSignature: 'Pat',
      scorecardPhotoUrl: path,
    })
    expect(handedIn.status).toBe(200)
    expect((await read(club.admin, path, { roundId })).status).toBe(200)
    expect(statusAndCode(await read(player, path))).toEqual([404, 'scan_photo_missing'])
    expect(statusAndCode(await readCommand('read', player, { roundId }))).toEqual([404, 'not_found'])
  })
})

describe('the hint that the reader gets', () => {
  test('when a round is named, then its holes as it was started come before those of the course', async () => {
    const roundId = idOf(await other('POST', '/api/rounds', { courseId: club.courseId }))
    await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, { par: 5 })
    const pars = async (more: Record<string, unknown>) => {
      const answer = await readCommand('tell', other, more)
      return z
        .object({ printed: z.array(z.object({ par: z.int(), strokeIndex: z.int() })) })
        .parse(answer.body).printed
    }
    const course = await pars({ courseId: club.courseId })
    expect([course.length, course[0]]).toEqual([18, { par: 5, strokeIndex: 1 }])
    const round = await pars({ courseId: club.courseId, roundId })
    expect([round.length, round[0]]).toEqual([18, { par: 4, strokeIndex: 1 }])
    await other('POST', `/api/rounds/${roundId}/abandon`)
  })

  test('when the course or round is another club’s, then it is not found', async () => {
    const elsewhere = await createTestClub(server, 'Elsewhere')
    for (const more of [
      { courseId: elsewhere.courseId },
      { courseId: 'crs_missing' },
      { roundId: 'rnd_missing' },
    ])
      expect(statusAndCode(await readCommand('read', player, more))).toEqual([404, 'not_found'])
  })
})

describe('the list of readers', () => {
  test('when nothing else is configured, then it has the club’s own machine only', async () => {
    expect((await player('GET', '/api/ocr/readers')).body).toEqual([{ id: 'local', outside: false }])
    expect((await readCommand('read', player, { reader: 'local' })).status).toBe(200)
  })

  test.each(['vision', 'LOCAL', '../local'])(
    'when the reader is %j, then the request is refused',
    async (reader) => {
      const answer = await readCommand('read', player, { reader })
      expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'reader' }] }])
    },
  )
})

describe('a vision service outside', () => {
  let outside: TestServer
  let member: Browser
  let photo: string
  let answers: string[]
  const requests: string[] = []
  const model = createServer((request, response) => {
    requests.push(request.headers.authorization ?? '')
    response.setHeader('content-type', 'application/json').end(answers.shift() ?? 'no answer left')
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
    const address = model.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const env = {
      SCAN_VISION_URL: `http://127.0.0.1:${address.port}/v1/chat/completions`,
      SCAN_VISION_KEY: 'a-key-to-keep',
      SCAN_VISION_MODEL: 'a-model',
      SCAN_VISION_OPERATOR: 'Example Models, Dublin',
      LOG_LEVEL: 'silent',
    }
    outside = await startTestServer(undefined, env, { scanProcess: processFile })
    const { clubCode } = await createTestClub(outside)
    member = (await signUpAs(outside, { firstName: 'Mia', clubCode })).browser
    photo = (await uploadTestPhoto(member)).objectPath
  })
  afterAll(async () => {
    model.close()
    await outside.close()
  })
  beforeEach(() => {
    requests.length = 0
  })

  test('is listed with its operator, without its key or address', async () => {
    const answer = await member('GET', '/api/ocr/readers')
    expect(answer.body).toEqual([
      { id: 'local', outside: false },
      { id: 'vision', outside: true, operator: 'Example Models, Dublin' },
    ])
  })

  test('when it is not named, then it gets no photo', async () => {
    expect((await read(member, photo)).body).toMatchObject({ reader: 'local' })
    expect(requests).toEqual([])
    const holes = [{ hole: 1, written: 4, confidence: 0.8 }]
    const card = {
      problem: null,
      players: [{ notation: 'gross', holes, out: null, in: null, total: null }],
      printed: [],
    }
    answers = [JSON.stringify({ choices: [{ message: { content: JSON.stringify(card) } }] })]
    const answer = await read(member, photo, { reader: 'vision', agreedIn: 'es' })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        success: true,
        reader: 'vision',
        notes: ['nine_holes'],
        scores: [{ holeNumber: 1, grossScore: 4, confidence: 0.8 }],
      },
    ])
    expect(requests).toEqual(['Bearer a-key-to-keep'])
    const agreed = expectBody(await member('GET', '/api/privacy/consents'), listConsents.reply)
    expect(agreed.map(({ kind, language }) => [kind, language])).toEqual([['outside_reader', 'es']])
    expect(agreed[0]?.text).toContain('va a Example Models, Dublin')
  })

  test('when it fails, then the answer says so without its words', async () => {
    answers = ['a secret of theirs']
    const answer = await read(member, photo, { reader: 'vision' })
    expect([answer.status, answer.body]).toEqual([
      502,
      { code: 'scan_service_failed', message: errors.scan_service_failed.message },
    ])
    expect(requests).toHaveLength(1)
  })
})

describe('when a reading goes wrong', () => {
  test.each([['throw'], ['exit']])(
    'when the process answers with %j, then the person is told and the next photo is read',
    async (command) => {
      const answer = await readCommand(command)
      expect([answer.status, answer.body]).toEqual([500, { code: 'scan_failed', message: failed }])
      await expectStage(player, null)
      expect((await readCommand('read')).status).toBe(200)
    },
  )

  test('when the person has gone away, then the reading is ended and the next one starts', async () => {
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { browser, email } = await signUpAs(server, { firstName: 'Gone', clubCode: club.clubCode })
    const path = await commandPhoto('spin', browser)
    const headers = { origin: base, 'content-type': 'application/json' }
    const post = (call: string, body: unknown, more: RequestInit = {}) =>
      fetch(`${base}${call}`, { method: 'POST', headers, body: JSON.stringify(body), ...more })
    const signIn = await post('/api/auth/sign-in', { email, password: PASSWORD })
    const cookie = signIn.headers.getSetCookie().map((one) => one.split(';')[0])
    const leaving = new AbortController()
    const gone = post(
      '/api/ocr/process',
      { fileName: path },
      { headers: { ...headers, cookie: cookie.join('; ') }, signal: leaving.signal },
    )
    await expectStage(browser, 'reading')
    const next = readCommand('read')
    await expectStage(player, 'waiting', 1)
    leaving.abort()
    await expect(gone).rejects.toThrow('aborted')
    expect((await next).status).toBe(200)
    await expectStage(browser, null)
  })
})

describe('several at once', () => {
  test('when a person’s first photo is still being read, then the second is refused', async () => {
    const [first, second] = [await commandPhoto('wait first'), await commandPhoto('read')]
    const reading = read(player, first)
    await expectStage(player, 'finding_grid')
    expect(statusAndCode(await read(player, second))).toEqual([429, 'scan_running'])
    release('first')
    expect((await reading).status).toBe(200)
    await expectStage(player, null)
    expect((await read(player, second)).status).toBe(200)
  })

  test('when another process is asked, then it says how far the reading is and refuses a second photo; when that one ended, then it reads', async () => {
    const process = await startSecondProcess(server)
    type Asking = { browser?: Browser; payload?: { fileName: string } }
    const ask = async (method: 'GET' | 'POST', url: string, { browser = player, payload }: Asking = {}) => {
      const headers = { cookie: cookiesOf(browser) }
      const answer = await process.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return [answer.statusCode, answer.json<Record<string, unknown>>()]
    }
    const [first, second] = [await commandPhoto('wait elsewhere'), await commandPhoto('read')]
    const reading = read(player, first)
    await expect
      .poll(() => ask('GET', '/api/ocr/progress'))
      .toEqual([200, { stage: 'finding_grid', place: 0 }])
    const waiting = read(other, await commandPhoto('read', other))
    await expect
      .poll(() => ask('GET', '/api/ocr/progress', { browser: other }))
      .toEqual([200, { stage: 'waiting', place: 1 }])
    expect(await ask('POST', '/api/ocr/process', { payload: { fileName: second } })).toMatchObject([
      ...[429, { code: 'scan_running' }],
    ])
    release('elsewhere')
    expect([(await reading).status, (await waiting).status]).toEqual([200, 200])
    expect(await ask('GET', '/api/ocr/progress')).toEqual([200, { stage: null, place: 0 }])
    await process.close()
  })

  test('when a process died with a reading, then its person may have another photo read after half a minute', async () => {
    const { browser, userId } = await signUpAs(server, { firstName: 'Left', clubCode: club.clubCode })
    const path = await commandPhoto('read', browser)
    const now = server.now()
    await takeScan(server.database.db, { owner: userId, now })
    expect(statusAndCode(await read(browser, path))).toEqual([429, 'scan_running'])
    server.setTime(new Date(now.getTime() + SCAN_LEASE_MS))
    expect((await read(browser, path)).status).toBe(200)
    server.setTime(now)
  })

  test('when several wait, then each person sees their own place', async () => {
    const third = await person('Thea')
    const first = readCommand('wait ahead')
    await expectStage(player, 'finding_grid')
    const second = readCommand('wait next', other)
    await expectStage(other, 'waiting', 1)
    const last = readCommand('read', third)
    await expectStage(third, 'waiting', 2)
    expect(await progress(club.admin)).toEqual({ stage: null, place: 0 })
    release('ahead')
    await expectStage(other, 'finding_grid')
    await expectStage(third, 'waiting', 1)
    release('next')
    expect((await Promise.all([first, second, last])).map(({ status }) => status)).toEqual([200, 200, 200])
    await expectStage(third, null)
  })

  test('when a club or an address has its half of the places, then its next photo is refused with scan_queue_full and another’s is read; and so when all are taken', async () => {
    const [elm, fir] = [await createTestClub(server, 'Elm Wood'), await createTestClub(server, 'Fir Links')]
    const reading = readCommand('wait crowd')
    await expectStage(player, 'finding_grid')
    const waiting: Promise<Answer>[] = []
    const queueUp = async (browser: Browser) => {
      // The place in the queue is taken while the photo of the next one is still being prepared.
      waiting.push(read(browser, await commandPhoto('read', browser)))
      await expectStage(browser, 'waiting', waiting.length)
    }
    const refusedOf = async (browser: Browser) => statusAndCode(await readCommand('read', browser))

    for (let n = 0; n < 7; n++) await queueUp(await person(`Oak${n}`))
    expect(await refusedOf(from('10.0.0.9', other))).toEqual([503, 'scan_queue_full'])
    expect(await refusedOf(elm.admin)).toEqual([503, 'scan_queue_full'])

    for (let n = 0; n < 8; n++) await queueUp(from('10.0.0.8', await person(`Elm${n}`, elm)))
    expect(await refusedOf(from('10.0.0.7', elm.admin))).toEqual([503, 'scan_queue_full'])

    await queueUp(from('10.0.0.7', fir.admin))
    expect(await refusedOf(from('10.0.0.6', await person('Fern', fir)))).toEqual([503, 'scan_queue_full'])
    release('crowd')
    for (const answer of await Promise.all([reading, ...waiting])) expect(answer.status).toBe(200)
  })
})

test('when a person has had the readings of an hour, then one more is refused; a photo that is not found does not count', async () => {
  const eager = await person('Eager')
  const path = await commandPhoto('read', eager)
  expect((await read(eager, 'pho_missing')).status).toBe(404)
  for (let n = 0; n < MOST_SCANS; n++) expect((await read(eager, path)).status).toBe(200)
  const answer = await read(eager, path)
  expect([answer.status, answer.body]).toMatchObject([
    429,
    { code: 'scan_limit', message: expect.stringMatching(/wait 60 minutes/) as string },
  ])
  expect((await readCommand('read', other)).status).toBe(200)
})

test('when the server stops, then running and waiting readings are answered with unavailable', async () => {
  const stopping = await startTestServer(
    undefined,
    { SCAN_WORKERS: '1', LOG_LEVEL: 'silent' },
    { scanProcess: processFile },
  )
  const { clubCode } = await createTestClub(stopping)
  const [first, second] = await Promise.all(
    ['Pat', 'Olive'].map((firstName) => signUpAs(stopping, { firstName, clubCode })),
  )
  if (!first || !second) throw new Error('nobody')
  const asking = async ({ browser }: { browser: Browser }) => {
    const { objectPath } = await uploadTestPhoto(browser)
    writeFileSync(join(stopping.dataDir, 'photos', `${parseObjectPath(objectPath)}.jpg`), 'spin')
    return read(browser, objectPath)
  }
  const answers = [asking(first)]
  await expectStage(first.browser, 'reading')
  answers.push(asking(second))
  await expectStage(second.browser, 'waiting', 1)
  await stopping.close()
  for (const answer of await Promise.all(answers)) expect(statusAndCode(answer)).toEqual([503, 'unavailable'])
})

test('when nobody is signed in, then no photo is read', async () => {
  const stranger = server.browser()
  expect((await read(stranger, 'pho_x')).status).toBe(401)
  for (const path of ['/api/ocr/progress', '/api/ocr/readers'])
    expect((await stranger('GET', path)).status).toBe(401)
})
