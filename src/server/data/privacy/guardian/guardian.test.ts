import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { listConsents } from '#contract/data/consents.ts'
import { getOwnGuardian, readGuardianLink } from '#contract/data/guardians.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const DAY_MS = 24 * 3_600_000
const PARENT = 'parent@example.org'

let server: TestServer
let club: TestClub
/** What was mailed to the guardian last. */
const mailed = async () => {
  const { rows } = await server.database.pool.query<{ content: { link: string; kind: string } }>(
    'select content from test_mails where recipient = $1 order by n desc limit 1',
    [PARENT],
  )
  const link = rows[0]?.content.link ?? ''
  return { kind: rows[0]?.content.kind, token: new URL(link).searchParams.get('token') ?? '' }
}

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  // What is mailed is deleted once it is sent, so each mail is noted as it is written.
  await server.database.pool.query(`
    create table test_mails (n serial, recipient text, content jsonb);
    create function note_mail() returns trigger language plpgsql as
      $$ begin insert into test_mails (recipient, content) values (new.recipient, new.content); return new; end $$;
    create trigger note_mail after insert on mails for each row execute function note_mail()`)
})
afterAll(() => server.close())

let children = 0
async function makeChild() {
  const child = await signUpAs(server, { firstName: `Kim${(children += 1)}`, clubCode: club.clubCode })
  const path = `/api/clubs/${club.clubId}/members/${child.userId}/guardian`
  return { ...child, path }
}
const answer = (token: string, agree: boolean) =>
  server.browser()('POST', `/api/guardian/${token}`, { agree, language: 'en' })
const enter = async (browser: Browser) => {
  const competitionId = await createTestCompetition(server, club, { name: `Cup ${(children += 1)}` })
  const { status, body } = await browser('POST', `/api/competitions/${competitionId}/join`, {})
  return { competitionId, status, body }
}
const own = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/privacy/guardian'), getOwnGuardian.reply)

describe('a child’s account', () => {
  test('when nobody has said that somebody is a child, then they enter as ever', async () => {
    const { browser } = await makeChild()
    expect(await own(browser)).toBeNull()
    expect((await enter(browser)).status).toBe(200)
  })

  test('when an administrator names a guardian, then the child keeps own cards and enters only once that one agrees', async () => {
    const { browser, path, firstName } = { ...(await makeChild()), firstName: `Kim${children}` }
    expect((await club.admin('PUT', path, { email: PARENT })).status).toBe(200)
    expect(await enter(browser)).toMatchObject({ status: 403, body: { code: 'guardian_needed' } })
    const started = await browser('POST', '/api/rounds', { courseId: club.courseId })
    expect(started.status).toBe(200)

    const { token, kind } = await mailed()
    expect(kind).toBe('guardian_asked')
    const question = await server.browser()('GET', `/api/guardian/${token}`)
    expect(expectBody(question, readGuardianLink.reply)).toMatchObject({
      firstName,
      clubNames: ['Oak Hill'],
      answer: 'waiting',
    })
    expect(await answer(token, true)).toMatchObject({ status: 200, body: { answer: 'agreed' } })
    expect((await enter(browser)).status).toBe(200)
    const agreed = expectBody(await browser('GET', '/api/privacy/consents'), listConsents.reply)
    expect(agreed).toMatchObject([{ kind: 'child_account', by: 'guardian', withdrawnAt: null }])
  })

  test('when a link was used or has expired, then it opens nothing', async () => {
    const { path } = await makeChild()
    await club.admin('PUT', path, { email: PARENT })
    const { token } = await mailed()
    expect((await answer(token, true)).status).toBe(200)
    expect((await answer(token, false)).status).toBe(404)
    const late = await makeChild()
    await club.admin('PUT', late.path, { email: PARENT })
    const unused = (await mailed()).token
    const now = server.now()
    server.setTime(new Date(now.getTime() + 14 * DAY_MS + 1))
    expect((await answer(unused, true)).status).toBe(404)
    expect((await server.browser()('GET', `/api/guardian/${unused}`)).status).toBe(404)
    server.setTime(now)
  })

  test('when the guardian takes it back, then open entries are withdrawn, and the consent shows both moments', async () => {
    const { browser, path, userId } = await makeChild()
    await club.admin('PUT', path, { email: PARENT })
    await answer((await mailed()).token, true)
    const { competitionId, status } = await enter(browser)
    expect(status).toBe(200)
    const { token, kind } = await mailed()
    expect(kind).toBe('guardian_agreed')
    expect(await answer(token, false)).toMatchObject({ status: 200, body: { answer: 'withdrawn' } })
    const { rows } = await server.database.pool.query(
      'select status from competition_entries where competition_id = $1 and user_id = $2',
      [competitionId, userId],
    )
    expect(rows).toEqual([{ status: 'withdrawn' }])
    expect(await enter(browser)).toMatchObject({ status: 403, body: { code: 'guardian_needed' } })
    const agreed = expectBody(await browser('GET', '/api/privacy/consents'), listConsents.reply)
    expect(agreed).toMatchObject([{ kind: 'child_account', withdrawnAt: server.now().toISOString() }])
  })

  test('when a link is asked for again, then who has agreed has still agreed, and the old link is over', async () => {
    const { browser, path } = await makeChild()
    await club.admin('PUT', path, { email: PARENT })
    await answer((await mailed()).token, true)
    const old = (await mailed()).token
    await club.admin('PUT', path, { email: PARENT })
    expect((await own(browser))?.answer).toBe('agreed')
    expect((await answer(old, false)).status).toBe(404)
    expect((await answer((await mailed()).token, false)).status).toBe(200)
  })

  test('a child names a guardian once, and neither themselves nor another later', async () => {
    const { browser, email } = await makeChild()
    const name = (address: string) => browser('PUT', '/api/privacy/guardian', { email: address })
    expect(await name(email)).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } })
    expect((await name(PARENT)).status).toBe(200)
    expect(await name('friend@example.org')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'email' }] },
    })
    expect((await own(browser))?.email).toBe(PARENT)
  })

  test('when it was a mistake, then an administrator says so, and the log of the club has the whole story', async () => {
    const { browser, path, userId } = await makeChild()
    await club.admin('PUT', path, { email: PARENT })
    await answer((await mailed()).token, true)
    expect((await club.admin('DELETE', path)).status).toBe(200)
    expect((await club.admin('DELETE', path)).status).toBe(200)
    expect(await own(browser)).toBeNull()
    const log = expectBody(
      await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?object=${userId}`),
      readAuditLog.reply,
    )
    expect(log.entries.map(({ action }) => action).slice(0, 3)).toEqual([
      'member.guardian_cleared',
      'member.guardian_answered',
      'member.guardian_asked',
    ])
    expect(JSON.stringify(log.entries)).not.toContain(PARENT)
  })

  test('five mails in a day are sent, the sixth is refused', async () => {
    const { path } = await makeChild()
    for (let i = 0; i < 5; i += 1) expect((await club.admin('PUT', path, { email: PARENT })).status).toBe(200)
    expect((await club.admin('PUT', path, { email: PARENT })).status).toBe(429)
  })

  test('when the account is deleted, then the guardian’s address goes with it', async () => {
    const { browser, email, path } = await makeChild()
    await club.admin('PUT', path, { email: 'only.parent@example.org' })
    expect((await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD })).status).toBe(200)
    for (const table of ['guardians', 'mails']) {
      const { rows } = await server.database.pool.query<{ row: string }>(
        `select t::text as row from ${table} t`,
      )
      expect(rows.filter(({ row }) => row.includes('only.parent'))).toEqual([])
    }
  })
})
