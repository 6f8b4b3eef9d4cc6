import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listGivenUpMails } from '#contract/outbound/given-up-mails.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import * as reports from '#test/delivery-reports.ts'
import { startMailCatcher, type MailCatcher } from '#test/mail-catcher.ts'
import {
  createTestClub,
  expectBody,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import type { MailContent } from '../../../platform/db/tables/mail.ts'
import { addNotice } from '../../notices/add-notice.store.ts'
import { queueMail, queueMailToAdmins } from '../mail.store.ts'

const TOKEN = 'a-token-of-the-mail-server'
const settings = { MAIL_FROM: 'golf@club.example', PUBLIC_URL: 'http://golf.example.org' }

let catcher: MailCatcher
let server: TestServer
let club: TestClub
let pia: { browser: Browser; userId: string; email: string }
let mailCount = 0

beforeAll(async () => {
  catcher = await startMailCatcher()
  server = await startTestServer(undefined, {
    SMTP_URL: catcher.url,
    ...settings,
    MAIL_BOUNCES_TO: 'bounces@club.example',
    MAIL_BOUNCES_TOKEN: TOKEN,
    LOG_LEVEL: 'silent',
  })
  club = await createTestClub(server)
  pia = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
  await vi.waitFor(() => expect(codesOfPia()).toHaveLength(1), { timeout: 20_000 })
  const [code] = codesOfPia()
  expect((await pia.browser('POST', '/api/auth/verify-email', { code })).status).toBe(200)
})
afterAll(async () => {
  await server.close()
  await catcher.close()
})
beforeEach(async () => {
  await query('delete from mails')
  // A second code within a minute is not mailed.
  await query('delete from email_codes')
  await query('update users set email_bounced_at = null')
  catcher.mails.length = 0
})

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.pool.query<Row>(text, values)

const codesOfPia = () => catcher.to(pia.email).flatMap(({ text = '' }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])

const approved = (): MailContent => ({
  kind: 'member_approved',
  firstName: 'Pia',
  clubName: 'Oak Hill',
  clubId: club.clubId,
  link: 'http://golf.example.org/',
})

/** Sends a mail and gives the address to which it comes back. */
async function sendMail(to: string, content: MailContent = approved()): Promise<string> {
  const eventKey = `bounce ${(mailCount += 1)}`
  await queueMail(server.database.db, { eventKey, to, language: 'en', content, now: server.now() })
  await expect
    .poll(() =>
      query('select 1 from mails where sent_at is null and failure is null').then((r) => r.rowCount),
    )
    .toBe(0)
  return catcher.to(to).at(-1)?.envelopeFrom ?? ''
}

const post = async (raw: string | Buffer, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/api/mail/bounces',
    payload: raw,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'message/rfc822', ...headers },
  })
  return { statusCode, body: JSON.parse(body) as unknown }
}
const comesBack = (report: reports.DeliveryReport, to: string, failed = pia.email) =>
  post(report({ to, failed }))

