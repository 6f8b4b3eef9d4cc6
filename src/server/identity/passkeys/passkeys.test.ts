import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorBody } from '#contract/platform/error-body.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, listPasskeys } from '#contract/identity/passkeys.ts'
import { startMailingServer, type MailingServer } from '#test/mail-server.ts'
import { expectBody, PASSWORD, signUpByCalls, type Answer, type Browser } from '#test/server.ts'
import { softKey } from '#test/soft-key.ts'

const site = { origin: 'https://golf.example.org', rpId: 'golf.example.org' }
let server: MailingServer

beforeAll(async () => {
  server = await startMailingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
})

const codeOfRefusal = ({ body }: Answer) => errorBody.parse(body).code
const isIn = async (browser: Browser) => (await browser('GET', '/api/auth/user')).status === 200
const list = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/auth/passkeys'), listPasskeys.reply)

async function challengeToAdd(browser: Browser): Promise<string> {
  const answer = await browser('POST', '/api/auth/passkeys/challenge', { password: PASSWORD })
  return expectBody(answer, beginPasskey.reply).challenge
}

async function challengeToSign(): Promise<string> {
  const answer = await server.browser()('POST', '/api/auth/sign-in/passkey/challenge')
  return expectBody(answer, beginPasskeySignIn.reply).challenge
}

const add = (browser: Browser, credential: unknown, name = 'My phone') =>
  browser('POST', '/api/auth/passkeys', { name, credential })
const enter = (browser: Browser, credential: unknown) =>
  browser('POST', '/api/auth/sign-in/passkey', { credential })

/** Somebody with a passkey. */
async function withKey(firstName: string) {
  const person = await signUpByCalls(server, { firstName })
  const key = softKey(site)
  expectBody(await add(person.browser, key.make(await challengeToAdd(person.browser))), addPasskey.reply)
  return { ...person, key }
}

describe('adding a passkey', () => {
  test('when the browser made it, then it is in the list and a mail says so', async () => {
    const { browser, email, key } = await withKey('Ada')
    const added = { id: key.id, name: 'My phone', createdAt: server.now().toISOString(), lastUsedAt: null }
    expect(await list(browser)).toEqual([added])
    await expect
      .poll(() => server.catcher.to(email).map(({ subject }) => subject))
      .toContain('A passkey was added to your Scoreclub account')
  })

  test('when the password is wrong, then nothing is begun', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Wim' })
    const answer = await browser('POST', '/api/auth/passkeys/challenge', { password: 'a guess' })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of plain http', { origin: 'http://golf.example.org' }],
    ['without its owner being verified', { flags: 0x01 }],
  ])('one %s is refused', async (_what, terms) => {
    const { browser } = await signUpByCalls(server, { firstName: 'Refused' + _what.replaceAll(' ', '') })
    const answer = await add(browser, softKey(site).make(await challengeToAdd(browser), terms))
    expect([answer.status, codeOfRefusal(answer)]).toEqual([400, 'passkey_wrong'])
    expect(await list(browser)).toEqual([])
  })

  test('a challenge serves once, its own person, for adding, for five minutes; a key is one person’s', async () => {
    const { browser, key } = await withKey('Una')
    const other = await signUpByCalls(server, { firstName: 'Otis' })
    const challenge = await challengeToAdd(browser)
    expect(codeOfRefusal(await add(other.browser, softKey(site).make(challenge)))).toBe('passkey_wrong')
    expect((await add(browser, softKey(site).make(challenge), 'Laptop')).status).toBe(200)
    const refused = [
      softKey(site).make(challenge),
      softKey(site).make('invented'),
      softKey(site).make(await challengeToSign()),
      key.make(await challengeToAdd(browser)),
    ]
    for (const one of refused) expect(codeOfRefusal(await add(browser, one))).toBe('passkey_wrong')
    const late = await challengeToAdd(browser)
    server.setTime(new Date(server.now().getTime() + 6 * 60_000))
    expect(codeOfRefusal(await add(browser, softKey(site).make(late)))).toBe('passkey_wrong')
    expect((await list(browser)).map(({ name }) => name).sort()).toEqual(['Laptop', 'My phone'])
  })

  test('one person has ten at most, also when they come at once', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Max' })
    // One after the other: a password is confirmed ten times at the same moment at most, a right one too.
    const challenges: string[] = []
    while (challenges.length < 12) challenges.push(await challengeToAdd(browser))
    const answers = await Promise.all(challenges.map((one) => add(browser, softKey(site).make(one))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await list(browser)).toHaveLength(10)
    const full = await browser('POST', '/api/auth/passkeys/challenge', { password: PASSWORD })
    expect(full.status).toBe(400)
    expect(JSON.stringify(full.body)).toContain('10 passkeys')
  })
})

