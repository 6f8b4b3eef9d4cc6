import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, startMailingServer, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  PASSWORD,
  signUpByCalls,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const NEW = 'seven quiet herons wade'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Site = Pick<TestServer, 'browser'>
const signIn = async (at: Site, email: string, password = PASSWORD) => {
  const browser = at.browser()
  const { status } = await browser('POST', '/api/auth/sign-in', { email, password })
  return { browser, status }
}
const statusOf = async (browser: Browser) => (await browser('GET', '/api/auth/user')).status
const put = (browser: Browser, what: 'password' | 'email', body: Record<string, unknown>) =>
  browser('PUT', `/api/auth/${what}`, { password: PASSWORD, ...body })
const mailsTo = async (address: string) => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    'select kind from mails where recipient = $1 order by created_at',
    [address],
  )
  return rows.map(({ kind }) => kind)
}

describe('a new password while signed in', () => {
  test('when the present one is right, then the new one counts, other sessions end and the owner is told', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Pia', clubCode: club.clubCode })
    const { browser: other } = await signIn(server, email)
    expect((await put(browser, 'password', { newPassword: NEW })).body).toEqual({ success: true })
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
    expect([(await signIn(server, email)).status, (await signIn(server, email, NEW)).status]).toEqual([
      401, 200,
    ])
    expect(await mailsTo(email)).toContain('password_changed')
  })

  test('when the present one is wrong or the new one weak, then nothing changes and the field is named', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Wendelin', clubCode: club.clubCode })
    const { browser: other } = await signIn(server, email)
    const wrong = await put(browser, 'password', { password: 'not mine', newPassword: NEW })
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
    for (const newPassword of ['short', 'password2026', 'Wendelin1'])
      expect(await put(browser, 'password', { newPassword })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'newPassword' }] },
      })
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 200])
    expect((await signIn(server, email)).status).toBe(200)
  })

  test('when ten were wrong, then also the right one waits; another site’s request changes nothing', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Gus', clubCode: club.clubCode })
    const foreign = { origin: 'https://evil.example' }
    const sent = { password: PASSWORD, newPassword: NEW }
    expect(await browser('PUT', '/api/auth/password', sent, foreign)).toMatchObject({ status: 403 })
    for (let i = 0; i < 10; i++)
      expect((await put(browser, 'password', { password: 'a guess', newPassword: NEW })).status).toBe(400)
    expect((await put(browser, 'password', { newPassword: NEW })).status).toBe(429)
    expect((await put(browser, 'email', { email: 'gus.new@example.org' })).status).toBe(429)
  })
})

describe('a new e-mail address without a mail server', () => {
  test('when the password is right, then it counts at once, other sessions end and both addresses are told', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Mel', clubCode: club.clubCode })
    const { browser: other } = await signIn(server, email)
    const next = 'mel.new@example.org'
    expect((await put(browser, 'email', { email: next })).body).toEqual({ needsCode: false })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ email: next })
    expect(await statusOf(other)).toBe(401)
    expect([(await signIn(server, email)).status, (await signIn(server, next)).status]).toEqual([401, 200])
    expect([await mailsTo(email), await mailsTo(next)]).toEqual([['email_changed'], ['email_changed']])
  })

  test('when the password is wrong or the address is somebody’s, then nothing changes', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Una', clubCode: club.clubCode })
    const { email: taken } = await signUpByCalls(server, { firstName: 'Vic', clubCode: club.clubCode })
    const wrong = await put(browser, 'email', { password: 'not mine', email: 'una.new@example.org' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
    const refused = await put(browser, 'email', { email: taken })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'email_taken', fields: [{ field: 'email' }] },
    })
    expect((await put(browser, 'email', { email })).body).toEqual({ needsCode: false })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ email })
  })
})

describe('a new e-mail address with a mail server', () => {
  let mailing: MailingServer
  beforeAll(async () => {
    mailing = await startMailingServer()
  })
  afterAll(() => mailing.close())
  const confirm = (browser: Browser, email: string, code: string) =>
    browser('POST', '/api/auth/email/confirm', { email, code })

  test('when the code of the new mailbox is given, then the address counts and the old one is told', async () => {
    const { browser, email } = await signUpByCalls(mailing, { firstName: 'Nia' })
    const { browser: other } = await signIn(mailing, email)
    const next = 'nia.new@example.org'
    expect((await put(browser, 'email', { email: 'typo@example.org' })).body).toEqual({ needsCode: true })
    const typo = codeIn(await mailing.mailTo('typo@example.org'))
    expect((await put(browser, 'email', { email: next })).body).toEqual({ needsCode: true })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ email })
    const code = codeIn(await mailing.mailTo(next))
    // Neither the code of another address nor this one for another address.
    expect((await confirm(browser, next, typo === code ? '000000' : typo)).status).toBe(400)
    expect((await confirm(browser, 'typo@example.org', code)).status).toBe(400)
    expect((await confirm(browser, next, code)).body).toEqual({ success: true })
    expect((await confirm(browser, next, code)).body).toEqual({ success: true })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ email: next })
    const { rows } = await mailing.database.pool.query('select email_verified from users where email = $1', [
      next,
    ])
    expect(rows).toEqual([{ email_verified: true }])
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
    const subjects = () => mailing.catcher.to(email).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your Scoreclub e-mail address was changed')
  })

  test('when somebody else took the address meanwhile, then the code is refused and the old address stays', async () => {
    const { browser, email } = await signUpByCalls(mailing, { firstName: 'Ola' })
    const next = 'ola.new@example.org'
    await put(browser, 'email', { email: next })
    const code = codeIn(await mailing.mailTo(next))
    const person = { firstName: 'O', lastName: 'Other', email: next, password: PASSWORD }
    expect((await mailing.browser()('POST', '/api/auth/sign-up', person)).status).toBe(200)
    expect(await confirm(browser, next, code)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ email })
  })
})
