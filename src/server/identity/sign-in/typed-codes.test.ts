import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeIn, startMailingServer, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  PASSWORD,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let mailing: MailingServer
let club: TestClub
let mailingClub: TestClub

beforeAll(async () => {
  // Behind one proxy, so that a test can come from many addresses.
  server = await startTestServer(undefined, { TRUST_PROXY: '1' })
  mailing = await startMailingServer()
  club = await createTestClub(server)
  mailingClub = await createTestClub(mailing, 'Mail Park')
})
afterAll(async () => {
  await server.close()
  await mailing.close()
})
beforeEach(async () => {
  for (const { database } of [server, mailing]) await database.pool.query('delete from rate_limits')
})

const from = (ip: string) => ({ 'x-forwarded-for': ip })

/** A well-formed code that no club of these tests has. */
const unknownCode = ({ clubCode }: TestClub) =>
  `SC${String((Number(clubCode.slice(2)) + 7) % 1_000_000).padStart(6, '0')}`

const choose = (browser: Browser, clubCode: string, ip = '192.0.2.1') =>
  browser('POST', '/api/auth/preferences', { userType: 'player', clubCode }, from(ip))

let made = 0

/** Types a code at the entrance and makes an account. */
async function signUpWith(clubCode: string, { at = server, ip = '192.0.2.1' } = {}) {
  const browser = at.browser()
  const email = `typed.${made++}@example.org`
  expect((await choose(browser, clubCode, ip)).status).toBe(200)
  const person = { firstName: 'Typed', lastName: 'Tester', email, password: PASSWORD }
  return { browser, email, answer: await browser('POST', '/api/auth/sign-up', person, from(ip)) }
}

/** Types a code at the entrance of another browser and signs in to an account. */
async function signInWith(clubCode: string, email: string, { at = server, ip = '192.0.2.1' } = {}) {
  const browser = at.browser()
  await choose(browser, clubCode, ip)
  const body = { email, password: PASSWORD, asksFirst: true }
  return { browser, answer: await browser('POST', '/api/auth/sign-in', body, from(ip)) }
}

const join = (browser: Browser, clubCode: string) => browser('POST', '/api/auth/join-club', { clubCode })

/** Somebody with an account, without a club, who typed no code. */
async function withoutClub(): Promise<string> {
  const email = `typed.${made++}@example.org`
  const person = { firstName: 'Clubless', lastName: 'Tester', email, password: PASSWORD }
  expect((await server.browser()('POST', '/api/auth/sign-up', person)).status).toBe(200)
  return email
}

/** The points of the counters whose names begin like this. */
async function counted(prefix: string, { database }: Pick<TestServer, 'database'> = server) {
  const { rows } = await database.pool.query<{ points: number }>(
    'select points from rate_limits where key like $1 and points > 0',
    [`${prefix}%`],
  )
  return rows.map(({ points }) => points)
}

const refused = (typed: string, why = 'unknown') => ({
  clubId: null,
  memberships: [],
  refusedClubCode: { typed, why },
})

describe('before anybody has signed in', () => {
  test('when a code is right, unknown or malformed, then answer, headers and cookie are alike, and nothing is counted', async () => {
    const seen = []
    for (const code of [
      ...[club.clubCode, `${club.clubCode.slice(0, 5).toLowerCase()} ${club.clubCode.slice(5)}`],
      ...[unknownCode(club), 'SC12345', 'XX12', 'x'.repeat(40), '\u{1F3CC} golf'],
    ]) {
      const { status, text, headers } = await choose(server.browser(), code)
      const cookie = String(headers['set-cookie']).replace(/=[\w-]{32};/, '=token;')
      seen.push(JSON.stringify({ status, text, cookie, rest: stable(headers) }))
    }
    expect(new Set(seen).size, seen.join('\n')).toBe(1)
    expect(seen[0]).toContain('"status":200')
    expect(seen[0]).toContain('=token;')
    expect(await counted('club-code')).toEqual([])
  })

  test('when twenty codes are typed at once, then all are answered alike, and the right one opens the club afterwards', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        choose(server.browser(), at % 2 === 0 ? unknownCode(club) : club.clubCode),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await signUpWith(club.clubCode)).answer.body).toMatchObject({ clubId: club.clubId })
  })

  test('when a player types none, then that is said at the field', async () => {
    for (const code of ['', '   '])
      expect((await choose(server.browser(), code)).body).toMatchObject({
        code: 'club_code_missing',
        fields: [{ field: 'clubCode' }],
      })
  })
})