const listed = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/given-up-mails`), listGivenUpMails.reply)
    .mails
const markOfPia = async () => {
  const answer = await club.admin('GET', `/api/clubs/${club.clubId}/members/search?search=Pia`)
  return expectBody(answer, searchMembers.reply).members[0]?.mailFailsSince
}

test('each handing over has an envelope sender of its own, and the mail itself keeps its sender', async () => {
  const senders = [await sendMail(pia.email), await sendMail(pia.email)]
  for (const sender of senders) expect(sender).toMatch(/^bounces\+[0-9a-f]{32}@club\.example$/)
  expect(new Set(senders).size).toBe(2)
  const mails = catcher.to(pia.email)
  expect(mails.map(({ from }) => from?.value[0]?.address)).toEqual(Array(2).fill('golf@club.example'))
  expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[pia.email], [pia.email]])
})

describe('a mail that comes back for good', () => {
  test('stands in the list with the receiving server’s words, and the member is marked, once', async () => {
    const sender = await sendMail(pia.email)
    expect(await comesBack(reports.postfixUnknownUser, sender)).toEqual({
      statusCode: 200,
      body: { taken: true },
    })
    const [mail] = await listed()
    expect(mail).toMatchObject({ to: pia.email, failure: 'refused', status: 550, canSendAgain: false })
    expect(mail?.cameBack).toContain('Recipient address rejected')
    expect(await markOfPia()).toBe(server.now().toISOString())
    const before = await query('select * from mails')
    expect((await comesBack(reports.postfixUnknownUser, sender)).body).toEqual({ taken: false })
    expect((await query('select * from mails')).rows).toEqual(before.rows)
  })

  test('keeps the mark of the first day', async () => {
    const first = server.now().toISOString()
    await comesBack(reports.postfixUnknownUser, await sendMail(pia.email))
    server.setTime(new Date(server.now().getTime() + 1000))
    await comesBack(reports.exchangeUnknownUser, await sendMail(pia.email))
    expect(await markOfPia()).toBe(first)
    expect(await listed()).toHaveLength(2)
  })

  test.each(['gmailFull', 'eximSpam', 'postfixExpired'] as const)(
    '%s: it is listed, and the address is as good as before',
    async (name) => {
      expect((await comesBack(reports[name], await sendMail(pia.email))).body).toEqual({ taken: true })
      expect(await listed()).toHaveLength(1)
      expect(await markOfPia()).toBeUndefined()
    },
  )

  test('of a code is nobody’s but its person’s, who is marked all the same', async () => {
    const sender = await sendMail(pia.email, {
      kind: 'reset_code',
      firstName: 'Pia',
      code: '123456',
      minutes: 15,
      link: 'http://golf.example.org/',
    })
    expect((await comesBack(reports.gmailUnknownUser, sender)).body).toEqual({ taken: true })
    expect(await listed()).toEqual([])
    expect(await markOfPia()).toBeDefined()
  })

  test('to an address that nobody has any more marks nobody', async () => {
    const sender = await sendMail('former@example.org')
    expect((await comesBack(reports.postfixUnknownUser, sender, 'former@example.org')).body).toEqual({
      taken: true,
    })
    expect((await query('select 1 from users where email_bounced_at is not null')).rowCount).toBe(0)
  })
})

describe('what changes nothing', () => {
  test.each([
    'postfixDelayed',
    'eximDelayed',
    'postfixDelivered',
    'outOfOffice',
    'readReceipt',
    'qmailWords',
  ] as const)('%s', async (name) => {
    expect((await comesBack(reports[name], await sendMail(pia.email))).body).toEqual({ taken: false })
    expect([await listed(), await markOfPia()]).toEqual([[], undefined])
  })

  test('a forged or unknown token', async () => {
    await sendMail(pia.email)
    for (const to of [
      `bounces+${'0'.repeat(32)}@club.example`,
      'bounces@club.example',
      'bounces+%@club.example',
    ])
      expect((await comesBack(reports.postfixUnknownUser, to)).body).toEqual({ taken: false })
    expect([await listed(), await markOfPia()]).toEqual([[], undefined])
  })

  test('whoever has not the token of the settings', async () => {
    const report = reports.postfixUnknownUser({ to: await sendMail(pia.email), failed: pia.email })
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await post(report, { authorization })).statusCode).toBe(401)
    expect(await listed()).toEqual([])
  })

  test('more than a report needs, and what is no message', async () => {
    expect((await post(Buffer.alloc(512 * 1024 + 1))).statusCode).toBe(413)
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await post('')).statusCode).toBeLessThan(500)
  })
})

describe('a marked address', () => {
  const mark = async () => {
    await comesBack(reports.postfixUnknownUser, await sendMail(pia.email))
    expect(await markOfPia()).toBeDefined()
  }

  test('gets no mail of notices, and codes that its person asks for', async () => {
    const notice = (key: string) =>
      server.database.db.transaction((tx) =>
        addNotice({ now: server.now, config: server.config }, tx, {
          userId: pia.userId,
          clubId: club.clubId,
          key,
          kind: 'webhook_off',
          about: {},
        }),
      )
    const mailed = async () =>
      (await query("select 1 from mails where kind = 'notice' and recipient = $1", [pia.email])).rowCount
    await notice('before')
    expect(await mailed()).toBe(1)
    await mark()
    await notice('after')
    expect(await mailed()).toBe(1)
    await server.browser()('POST', '/api/auth/forgot-password', { email: pia.email })
    await expect.poll(() => codesOfPia()).toHaveLength(1)
  })

  test('of an administrator gets no news of joins', async () => {
    const news = (eventKey: string) =>
      queueMailToAdmins(server.database.db, {
        clubId: club.clubId,
        eventKey,
        now: server.now(),
        content: {
          kind: 'member_joined',
          clubName: 'Oak Hill',
          clubId: club.clubId,
          memberName: 'Pia',
          link: 'http://golf.example.org/',
        },
      })
    const count = async () => (await query("select 1 from mails where kind = 'member_joined'")).rowCount
    await news('one')
    const before = await count()
    await query('update users set email_bounced_at = now()')
    await news('two')
    expect([before, await count()]).toEqual([1, 1])
  })

  test('is good again when a code from a mail is used', async () => {
    await mark()
    await server.browser()('POST', '/api/auth/forgot-password', { email: pia.email })
    await expect.poll(() => codesOfPia()).toHaveLength(1)
    const answer = await server.browser()('POST', '/api/auth/reset-password', {
      email: pia.email,
      code: codesOfPia()[0],
      password: `${PASSWORD} new`,
    })
    expect(answer.status).toBe(200)
    expect(await markOfPia()).toBeUndefined()
  })
})

test('without a place for bounces mails have their sender as ever, and nothing is taken', async () => {
  const plain = await startTestServer(undefined, { SMTP_URL: catcher.url, ...settings })
  try {
    await queueMail(plain.database.db, {
      eventKey: 'one',
      to: 'plain@example.org',
      language: 'en',
      now: plain.now(),
      content: { kind: 'password_changed', firstName: 'Pia', link: 'http://golf.example.org/' },
    })
    await expect.poll(() => catcher.to('plain@example.org')).toHaveLength(1)
    expect(catcher.to('plain@example.org')[0]?.envelopeFrom).toBe('golf@club.example')
    const answer = await plain.app.inject({
      method: 'POST',
      url: '/api/mail/bounces',
      payload: 'x',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'message/rfc822' },
    })
    expect(answer.statusCode).toBe(404)
  } finally {
    await plain.close()
  }
})
