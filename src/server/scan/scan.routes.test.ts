import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errors } from '#contract/errors.ts'
import { photoIdOf } from '#contract/photos.ts'
import { ORDERS } from '#test/obeying-thread.ts'
import {
  createTestClub,
  idOf,
  PASSWORD,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { MOST_SCANS } from './scan-limit.ts'

const threadFile = fileURLToPath(new URL('../../../test/obeying-thread.ts', import.meta.url))
const failed = 'Failed to process scorecard image. Please try again.'

let server: TestServer
let club: TestClub
let player: Browser
let other: Browser
const channel = new BroadcastChannel(ORDERS)

beforeAll(async () => {
  const clock = new Date('2026-06-06T09:00:00Z')
  server = await startTestServer(clock, { SCAN_WORKERS: '1' }, { scanThread: threadFile })
  club = await createTestClub(server)
  player = await person('Pat')
  other = await person('Olive')
})
afterAll(async () => {
  channel.close()
  await server.close()
})

const person = async (firstName: string) =>
  (await signUpAs(server, { firstName, clubCode: club.clubCode })).browser

/** An uploaded photo that the thread takes for an order. */
async function photoSaying(order: string, browser = player): Promise<string> {
  const { objectPath } = await uploadTestPhoto(browser)
  writeFileSync(join(server.dataDir, 'photos', `${photoIdOf(objectPath)}.jpg`), order)
  return objectPath
}

const read = (browser: Browser, fileName: string, more: Record<string, unknown> = {}) =>
  browser('POST', '/api/ocr/process', { fileName, ...more })

const readOrder = async (order: string, browser = player, more: Record<string, unknown> = {}) =>
  read(browser, await photoSaying(order, browser), more)

const progress = async (browser: Browser) => (await browser('GET', '/api/ocr/progress')).body
const expectStage = (browser: Browser, stage: string | null, place = 0) =>
  expect.poll(() => progress(browser), { timeout: 20_000 }).toEqual({ stage, place })

const told = ({ status, body }: Answer) => [status, z.looseObject({ code: z.string() }).parse(body).code]

describe('a reading', () => {
  test('names every row, the first one’s strokes, the printed holes, and who read', async () => {
    const answer = await readOrder('read')
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
                ...{ holeNumber: 3, grossScore: null, confidence: 0.6, doubtful: true },
                ...{ others: [4, 'picked_up', null], quad },
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

  test('of a picture without a card is an answer that says why', async () => {
    const answer = await readOrder('nothing')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        ...{ success: false, failure: 'no_scorecard', scores: [], rows: [], notes: [], printed: [] },
        reader: 'local',
      },
    ])
  })

  test('takes the path or the id, and works with no word about the course', async () => {
    const path = await photoSaying('read')
    expect((await read(player, path)).status).toBe(200)
    expect((await read(player, photoIdOf(path) ?? '')).status).toBe(200)
  })

  test('writes nothing but the count of readings (D30)', async () => {
    const path = await photoSaying('read')
    const before = await everyRow()
    expect((await read(player, path, { courseId: club.courseId })).status).toBe(200)
    expect(await everyRow()).toEqual(before)
    expect((await player('GET', path)).status).toBe(200)
  })
})

/** What the store holds, table by table, as text. */
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

describe('T55: the name of the photo', () => {
  test.each([
    '../secret',
    '../photos/x.jpg',
    '/etc/passwd',
    'file:///etc/passwd',
    '/api/objects/../../secret',
    '/api/objects/pho_x/../pho_y',
    '/api/objects/pho_x%2f..',
    'pho_x\0.jpg',
    '\0',
    'pho_doesnotexist',
    '/api/objects/pho_doesnotexist',
    'https://evil.example/api/objects/pho_x',
    'C:\\photos\\card.jpg',
    `pho_${'x'.repeat(1_900)}`,
  ])('%j is not there', async (fileName) => {
    const answer = await read(player, fileName)
    expect([answer.status, answer.body]).toEqual([404, { code: 'scan_photo_missing', message: failed }])
  })

  test.each([
    ['nothing at all', {}],
    ['an empty one', { fileName: '' }],
    ['one without end', { fileName: 'x'.repeat(2_001) }],
    ['a list', { fileName: ['pho_x'] }],
    ['one more field', { fileName: 'pho_x', path: '/etc/passwd' }],
  ])('%s is refused', async (_, body) => {
    expect(told(await player('POST', '/api/ocr/process', body))).toEqual([400, 'invalid_input'])
  })

  test('another member’s photo is not there, nor for an administrator before a round holds it', async () => {
    const path = await photoSaying('read')
    for (const browser of [other, club.admin])
      expect(told(await read(browser, path))).toEqual([404, 'scan_photo_missing'])
  })

  test('a photo that is promised and not sent, or whose file is gone, is not there', async () => {
    const { uploadURL } = z
      .object({ uploadURL: z.string() })
      .parse((await player('POST', '/api/objects/upload')).body)
    const promised = /pho_[A-Za-z0-9]+/.exec(uploadURL)?.[0] ?? ''
    expect(told(await read(player, promised))).toEqual([404, 'scan_photo_missing'])
    const path = await photoSaying('read')
    rmSync(join(server.dataDir, 'photos', `${photoIdOf(path)}.jpg`))
    expect(told(await read(player, path))).toEqual([404, 'scan_photo_missing'])
  })

  test('with a handed-in round the club’s administrator may have it read, and nobody else', async () => {
    const path = await photoSaying('read', other)
    const roundId = idOf(await other('POST', '/api/rounds', { courseId: club.courseId }))
    const handedIn = await other('PATCH', `/api/rounds/${roundId}`, {
      ...{ grossScore: 90, partnerName: 'Pat Tester', partnerSignature: 'Pat' },
      scorecardPhotoUrl: path,
    })
    expect(handedIn.status).toBe(200)
    expect((await read(club.admin, path, { roundId })).status).toBe(200)
    expect(told(await read(player, path))).toEqual([404, 'scan_photo_missing'])
    expect(told(await readOrder('read', player, { roundId }))).toEqual([404, 'not_found'])
  })
})

