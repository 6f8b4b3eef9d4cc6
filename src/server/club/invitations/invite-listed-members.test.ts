import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inviteListedMembers, listInvitations, readListedProgress } from '#contract/club/invitations.ts'
import { listMembers } from '#contract/club/members.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let clubs = 0
/** A club with Ann (+2.4, a women's rating) and Bob (no index) in its list, and Cid, who has no address. */
async function listedClub() {
  const name = `Listed ${(clubs += 1)}`
  const club = await createTestClub(server, name)
  const address = (who: string) => `${who}.${clubs}@example.org`
  const file = Buffer.from(
    `No,Name,Email,HCP,Sex,Category\n1,Ann Smith,${address('ann')},+2.4,F,Full\n2,Bob Jones,${address('bob')},,,\n3,Cid Jones,,8.1,,`,
  )
  const path = `/api/clubs/${club.clubId}/member-imports/imp_${String(clubs).padStart(20, 'T')}?ready=3`
  expectBody(await club.admin('PUT', path, file, { 'content-type': 'text/csv' }), z.unknown())
  return { club, address }
}

const members = async (club: TestClub) =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), listMembers.reply)
const memberId = async (club: TestClub, firstName: string) =>
  (await members(club)).find((one) => one.firstName === firstName)?.id ?? ''
const path = (club: TestClub) => `/api/clubs/${club.clubId}/listed-members/invitations`
const invite = async (club: TestClub, memberIds: string[]) =>
  expectBody(await club.admin('POST', path(club), { memberIds }), inviteListedMembers.reply)
const progress = async (club: TestClub) =>
  expectBody(await club.admin('GET', path(club)), readListedProgress.reply)

async function tokenFor(club: TestClub, email: string): Promise<string> {
  const listed = expectBody(
    await club.admin('GET', `/api/clubs/${club.clubId}/invitations`),
    listInvitations.reply,
  )
  return listed.find((one) => one.email === email)?.link?.split('invitation=')[1] ?? ''
}

function signUp(browser: Browser, email: string, invitation: string) {
  const body = { firstName: 'Anne', lastName: 'Smith-Jones', email, password: PASSWORD, invitation }
  return browser('POST', '/api/auth/sign-up', body)
}

/** Every place of the store where an id stands, but for the records of what was then. */
async function placesOf(id: string): Promise<string[]> {
  const { pool } = server.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const places: string[] = []
  for (const { name } of rows) {
    if (/^(audit_log|hole_entries.*|mails)$/.test(name)) continue
    const found = await pool.query(`select 1 from "${name}" t where position($1 in t::text) > 0 limit 1`, [
      id,
    ])
    if (found.rows.length > 0) places.push(name)
  }
  return places
}