describe('signing in with a passkey', () => {
  test('when it signs our challenge, then its owner is in, and the list says when', async () => {
    const { browser, userId, key } = await withKey('Ines')
    const fresh = server.browser()
    const answer = await enter(fresh, key.sign(await challengeToSign(), { userHandle: userId }))
    expect(answer).toMatchObject({ status: 200, body: { id: userId } })
    expect(await isIn(fresh)).toBe(true)
    expect((await list(browser))[0]?.lastUsedAt).toBe(server.now().toISOString())
  })

  test('when the account asks for a second step, then the passkey is both', async () => {
    const { userId, key } = await withKey('Both')
    await server.database.pool.query(
      `insert into one_time_secrets (user_id, sealed, made_at, on_since) values ($1, 'x', now(), now())`,
      [userId],
    )
    const fresh = server.browser()
    expect((await enter(fresh, key.sign(await challengeToSign()))).status).toBe(200)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without its owner being verified', { flags: 0x01 }],
    ['without its owner touching it', { flags: 0x04 }],
    ['for somebody else', { userHandle: 'usr_somebody' }],
  ])('a signature %s is refused', async (what, terms) => {
    const { key } = await withKey('Sign' + what.replaceAll(' ', ''))
    const fresh = server.browser()
    const answer = await enter(fresh, key.sign(await challengeToSign(), terms))
    expect([answer.status, codeOfRefusal(answer)]).toEqual([400, 'passkey_wrong'])
    expect(await isIn(fresh)).toBe(false)
  })

  test('a challenge is signed once, within five minutes, and one that was refused is not tried again', async () => {
    const { key } = await withKey('Rita')
    const challenge = await challengeToSign()
    const signed = key.sign(challenge)
    expect((await enter(server.browser(), signed)).status).toBe(200)
    expect(codeOfRefusal(await enter(server.browser(), signed))).toBe('passkey_wrong')
    const spoilt = await challengeToSign()
    await enter(server.browser(), key.sign(spoilt, { flags: 0x01 }))
    expect(codeOfRefusal(await enter(server.browser(), key.sign(spoilt)))).toBe('passkey_wrong')
    const late = await challengeToSign()
    server.setTime(new Date(server.now().getTime() + 6 * 60_000))
    expect(codeOfRefusal(await enter(server.browser(), key.sign(late)))).toBe('passkey_wrong')
  })

  test('another key under this id, an unknown one and a counter that did not rise are refused', async () => {
    const { key } = await withKey('Cora')
    const forged = { ...softKey(site).sign(await challengeToSign()), id: key.id, rawId: key.id }
    expect(codeOfRefusal(await enter(server.browser(), forged))).toBe('passkey_wrong')
    const unknown = softKey(site).sign(await challengeToSign())
    expect(codeOfRefusal(await enter(server.browser(), unknown))).toBe('passkey_wrong')
    const at = async (counter: number) =>
      enter(server.browser(), key.sign(await challengeToSign(), { counter }))
    expect((await at(5)).status).toBe(200)
    for (const counter of [5, 4, 0]) expect(codeOfRefusal(await at(counter))).toBe('passkey_wrong')
    expect((await at(6)).status).toBe(200)
  })
})

describe('removing a passkey', () => {
  test('when it is removed, then it signs nobody in, and a mail says so; nobody removes another person’s', async () => {
    const { browser, email, key } = await withKey('Remy')
    const other = await signUpByCalls(server, { firstName: 'Orla' })
    const remove = (who: Browser) => who('DELETE', `/api/auth/passkeys/${key.id}`)
    expect((await remove(other.browser)).status).toBe(404)
    expect((await remove(browser)).body).toEqual({ success: true })
    expect((await remove(browser)).status).toBe(404)
    expect(codeOfRefusal(await enter(server.browser(), key.sign(await challengeToSign())))).toBe(
      'passkey_wrong',
    )
    await expect
      .poll(() => server.catcher.to(email).map(({ subject }) => subject))
      .toContain('A passkey was removed from your Scoreclub account')
  })

  test('when the account is deleted, then its passkeys go', async () => {
    const { browser, email, userId, key } = await withKey('Gone')
    await challengeToAdd(browser)
    expectBody(
      await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD }),
      z.looseObject({}),
    )
    for (const table of ['passkeys', 'passkey_challenges'])
      expect(
        (await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [userId])).rows,
      ).toEqual([])
    expect(codeOfRefusal(await enter(server.browser(), key.sign(await challengeToSign())))).toBe(
      'passkey_wrong',
    )
  })
})
