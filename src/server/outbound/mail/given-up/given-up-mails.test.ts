import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listGivenUpMails, sendMailsAgain } from '#contract/outbound/given-up-mails.ts'
import { startMailCatcher, type MailCatcher } from '#test/mail-catcher.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import type { MailContent } from '../../../platform/db/tables/mail.ts'
import { queueMail } from '../mail.store.ts'

const HOUR_MS = 3_600_000

let catcher: MailCatcher
/** Addresses that their server does not know. */
const unknown = new Set<string>()
let server: TestServer
let club: TestClub
let other: TestClub

beforeAll(async () => {
  catcher = await startMailCatcher({ refuse: (address) => (unknown.has(address) ? 550 : undefined) })
  server = await startTestServer(undefined, {
    SMTP_URL: catcher.url,
    MAIL_FROM: 'golf@club.example',
    PUBLIC_URL: 'http://golf.example.org',
  })
  club = await createTestClub(server)
  other = await createTestClub(server, 'Pine Hill')
})
afterAll(async () => {
  await server.close()
  await catcher.close()
})
beforeEach(async () => {
  await server.database.pool.query('delete from mails')
  unknown.clear()
})

const approved = (): MailContent => ({
  kind: 'member_approved',
  firstName: 'Bo',
  clubName: 'Oak Hill',
  clubId: club.clubId,
  link: 'http://golf.example.org/',
})

async function queue(to: string, content: MailContent): Promise<void> {
  await queueMail(server.database.db, {
    eventKey: `test ${to} ${content.kind}`,
    to,
    language: 'en',
    content,
    now: server.now(),
  })
}

const list = async (browser: Browser, clubId = club.clubId) =>
  expectBody(await browser('GET', `/api/clubs/${clubId}/given-up-mails`), listGivenUpMails.reply).mails

const again = async (mailIds: readonly string[], browser = club.admin, clubId = club.clubId) =>
  expectBody(
    await browser('POST', `/api/clubs/${clubId}/given-up-mails/again`, { mailIds }),
    sendMailsAgain.reply,
  ).sent

test('a mail that its server refuses stands in the list with the answer, and arrives when it is sent again', async () => {
  unknown.add('bo@example.org')
  await queue('bo@example.org', approved())
  await expect
    .poll(() => list(club.admin))
    .toMatchObject([
      { to: 'bo@example.org', kind: 'member_approved', failure: 'refused', status: 550, canSendAgain: true },
    ])
  unknown.clear()
  const [mail] = await list(club.admin)
  expect(await again([mail?.id ?? ''])).toBe(1)
  // Sent twice, as when a press is repeated on a slow line.
  expect(await again([mail?.id ?? ''])).toBe(0)
  await expect.poll(() => catcher.to('bo@example.org').length).toBe(1)
  expect(await list(club.admin)).toEqual([])
})

test('a mail that was not taken for a day is late', async () => {
  await server.database.pool.query(
    `insert into mails (id, event_key, club_id, recipient, language, kind, content, created_at, next_try_at, give_up_at)
     values ('mai_late', 'late', $1, 'bo@example.org', 'en', 'member_approved', $2, $3, $3, $3)`,
    [club.clubId, approved(), new Date(server.now().getTime() - HOUR_MS)],
  )
  // Whatever wakes the sender finds it.
  await queue('somebody@example.org', approved())
  await expect
    .poll(() => list(club.admin))
    .toMatchObject([{ failure: 'late', status: null, canSendAgain: true }])
})

test('an invitation shows that it did not arrive and keeps no link', async () => {
  unknown.add('ida@example.org')
  await queue('ida@example.org', {
    kind: 'invitation',
    clubName: 'Oak Hill',
    clubId: club.clubId,
    inviterName: 'Ada',
    message: null,
    handicap: '',
    link: 'http://golf.example.org/auth?invitation=secret',
    days: 30,
  })
  await expect
    .poll(async () => (await list(club.admin)).at(-1))
    .toMatchObject({ kind: 'invitation', canSendAgain: false })
  const { rows } = await server.database.pool.query('select 1 from mails where content is not null')
  expect(rows).toEqual([])
  const [mail] = await list(club.admin)
  expect(await again([mail?.id ?? ''])).toBe(0)
})

test('nobody else’s mails are in the list, and no code of a person', async () => {
  unknown.add('bo@example.org').add('kim.tester@example.org')
  await queue('bo@example.org', approved())
  await queue('kim.tester@example.org', {
    kind: 'verify_code',
    firstName: 'Kim',
    code: '123456',
    minutes: 15,
    link: 'http://golf.example.org/',
  })
  await expect.poll(() => list(club.admin)).toHaveLength(1)
  await expect
    .poll(
      async () =>
        (await server.database.pool.query('select 1 from mails where given_up_at is null')).rowCount,
    )
    .toBe(0)
  expect(await list(club.admin)).toHaveLength(1)
  expect(await list(other.admin, other.clubId)).toEqual([])
  const [mail] = await list(club.admin)
  expect(await again([mail?.id ?? ''], other.admin, other.clubId)).toBe(0)
  const { browser: player } = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
  expect((await player('GET', `/api/clubs/${club.clubId}/given-up-mails`)).status).toBeGreaterThan(400)
})
