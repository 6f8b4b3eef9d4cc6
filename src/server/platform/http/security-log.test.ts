import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn } from '#contract/identity/auth.ts'
import { sweepOutbox } from '../../outbound/mail/sweep-outbox.ts'
import {
  createTestClub,
  expectBody,
  PASSWORD,
  signUpByCalls,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { keepSecurityLog } from './security-log.ts'
import { SessionReader } from './session.ts'

let server: TestServer
let club: TestClub
const lines: string[] = []

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await startTestServer(new Date(), { LOG_LEVEL: 'trace' }, { logTo })
  club = await createTestClub(server)
})
afterAll(() => server.close())

const Line = z.looseObject({ security: z.optional(z.string()), userId: z.optional(z.nullable(z.string())) })
const events = () =>
  lines.flatMap((line) => {
    const parsed = Line.parse(JSON.parse(line))
    return parsed.security === undefined ? [] : [parsed]
  })

/** What a mail holds: of each kind the one that was written last. */
async function mailsOf(kind: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from mails where kind = $1 and sent_at is not null',
    [kind],
  )
  const files = readdirSync(join(server.dataDir, 'outbox'))
  return rows
    .filter(({ id }) => files.includes(`${id}.eml`))
    .map(({ id }) => readFileSync(join(server.dataDir, 'outbox', `${id}.eml`), 'utf8').replaceAll('=\n', ''))
}

