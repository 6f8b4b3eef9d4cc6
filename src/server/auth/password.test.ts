import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, startMailingServer, tokenIn, type MailingServer } from '#test/mail-server.ts'
import { createTestClub, idOf, PASSWORD, signUpAs, type Browser, type TestClub } from '#test/server.ts'

const NEW = 'a new and quiet sentence'
const MINUTE = 60_000

let server: MailingServer
let club: TestClub

beforeAll(async () => {
  server = await startMailingServer()
  club = await createTestClub(server, 'Reset Park')
})
afterAll(() => server.close())

const forgot = (email: string, ip = '10.0.0.1', browser = server.browser()) =>
  browser('POST', '/api/auth/forgot-password', { email }, { 'x-forwarded-for': ip })

const reset = (body: Record<string, unknown>, browser = server.browser()) =>
  browser('POST', '/api/auth/reset-password', { password: NEW, ...body })

const signIn = (email: string, password: string, browser = server.browser()) =>
  browser('POST', '/api/auth/sign-in', { email, password })

/** Somebody with an account, and how many mails they have received. */
async function person(firstName: string): Promise<{ email: string; browser: Browser; had: number }> {
  const { email, browser } = await signUpAs(server, { firstName, clubCode: club.clubCode })
  await server.mailTo(email)
  return { email, browser, had: 1 }
}