describe('members of a list', () => {
  test('when they are invited, then each with an address gets one mail, however often it is asked', async () => {
    const { club } = await listedClub()
    const all = await members(club)
    const ids = all.filter(({ hasAccount }) => !hasAccount).map(({ id }) => id)
    expect(await progress(club)).toEqual({
      withoutAccount: 3,
      withoutAddress: 1,
      notInvited: 2,
      waiting: 0,
      sent: 0,
      failed: 0,
    })
    const answers = await Promise.all([invite(club, ids), invite(club, ids)])
    expect(answers.map(({ invited }) => invited).sort()).toEqual([0, 2])
    expect(answers.map(({ without }) => without)).toEqual([1, 1])
    await expect.poll(() => progress(club)).toMatchObject({ notInvited: 0, waiting: 0, sent: 2 })
    const { rows } = await server.database.pool.query(
      `select count(*)::int as mails from mails where kind = 'invitation' and recipient like $1`,
      [`%.${clubs}@example.org`],
    )
    expect(rows).toEqual([{ mails: 2 }])
  })

  test('when ids are of another club or of nobody, then nobody is invited', async () => {
    const [{ club }, { club: other }] = [await listedClub(), await listedClub()]
    expect(await invite(club, [await memberId(other, 'Ann'), 'usr_nobody'])).toMatchObject({
      invited: 0,
      without: 2,
    })
  })

  test('when the day has its 600, then the rest wait and the answer says how many are left', async () => {
    const { club } = await listedClub()
    await server.database.pool.query(
      `insert into invitations (id, club_id, email, status, invited_by, created_at, sent_at, expires_at, link_was_shown)
       select 'inv_' || $1 || n, $1, 'x' || n || '@example.org', 'withdrawn', $2, $3, $3, $3, true from generate_series(1, 599) n`,
      [club.clubId, club.adminId, server.now()],
    )
    const ids = [await memberId(club, 'Ann'), await memberId(club, 'Bob')]
    const answer = await club.admin('POST', path(club), { memberIds: ids })
    expect([answer.status, answer.body]).toMatchObject([429, { details: { left: 1 } }])
    expect(await invite(club, ids.slice(0, 1))).toMatchObject({ invited: 1 })
  })

  test('when one has no account, then they cannot become an administrator', async () => {
    const { club } = await listedClub()
    const id = await memberId(club, 'Ann')
    const answer = await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${id}`, {
      role: 'club_admin',
      password: PASSWORD,
    })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'has_no_account' }])
  })
})

describe('who accepts the invitation to the address in the list', () => {
  test('when they sign up, then they are that member with all they have played, and nobody is there twice', async () => {
    const { club, address } = await listedClub()
    const listedId = await memberId(club, 'Ann')
    const competitionId = await createTestCompetition(server, club)
    await server.database.pool.query(
      `insert into competition_entries (competition_id, user_id, status, entered_at) values ($1, $2, 'entered', now())`,
      [competitionId, listedId],
    )
    const roundId = idOf(
      await club.admin('POST', `/api/clubs/${club.clubId}/members/${listedId}/rounds`, {
        courseId: club.courseId,
        competitionId,
        reason: 'A paper card',
      }),
    )
    await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`)
    await invite(club, [listedId])
    const browser = server.browser()
    const joined = await signUp(browser, address('ann'), await tokenFor(club, address('ann')))
    expect([joined.status, joined.body]).toMatchObject([200, { clubId: club.clubId, handicap: '-2.4' }])
    const list = await members(club)
    expect(list).toHaveLength(4)
    const ann = list.find(({ email }) => email === address('ann'))
    expect(ann).toMatchObject({ firstName: 'Anne', hasAccount: true, handicap: '-2.4', gender: 'women' })
    expect(await placesOf(listedId)).toEqual([])
    expect((await browser('GET', `/api/rounds/${roundId}`)).status).toBe(200)
    await expect
      .poll(async () => (await browser('GET', `/api/competitions/${competitionId}/leaderboard`)).text)
      .toContain(ann?.id)
    expect((await browser('GET', '/api/handicap-record')).text).toContain('From the list of members')
  })

  test('when they have an account and an index at another club, then that index stays', async () => {
    const { club, address } = await listedClub()
    const other = await createTestClub(server, `Home ${clubs}`)
    const { browser, userId } = await signUpAs(server, { firstName: 'Ann', clubCode: other.clubCode })
    await other.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '5.5' })
    await server.database.pool.query('update users set email = $2 where id = $1', [userId, address('ann')])
    const listedId = await memberId(club, 'Ann')
    await invite(club, [listedId])
    const token = await tokenFor(club, address('ann'))
    const accepted = await browser('POST', `/api/invitations/${token}/accept`)
    expect([accepted.status, accepted.body]).toMatchObject([200, { clubId: club.clubId, handicap: '5.5' }])
    expect((await browser('POST', `/api/invitations/${token}/accept`)).status).toBe(200)
    expect(await placesOf(listedId)).toEqual([])
    expect((await members(club)).filter(({ email }) => email === address('ann'))).toHaveLength(1)
  })

  const bothPlay = async () => {
    const { club, address } = await listedClub()
    const other = await createTestClub(server, `Away ${clubs}`)
    const { browser, userId } = await signUpAs(server, { firstName: 'Ann', clubCode: other.clubCode })
    await server.database.pool.query('update users set email = $2 where id = $1', [userId, address('ann')])
    const own = idOf(await browser('POST', '/api/rounds', { courseId: other.courseId }))
    const listedId = await memberId(club, 'Ann')
    const card = { courseId: club.courseId, reason: 'A paper card' }
    const typed = idOf(await club.admin('POST', `/api/clubs/${club.clubId}/members/${listedId}/rounds`, card))
    await invite(club, [listedId])
    const token = await tokenFor(club, address('ann'))
    return { club, browser, own, typed, accept: () => browser('POST', `/api/invitations/${token}/accept`) }
  }

  test('when the desk has a card of theirs open and they play elsewhere, then both cards are theirs', async () => {
    const { browser, own, typed, accept } = await bothPlay()
    const answer = await accept()
    expect(answer.status, answer.text).toBe(200)
    expect((await browser('GET', '/api/rounds/active')).body).toMatchObject({ id: own })
    expect((await browser('GET', `/api/rounds/${typed}`)).body).toMatchObject({ status: 'in_progress' })
  })

  test('when both have a round of their own in play, then nothing is lost and they are told to wait', async () => {
    const { club, typed, accept } = await bothPlay()
    // As on the phone of a member of their group, who keeps the card of somebody without an account.
    await server.database.pool.query('update rounds set opened_by_club = false where id = $1', [typed])
    const answer = await accept()
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'round_open' }])
    expect(await members(club)).toHaveLength(4)
  })

  test('when they join by the club’s code with a proved address, then they are that member too', async () => {
    const { club, address } = await listedClub()
    const listedId = await memberId(club, 'Bob')
    const { browser, userId } = await signUpAs(server, { firstName: 'Bob' })
    await server.database.pool.query('update users set email = $2, email_verified = true where id = $1', [
      ...[userId, address('bob')],
    ])
    expect((await browser('POST', '/api/auth/join-club', { clubCode: club.clubCode })).status).toBe(200)
    expect(await members(club)).toHaveLength(4)
    expect(await placesOf(listedId)).toEqual([])
  })

  test('when they join by the code with another address, then they are somebody else', async () => {
    const { club } = await listedClub()
    await signUpAs(server, { firstName: 'Ann', clubCode: club.clubCode })
    expect(await members(club)).toHaveLength(5)
  })
})
