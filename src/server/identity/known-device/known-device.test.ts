import { createHash } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaughtMail } from '#test/mail-catcher.ts'
import { codeIn, startMailingServer, tokenIn, type MailingServer } from '#test/mail-server.ts'
import { expectBody, PASSWORD, signUpByCalls, type Browser } from '#test/server.ts'

let server: MailingServer

beforeAll(async () => {
  server = await startMailingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
})

const Refusal = z.object({
  code: z.literal('too_many_requests'),
  message: z.string(),
  details: z.looseObject({ retryAfterSeconds: z.number(), challenge: z.optional(z.string()) }),
})

const signIn = (browser: Browser, body: Record<string, unknown>, ip = '127.0.0.1') =>
  browser('POST', '/api/auth/sign-in', body, { 'x-forwarded-for': ip })

/** Asks for a new password from another device, and waits for its mail. */
async function askForReset(email: string): Promise<CaughtMail> {
  await server.browser()('POST', '/api/auth/forgot-password', { email })
  return vi.waitFor(
    () => {
      const mail = server.catcher.to(email).find(({ text }) => text?.includes('/auth?reset='))
      if (!mail) throw new Error('no mail for a new password')
      return mail
    },
    { timeout: 10_000 },
  )
}

/** What the first attack of strangers left of the counters of its account. */
let attacked: { key: string; points: number; seconds: number }[] | undefined

/** Strangers have used up everything that the account has for devices it does not know. */
async function attack(email: string): Promise<void> {
  const { pool } = server.database
  const now = server.now().getTime()
  if (attacked) {
    for (const { key, points, seconds } of attacked)
      await pool.query('insert into rate_limits values ($1, $2, $3)', [key + email, points, now + seconds])
    return
  }
  for (let i = 0; i < 12; i++) await signIn(server.browser(), { email, password: 'wrong' })
  const { rows } = await pool.query<{ key: string; points: number; seconds: number }>(
    'select left(key, -length($1)) as key, points, (expire - $2)::float8 as seconds from rate_limits where right(key, length($1)) = $1',
    [email, now],
  )
  attacked = rows
}

/** The challenge of a refusal. */
async function challengeFor(email: string): Promise<string> {
  const answer = await signIn(server.browser(), { email, password: 'wrong' })
  expect(answer.status).toBe(429)
  return Refusal.parse(answer.body).details.challenge ?? ''
}

/** What a browser does with a challenge (web/identity/proof/solve-proof.ts). */
function solve(challenge: string): string {
  const bits = Number(challenge.split('.')[0])
  for (let answer = 0; ; answer++) {
    const proof = `${challenge}.${answer.toString(36)}`
    if (createHash('sha256').update(proof).digest().readUInt32BE(0) >>> (32 - bits) === 0) return proof
  }
}

