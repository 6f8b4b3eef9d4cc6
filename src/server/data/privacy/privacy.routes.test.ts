import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataExport } from '#contract/data/privacy.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { bracket } from '#contract/match/matches.ts'
import {
  expectBody,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestServer,
} from '#test/server.ts'
import { readArchive } from '#test/read-archive.ts'
import { FIRST, LAST, makeWholePerson, placesOf, type WholePerson } from '#test/whole-person.ts'
import { exportTables } from './export/export-tables.ts'

const MINUTE_MS = 60_000

let server: TestServer
let person: WholePerson

beforeAll(async () => {
  server = await startTestServer()
  person = await makeWholePerson(server)
})
afterAll(() => server.close())

const latest = async (browser: Browser) =>
  dataExport.parse((await browser('GET', '/api/privacy/export')).body)
const ready = async (browser: Browser) => {
  await expect.poll(async () => (await latest(browser)).state, { timeout: 20_000 }).toBe('ready')
  return latest(browser)
}
const later = (ms: number) => {
  server.setTime(new Date(server.now().getTime() + ms))
}
const download = (browser: Browser, id: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api/privacy/exports/${id}`,
    headers: { cookie: cookieOf.get(browser) ?? '' },
  })
const cookieOf = new Map<Browser, string>()

/** A session of which the test has the cookie, because a browser of tests reads bodies as text. */
async function signIn(email: string): Promise<Browser> {
  const browser = server.browser()
  const answer = await browser('POST', '/api/auth/sign-in', { email, password: PASSWORD })
  expect(answer.status, answer.text).toBe(200)
  const cookies = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0])
  cookieOf.set(browser, cookies.join('; '))
  return browser
}

describe('everything about me', () => {
  test('when it is asked for twice in a minute, then it is one job', async () => {
    const { browser } = await signUpAs(server, { firstName: 'Asker' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser('POST', '/api/privacy/export')))
    const ids = answers.map((answer) => expectBody(answer, dataExport).id)
    expect(new Set(ids).size).toBe(1)
    await ready(browser)
    expect(expectBody(await browser('POST', '/api/privacy/export'), dataExport).id).toBe(ids[0])
    later(MINUTE_MS)
    expect(expectBody(await browser('POST', '/api/privacy/export'), dataExport).id).not.toBe(ids[0])
  })

  test('five in a day are made, the sixth is refused until tomorrow', async () => {
    const { browser, userId } = await signUpAs(server, { firstName: 'Often' })
    const make = async () => {
      expect((await browser('POST', '/api/privacy/export')).status).toBe(200)
      await ready(browser)
      later(MINUTE_MS)
    }
    await make()
    // The second to the fourth were made like the first.
    const { rowCount } = await server.database.pool.query(
      `insert into data_exports (id, user_id, state, requested_at, attempts, ready_at, expires_at)
       select id || n, user_id, state, requested_at, attempts, ready_at, expires_at
       from data_exports, generate_series(2, 4) as n where user_id = $1`,
      [userId],
    )
    expect(rowCount).toBe(3)
    await make()
    expect(await browser('POST', '/api/privacy/export')).toMatchObject({
      status: 429,
      body: { code: 'too_many_exports' },
    })
    later(24 * 60 * MINUTE_MS)
    expect((await browser('POST', '/api/privacy/export')).status).toBe(200)
  })

  test('when it is ready, then the archive has each table as JSON and CSV, the photo, the signature, and nothing secret', async () => {
    const browser = await signIn(person.email)
    later(MINUTE_MS)
    await browser('POST', '/api/privacy/export')
    const { id, bytes, filesDone, filesTotal } = await ready(browser)
    expect(filesDone).toBe(filesTotal)
    const answer = await download(browser, id)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': 'attachment; filename="scoreclub-data.zip"',
    })
    const files = await readArchive(answer.rawPayload)
    const names = exportTables.flatMap(({ file }) => [`json/${file}.json`, `csv/${file}.csv`])
    expect([...files.keys()].filter((name) => /^(json|csv)\//.test(name)).sort()).toEqual(names.sort())
    expect(files.get(`photos/${person.photoId}.jpg`)?.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect([...files].find(([name]) => name.startsWith('signatures/'))?.[1].toString()).toBe(
      '<svg>qxw-drawn</svg>',
    )
    const text = (name: string) => files.get(name)?.toString() ?? ''
    expect(JSON.parse(text('json/profile.json'))).toMatchObject([{ first_name: FIRST, email: person.email }])
    expect(text('csv/profile.csv')).toContain(person.email)
    for (const file of [
      'rounds',
      'hole-scores',
      'hole-entries',
      'changes-of-cards',
      'cards-you-marked',
      'photos',
      'handicap-record',
      'handicap-changes',
      'competitions',
      'results',
      'teams',
      'draws',
      'matches',
      'memberships',
      'invitations',
      'mails',
      'devices',
      'actions',
    ])
      expect([file, (JSON.parse(text(`json/${file}.json`)) as unknown[]).length > 0]).toEqual([file, true])
    const all = [...files.values()].map((file) => file.toString()).join('\n')
    expect(all).not.toMatch(/argon2|code_hash|"token"|password"/)
    expect(all).not.toContain('bob.tester@example.org')
  })

  test('when somebody else asks for it, or after 24 hours, then there is none', async () => {
    const browser = await signIn(person.email)
    const { id } = await ready(browser)
    const other = await signIn('bob.tester@example.org')
    expect((await download(other, id)).statusCode).toBe(404)
    expect((await server.app.inject(`/api/privacy/exports/${id}`)).statusCode).toBe(401)
    expect((await download(browser, id)).statusCode).toBe(200)
    later(24 * 60 * MINUTE_MS + 1)
    expect((await download(browser, id)).statusCode).toBe(404)
    expect((await browser('GET', '/api/privacy/export')).body).toBeNull()
  })

  test('when the process that made it has died, then another takes the job a minute later', async () => {
    const { browser, userId } = await signUpAs(server, { firstName: 'Left' })
    await server.database.pool.query(
      `insert into data_exports (id, user_id, state, requested_at, leased_until, attempts, expires_at)
       values ('exp_left', $1, 'running', $2, $2, 1, $3)`,
      [userId, server.now(), new Date(server.now().getTime() + MINUTE_MS * 60)],
    )
    expect(await ready(browser)).toMatchObject({ id: 'exp_left' })
  })
})

const erase = (browser: Browser, more: Record<string, unknown> = {}) =>
  browser('POST', '/api/privacy/erasure', { password: PASSWORD, email: person.email, ...more })

describe('deleting an account', () => {
  test('asks for the password and for the account’s own address, and says which is wrong', async () => {
    const { browser, email } = await signUpAs(server, { firstName: 'Typing' })
    expect(await erase(browser, { email, password: 'not this one' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'password' }] },
    })
    expect(await erase(browser, { email: 'other@example.org' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'email' }] },
    })
    expect((await browser('GET', '/api/auth/user')).status).toBe(200)
  })

  test('when ten passwords were wrong, then the next one waits, also a right one', async () => {
    const { browser, email } = await signUpAs(server, { firstName: 'Guessing' })
    const wrong = await Promise.all(
      Array.from({ length: 12 }, (_, i) => erase(browser, { email, password: `wrong ${i}` })),
    )
    expect(wrong.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429, 429])
    expect((await erase(browser, { email })).status).toBe(429)
  })

  test('the last administrator of a club with members hands over first', async () => {
    const { club } = person
    const answer = await club.admin('POST', '/api/privacy/erasure', {
      password: PASSWORD,
      email: 'ada.oakhill@example.org',
    })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'hand_over_first', details: { clubs: [{ id: club.clubId }] } },
    })
  })

  test('when a partner without an account asks, then an administrator takes their name and signature out of all cards', async () => {
    const { club, other } = person
    const takeOut = (name: string) =>
      club.admin('POST', `/api/clubs/${club.clubId}/partner-erasure`, { name })
    const final = person.final
    const board = async () => (await other.browser('GET', `/api/competitions/${final}/leaderboard`)).body
    const before = await board()
    expect((await takeOut('bob  tester')).body).toEqual({ cards: 0 })
    // A card, and a round at another club.
    expect((await takeOut(' BOB Tester ')).body).toEqual({ cards: 2 })
    expect((await takeOut('Bob Tester')).body).toEqual({ cards: 0 })
    expect(await placesOf(server, ['"markerName": "Bob Tester"', '88,"Bob Tester"', 'qxw-drawn'])).toEqual([])
    expect(await board()).toEqual(before)
  })

  test('P27: nothing of the person is left, results are as they were, sessions have ended', async () => {
    const { club, other } = person
    const browser = await signIn(person.email)
    later(MINUTE_MS)
    const results = async () => ({
      boards: await Promise.all(
        [person.final, person.teams].map(async (id) =>
          expectBody(await other.browser('GET', `/api/competitions/${id}/leaderboard`), getLeaderboard.reply),
        ),
      ),
      bracket: expectBody(await other.browser('GET', `/api/competitions/${person.bracket}/bracket`), bracket),
    })
    const before = await results()
    expect((await placesOf(server, [FIRST, LAST, person.email])).length).toBeGreaterThan(15)
    const jpeg = join(server.dataDir, 'photos', `${person.photoId}.jpg`)
    expect(existsSync(jpeg)).toBe(true)

    const answer = await erase(browser)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.headers['clear-site-data']).toBe('"cookies", "storage"')
    for (const one of [browser, person.browser]) expect((await one('GET', '/api/auth/user')).status).toBe(401)
    await expect.poll(() => existsSync(jpeg), { timeout: 10_000 }).toBe(false)
    await expect
      .poll(() => placesOf(server, [FIRST, LAST, person.email, 'qxw-drawn', person.photoId]))
      .toEqual([])

    const rename = (text: string) =>
      text.replaceAll(`${FIRST} ${LAST}`, 'Former member').replaceAll(FIRST, 'Former member')
    const neutral = (value: unknown): unknown =>
      JSON.parse(
        rename(JSON.stringify(value))
          .replaceAll(`"lastName":"${LAST}"`, '"lastName":"member"')
          .replaceAll('"firstName":"Former member"', '"firstName":"Former"'),
      )
    await expect.poll(async () => (await results()).boards[0]).toEqual(neutral(before.boards[0]))
    const after = await results()
    expect(after.boards[0]?.map((row) => [row.position, row.playerName])).toEqual([
      [1, 'Former member'],
      [2, 'Bob Tester'],
    ])
    expect(after.bracket.matches.map(({ result, winnerId }) => [result, winnerId])).toEqual(
      before.bracket.matches.map(({ result, winnerId }) => [result, winnerId]),
    )
    const open = expectBody(
      await club.admin('GET', `/api/competitions/${person.open}/leaderboard`),
      getLeaderboard.reply,
    )
    expect(open).toMatchObject([{ playerName: 'Former member', note: 'withdrawn', thru: 3 }])
    expect(
      (await server.browser()('POST', '/api/auth/sign-in', { email: person.email, password: PASSWORD }))
        .status,
    ).toBe(401)
  })

  test('when the address signs up again, then it is a new person', async () => {
    const again = await signUpAs(server, { firstName: FIRST, lastName: LAST, clubCode: person.club.clubCode })
    expect(again.userId).not.toBe(person.userId)
    expect((await again.browser('GET', '/api/rounds')).body).toEqual([])
  })

  test('when a club has nobody else, then its founder may go', async () => {
    const { browser, email } = await signUpAs(server, { firstName: 'Lonely' })
    await browser('POST', '/api/clubs', { name: 'Nobody’s', timeZone: 'Europe/London' })
    expect((await erase(browser, { email })).status).toBe(200)
  })
})
