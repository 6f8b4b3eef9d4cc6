import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { simpleParser } from 'mailparser'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { clubColour } from '#contract/club/club-colour.ts'
import { folderOfTest } from '#test/folder-of-test.ts'
import { startMailCatcher, type MailCatcher } from '#test/mail-catcher.ts'
import { connect } from '../../platform/db/client.ts'
import type { MailContent } from '../../platform/db/tables/mail.ts'
import { fileTransport } from './file-transport.ts'
import { MailSender } from './mail-sender.ts'
import { queueMail } from './mail.store.ts'
import { smtpTransport } from './smtp-transport.ts'

const from = { address: 'golf@club.example' }
const MINUTE = 60_000

let database: TestDatabase
let catcher: MailCatcher
let clock: Date
let lines: string[]

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('delete from mails')
  catcher = await startMailCatcher()
  clock = new Date('2026-06-06T09:00:00Z')
  lines = []
})
afterEach(() => catcher.close())

const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })

const invitation: MailContent = {
  kind: 'invitation',
  clubName: 'Oak Hill',
  inviterName: 'Ada Ames',
  message: 'See you on Saturday\nAda',
  handicap: '12.4',
  link: 'https://golf.example.org/auth?invitation=secret-token',
  days: 30,
}

function senderTo(url: string): MailSender {
  const transport = smtpTransport(url, from)
  return new MailSender({ db: database.db, transport, log: app.log, now: () => clock })
}

function queue(eventKey: string, more: Partial<Parameters<typeof queueMail>[1]> = {}): Promise<void> {
  return queueMail(database.db, {
    eventKey,
    to: 'bo@example.org',
    language: 'en',
    content: invitation,
    now: clock,
    ...more,
  })
}

/** A club with a crest; answers its id. */
async function insertClub({ colour, png }: { colour: string; png: Buffer }): Promise<string> {
  const { pool } = database
  await pool.query(
    `insert into clubs (id, name, code, currency, time_zone, max_members, subscription_status, colour, crest)
     values ('clb_oak', 'Oak Hill', 'SC100100', 'EUR', 'UTC', 50, 'trial', $1, 'key')`,
    [colour],
  )
  await pool.query(`insert into club_crests (key, club_id, webp, png) values ('key', 'clb_oak', $1, $1)`, [
    png,
  ])
  return 'clb_oak'
}

async function rows() {
  const { rows } = await database.pool.query<{ state: string; attempts: number; content: unknown }>(
    `select case when sent_at is not null then 'sent' when given_up_at is not null then 'given up' else 'waiting' end
       as state, attempts, content from mails order by event_key`,
  )
  return rows
}

async function openTransactions(): Promise<number | null> {
  const { rowCount } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  )
  return rowCount
}

/** Mails that nobody else may take for now. */
async function taken(): Promise<number | null> {
  return (await database.pool.query('select 1 from mails where next_try_at > $1', [clock])).rowCount
}

function later(ms: number): void {
  clock = new Date(clock.getTime() + ms)
}

