import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { codeIn, startMailingServer, tokenIn, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  idOf,
  PASSWORD,
  signUpByCalls,
  type Answer,
  type Browser,
  type TestClub,
} from '#test/server.ts'

const NEW = 'a new and quiet sentence'
const MINUTE = 60_000
/** What a request for a code and the refusal of a wrong one always take (request-password-reset.ts, verify-code.ts). */
const LEAST_MS = 250

type Wait = (ms: number) => Promise<unknown>
const atOnce: Wait = () => Promise.resolve()
/** How the server waits: not at all, but in the tests about its waiting. */
let wait = atOnce

let server: MailingServer
let club: TestClub

beforeAll(async () => {
  server = await startMailingServer({ wait: (ms) => wait(ms) })
  club = await createTestClub(server, 'Reset Park')
})
afterAll(() => server.close())

const forgot = (email: string, ip = '10.0.0.1', browser = server.browser()) =>
  browser('POST', '/api/auth/forgot-password', { email }, { 'x-forwarded-for': ip })

const reset = (body: Record<string, unknown>, browser = server.browser()) =>
  browser('POST', '/api/auth/reset-password', { password: NEW, ...body })

const signIn = (email: string, password: string, browser = server.browser()) =>
  browser('POST', '/api/auth/sign-in', { email, password })

/** Stops the server's waits until `end` is called; `waits` has their lengths in milliseconds. */
function holdWaits(): { waits: unknown[]; end: () => void } {
  const waits: unknown[] = []
  let release: () => void = () => undefined
  const ended = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  wait = (ms) => {
    waits.push(ms)
    return ended
  }
  const end = () => {
    wait = atOnce
    release()
  }
  return { waits, end }
}

/** Somebody with an account, and how many mails they have received. */
async function person(firstName: string): Promise<{ email: string; browser: Browser; had: number }> {
  const { email, browser } = await signUpByCalls(server, { firstName, clubCode: club.clubCode })
  await server.mailTo(email)
  return { email, browser, had: 1 }
}

