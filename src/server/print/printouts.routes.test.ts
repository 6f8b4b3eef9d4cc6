import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDraw } from '#contract/competition/start-sheet-draw.ts'
import { errorBody } from '#contract/platform/error-body.ts'
import { LACKS_LETTERS_HEADER } from '#contract/print/printouts.ts'
import { readPdf } from '#test/read-pdf.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let ann: { browser: Browser; userId: string }
let ben: { browser: Browser; userId: string }
let competitionId: string

beforeAll(async () => {
  server = await startTestServer(undefined, { PUBLIC_URL: 'https://golf.example.org' })
  club = await createTestClub(server)
  ann = await signUpAs(server, { firstName: 'Ann', lastName: 'Lecka', clubCode: club.clubCode })
  ben = await signUpAs(server, { firstName: 'Ben', lastName: 'Niguez', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${ann.userId}/handicap`, { handicap: '20.4', reason: 'New member' })
  competitionId = await createTestCompetition(server, club, {
    name: 'Spring Medal',
    startDate: '2026-06-07T08:00',
    endDate: '2026-06-07T20:00',
  })
  // In another order than that of their names.
  for (const { browser } of [ben, ann])
    expect(await browser('POST', `/api/competitions/${competitionId}/join`, {})).toMatchObject({
      status: 200,
    })
})
afterAll(() => server.close())

const path = (kind: string, id = competitionId) => `/api/competitions/${id}/printouts/${kind}`

async function print(kind: string, by: Browser, language = 'en') {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    method: 'GET',
    url: path(kind),
    headers: { cookie: cookiesOf(by), 'accept-language': language },
  })
  expect({ statusCode, type: headers['content-type'] }).toEqual({
    statusCode: 200,
    type: 'application/pdf',
  })
  const { pages, links, sizes } = readPdf(rawPayload)
  return { headers, links, pages, sizes, text: pages.join('\n').replaceAll('\n', '') }
}

describe('letters that no font has', () => {
  test.each([
    ['अमित कप', 'true'],
    ['東京カップ', undefined],
  ])('the answer says of %s whether it can be printed', async (name, said) => {
    const own = await createTestCompetition(server, club, { name })
    const { statusCode, headers } = await server.app.inject({
      method: 'GET',
      url: path('score-cards', own),
      headers: { cookie: cookiesOf(club.admin) },
    })
    expect({ statusCode, said: headers[LACKS_LETTERS_HEADER] }).toEqual({ statusCode: 200, said })
  })
})

describe('score cards', () => {
  test('when nothing is drawn, then everybody who is entered has a card with their strokes, and no time', async () => {
    const { text, pages, links, headers } = await print('score-cards', club.admin)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="score-cards.pdf"',
      'cache-control': 'no-store',
    })
    expect(pages).toHaveLength(1)
    for (const part of ['Ann Lecka', 'Ben Niguez', 'Oak Hill · Spring Medal', 'No start time'])
      expect(text).toContain(part)
    expect(text).toContain('Handicap Index 20.4')
    expect(links).toEqual(
      [ann, ben].map(
        ({ userId }) => `https://golf.example.org/scorecard?competitionId=${competitionId}&player=${userId}`,
      ),
    )
  })

  test('when a card is begun, then it is printed as it is scored', async () => {
    const own = await createTestCompetition(server, club, { name: 'Begun' })
    await ben.browser('POST', `/api/competitions/${own}/join`, {})
    await ben.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: own })
    await server.database.pool.query('update rounds set playing_handicap = 19 where competition_id = $1', [
      own,
    ])
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: path('score-cards', own),
      headers: { cookie: cookiesOf(club.admin) },
    })
    const [page = ''] = readPdf(rawPayload).pages
    expect(page.replaceAll('\n', '')).toContain('Playing Handicap 19')
    expect(page.split('\n').filter((line) => line === '••')).toHaveLength(1)
    expect(page.split('\n').filter((line) => line === '•')).toHaveLength(17)
  })

  test('a player of the club makes none', async () => {
    expect((await ann.browser('GET', path('score-cards'))).status).toBe(403)
  })

  test('when the competition names no course, then there is nothing to print', async () => {
    const nowhere = await createTestCompetition(server, club, { courseId: null })
    expect((await club.admin('GET', path('score-cards', nowhere))).status).toBe(404)
  })
})

describe('the start sheet', () => {
  test('when it is published, then players have it as it is on the screen, and cards have its times', async () => {
    const before = await ann.browser('GET', path('start-sheet'))
    expect([before.status, errorBody.parse(before.body).code]).toEqual([409, 'no_start_sheet'])
    const draw = `/api/competitions/${competitionId}/draw`
    const { version } = expectBody(
      await club.admin('POST', draw, {
        kind: 'one_tee',
        groupSize: 2,
        firstAt: '2026-06-07T09:10',
        intervalMinutes: 10,
        breaks: [],
        order: 'entered',
      }),
      startDraw,
    )
    await club.admin('POST', `${draw}/publication`, { version })
    const { text } = await print('start-sheet', ann.browser)
    for (const part of [
      'Start sheet',
      'Oak Hill',
      'Spring Medal',
      '09:10',
      'Ann Lecka',
      'Ben Niguez',
      'Page 1 of 1',
    ])
      expect(text).toContain(part)
    const cards = (await print('score-cards', club.admin)).text
    expect(cards).toContain('7 Jun 2026, 09:10, hole 1')
    expect(cards).toContain('With Ben Niguez')
  })

  test('when the reader’s language is Spanish, then so is the sheet', async () => {
    const { text } = await print('start-sheet', ben.browser, 'es-ES,es;q=0.9')
    expect(text).toContain('Orden de salida')
    expect(text).toContain('Impreso el')
  })
})

test('sheets are on the paper of the club’s country, and of its clock while it names none', async () => {
  const setTo = (union: string | null, zone: string) =>
    server.database.pool.query('update clubs set golf_union = $1, time_zone = $2', [union, zone])
  const { rows } = await server.database.pool.query<{ golf_union: string | null; time_zone: string }>(
    'select golf_union, time_zone from clubs where id = $1',
    [club.clubId],
  )
  const found = []
  for (const [union, zone] of [
    ['united_states', 'America/New_York'],
    ['spain', 'Europe/Madrid'],
    [null, 'America/Bogota'],
  ] as const) {
    await setTo(union, zone)
    found.push((await print('results', ann.browser)).sizes[0]?.map(Math.round))
  }
  expect(found).toEqual([
    [612, 792],
    [595, 842],
    [612, 792],
  ])
  await setTo(rows[0]?.golf_union ?? null, rows[0]?.time_zone ?? 'UTC')
})

describe('results', () => {
  test('they are the board, for every player of the club', async () => {
    const { text } = await print('results', ann.browser)
    for (const part of ['Results, Provisional result', 'Spring Medal', 'Ann Lecka', 'Ben Niguez'])
      expect(text).toContain(part)
  })
})