describe('a mail server that works', () => {
  test('gets plain text and its HTML twin, in the club’s name', async () => {
    await queue('one')
    await senderTo(catcher.url).sendDue()
    const [mail] = catcher.to('bo@example.org')
    expect(mail?.from?.value).toEqual([{ address: 'golf@club.example', name: 'Oak Hill (Scoreclub)' }])
    expect(mail?.subject).toBe('Oak Hill invites you to Scoreclub')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('handicap 12.4')
      expect(part).toContain('https://golf.example.org/auth?invitation=secret-token')
      expect(part).toContain('See you on Saturday')
    }
    expect(mail?.html).not.toMatch(/<img|<script|http:\/\//)
    expect(await rows()).toEqual([{ state: 'sent', attempts: 1, content: null }])
  })

  test('when the club has a crest and a colour, then they are in the mail itself and nothing is fetched', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: 'red' } })
      .png()
      .toBuffer()
    await queue('one', { content: { ...invitation, clubId: await insertClub({ colour: '#ffd400', png }) } })
    await senderTo(catcher.url).sendDue()
    const [mail] = catcher.to('bo@example.org')
    expect(mail?.attachments).toMatchObject([
      { contentType: 'image/png', contentDisposition: 'inline', related: true, content: png },
    ])
    const html = String(mail?.html)
    expect(html).toContain(`border-bottom:4px solid ${clubColour('#ffd400').light}`)
    expect(html).toMatch(/<img src="(?:cid|data):/)
    expect(html).not.toMatch(/<img[^>]*http|<script|http:\/\//)
    expect(mail?.text).not.toMatch(/cid:|ffd400/)
  })

  test('speaks the reader’s language', async () => {
    await queue('one', { language: 'es' })
    await senderTo(catcher.url).sendDue()
    expect(catcher.mails[0]?.subject).toBe('Oak Hill le invita a Scoreclub')
    expect(catcher.mails[0]?.text).toContain('hándicap 12.4')
  })

  test('one event asked for five times is one mail, however many senders look', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => queue('one')))
    await Promise.all(['two', 'three', 'four', 'five'].map((key) => queue(key)))
    await Promise.all([1, 2, 3, 4].map(() => senderTo(catcher.url).sendDue()))
    expect(catcher.mails).toHaveLength(5)
    expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(5)
  })

  test('a command that is rolled back sends nothing', async () => {
    const broken = database.db.transaction(async (tx) => {
      await queueMail(tx, {
        eventKey: 'one',
        to: 'bo@example.org',
        language: 'en',
        content: invitation,
        now: clock,
      })
      throw new Error('the command failed')
    })
    await expect(broken).rejects.toThrow('the command failed')
    await senderTo(catcher.url).sendDue()
    expect(catcher.mails).toEqual([])
  })

  const hostile = [
    'Oak\r\nBcc: victim@example.org',
    'Oak\nSubject: other',
    'Oak\u2028To: x@example.org',
    '"<victim@example.org>, x"',
    '<script>alert(1)</script>',
    '{{constructor}} ${7*7} %0d%0aBcc: a@b.c',
  ]
  test.each(hostile)('a club called %j makes one mail with its own headers', async (clubName) => {
    await queue('one', { content: { ...invitation, clubName, inviterName: clubName, message: clubName } })
    await senderTo(catcher.url).sendDue()
    expect(catcher.mails).toHaveLength(1)
    const [mail] = catcher.mails
    expect(mail?.envelopeTo).toEqual(['bo@example.org'])
    expect(mail?.to?.text).toBe('bo@example.org')
    expect(mail?.from?.value.map(({ address }) => address)).toEqual(['golf@club.example'])
    const count = (name: string) => mail?.headerLines.filter(({ key }) => key === name).length
    expect([count('to'), count('from'), count('subject'), count('bcc')]).toEqual([1, 1, 1, 0])
    expect(mail?.html).not.toContain('<script')
  })
})