describe('once somebody is signed in', () => {
  test.each(['SC12 34', 'nonsense', '\u{1F3CC} golf'])(
    'when the code was %s, then the account is made all the same and the code is told as typed',
    async (typed) => {
      const { browser, answer } = await signUpWith(typed)
      expect([answer.status, answer.body]).toMatchObject([200, refused(typed)])
      expect((await browser('GET', '/api/auth/user')).body).toMatchObject(refused(typed))
      expect((await browser('GET', '/api/auth/preferences')).body).toBeNull()
      const joined = await join(browser, club.clubCode)
      expect(joined.body).toMatchObject({ clubId: club.clubId })
      expect(joined.body).not.toHaveProperty('refusedClubCode')
    },
  )

  test('when a person without a club signs in with an unknown code, then they are in and told of it', async () => {
    const typed = unknownCode(club)
    const { browser, answer } = await signInWith(typed, await withoutClub())
    expect([answer.status, answer.body]).toMatchObject([200, refused(typed)])
    expect((await browser('GET', '/api/auth/preferences')).body).toBeNull()
    expect(await counted('club-code-a')).toEqual([1, 1])
    expect(await counted('club-code-s')).toEqual([1, 1])
  })

  test('when the account has a club, then an unknown code neither blocks nor counts nor is told (T37)', async () => {
    const { email } = await signUpWith(club.clubCode)
    const { answer } = await signInWith(unknownCode(club), email)
    expect([answer.status, answer.body]).toMatchObject([200, { clubId: club.clubId }])
    expect(answer.body).not.toHaveProperty('refusedClubCode')
    expect(await counted('club-code')).toEqual([])
  })

  test('when twelve accounts are made at once with unknown codes from one address, then five are looked up', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => signUpWith(unknownCode(club))))
    const why = made.map(({ answer }) => expectWhy(answer.body, unknownCode(club)))
    expect(why.filter((one) => one === 'unknown')).toHaveLength(5)
    expect(why.filter((one) => one === 'limited')).toHaveLength(7)
    expect(await counted('club-code-address')).toEqual([5])
    expect(await counted('club-code-site')).toEqual([5])
    const late = await signUpWith(club.clubCode)
    expect(late.answer.body).toMatchObject(refused(club.clubCode, 'limited'))
    server.setTime(new Date(server.now().getTime() + 15 * 60_000 + 1000))
    expect((await join(late.browser, club.clubCode)).body).toMatchObject({ clubId: club.clubId })
  })

  test('when one account signs in with unknown codes from nine addresses at once, then five are looked up', async () => {
    const email = await withoutClub()
    const all = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        signInWith(unknownCode(club), email, { ip: `198.51.100.${at + 1}` }),
      ),
    )
    expect(all.map(({ answer }) => answer.status)).toEqual(all.map(() => 200))
    expect(await counted('club-code-account')).toEqual([5])
    expect(await counted('club-code-site')).toEqual([5])
  })

  test('when eight players of one clubhouse sign up at once with the right code, then all are in', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => signUpWith(club.clubCode)))
    for (const { answer } of all) expect(answer.body).toMatchObject({ clubId: club.clubId })
    expect(await counted('club-code')).toEqual([])
  })

  test('when an unknown code is the hundredth in an hour, then whoever signs up with a right one waits (P20)', async () => {
    await server.database.pool.query('insert into rate_limits values ($1, 99, $2)', [
      'club-code-site:all',
      server.now().getTime() + 60 * 60_000,
    ])
    expect((await signUpWith(club.clubCode)).answer.body).toMatchObject({ clubId: club.clubId })
    await signUpWith(unknownCode(club), { ip: '203.0.113.5' })
    expect((await signUpWith(club.clubCode)).answer.body).toMatchObject({
      clubId: null,
      memberships: [{ clubId: club.clubId, status: 'pending' }],
    })
  })
})

describe('where the address is verified first', () => {
  const at = () => ({ at: mailing })

  test('when the address is not verified, then right, unknown and malformed codes are still answered alike', async () => {
    const seen = []
    for (const code of [mailingClub.clubCode, unknownCode(mailingClub), 'XX12']) {
      const { email, answer, browser } = await signUpWith(code, at())
      const again = await signInWith(code, email, at())
      const pending = await again.browser('GET', '/api/auth/preferences')
      const said = await again.browser('POST', '/api/auth/preferences/confirm', { join: true })
      const typed = await join(browser, code)
      seen.push(
        [answer, again.answer, pending, said, typed]
          .map(({ status, text }) => `${status} ${text}`)
          .join('\n')
          .replace(/"id":"[^"]*"/g, '')
          .replaceAll(email, ''),
      )
    }
    expect(new Set(seen).size, seen.join('\n\n')).toBe(1)
    expect(await counted('club-code', mailing)).toEqual([])
  })

  test('when it is confirmed, then a right code opens the club, and a wrong one is counted and told as typed', async () => {
    const right = await signUpWith(mailingClub.clubCode, at())
    const wrong = await signUpWith('XX 12', at())
    const verify = async ({ browser, email }: typeof right) =>
      browser('POST', '/api/auth/verify-email', { code: codeIn(await mailing.mailTo(email)) })
    expect((await verify(right)).body).toMatchObject({ clubId: mailingClub.clubId })
    expect(await counted('club-code', mailing)).toEqual([])
    const told = await verify(wrong)
    expect([told.status, told.body]).toMatchObject([200, { ...refused('XX 12'), needsVerification: false }])
    expect(await counted('club-code-a', mailing)).toEqual([1, 1])
    expect((await join(wrong.browser, mailingClub.clubCode)).body).toMatchObject({
      clubId: mailingClub.clubId,
    })
  })
})

function expectWhy(body: unknown, typed: string): unknown {
  expect(body).toMatchObject({ clubId: null, refusedClubCode: { typed } })
  return (body as { refusedClubCode: { why: unknown } }).refusedClubCode.why
}

/** Headers without those that differ between any two answers. */
function stable(headers: object): object {
  const varying = ['x-request-id', 'date', 'set-cookie', 'request-id', 'server-timing']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)))
}
