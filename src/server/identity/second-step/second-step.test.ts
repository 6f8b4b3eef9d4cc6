import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { errorBody } from '#contract/platform/error-body.ts'
import { beginSecondStep, readSecondStep, turnOnSecondStep } from '#contract/identity/second-step.ts'
import { codeIn, startMailingServer, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  expectBody,
  PASSWORD,
  signUpByCalls,
  type Answer,
  type Browser,
  type TestClub,
} from '#test/server.ts'
import { testMachine } from '#test/two-processes/application-parts.ts'
import { connect } from '../../platform/db/client.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { run as secondStepOff } from '../../app/second-step-off-command.ts'

let server: MailingServer
let club: TestClub

beforeAll(async () => {
  server = await startMailingServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
  later(120)
})

const later = (seconds: number) => {
  server.setTime(new Date(server.now().getTime() + seconds * 1000))
}
/** What the app of the phone shows, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: server.now().getTime() + steps * 30_000,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
const begin = (browser: Browser, password = PASSWORD) =>
  browser('POST', '/api/auth/second-step/secret', { password })
const turnOn = (browser: Browser, code: string) => browser('POST', '/api/auth/second-step', { code })
const turnOff = (browser: Browser, password = PASSWORD) =>
  browser('POST', '/api/auth/second-step/off', { password })
const stateOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/auth/second-step'), readSecondStep.reply)
const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser('POST', '/api/auth/sign-in', { email, password })
const give = (browser: Browser, code: string, more: Record<string, unknown> = {}) =>
  browser('POST', '/api/auth/sign-in/second-step', { code, ...more })
const isIn = async (browser: Browser) => (await browser('GET', '/api/auth/user')).status === 200
const codeOfRefusal = ({ body }: Answer) => errorBody.parse(body).code

/** Somebody whose account asks for a code. */
async function guarded(firstName: string) {
  const { browser, email, userId } = await signUpByCalls(server, { firstName, clubCode: club.clubCode })
  const { secret } = expectBody(await begin(browser), beginSecondStep.reply)
  const { recoveryCodes } = expectBody(await turnOn(browser, codeOf(secret)), turnOnSecondStep.reply)
  later(60)
  return { browser, email, userId, secret, recoveryCodes }
}

/** A browser in which the password has just been right. */
async function halfIn(email: string): Promise<Browser> {
  const browser = server.browser()
  const answer = await signIn(browser, email)
  expect([answer.status, codeOfRefusal(answer)]).toEqual([409, 'second_step_needed'])
  return browser
}

