import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Browser,
  createTestClub,
  PASSWORD,
  signUpAs,
  signUpByCalls,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let small: TestClub

beforeAll(async () => {
  server = await startTestServer(undefined, { LOG_LEVEL: 'silent' })
  small = await createTestClub(server, 'Tiny')
})
afterAll(() => server.close())

const ida = { firstName: 'Ida', lastName: 'X', email: 'ida@example.org', password: PASSWORD }

async function atTheDoor(): Promise<Browser> {
  const browser = server.browser()
  await browser('POST', '/api/auth/preferences', { userType: 'player', clubCode: small.clubCode })
  return browser
}

/** Everything that signing up writes into, as it is for everybody else. */
async function stored() {
  const { rows } = await server.database.pool.query<Record<string, string>>(
    `select (select count(*) from users) as users, (select count(*) from accounts) as accounts,
       (select count(*) from sessions) as sessions, (select count(*) from memberships) as memberships,
       (select count(*) from known_devices) as devices, (select count(*) from mails) as mails,
       (select count(*) from audit_log) as log, (select count(*) from sign_in_preferences) as choices`,
  )
  return rows[0]
}

const places = (count: number) =>
  server.database.pool.query('update clubs set max_members = $2 where id = $1', [small.clubId, count])

describe('when signing up is refused, then nothing was written:', () => {
  let browser: Browser
  let before: Awaited<ReturnType<typeof stored>>
  beforeEach(async () => {
    browser = await atTheDoor()
    before = await stored()
  })

  test('the club is full', async () => {
    await places(1)
    const answer = await browser('POST', '/api/auth/sign-up', ida)
    expect([answer.body, answer.headers['set-cookie']]).toMatchObject([{ code: 'club_full' }, undefined])
    expect(await stored()).toEqual(before)
  })

  test('the link is nobody’s invitation', async () => {
    const answer = await browser('POST', '/api/auth/sign-up', { ...ida, invitation: 'never.signed' })
    expect([answer.status, await stored()]).toEqual([404, before])
  })

  test('the store fails at its last step', async () => {
    await places(9)
    await server.database.pool.query('alter table known_devices rename to lost')
    const { status } = await browser('POST', '/api/auth/sign-up', ida)
    await server.database.pool.query('alter table lost rename to known_devices')
    expect([status, await stored()]).toEqual([500, before])
  })

  test('and the same browser signs up once there is a place', async () => {
    await places(1)
    expect((await browser('POST', '/api/auth/sign-up', ida)).status).toBe(409)
    await places(9)
    expect((await browser('POST', '/api/auth/sign-up', ida)).body).toMatchObject({ clubId: small.clubId })
  })
})

test('while a club decides about a place, nobody finds the account', async () => {
  const { pool } = server.database
  const browser = await atTheDoor()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from clubs where id = $1 for update', [small.clubId])
    const signUp = browser('POST', '/api/auth/sign-up', { ...ida, email: 'waits@example.org' })
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    const found = await pool.query("select 1 from users where email = 'waits@example.org'")
    expect(found.rowCount).toBe(0)
    await holder.query('commit')
    expect((await signUp).status).toBe(200)
  } finally {
    holder.release()
  }
})

test('when three sign up at once for the last place, then one account is made', async () => {
  const { rowCount } = await server.database.pool.query(
    "select 1 from memberships where club_id = $1 and status = 'active'",
    [small.clubId],
  )
  await places((rowCount ?? 0) + 1)
  const before = await stored()
  const visitors = await Promise.all([atTheDoor(), atTheDoor(), atTheDoor()])
  const answers = await Promise.all(
    visitors.map((browser, i) =>
      browser('POST', '/api/auth/sign-up', { ...ida, email: `late${i}@example.org` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(Number((await stored())?.users)).toBe(Number(before?.users) + 1)
})

test('when somebody has signed up, then the session works at once and the device is known', async () => {
  await places(50)
  const { browser, userId, email } = await signUpByCalls(server, {
    firstName: 'Uma',
    clubCode: small.clubCode,
  })
  expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ id: userId, email })
  const { rowCount } = await server.database.pool.query('select 1 from known_devices where user_id = $1', [
    userId,
  ])
  expect(rowCount).toBe(1)
})

test('whom other tests put into the store without any call has the same rows', async () => {
  await places(50)
  const { pool } = server.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const unsent = 'select 1 from mails where sent_at is null and given_up_at is null'
  const writtenFor = async (person: { userId: string; email: string }) => {
    await expect.poll(async () => (await pool.query(unsent)).rowCount).toBe(0)
    const written: [string, unknown[]][] = []
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from "${name}" t where position($1 in t::text) > 0`,
        [person.userId],
      )
      if (name !== 'rate_limits' && rows.length > 0)
        written.push([name, rows.map(({ row }) => comparable(row, person))])
    }
    return written
  }
  const kinds = [{}, { clubCode: small.clubCode }]
  for (const [i, kind] of kinds.entries()) {
    const called = await writtenFor(await signUpByCalls(server, { firstName: `Called${i}`, ...kind }))
    const put = await writtenFor(await signUpAs(server, { firstName: `Put${i}`, ...kind }))
    expect(put).toEqual(called)
  }
  await places(1)
  await expect(signUpAs(server, { firstName: 'Full', clubCode: small.clubCode })).rejects.toMatchObject({
    code: 'club_full',
  })
})

/** What is new for each person or moment is left out; that it is there stays. */
function comparable(row: Record<string, unknown>, { userId }: { userId: string }): unknown {
  const own = /^(id|token|token_hash|hash|previous_hash|seq|request_id|password|created_at|updated_at)$/
  const text = JSON.stringify(row)
    .replaceAll(userId, '(person)')
    .replaceAll(/(called|put)(?=\d)/gi, '(name)')
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)))
  return Object.fromEntries(entries.map(([key, value]) => [key, own.test(key) ? typeof value : value]))
}