describe('what the reader is told of the course', () => {
  test('the round as it was started, before the course as it is now', async () => {
    const roundId = idOf(await other('POST', '/api/rounds', { courseId: club.courseId }))
    await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, { par: 5 })
    const pars = async (more: Record<string, unknown>) => {
      const answer = await readOrder('tell', other, more)
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

  test('another club’s course and round are not there', async () => {
    const elsewhere = await createTestClub(server, 'Elsewhere')
    for (const more of [
      { courseId: elsewhere.courseId },
      { courseId: 'crs_missing' },
      { roundId: 'rnd_missing' },
    ])
      expect(told(await readOrder('read', player, more))).toEqual([404, 'not_found'])
  })
})

describe('readers', () => {
  test('only the club’s own machine, where nothing else is configured', async () => {
    expect((await player('GET', '/api/ocr/readers')).body).toEqual([{ id: 'local', outside: false }])
    expect((await readOrder('read', player, { reader: 'local' })).status).toBe(200)
  })

  test.each(['vision', 'LOCAL', '../local'])('%j is refused', async (reader) => {
    const answer = await readOrder('read', player, { reader })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'reader' }] }])
  })
})

describe('a reader outside', () => {
  let outside: TestServer
  let member: Browser
  let photo: string
  let sayings: string[]
  const requests: string[] = []
  const model = createServer((request, response) => {
    requests.push(request.headers.authorization ?? '')
    response.setHeader('content-type', 'application/json').end(sayings.shift() ?? 'nothing to say')
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
    outside = await startTestServer(undefined, env, { scanThread: threadFile })
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

  test('is told with its operator, and not with its key or address', async () => {
    const answer = await member('GET', '/api/ocr/readers')
    expect(answer.body).toEqual([
      { id: 'local', outside: false },
      { id: 'vision', outside: true, operator: 'Example Models, Dublin' },
    ])
  })

  test('gets a photo only when it is named', async () => {
    expect((await read(member, photo)).body).toMatchObject({ reader: 'local' })
    expect(requests).toEqual([])
    const holes = [{ hole: 1, written: 4, confidence: 0.8 }]
    const card = {
      problem: null,
      players: [{ notation: 'gross', holes, out: null, in: null, total: null }],
      printed: [],
    }
    sayings = [JSON.stringify({ choices: [{ message: { content: JSON.stringify(card) } }] })]
    const answer = await read(member, photo, { reader: 'vision' })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        ...{ success: true, reader: 'vision', notes: ['nine_holes'] },
        scores: [{ holeNumber: 1, grossScore: 4, confidence: 0.8 }],
      },
    ])
    expect(requests).toEqual(['Bearer a-key-to-keep'])
  })

  test('that fails is named as such, and its words stay here', async () => {
    sayings = ['a secret of theirs']
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
    'after %j the person hears it, and the next photo is read',
    async (order) => {
      const answer = await readOrder(order)
      expect([answer.status, answer.body]).toEqual([500, { code: 'scan_failed', message: failed }])
      await expectStage(player, null)
      expect((await readOrder('read')).status).toBe(200)
    },
  )

  test('one whose person has gone away is ended, and those behind move up', async () => {
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { browser, email } = await signUpAs(server, { firstName: 'Gone', clubCode: club.clubCode })
    const path = await photoSaying('spin', browser)
    const headers = { origin: base, 'content-type': 'application/json' }
    const post = (call: string, body: unknown, more: RequestInit = {}) =>
      fetch(`${base}${call}`, { method: 'POST', headers, body: JSON.stringify(body), ...more })
    const door = await post('/api/auth/sign-in', { email, password: PASSWORD })
    const cookie = door.headers.getSetCookie().map((one) => one.split(';')[0])
    const leaving = new AbortController()
    const gone = post(
      '/api/ocr/process',
      { fileName: path },
      { headers: { ...headers, cookie: cookie.join('; ') }, signal: leaving.signal },
    )
    await expectStage(browser, 'reading')
    const next = readOrder('read')
    await expectStage(player, 'waiting', 1)
    leaving.abort()
    await expect(gone).rejects.toThrow('aborted')
    expect((await next).status).toBe(200)
    await expectStage(browser, null)
  })
})