describe('turning it on', () => {
  test('when a code of the new secret is given, then it is on, other devices are signed out and a mail says so', async () => {
    const { browser, email } = await signUpByCalls(server, { firstName: 'Tess', clubCode: club.clubCode })
    const other = server.browser()
    expect((await signIn(other, email)).status).toBe(200)
    const { secret, address } = expectBody(await begin(browser), beginSecondStep.reply)
    expect(address).toContain(`secret=${secret}`)
    expect(address).toContain(encodeURIComponent(email))
    expect([await stateOf(browser), await isIn(other)]).toEqual([
      { onSince: null, recoveryCodesLeft: 0 },
      true,
    ])
    const { recoveryCodes } = expectBody(await turnOn(browser, codeOf(secret)), turnOnSecondStep.reply)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await stateOf(browser)).toEqual({ onSince: server.now().toISOString(), recoveryCodesLeft: 10 })
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    await expect
      .poll(() => server.catcher.to(email).map(({ subject }) => subject))
      .toContain('Your Scoreclub account now asks for a code')
  })

  test('when the password is wrong, then no secret is made; ten of them are enough', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Wes', clubCode: club.clubCode })
    for (let i = 0; i < 10; i++)
      expect(await begin(browser, 'a guess')).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'password' }] },
      })
    expect((await begin(browser)).status).toBe(429)
    expect(codeOfRefusal(await turnOn(browser, '123456'))).toBe('second_step_over')
  })

  test('when the code is wrong, a recovery code, or of a secret shown long ago, then it stays off', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Ori', clubCode: club.clubCode })
    const { secret } = expectBody(await begin(browser), beginSecondStep.reply)
    expect(codeOfRefusal(await turnOn(browser, codeOf(secret, 10)))).toBe('second_step_wrong')
    expect(codeOfRefusal(await turnOn(browser, '7K2QX-M4RTB'))).toBe('second_step_wrong')
    expect(await turnOn(browser, '12345')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    const second = expectBody(await begin(browser), beginSecondStep.reply)
    expect(codeOfRefusal(await turnOn(browser, codeOf(secret)))).toBe('second_step_wrong')
    later(16 * 60)
    expect(codeOfRefusal(await turnOn(browser, codeOf(second.secret)))).toBe('second_step_over')
    expect((await stateOf(browser)).onSince).toBeNull()
  })

  test('when it is on, then neither a new secret nor an old one changes anything', async () => {
    const { browser, email, secret } = await guarded('Ona')
    expect(codeOfRefusal(await begin(browser))).toBe('changed_meanwhile')
    expect(codeOfRefusal(await turnOn(browser, codeOf(secret)))).toBe('changed_meanwhile')
    const fresh = await halfIn(email)
    expect((await give(fresh, codeOf(secret))).status).toBe(200)
  })

  test('the store has neither the secret nor a recovery code in the clear', async () => {
    const { userId, secret, recoveryCodes } = await guarded('Kay')
    const { rows } = await server.database.pool.query<{ all: string }>(
      `select s::text || (select string_agg(r::text, ' ') from recovery_codes r where r.user_id = s.user_id) as all
       from one_time_secrets s where user_id = $1`,
      [userId],
    )
    for (const hidden of [secret, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
      expect(rows[0]?.all).not.toContain(hidden)
  })
})