describe('a forgotten password', () => {
  test('when the mailed code is typed in another browser, then it sets a new password and ends every other session', async () => {
    const { email, browser, had } = await person('Ann')
    await forgot(` ${email.toUpperCase()} `)
    const mail = await server.mailTo(email, had + 1)
    expect(mail.subject).toMatch(/^\d{6} is your Scoreclub code$/)
    const code = codeIn(mail)
    const other = server.browser()
    // Checking whether the code is right does not use it up.
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

  test('the link works once, no matter how often a mail scanner has opened it', async () => {
    const { email, had } = await person('Bea')
    await forgot(email)
    const token = tokenIn(await server.mailTo(email, had + 1), 'reset')
    for (let i = 0; i < 5; i++) await server.browser()('GET', `/auth?reset=${token}`)
    expect((await reset({ token })).body).toMatchObject({ email, needsVerification: false })
    expect((await reset({ token })).body).toMatchObject({ code: 'code_wrong' })
  })

  test('repeated requests send one mail, and after a minute a new code replaces the old one', async () => {
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

  test('a code expires after fifteen minutes, and after five wrong attempts', async () => {
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

  test('after ten wrong codes or too many requests, the person is told how many minutes to wait', async () => {
    const { email } = await person('Eve')
    const guess = () => reset({ email, code: '000000' })
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(400)
    expect((await guess()).text).toMatch(/wait \d+ minutes/)
    for (let i = 0; i < 5; i++) expect((await forgot(email)).status).toBe(200)
    const answer = await forgot(email)
    expect([answer.status, answer.text]).toMatchObject([429, expect.stringMatching(/wait \d+ minutes/)])
  })

  describe('when somebody asks whether an address has an account', () => {
    test('then the same answer comes, and never before the fixed time', async () => {
      const { email } = await person('Flo')
      wait = (ms) => delay(ms)
      onTestFinished(() => void (wait = atOnce))
      const timed = async (request: Promise<Answer>) => {
        const begun = performance.now()
        const answer = await request
        // Timers may be early by a fraction of a millisecond.
        expect(performance.now() - begun).toBeGreaterThan(LEAST_MS - 1)
        return answer
      }
      for (const address of [email, 'nobody@example.org']) {
        const answer = await timed(forgot(address))
        expect([answer.status, answer.text]).toEqual([200, '{"success":true}'])
      }
      const known = await timed(reset({ email, code: '000000' }))
      const unknown = await timed(reset({ email: 'nobody@example.org', code: '000000' }))
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    })

    test('then the fixed time runs while the mail is made, and does not come on top of it', async () => {
      const { email, had } = await person('Fay')
      const { waits, end } = holdWaits()
      const store = await server.database.pool.connect()
      await store.query('begin; lock table email_codes')
      const answered: string[] = []
      const known = forgot(email).then(() => answered.push('known'))
      const unknown = forgot('nobody2@example.org').then(() => answered.push('unknown'))
      try {
        // The code of the known address cannot be stored yet, but both waits have begun, and both are equally long.
        await vi.waitFor(() => expect(waits).toEqual([LEAST_MS, LEAST_MS]), { timeout: 60_000 })
        await store.query('rollback')
        await server.mailTo(email, had + 1)
        expect(answered).toEqual([])
      } finally {
        // Closing the connection ends the lock, or a fault here would keep every later test waiting.
        store.release(true)
        end()
        await Promise.all([known, unknown])
      }
      expect(answered).toHaveLength(2)
    })
  })

  test('wrong passwords entered before a reset do not lock the person out after it', async () => {
    const { email, had } = await person('Gil')
    for (let i = 0; i < 10; i++) await signIn(email, 'wrong')
    expect((await signIn(email, PASSWORD)).status).toBe(429)
    await forgot(email)
    await reset({ email, code: codeIn(await server.mailTo(email, had + 1)) })
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('a password that is too short does not use up the code', async () => {
    const { email, had } = await person('Hal')
    await forgot(email)
    const code = codeIn(await server.mailTo(email, had + 1))
    expect((await reset({ email, code, password: 'short' })).status).toBe(400)
    expect((await reset({ email, code })).status).toBe(200)
  })
})

describe('an address must be verified before the club code gives access (D18)', () => {
  test('when the mailed code is entered, then the person joins the club and its administrator gets a mail', async () => {
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

  test('the link verifies the address only when its owner is signed in', async () => {
    const { email, browser } = await person('Jan')
    const stranger = await person('Kim')
    const token = tokenIn(await server.mailTo(email), 'verify')
    expect((await stranger.browser('POST', '/api/auth/verify-email', { token })).status).toBe(400)
    expect((await server.browser()('POST', '/api/auth/verify-email', { token })).status).toBe(401)
    expect((await browser('POST', '/api/auth/verify-email', { token })).body).toMatchObject({
      clubId: club.clubId,
    })
  })

  test('a new code is sent on request, and again at the next sign-in', async () => {
    const { email, browser } = await person('Liv')
    server.setTime(new Date(server.now().getTime() + 2 * MINUTE))
    await browser('POST', '/api/auth/verification-code')
    expect((await server.mailTo(email, 2)).subject).toMatch(/^\d{6} confirms your e-mail address$/)
    server.setTime(new Date(server.now().getTime() + 2 * MINUTE))
    await signIn(email, PASSWORD)
    expect((await server.mailTo(email, 3)).subject).toMatch(/^\d{6} confirms your e-mail address$/)
  })

  test('when a club approves its members, then a new member waits, and gets one mail when approved', async () => {
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

test('after a hundred unknown club codes in an hour, everyone who joins waits for approval (P20)', async () => {
  await server.database.pool.query(
    `insert into rate_limits values ('club-code-site:all', 100, $1)
     on conflict (key) do update set points = 100, expire = $1`,
    [server.now().getTime() + 60 * MINUTE],
  )
  const { email, browser } = await person('Ned')
  const code = codeIn(await server.mailTo(email))
  expect((await browser('POST', '/api/auth/verify-email', { code })).body).toMatchObject({
    clubId: null,
    memberships: [{ clubId: club.clubId, status: 'pending' }],
  })
  await server.database.pool.query(`delete from rate_limits where key = 'club-code-site:all'`)
})

test('mails are written in the language of the recipient’s browser', async () => {
  const email = 'ola@example.org'
  const browser = server.browser()
  const body = { firstName: 'Ola', lastName: 'Tester', email, password: PASSWORD }
  await browser('POST', '/api/auth/sign-up', body, { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' })
  expect((await server.mailTo(email)).subject).toMatch(/^\d{6} confirma su dirección de correo$/)
})