describe('a forgotten password', () => {
  test('the code of the mail, typed in another browser, sets a new one and ends every other session', async () => {
    const { email, browser, had } = await person('Ann')
    await forgot(` ${email.toUpperCase()} `)
    const mail = await server.mailTo(email, had + 1)
    expect(mail.subject).toMatch(/^\d{6} is your Scoreclub code$/)
    const code = codeIn(mail)
    const other = server.browser()
    // Looking whether it is right uses nothing up.
    for (let i = 0; i < 3; i++)
      expect((await other('POST', '/api/auth/reset-code', { email, code })).status).toBe(200)
    const answer = await reset({ email, code: `${code.slice(0, 3)} ${code.slice(3)}` }, other)
    expect(answer.body).toMatchObject({ email })
    expect((await other('GET', '/api/auth/user')).status).toBe(200)
    await expect.poll(async () => (await browser('GET', '/api/auth/user')).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
    expect((await server.mailTo(email, had + 2)).subject).toBe('Your Scoreclub password was changed')
    expect((await reset({ email, code })).body).toMatchObject({ code: 'code_wrong' })
  })

  test('the link works once, however often a scanner has looked at it', async () => {
    const { email, had } = await person('Bea')
    await forgot(email)
    const token = tokenIn(await server.mailTo(email, had + 1), 'reset')
    for (let i = 0; i < 5; i++) await server.browser()('GET', `/auth?reset=${token}`)
    expect((await reset({ token })).body).toMatchObject({ email, needsVerification: false })
    expect((await reset({ token })).body).toMatchObject({ code: 'code_wrong' })
  })

  test('five presses are one mail; a minute later a new code replaces the old', async () => {
    const { email, had } = await person('Cat')
    await Promise.all([1, 2, 3, 4].map(() => forgot(email)))
    const first = codeIn(await server.mailTo(email, had + 1))
    server.setTime(new Date(server.now().getTime() + 61_000))
    await forgot(email)
    const second = codeIn(await server.mailTo(email, had + 2))
    expect(server.catcher.to(email)).toHaveLength(had + 2)
    if (first !== second) expect((await reset({ email, code: first })).status).toBe(400)
    expect((await reset({ email, code: second })).status).toBe(200)
  })

  test('a code dies after a quarter of an hour, and after five wrong tries', async () => {
    const { email, had } = await person('Dee')
    await forgot(email)
    const old = codeIn(await server.mailTo(email, had + 1))
    server.setTime(new Date(server.now().getTime() + 15 * MINUTE + 1_000))
    expect((await reset({ email, code: old })).status).toBe(400)
    await forgot(email)
    const code = codeIn(await server.mailTo(email, had + 2))
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let i = 0; i < 5; i++)
      expect((await server.browser()('POST', '/api/auth/reset-code', { email, code: wrong })).status).toBe(
        400,
      )
    expect((await reset({ email, code })).body).toMatchObject({ code: 'code_wrong' })
  })

  test('ten wrong codes close the account’s reset for a while, with the minutes; so does asking too often', async () => {
    const { email } = await person('Eve')
    const guess = () => reset({ email, code: '000000' })
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(400)
    expect((await guess()).text).toMatch(/wait \d+ minutes/)
    for (let i = 0; i < 5; i++) expect((await forgot(email)).status).toBe(200)
    const answer = await forgot(email)
    expect([answer.status, answer.text]).toMatchObject([429, expect.stringMatching(/wait \d+ minutes/)])
  })

  test('known and unknown addresses are answered alike and in like time', async () => {
    const { email } = await person('Flo')
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 5; i++)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${i}@example.org`],
      ] as const) {
        const begun = performance.now()
        const answer = await forgot(address)
        times[kind].push(performance.now() - begun)
        expect([answer.status, answer.text]).toEqual([200, '{"success":true}'])
      }
    const median = (list: number[]) => list.sort((a, b) => a - b)[2] ?? 0
    expect(median(times.known) / median(times.unknown)).toBeGreaterThan(0.9)
    expect(median(times.known) / median(times.unknown)).toBeLessThan(1.1)
    const [known, unknown] = [
      await reset({ email, code: '000000' }),
      await reset({ email: 'nobody@example.org', code: '000000' }),
    ]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  })

  test('wrong passwords before do not lock out who has chosen a new one', async () => {
    const { email, had } = await person('Gil')
    for (let i = 0; i < 10; i++) await signIn(email, 'wrong')
    expect((await signIn(email, PASSWORD)).status).toBe(429)
    await forgot(email)
    await reset({ email, code: codeIn(await server.mailTo(email, had + 1)) })
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('a short password uses up nothing', async () => {
    const { email, had } = await person('Hal')
    await forgot(email)
    const code = codeIn(await server.mailTo(email, had + 1))
    expect((await reset({ email, code, password: 'short' })).status).toBe(400)
    expect((await reset({ email, code })).status).toBe(200)
  })
})

describe('the address must be verified before the club code opens anything (D18)', () => {
  test('the code of the mail opens the club, and its administrator is told', async () => {
    const { email, browser } = await person('Ian')
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      clubId: null,
      needsVerification: true,
      memberships: [],
    })
    expect((await browser('GET', `/api/clubs/${club.clubId}`)).status).toBe(404)
    const code = codeIn(await server.mailTo(email))
    const verified = await browser('POST', '/api/auth/verify-email', { code })
    expect(verified.body).toMatchObject({ clubId: club.clubId, needsVerification: false })
    const admin = 'ada.resetpark@example.org'
    await expect
      .poll(() => server.catcher.to(admin).map(({ subject }) => subject))
      .toContain('Ian Tester has joined Reset Park')
  })

  test('somebody else’s click confirms nothing, the owner’s does', async () => {
    const { email, browser } = await person('Jan')
    const stranger = await person('Kim')
    const token = tokenIn(await server.mailTo(email), 'verify')
    expect((await stranger.browser('POST', '/api/auth/verify-email', { token })).status).toBe(400)
    expect((await server.browser()('POST', '/api/auth/verify-email', { token })).status).toBe(401)
    expect((await browser('POST', '/api/auth/verify-email', { token })).body).toMatchObject({
      clubId: club.clubId,
    })
  })

  test('a new code can be asked for, and the next sign-in sends one too', async () => {
    const { email, browser } = await person('Liv')
    server.setTime(new Date(server.now().getTime() + 2 * MINUTE))
    await browser('POST', '/api/auth/verification-code')
    expect((await server.mailTo(email, 2)).subject).toMatch(/^\d{6} confirms your e-mail address$/)
    server.setTime(new Date(server.now().getTime() + 2 * MINUTE))
    await signIn(email, PASSWORD)
    expect((await server.mailTo(email, 3)).subject).toMatch(/^\d{6} confirms your e-mail address$/)
  })

  test('a club that approves its members lets nobody in, and mails who is let in', async () => {
    const { email, browser } = await person('Moe')
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: true })
    const code = codeIn(await server.mailTo(email))
    const verified = await browser('POST', '/api/auth/verify-email', { code })
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: false })
    expect(verified.body).toMatchObject({ clubId: null, memberships: [{ status: 'pending' }] })
    const path = `/api/clubs/${club.clubId}/members/${idOf(verified)}/approve`
    await Promise.all([1, 2, 3, 4, 5].map(() => club.admin('POST', path)))
    expect((await server.mailTo(email, 2)).subject).toBe('Welcome to Reset Park')
    expect(server.catcher.to(email)).toHaveLength(2)
  })
})

test('a hundred unknown club codes in an hour make every join wait for approval (P20)', async () => {
  await server.database.pool.query(
    `insert into rate_limits values ('club-code-site:all', 100, $1)
     on conflict (key) do update set points = 100, expire = $1`,
    [Date.now() + 60 * MINUTE],
  )
  const { email, browser } = await person('Ned')
  const code = codeIn(await server.mailTo(email))
  expect((await browser('POST', '/api/auth/verify-email', { code })).body).toMatchObject({
    clubId: null,
    memberships: [{ clubId: club.clubId, status: 'pending' }],
  })
  await server.database.pool.query(`delete from rate_limits where key = 'club-code-site:all'`)
})

test('mails speak the language of the reader’s browser', async () => {
  const email = 'ola@example.org'
  const browser = server.browser()
  const body = { firstName: 'Ola', lastName: 'Tester', email, password: PASSWORD }
  await browser('POST', '/api/auth/sign-up', body, { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' })
  expect((await server.mailTo(email)).subject).toMatch(/^\d{6} confirma su dirección de correo$/)
})