describe('several at once', () => {
  test('the second photo of one person is refused while the first is read, and only then', async () => {
    const [first, second] = [await photoSaying('wait first'), await photoSaying('read')]
    const reading = read(player, first)
    await expectStage(player, 'finding_grid')
    expect(told(await read(player, second))).toEqual([429, 'scan_running'])
    channel.postMessage('first')
    expect((await reading).status).toBe(200)
    await expectStage(player, null)
    expect((await read(player, second)).status).toBe(200)
  })

  test('those who wait see their places, and their own alone', async () => {
    const third = await person('Thea')
    const first = readOrder('wait ahead')
    await expectStage(player, 'finding_grid')
    const second = readOrder('wait next', other)
    await expectStage(other, 'waiting', 1)
    const last = readOrder('read', third)
    await expectStage(third, 'waiting', 2)
    expect(await progress(club.admin)).toEqual({ stage: null, place: 0 })
    channel.postMessage('ahead')
    await expectStage(other, 'finding_grid')
    await expectStage(third, 'waiting', 1)
    channel.postMessage('next')
    expect((await Promise.all([first, second, last])).map(({ status }) => status)).toEqual([200, 200, 200])
    await expectStage(third, null)
  })

  test('a line that is full refuses, and says so', async () => {
    const reading = readOrder('wait crowd')
    await expectStage(player, 'finding_grid')
    const crowd = await Promise.all(Array.from({ length: 16 }, (_, n) => person(`Crowd${n}`)))
    const waiting = []
    for (const [n, browser] of crowd.entries()) {
      waiting.push(readOrder('read', browser))
      await expectStage(browser, 'waiting', n + 1)
    }
    expect(told(await readOrder('read', other))).toEqual([503, 'scan_queue_full'])
    channel.postMessage('crowd')
    for (const answer of await Promise.all([reading, ...waiting])) expect(answer.status).toBe(200)
  })
})

test('an hour takes so many readings of one person and no more, refused ones not counted', async () => {
  const eager = await person('Eager')
  const path = await photoSaying('read', eager)
  expect((await read(eager, 'pho_missing')).status).toBe(404)
  for (let n = 0; n < MOST_SCANS; n++) expect((await read(eager, path)).status).toBe(200)
  const answer = await read(eager, path)
  expect([answer.status, answer.body]).toMatchObject([
    429,
    { code: 'scan_limit', message: expect.stringMatching(/wait 60 minutes/) as string },
  ])
  expect((await readOrder('read', other)).status).toBe(200)
})

test('a server that stops ends what is read and what waits, and says so', async () => {
  const stopping = await startTestServer(
    undefined,
    { SCAN_WORKERS: '1', LOG_LEVEL: 'silent' },
    { scanThread: threadFile },
  )
  const { clubCode } = await createTestClub(stopping)
  const [first, second] = await Promise.all(
    ['Pat', 'Olive'].map((firstName) => signUpAs(stopping, { firstName, clubCode })),
  )
  if (!first || !second) throw new Error('nobody')
  const asking = async ({ browser }: { browser: Browser }) => {
    const { objectPath } = await uploadTestPhoto(browser)
    writeFileSync(join(stopping.dataDir, 'photos', `${photoIdOf(objectPath)}.jpg`), 'spin')
    return read(browser, objectPath)
  }
  const answers = [asking(first)]
  await expectStage(first.browser, 'reading')
  answers.push(asking(second))
  await expectStage(second.browser, 'waiting', 1)
  await stopping.close()
  for (const answer of await Promise.all(answers)) expect(told(answer)).toEqual([503, 'unavailable'])
})

test('signed out nobody has anything read', async () => {
  const stranger = server.browser()
  expect((await read(stranger, 'pho_x')).status).toBe(401)
  for (const path of ['/api/ocr/progress', '/api/ocr/readers'])
    expect((await stranger('GET', path)).status).toBe(401)
})