describe('when strangers try passwords on an account', () => {
  test('then its owner signs in on a device that is known, and stays known', async () => {
    const { email, browser } = await signUpByCalls(server, { firstName: 'Owner' })
    await attack(email)
    for (let i = 0; i < 3; i++)
      expect((await signIn(browser, { email, password: PASSWORD })).status).toBe(200)
  })

  test('then the owner may even mistype nine times on it', async () => {
    const { email, browser } = await signUpByCalls(server, { firstName: 'Typo' })
    await attack(email)
    for (let i = 0; i < 9; i++) expect((await signIn(browser, { email, password: 'typo' })).status).toBe(401)
    expect((await signIn(browser, { email, password: PASSWORD })).status).toBe(200)
  })

  test('then a client that knows no proof of work is told how long to wait', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Plain' })
    await attack(email)
    const answer = await signIn(server.browser(), { email, password: PASSWORD })
    expect(Refusal.parse(answer.body).message).toBe('Too many attempts. Please wait 15 minutes.')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('then the owner gets in on a new device with a proof of work, which is good for one attempt', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Travel' })
    await attack(email)
    const proof = solve(await challengeFor(email))
    const phone = server.browser()
    expect((await signIn(phone, { email, password: PASSWORD, proof })).status).toBe(200)
    expect((await signIn(server.browser(), { email, password: PASSWORD, proof })).status).toBe(429)
    // From now on the phone is known.
    expect((await signIn(phone, { email, password: PASSWORD })).status).toBe(200)
  })

  test('then of 12 uses of one proof at once, one is looked at', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Again' })
    await attack(email)
    const proof = solve(await challengeFor(email))
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(server.browser(), { email, password: 'wrong', proof })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
  })

  test('then a proof does not serve another account, an ended time, or without its work', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Mine' })
    const other = await signUpByCalls(server, { firstName: 'Other' })
    await attack(email)
    await attack(other.email)
    const challenge = await challengeFor(other.email)
    const tries = [
      { email, password: PASSWORD, proof: solve(challenge) },
      { email, password: PASSWORD, proof: `${await challengeFor(email)}.0` },
      { email, password: PASSWORD, proof: `1${(await challengeFor(email)).slice(2)}.0` },
    ]
    for (const body of tries) expect((await signIn(server.browser(), body)).status).toBe(429)
    const late = solve(await challengeFor(email))
    server.setTime(new Date(server.now().getTime() + 6 * 60_000))
    expect((await signIn(server.browser(), { email, password: PASSWORD, proof: late })).status).toBe(429)
  })

  test('then proofs become harder, and after a hundred in a day a mailed link is the way in', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Worn' })
    await attack(email)
    expect(await challengeFor(email)).toMatch(/^16\./)
    const count = (points: number) =>
      server.database.pool.query(
        'insert into rate_limits values ($1, $2, $3) on conflict (key) do update set points = $2',
        [`proof-account:${email}`, points, server.now().getTime() + 86_000_000],
      )
    await count(99)
    expect(await challengeFor(email)).toMatch(/^18\./)
    await count(100)
    const answer = await signIn(server.browser(), { email, password: PASSWORD })
    expect(Refusal.parse(answer.body).details.challenge).toBeUndefined()
    const token = tokenIn(await askForReset(email), 'reset')
    const phone = server.browser()
    const password = 'a fresh and quiet sentence'
    expect((await phone('POST', '/api/auth/reset-password', { token, password })).status).toBe(200)
    expect((await signIn(phone, { email, password })).status).toBe(200)
  })

  test('then wrong codes of strangers leave the link of the mail, and a known device its own tries', async () => {
    const { email, browser } = await signUpByCalls(server, { firstName: 'Coded' })
    for (let i = 0; i < 12; i++)
      await server.browser()('POST', '/api/auth/reset-code', { email, code: '000000' })
    const code = codeIn(await askForReset(email))
    expect((await server.browser()('POST', '/api/auth/reset-code', { email, code })).status).toBe(429)
    expect((await browser('POST', '/api/auth/reset-code', { email, code })).status).toBe(200)
  })
})

describe('the cookie of a known device', () => {
  test('is random, not readable by scripts, kept long, and stored as a hash', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Cookie' })
    const answer = await signIn(server.browser(), { email, password: PASSWORD })
    const cookie = [answer.headers['set-cookie']].flat().find((one) => String(one).includes('device'))
    expect(cookie).toMatch(
      /^__Host-scoreclub\.device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const token = /=([\w-]{32});/.exec(String(cookie))?.[1] ?? ''
    const rows = await server.database.pool.query<{ all: string }>(
      'select d::text as all from known_devices d',
    )
    expect(rows.rows.map((row) => row.all).join()).not.toContain(token)
  })

  test('that was made up, or is somebody else’s, makes nobody known', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Victim' })
    const thief = await signUpByCalls(server, { firstName: 'Thief' })
    await attack(email)
    expect((await signIn(thief.browser, { email, password: PASSWORD })).status).toBe(429)
    const made = await server.browser()(
      'POST',
      '/api/auth/sign-in',
      { email, password: PASSWORD },
      { cookie: `__Host-scoreclub.device=${'A'.repeat(32)}` },
    )
    expect(made.status).toBe(429)
  })

  test('a new password makes every device but this one a stranger’s', async () => {
    const { email, browser } = await signUpByCalls(server, { firstName: 'Fresh' })
    const token = tokenIn(await askForReset(email), 'reset')
    const laptop = server.browser()
    const password = 'another quiet sentence'
    await laptop('POST', '/api/auth/reset-password', { token, password })
    await attack(email)
    expect((await signIn(browser, { email, password })).status).toBe(429)
    expect((await signIn(laptop, { email, password })).status).toBe(200)
  })

  test('a person has at most twenty, and the one used longest ago goes', async () => {
    const { userId, email } = await signUpByCalls(server, { firstName: 'Many' })
    const { pool } = server.database
    // With the one of the sign-up, which was used longest ago, twenty.
    await pool.query(
      `insert into known_devices select $1, 'device ' || n, signed_in_at + n * interval '1 minute'
       from known_devices, generate_series(1, 19) as n where user_id = $1`,
      [userId],
    )
    const read = async () => {
      const { rows } = await pool.query<{ device: string }>(
        'select token_hash as device from known_devices where user_id = $1 order by signed_in_at',
        [userId],
      )
      return rows.map(({ device }) => device)
    }
    const before = await read()
    server.setTime(new Date(server.now().getTime() + 60 * 60_000))
    expectBody(await signIn(server.browser(), { email, password: PASSWORD }), z.looseObject({}))
    const after = await read()
    expect([before.length, after.length]).toEqual([20, 20])
    expect(after.slice(0, -1)).toEqual(before.slice(1))
  })
})