describe('a mail server that does not', () => {
  test('down at first: the mail waits longer each time and goes out when it is back', async () => {
    const { port, url } = catcher
    await catcher.close()
    await queue('one')
    const sender = senderTo(url)
    await sender.sendDue()
    await sender.sendDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    later(16_000)
    await sender.sendDue()
    later(16_000)
    await sender.sendDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2 }])
    catcher = await startMailCatcher({ port })
    later(MINUTE)
    await sender.sendDue()
    expect(catcher.to('bo@example.org')).toHaveLength(1)
    expect(await rows()).toEqual([{ state: 'sent', attempts: 3, content: null }])
    expect(lines.join('')).not.toContain('secret-token')
  })

  test('when it takes longer over a mail than the store waits for anything, then the mail is handed over once', async () => {
    await catcher.close()
    let release: () => void = () => undefined
    const delay = new Promise<void>((resolve) => (release = resolve))
    let isHeld = false
    const refuse = () => {
      isHeld = true
      return undefined
    }
    catcher = await startMailCatcher({ delay, refuse })
    // Long enough for its own statements on a busy machine.
    const impatient = connect(database.url, { statementMs: 1_000 })
    try {
      await queue('one')
      const transport = smtpTransport(catcher.url, from)
      const sender = new MailSender({ db: impatient.db, transport, log: app.log, now: () => clock })
      const sending = sender.sendDue().catch((error: unknown) => error)
      await vi.waitFor(() => expect(isHeld).toBe(true), { timeout: 30_000 })
      // A transaction that is kept open meanwhile would be ended by the store, which gives the mail back.
      await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 30_000 })
      await senderTo(catcher.url).sendDue()
      release()
      await sending
      await senderTo(catcher.url).sendDue()
      expect(catcher.to('bo@example.org')).toHaveLength(1)
      expect(await rows()).toEqual([{ state: 'sent', attempts: 1, content: null }])
    } finally {
      release()
      await impatient.pool.end()
    }
  })

  test('when a process dies while it hands a mail over, then another sends it some minutes later', async () => {
    await queue('one')
    const dying = { send: () => new Promise<void>(() => undefined) }
    void new MailSender({ db: database.db, transport: dying, log: app.log, now: () => clock }).sendDue()
    await vi.waitFor(async () => expect(await taken()).toBe(1), { timeout: 30_000 })
    await senderTo(catcher.url).sendDue()
    expect(catcher.mails).toHaveLength(0)
    later(3 * MINUTE)
    await senderTo(catcher.url).sendDue()
    expect(catcher.mails).toHaveLength(1)
  })

  test('an address refused for good is given up with a line, and the next mail goes', async () => {
    await catcher.close()
    catcher = await startMailCatcher({ refuse: (to) => (to.startsWith('gone') ? 550 : undefined) })
    await queue('one', { to: 'gone@example.org' })
    await queue('two', { now: new Date(clock.getTime() + 1) })
    later(10)
    await senderTo(catcher.url).sendDue()
    expect(await rows()).toMatchObject([{ state: 'given up', content: null }, { state: 'sent' }])
    expect(lines.join('')).toContain('refused')
    expect(lines.join('')).not.toMatch(/gone@|secret-token/)
  })

  test('an address refused for now (greylisting) is tried again', async () => {
    let isGrey = true
    await catcher.close()
    catcher = await startMailCatcher({ refuse: () => (isGrey ? 451 : undefined) })
    await queue('one')
    await senderTo(catcher.url).sendDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    isGrey = false
    later(MINUTE)
    await senderTo(catcher.url).sendDue()
    expect(catcher.mails).toHaveLength(1)
  })

  test('its password is another: the mail waits, the log says why, and it goes out with the right one', async () => {
    await catcher.close()
    catcher = await startMailCatcher({ login: { user: 'golf', password: 'right' } })
    const withPassword = (password: string) => senderTo(`smtp://golf:${password}@127.0.0.1:${catcher.port}`)
    await queue('one')
    await queue('two')
    await withPassword('wrong').sendDue()
    // The second would be answered the same.
    expect(catcher.passwords).toEqual(['wrong'])
    expect(await rows()).toMatchObject([
      { state: 'waiting', content: invitation },
      { state: 'waiting', content: invitation },
    ])
    const [line = ''] = lines
    expect(line).toContain('"level":40')
    expect(line).toContain('the mail server refuses the user or the password of SMTP_URL: EAUTH 535')
    later(MINUTE)
    await withPassword('right').sendDue()
    expect(await rows()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    expect(lines.join('')).not.toMatch(/wrong|secret-token|bo@/)
  })

  test('after a day it is given up with a line', async () => {
    const { url } = catcher
    await catcher.close()
    await queue('one')
    for (let hour = 0; hour < 25; hour++) {
      await senderTo(url).sendDue()
      later(60 * MINUTE)
    }
    expect(await rows()).toMatchObject([{ state: 'given up', attempts: 24, content: null }])
    expect(lines.filter((line) => line.includes('given up'))).toHaveLength(1)
    catcher = await startMailCatcher()
  })
})

test('without a mail server a mail is a file of its owner, named in the log without its secret', async () => {
  const dataDir = folderOfTest('scoreclub-outbox-')
  await queue('one')
  const transport = fileTransport(dataDir, { from, log: app.log })
  await new MailSender({ db: database.db, transport, log: app.log, now: () => clock }).sendDue()
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  expect(name).toMatch(/^mai_\w+\.eml$/)
  const path = join(dataDir, 'outbox', name)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const mail = await simpleParser(readFileSync(path))
  expect([mail.to?.text, mail.subject]).toEqual(['bo@example.org', 'Oak Hill invites you to Scoreclub'])
  expect(mail.text).toContain('secret-token')
  expect(lines.join('')).toContain(name)
  expect(lines.join('')).not.toContain('secret-token')
})