describe('signing in', () => {
  test('when the password is right, then nobody is in until the code is given', async () => {
    const { email, secret, userId } = await guarded('Ines')
    const browser = await halfIn(email)
    expect(await isIn(browser)).toBe(false)
    const { rows } = await server.database.pool.query('select 1 from sessions where user_id = $1', [userId])
    expect(rows).toHaveLength(1)
    const answer = await give(browser, codeOf(secret).replace(/^.../, '$& '))
    expect(answer).toMatchObject({ status: 200, body: { id: userId } })
    expect(await isIn(browser)).toBe(true)
  })

  test('a wrong password says what it says to everybody', async () => {
    const { email } = await guarded('Pam')
    const wrong = await signIn(server.browser(), email, 'a guess')
    const unknown = await signIn(server.browser(), 'nobody@example.org', 'a guess')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['half a minute behind', -1, 200],
    ['half a minute ahead', 1, 200],
    ['a minute behind', -2, 400],
    ['a minute ahead', 2, 400],
  ])('a phone whose clock is %s answers %s with %s', async (_name, steps, status) => {
    const { email, secret } = await guarded(`Clock${steps + 2}`)
    later(300)
    const browser = await halfIn(email)
    expect((await give(browser, codeOf(secret, steps))).status).toBe(status)
  })

  test('when a code was used, then neither it nor an earlier one is taken again', async () => {
    const { email, secret } = await guarded('Rea')
    later(300)
    const first = await halfIn(email)
    const code = codeOf(secret)
    const earlier = codeOf(secret, -1)
    expect((await give(first, code)).status).toBe(200)
    const second = await halfIn(email)
    expect(codeOfRefusal(await give(second, code))).toBe('second_step_wrong')
    expect(codeOfRefusal(await give(second, earlier))).toBe('second_step_wrong')
    later(30)
    expect((await give(second, codeOf(secret))).status).toBe(200)
  })

  test('of many uses of one code at once, one gets in', async () => {
    const { email, secret } = await guarded('Burst')
    const browsers = await Promise.all(Array.from({ length: 6 }, () => halfIn(email)))
    const answers = await Promise.all(browsers.map((browser) => give(browser, codeOf(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the half of a sign-in serves once, for 15 minutes, in its browser, for its account', async () => {
    const { email, secret, recoveryCodes } = await guarded('Hal')
    const other = await guarded('Gil')
    expect(codeOfRefusal(await give(server.browser(), codeOf(secret)))).toBe('second_step_over')
    const made = await server.browser()(
      'POST',
      '/api/auth/sign-in/second-step',
      { code: codeOf(secret) },
      { cookie: `__Host-scoreclub.second_step=${'A'.repeat(32)}` },
    )
    expect(codeOfRefusal(made)).toBe('second_step_over')
    const ofOther = await halfIn(other.email)
    expect(codeOfRefusal(await give(ofOther, codeOf(secret)))).toBe('second_step_wrong')
    expect(codeOfRefusal(await give(ofOther, recoveryCodes[0] ?? ''))).toBe('second_step_wrong')
    const late = await halfIn(email)
    later(16 * 60)
    expect(codeOfRefusal(await give(late, codeOf(secret)))).toBe('second_step_over')
    const twice = await halfIn(email)
    expect((await give(twice, codeOf(secret))).status).toBe(200)
    expect(codeOfRefusal(await give(twice, recoveryCodes[1] ?? ''))).toBe('second_step_over')
  })

  test('when ten codes were wrong, then also the right one waits, but not on a known device', async () => {
    const { browser, email, secret } = await guarded('Guess')
    const thief = await halfIn(email)
    for (let i = 0; i < 10; i++) expect((await give(thief, codeOf(secret, 20 + i))).status).toBe(400)
    const refused = await give(thief, codeOf(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(browser, email)).status).toBe(409)
    expect((await give(browser, codeOf(secret))).status).toBe(200)
  })

  test('the cookie is not for scripts, other sites or plain http, and an invitation is followed after the code', async () => {
    const { email, secret, userId } = await guarded('Guest')
    const answer = await signIn(server.browser(), email)
    const cookie = [answer.headers['set-cookie']].flat().find((one) => String(one).includes('second_step'))
    expect(cookie).toMatch(
      /^__Host-scoreclub\.second_step=[\w-]{32}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const next = await createTestClub(server, 'Ash Vale')
    await server.database.pool.query('update users set email_verified = true where id = any($1)', [
      [next.adminId, userId],
    ])
    later(30)
    const invited = await next.admin('POST', '/api/clubs/invite-member', {
      email,
      handicap: 20,
      clubId: next.clubId,
    })
    const { id } = expectBody(invited, z.looseObject({ id: z.string() }))
    const shown = await next.admin('POST', `/api/clubs/${next.clubId}/invitations/${id}/link`)
    const { link } = expectBody(shown, z.object({ link: z.string() }))
    const invitation = new URL(link).searchParams.get('invitation') ?? ''
    const browser = await halfIn(email)
    const entered = await give(browser, codeOf(secret), { invitation })
    expect(entered).toMatchObject({ status: 200, body: { memberships: [{ clubId: next.clubId }] } })
  })
})

describe('recovery codes', () => {
  test('when one is used, then it signs in once and the owner is told', async () => {
    const { email, browser, recoveryCodes } = await guarded('Rose')
    const code = recoveryCodes[3] ?? ''
    const lost = await halfIn(email)
    expect((await give(lost, code.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await stateOf(browser)).recoveryCodesLeft).toBe(9)
    expect(codeOfRefusal(await give(await halfIn(email), code))).toBe('second_step_wrong')
    await expect
      .poll(() => server.catcher.to(email).find(({ subject }) => subject?.includes('was used'))?.text)
      .toContain('9 are left')
  })

  test('when new ones are made, then the old ones are over; that asks for the password', async () => {
    const { email, browser, recoveryCodes } = await guarded('Nora')
    const replace = (password: string) =>
      browser('POST', '/api/auth/second-step/recovery-codes', { password })
    expect((await replace('a guess')).status).toBe(400)
    const fresh = expectBody(await replace(PASSWORD), turnOnSecondStep.reply).recoveryCodes
    const half = await halfIn(email)
    expect(codeOfRefusal(await give(half, recoveryCodes[0] ?? ''))).toBe('second_step_wrong')
    expect((await give(half, fresh[0] ?? '')).status).toBe(200)
  })

  test('who has no second step has none to make', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Noa', clubCode: club.clubCode })
    const answer = await browser('POST', '/api/auth/second-step/recovery-codes', { password: PASSWORD })
    expect(codeOfRefusal(answer)).toBe('changed_meanwhile')
  })
})

describe('a new password', () => {
  test('when it is set with a mailed code, then the second step is still asked for', async () => {
    const { email, secret, browser: before } = await guarded('Fern')
    const browser = server.browser()
    await browser('POST', '/api/auth/forgot-password', { email })
    const mail = await expect
      .poll(() => server.catcher.to(email).find(({ text }) => text?.includes('/auth?reset=')))
      .toBeDefined()
      .then(() => server.catcher.to(email).find(({ text }) => text?.includes('/auth?reset=')))
    if (!mail) throw new Error('no mail')
    const password = 'seven quiet herons wade'
    const stale = await halfIn(email)
    const answer = await browser('POST', '/api/auth/reset-password', { email, code: codeIn(mail), password })
    expect([answer.status, codeOfRefusal(answer)]).toEqual([409, 'second_step_needed'])
    expect([await isIn(browser), await isIn(before)]).toEqual([false, false])
    // Begun with the old password.
    expect(codeOfRefusal(await give(stale, codeOf(secret)))).toBe('second_step_over')
    expect((await give(browser, codeOf(secret))).status).toBe(200)
    expect((await signIn(server.browser(), email)).status).toBe(401)
    expect(codeOfRefusal(await signIn(server.browser(), email, password))).toBe('second_step_needed')
  })
})

describe('turning it off', () => {
  test('when the password is right, then it is enough again, and a mail says so; twice is once', async () => {
    const { browser, email, secret } = await guarded('Otto')
    const half = await halfIn(email)
    expect((await turnOff(browser, 'a guess')).status).toBe(400)
    expect((await stateOf(browser)).onSince).not.toBeNull()
    for (let i = 0; i < 2; i++) expect((await turnOff(browser)).body).toEqual({ success: true })
    expect(codeOfRefusal(await give(half, codeOf(secret)))).toBe('second_step_over')
    expect((await signIn(server.browser(), email)).status).toBe(200)
    const subjects = () => server.catcher.to(email).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your Scoreclub account no longer asks for a code')
    expect(subjects().filter((subject) => subject?.includes('no longer'))).toHaveLength(1)
  })

  test('when the account is deleted, then nothing of it is left', async () => {
    const { browser, email, userId } = await guarded('Gone')
    await halfIn(email)
    expect((await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD })).status).toBe(200)
    for (const table of ['one_time_secrets', 'recovery_codes', 'started_sign_ins'])
      expect(
        (await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [userId])).rows,
      ).toEqual([])
  })
})

describe('somebody who lost phone and recovery codes', () => {
  const machine = testMachine
  test('when the operator turns it off, then the password is enough, sessions end and a mail says so', async () => {
    const { browser, email } = await guarded('Lou')
    const half = await halfIn(email)
    const { db, pool } = connect(server.database.url)
    const services = { config: server.config, db, machine, now: server.now }
    const reset = (address: string) => resetSecondStep(services, address)
    expect(await reset(`  ${email.toUpperCase()} `)).toBe('off')
    expect([await reset(email), await reset('nobody@example.org')]).toEqual(['was_off', 'nobody'])
    await pool.end()
    expect(codeOfRefusal(await give(half, '123456'))).toBe('second_step_over')
    await expect.poll(() => isIn(browser)).toBe(false)
    expect((await signIn(server.browser(), email)).status).toBe(200)
    await expect
      .poll(() => server.catcher.to(email).map(({ subject }) => subject))
      .toContain('The second step of your Scoreclub account was turned off')
  })

  test('the command needs an address, and says so', async () => {
    const said: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
    expect(await secondStepOff([])).toBe(1)
    vi.restoreAllMocks()
    expect(said.join('')).toContain('npm run second-step-off -- ana@example.org')
  })
})