test('who signed in or failed, was refused, changed a role, a handicap or a membership is in the log', async () => {
  const { browser, userId, email } = await signUpByCalls(server, {
    firstName: 'Logan',
    clubCode: club.clubCode,
  })
  await browser('POST', '/api/auth/sign-in', { email, password: PASSWORD })
  const wrong = { email, password: 'a wrong\r\n{"security":"forged"} password' }
  await server.browser()('POST', '/api/auth/sign-in', wrong)
  // Whose account it was is looked up after the answer, so its line may come after that of the next call.
  await expect.poll(() => events().at(-1)).toMatchObject({ security: 'sign_in_failed' })
  await browser('GET', `/api/clubs/${club.clubId}/members`)
  await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '12.4' })
  await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${userId}`, { role: 'club_admin' })
  await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${userId}`, { role: 'player' })
  await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${userId}`)
  await browser('GET', '/api/logout')
  const member = `/api/clubs/${club.clubId}/members/${userId}`
  await expect
    .poll(() => events().slice(-10))
    .toMatchObject([
      { security: 'signed_up', userId, level: 30 },
      { security: 'signed_in', userId, level: 30 },
      { security: 'signed_in', userId },
      { security: 'sign_in_failed', userId, level: 40, call: 'POST /api/auth/sign-in' },
      { security: 'access_refused', userId, call: `GET /api/clubs/${club.clubId}/members` },
      { security: 'handicap_changed', userId: club.adminId, call: `PATCH /api/members/${userId}/handicap` },
      { security: 'role_changed', userId: club.adminId, call: `PATCH ${member}`, from: '127.0.0.1' },
      { security: 'role_changed', userId: club.adminId },
      { security: 'member_removed', userId: club.adminId, call: `DELETE ${member}` },
      { security: 'signed_out', userId },
    ])
  expect(events().every((event) => typeof event.time === 'number' && typeof event.reqId === 'string')).toBe(
    true,
  )
  // One line each: nothing that was sent begins a line of its own.
  expect(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(true)
  expect(events().some(({ security }) => security === 'forged')).toBe(false)
})

test('when data is taken out, then it is in the log', async () => {
  const { browser, userId } = await signUpByCalls(server, { firstName: 'Exa', clubCode: club.clubCode })
  expect((await browser('POST', '/api/privacy/export')).status).toBe(200)
  const log = `/api/clubs/${club.clubId}/audit-log/export`
  expect((await club.admin('POST', log, { format: 'csv' })).status).toBe(200)
  await expect
    .poll(() => events().slice(-2))
    .toMatchObject([
      { security: 'export_asked', userId },
      { security: 'audit_log_exported', userId: club.adminId },
    ])
})

test.each([
  { where: 'a file or a service’s log', inTerminal: false, successes: ['signed_up', 'signed_in'] },
  { where: 'the terminal that it was started in', inTerminal: true, successes: [] },
])(
  'when the log goes to $where, then refusals stand in it by default, and of successes $successes',
  async ({ inTerminal, successes }) => {
    const written: string[] = []
    const logTo = { write: (line: string) => void written.push(line) }
    const quiet = await startTestServer(new Date(), { LOG_LEVEL: 'warn' }, { logTo, inTerminal })
    try {
      const { email } = await signUpByCalls(quiet, { firstName: 'Quinn' })
      await quiet.browser()('POST', '/api/auth/sign-in', { email, password: 'not the right one' })
      const security = () => written.map((line) => Line.parse(JSON.parse(line)).security)
      await expect.poll(() => security().at(-1)).toBe('sign_in_failed')
      expect(security()).toEqual([...successes, 'sign_in_failed'])
    } finally {
      await quiet.close()
    }
  },
)

test('when a server stops right after a failed sign-in, then it first finds out for the log whose account it was', async () => {
  const app = fastify()
  app.post(signIn.path, (_request, reply) => reply.code(401).send({}))
  const order: string[] = []
  const sessions = new SessionReader(() => Promise.resolve(undefined), {
    now: () => new Date(),
    isSecure: false,
    loadAccessToken: () => Promise.resolve(undefined),
  })
  keepSecurityLog(app, {
    sessions,
    findUserId: async () => {
      // A store that is slower than the stop.
      await delay(100)
      order.push('looked up')
      return undefined
    },
  })
  const answer = await app.inject({
    method: 'POST',
    url: signIn.path,
    payload: { email: 'ann@example.org', password: 'not the right one' },
  })
  expect(answer.statusCode).toBe(401)
  await app.close()
  order.push('stopped')
  expect(order).toEqual(['looked up', 'stopped'])
})

test('no secret stands in the log at any level, nor in the store, nor in expired mails', async () => {
  const { browser, email } = await signUpByCalls(server, { firstName: 'Selma', clubCode: club.clubCode })
  const guest = 'guest.secret@example.org'
  const invite = { email: guest, handicap: 12.4, clubId: club.clubId }
  expect((await club.admin('POST', '/api/clubs/invite-member', invite)).status).toBe(200)
  expect((await server.browser()('POST', '/api/auth/forgot-password', { email })).status).toBe(200)
  await expect.poll(async () => (await mailsOf('reset_code')).length).toBe(1)
  await expect.poll(async () => (await mailsOf('invitation')).length).toBe(1)
  const [reset = ''] = await mailsOf('reset_code')
  const [invitation = ''] = await mailsOf('invitation')
  const resetToken = /reset=3D([\w.-]+)|reset=([\w.-]+)/.exec(reset)?.slice(1).find(Boolean) ?? ''
  const code = /\b\d{6}\b/.exec(reset.split('\n\n').slice(1).join('\n'))?.[0] ?? ''
  const invitationToken = /invitation=(?:3D)?([\w.-]+)/.exec(invitation)?.[1] ?? ''
  const Upload = z.object({ uploadURL: z.string() })
  const { uploadURL } = expectBody(await browser('POST', '/api/objects/upload'), Upload)
  const upload = new URL(uploadURL).pathname
  const uploadToken = upload.split('/').at(-1) ?? ''

  // Each is used, so that whatever the server says of it is said.
  const newPassword = 'another long enough password'
  await server.browser()('GET', `/api/invitations/${invitationToken}`)
  await browser('POST', `/api/invitations/${invitationToken}/accept`)
  await server.browser()('GET', `/auth?invitation=${invitationToken}&reset=${resetToken}`)
  await server.browser()('GET', `/api/invitations/${invitationToken}/nothing`)
  await browser('PUT', upload, 'no picture', { 'content-type': 'image/jpeg' })
  await server.browser()('POST', '/api/auth/reset-code', { email, code })
  const done = await server.browser()('POST', '/api/auth/reset-password', {
    token: resetToken,
    password: newPassword,
  })
  expect(done.status).toBe(200)
  const signedIn = await browser('POST', '/api/auth/sign-in', { email, password: newPassword })
  const session = /session_token=([\w-]+)/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? ''

  const secrets = { resetToken, invitationToken, uploadToken, newPassword, session, PASSWORD }
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 10)).toEqual([])
  expect(code).toHaveLength(6)
  const log = lines.join('')
  expect(log).toContain('/api/invitations/[hidden]/accept')
  expect(Object.entries(secrets).filter(([, secret]) => log.includes(secret))).toEqual([])
  expect(log).not.toContain(`"${code}"`)

  const dump = await dumpStore()
  expect(Object.entries(secrets).filter(([, secret]) => dump.includes(secret))).toEqual([])

  expect(await sweepOutbox(server.database.db, { dataDir: server.dataDir, now: server.now() })).toBe(0)
  const later = new Date(server.now().getTime() + 61 * 60_000)
  await sweepOutbox(server.database.db, { dataDir: server.dataDir, now: later })
  expect(await mailsOf('reset_code')).toEqual([])
  expect(await mailsOf('invitation')).toHaveLength(1)
  const much = new Date(server.now().getTime() + 60 * 24 * 60 * 60_000)
  await sweepOutbox(server.database.db, { dataDir: server.dataDir, now: much })
  expect(await mailsOf('invitation')).toEqual([])
})

/** Every row of every table as text. */
async function dumpStore(): Promise<string> {
  const { pool } = server.database
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  )
  const tables = await Promise.all(
    rows.map(({ name }) => pool.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
}
