import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreedTerms } from '#contract/data/agreed/agreed-texts.ts'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { listConsents } from '#contract/data/consents.ts'
import { user as User } from '#contract/identity/session.ts'
import { expectBody, PASSWORD, startTestServer, type Browser, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let people = 0
async function signUp(more: object): Promise<{ browser: Browser; userId: string }> {
  const browser = server.browser()
  const email = `agrees${(people += 1)}@example.org`
  const body = { firstName: 'Agnes', lastName: 'Greed', email, password: PASSWORD, ...more }
  const { id } = expectBody(await browser('POST', '/api/auth/sign-up', body), User)
  return { browser, userId: id }
}
const agreed = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/privacy/consents'), listConsents.reply)
const isAsked = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/auth/user'), User).asksForTerms
const read = (version: string, language = 'es') => ({ version, language })

describe('the terms', () => {
  test('when an account is made beside them, then their text, language and moment are kept', async () => {
    const { browser } = await signUp({ agreedTo: read(TERMS_VERSION) })
    expect(await agreed(browser)).toEqual([
      expect.objectContaining({
        kind: 'terms',
        version: TERMS_VERSION,
        language: 'es',
        text: agreedTerms('es').text,
        by: 'self',
        givenAt: server.now().toISOString(),
        withdrawnAt: null,
      }),
    ])
    expect(await isAsked(browser)).toBe(false)
  })

  test.each([
    ['an account is made without them, as by a program', {}],
    ['a page that was open for long had older ones', { agreedTo: read('2020-01-01') }],
  ])('when %s, then the account is made, nothing is kept, and the person is asked', async (_, more) => {
    const { browser } = await signUp(more)
    expect(await agreed(browser)).toEqual([])
    expect(await isAsked(browser)).toBe(true)
  })

  test('when somebody agrees later, also twice at once, then it is kept once', async () => {
    const { browser } = await signUp({})
    const agree = () => browser('POST', '/api/privacy/consents', read(TERMS_VERSION, 'en'))
    const answers = await Promise.all([agree(), agree(), agree()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await agreed(browser)).map(({ language }) => language)).toEqual(['en'])
    expect(await isAsked(browser)).toBe(false)
  })

  test('when the version that was read no longer holds, then it is refused and nothing is kept', async () => {
    const { browser } = await signUp({})
    const answer = await browser('POST', '/api/privacy/consents', read('2020-01-01'))
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(await agreed(browser)).toEqual([])
  })

  test('when newer terms hold, then the person is asked once more, and the earlier answer stays', async () => {
    const { browser, userId } = await signUp({ agreedTo: read(TERMS_VERSION) })
    await server.database.pool.query("update users set agreed_terms = '2020-01-01' where id = $1", [userId])
    await browser('POST', '/api/privacy/consents', read(TERMS_VERSION, 'en'))
    expect((await agreed(browser)).map(({ language }) => language).sort()).toEqual(['en', 'es'])
  })
})

describe('the store', () => {
  const run = (statement: string) => server.database.pool.query(statement)

  test.each([
    "update consents set act = 'withdrawn'",
    'delete from consents',
    'truncate consents',
    "update consent_texts set text = 'something else'",
    'delete from consent_texts',
    'truncate consent_texts cascade',
  ])('refuses: %s', async (statement) => {
    await signUp({ agreedTo: read(TERMS_VERSION) })
    await expect(run(statement)).rejects.toThrow('append-only')
  })

  test('when an account is deleted, then what it agreed to goes, and the text stays for others', async () => {
    const email = 'leaving@example.org'
    const { browser, userId } = await signUp({ email, agreedTo: read(TERMS_VERSION) })
    expect((await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD })).status).toBe(200)
    const count = async (of: string) => (await run(`select 1 from ${of}`)).rowCount
    expect(await count(`consents where user_id = '${userId}'`)).toBe(0)
    expect(await count("consent_texts where language = 'es'")).toBe(1)
  })
})
