import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { accessToken, makeAccessToken } from '#contract/identity/access-tokens.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  PASSWORD,
  setTimeSignedIn,
  signUpAs,
  startSecondProcess,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'
import { CALLS_A_MINUTE, TOKEN_REACH } from './admit-tokens.ts'
import { newTokenSecret } from './token-secret.ts'

let server: TestServer
let club: TestClub
const lines: string[] = []

beforeAll(async () => {
  server = await startTestServer(
    undefined,
    { LOG_LEVEL: 'info' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  club = await createTestClub(server)
})
afterAll(() => server.close())

let count = 0
const named = () => `Program ${(count += 1)}`

async function make(browser: Browser, more: object = {}) {
  const asked = { clubId: club.clubId, name: named(), reach: 'read', days: 30, ...more }
  return expectBody(await browser('POST', '/api/access-tokens', asked), makeAccessToken.reply)
}

/** A program that has nothing but the secret. */
const program =
  (secret: string, of: Pick<TestServer, 'app'> = server) =>
  async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer> => {
    const answer = await of.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${secret}` },
      ...(body ? { payload: body } : {}),
    })
    const { statusCode: status, body: text, headers } = answer
    return { status, text, headers, body: text === '' ? '' : (JSON.parse(text) as unknown) }
  }

const here = () => `/api/clubs/${club.clubId}`
const members = () => `${here()}/members`
const tokensOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/access-tokens'), z.array(accessToken))

test('a token that reads reads, without a cookie and without anything else, and writes nothing', async () => {
  const { secret, token } = await make(club.admin)
  expect(secret).toMatch(/^scoreclub_pat_/)
  const ask = program(secret)
  expect((await ask('GET', here())).status).toBe(200)
  expect((await ask('GET', members())).status).toBe(200)
  expect(await ask('PATCH', here(), { currency: 'EUR' })).toMatchObject({
    status: 403,
    body: { message: TOKEN_REACH },
  })
  expect(token).toMatchObject({ reach: 'read', lastUsedAt: null, isExpired: false })
  expect((await tokensOf(club.admin)).find(({ id }) => id === token.id)?.lastUsedAt).not.toBeNull()
})

test('no token of an administrator reads the club’s code, or changes whether joining needs approval', async () => {
  const { clubCode } = club
  const [reads, writes] = [
    program((await make(club.admin)).secret),
    program((await make(club.admin, { reach: 'write' })).secret),
  ]
  const answers = [
    await reads('GET', here()),
    await reads('GET', '/api/auth/user'),
    await reads('GET', `${here()}/audit-log?limit=200`),
    await writes('GET', here()),
    await writes('PATCH', here(), { currency: 'EUR' }),
    await writes('PATCH', here(), { currency: 'USD', version: 0 }),
  ]
  for (const { text } of answers) expect(text).not.toContain(clubCode)
  expect((await club.admin('GET', here())).body).toMatchObject({ clubCode })
  for (const requiresApproval of [true, false])
    expect(await writes('PATCH', here(), { requiresApproval, name: 'Other' })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('may not change whether joining needs approval') as unknown },
    })
  expect((await club.admin('GET', here())).body).not.toMatchObject({ name: 'Other' })
})

test('a token that writes does what its person may do and no more', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Wim', clubCode: club.clubCode })
  const [admins, players] = [
    program((await make(club.admin, { reach: 'write' })).secret),
    program((await make(browser, { reach: 'write' })).secret),
  ]
  expect((await admins('PATCH', here(), { currency: 'EUR' })).status).toBe(200)
  expect((await players('PATCH', here(), { currency: 'EUR' })).status).toBe(403)
  const competition = await createTestCompetition(server, club)
  expect((await players('POST', `/api/competitions/${competition}/join`, {})).status).toBe(200)
})

test('the store and the log hold no secret, and the log names the token', async () => {
  const { secret, token } = await make(club.admin, { reach: 'write' })
  await program(secret)('PATCH', here(), { currency: 'GBP' })
  await program(newTokenSecret())('GET', here())
  const { rows } = await server.database.pool.query<{ row: string }>(
    'select row_to_json(t)::text as row from access_tokens t',
  )
  expect(rows.some(({ row }) => row.includes(secret.slice(14)))).toBe(false)
  await expect.poll(() => lines.join('')).toContain('"security":"token_refused"')
  // Another test's refusal may stand there already, and this line comes after its answer.
  const wrote = () => lines.find((line) => line.includes('token_wrote') && line.includes(token.id)) ?? '{}'
  await expect
    .poll(() => JSON.parse(wrote()) as unknown)
    .toMatchObject({
      userId: club.adminId,
      token: token.id,
      from: '127.0.0.1',
    })
  expect(lines.join('')).not.toContain(secret)
  await expect.poll(() => lines.some((line) => line.includes('token_made'))).toBe(true)
})

describe('when its person', () => {
  const cases: [string, (person: { browser: Browser; userId: string }) => Promise<unknown>][] = [
    ['is removed from the club', ({ userId }) => club.admin('DELETE', `${members()}/${userId}`)],
    [
      'withdraws it',
      async ({ browser }) => {
        const [token] = await tokensOf(browser)
        expect((await browser('DELETE', `/api/access-tokens/${token?.id}`)).status).toBe(200)
        expect((await browser('DELETE', `/api/access-tokens/${token?.id}`)).status).toBe(404)
      },
    ],
    [
      'changes their password',
      ({ browser }) =>
        browser('PUT', '/api/auth/password', {
          password: PASSWORD,
          newPassword: 'seven quiet herons wade',
        }),
    ],
  ]
  test.each(cases)('%s, then it opens nothing, in another process neither', async (_what, end) => {
    const second = await startSecondProcess(server)
    try {
      const person = await signUpAs(server, { firstName: `Out${(count += 1)}`, clubCode: club.clubCode })
      const { secret } = await make(person.browser)
      const asks = [program(secret), program(secret, second)]
      for (const ask of asks) expect((await ask('GET', here())).status).toBe(200)
      await end(person)
      for (const ask of asks)
        await vi.waitFor(async () => expect((await ask('GET', here())).status).toBe(401))
    } finally {
      await second.close()
    }
  })

  test('comes back to the club, then the old token stays dead', async () => {
    const { browser, userId, email } = await signUpAs(server, { firstName: 'Back', clubCode: club.clubCode })
    const { secret } = await make(browser)
    await club.admin('DELETE', `${members()}/${userId}`)
    const invitation = idOf(
      await club.admin('POST', '/api/clubs/invite-member', { email, handicap: 20, clubId: club.clubId }),
    )
    const shown = await club.admin('POST', `${here()}/invitations/${invitation}/link`)
    const { link } = expectBody(shown, z.object({ link: z.string() }))
    const token = new URL(link).searchParams.get('invitation')
    expect((await browser('POST', `/api/invitations/${token}/accept`)).status).toBe(200)
    expect((await browser('GET', here())).status).toBe(200)
    expect((await program(secret)('GET', here())).status).toBe(401)
  })

  test('loses their role, then the token has lost it as well', async () => {
    const { browser, userId } = await signUpAs(server, { firstName: 'Demoted', clubCode: club.clubCode })
    await club.admin('PATCH', `${members()}/${userId}`, { role: 'club_admin' })
    await vi.waitFor(async () => expect((await browser('GET', members())).status).toBe(200))
    const ask = program((await make(browser)).secret)
    expect((await ask('GET', members())).status).toBe(200)
    await club.admin('PATCH', `${members()}/${userId}`, { role: 'player' })
    await vi.waitFor(async () => expect((await ask('GET', members())).status).toBe(403))
  })
})

test('a token is for one club, also of somebody who belongs to two', async () => {
  const other = await createTestClub(server, 'Elm Park')
  const both = await createTestClub(server, 'Third')
  const { link } = expectBody(
    await other.admin(
      'POST',
      `/api/clubs/${other.clubId}/invitations/${idOf(
        await other.admin('POST', '/api/clubs/invite-member', {
          email: 'ada.third@example.org',
          handicap: 20,
          clubId: other.clubId,
        }),
      )}/link`,
    ),
    z.object({ link: z.string() }),
  )
  const token = new URL(link).searchParams.get('invitation')
  expect((await both.admin('POST', `/api/invitations/${token}/accept`)).status).toBe(200)
  const ask = program((await make(both.admin, { clubId: both.clubId })).secret)
  expect((await ask('GET', `/api/clubs/${both.clubId}`)).status).toBe(200)
  expect((await ask('GET', `/api/clubs/${other.clubId}`)).status).toBe(404)
  const strange = { clubId: club.clubId, name: named(), reach: 'read', days: 7 }
  expect((await both.admin('POST', '/api/access-tokens', strange)).status).toBe(404)
})

test('when a name is used again before the token was ever used, then the first secret is over; a used one keeps its name', async () => {
  const name = named()
  const [first, second] = [await make(club.admin, { name }), await make(club.admin, { name })]
  expect((await program(first.secret)('GET', here())).status).toBe(401)
  expect((await program(second.secret)('GET', here())).status).toBe(200)
  const again = { clubId: club.clubId, name, reach: 'read', days: 30 }
  expect(await club.admin('POST', '/api/access-tokens', again)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'name' }] },
  })
})

test('the twenty-first token is refused, also of twenty-five asked for at once', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Many', clubCode: club.clubCode })
  const asked = Array.from({ length: 25 }, () =>
    browser('POST', '/api/access-tokens', {
      clubId: club.clubId,
      name: named(),
      reach: 'read',
      days: 7,
    }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 409)).toHaveLength(5)
  expect(await tokensOf(browser)).toHaveLength(20)
})

test('when a session’s cookie comes along, then the token alone counts', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Cook', clubCode: club.clubCode })
  const { secret } = await make(browser)
  const withCookie = { cookie: cookiesOf(club.admin), authorization: `Bearer ${secret}` }
  const url = `${members()}`
  expect((await server.app.inject({ url, headers: withCookie })).statusCode).toBe(403)
  const wrong = { ...withCookie, authorization: `Bearer ${newTokenSecret()}` }
  expect((await server.app.inject({ url, headers: wrong })).statusCode).toBe(401)
  const proxys = { ...withCookie, authorization: 'Basic c2VjcmV0OnNlY3JldA==' }
  expect((await server.app.inject({ url, headers: proxys })).statusCode).toBe(200)
})

test('a page of another site gets nowhere with a token either', async () => {
  const { secret } = await make(club.admin, { reach: 'write' })
  const answer = await server.app.inject({
    method: 'PATCH',
    url: here(),
    payload: { currency: 'EUR' },
    headers: { authorization: `Bearer ${secret}`, origin: 'https://elsewhere.example' },
  })
  expect(answer.statusCode).toBe(403)
})

test('a program that asks too often waits a minute, and its person and other programs do not', async () => {
  const [one, other] = [await make(club.admin), await make(club.admin)]
  const ask = program(one.secret)
  for (let n = 0; n < CALLS_A_MINUTE; n += 1) await ask('GET', '/api/notices/unread')
  const refused = await ask('GET', '/api/notices/unread')
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 60])
  expect((await program(other.secret)('GET', here())).status).toBe(200)
  expect((await club.admin('GET', here())).status).toBe(200)
})

test('when the time of a token is over, then it opens nothing and says so in the list; a month later it is gone', async () => {
  const start = server.now()
  const { secret, token } = await make(club.admin, { days: 7 })
  await setTimeSignedIn(server, new Date(start.getTime() + 8 * 24 * 3_600_000))
  expect((await program(secret)('GET', here())).status).toBe(401)
  expect((await tokensOf(club.admin)).find(({ id }) => id === token.id)).toMatchObject({ isExpired: true })
  await setTimeSignedIn(server, start)
})

test('when the password was entered long ago, then it is asked for before a token is made', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Stale', clubCode: club.clubCode })
  await server.database.pool.query(
    `update sessions set password_at = $1::timestamptz - interval '1 hour' where user_id = $2`,
    [server.now(), userId],
  )
  await browser('PUT', '/api/auth/club', { clubId: club.clubId })
  const asked = { clubId: club.clubId, name: named(), reach: 'write', days: 7 }
  expect(await browser('POST', '/api/access-tokens', asked)).toMatchObject({
    status: 403,
    body: { code: 'password_again' },
  })
  expect((await browser('POST', '/api/access-tokens', { ...asked, password: 'wrong one' })).status).toBe(400)
  expect((await browser('POST', '/api/access-tokens', { ...asked, password: PASSWORD })).status).toBe(200)
})

test('unknown tokens are counted by address, and no right one suffers from it', async () => {
  const { secret } = await make(club.admin)
  const { points } = limitTable['access-token-address']
  const tried = []
  for (let n = 0; n <= points; n += 1) tried.push((await program(newTokenSecret())('GET', here())).status)
  expect(tried.at(-1)).toBe(429)
  expect((await program(secret)('GET', here())).status).toBe(200)
})
