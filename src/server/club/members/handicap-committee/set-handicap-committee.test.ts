import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { listMembers } from '#contract/club/members.ts'
import {
  createTestClub,
  expectBody,
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

/** A club with two administrators and a player. */
async function clubOfTwo(name: string) {
  const of = name.replaceAll(' ', '')
  const club = await createTestClub(server, name)
  const [second, player] = [
    await signUpAs(server, { firstName: `Second${of}`, clubCode: club.clubCode }),
    await signUpAs(server, { firstName: `Player${of}`, clubCode: club.clubCode }),
  ]
  expect((await setRole(club, second.userId, 'club_admin')).status).toBe(200)
  return { club, second, player }
}

const setRole = (club: TestClub, memberId: string, role: string, browser: Browser = club.admin) =>
  browser('PATCH', `/api/clubs/${club.clubId}/members/${memberId}`, { role })

const put = (club: TestClub, memberId: string, isOn: boolean, browser: Browser = club.admin) =>
  browser('PUT', `/api/clubs/${club.clubId}/members/${memberId}/handicap-committee`, { isOn })

async function committeeOf({ admin, clubId }: TestClub): Promise<string[]> {
  const members = expectBody(await admin('GET', `/api/clubs/${clubId}/members`), listMembers.reply)
  return members.filter((one) => one.isOnHandicapCommittee).map(({ id }) => id)
}

test('when an administrator is taken off the committee, then desk, reviews and decisions are closed to them at once, until they are put back', async () => {
  const { club, second, player } = await clubOfTwo('Off And On')
  const { browser, userId } = second
  const desk = `/api/clubs/${club.clubId}/handicap-desk`
  const index = `/api/members/${player.userId}/handicap`
  const record = `/api/members/${player.userId}/handicap-record`
  const freeze = { kind: 'freeze', reason: 'Under review' }
  const statuses = async () => [
    (await browser('GET', desk)).status,
    (await browser('GET', '/api/handicap-review')).status,
    (await browser('PATCH', index, { handicap: '20.0' })).status,
    (await browser('POST', `${record}/decisions`, { kind: 'lift_freeze', reason: 'Over' })).status,
  ]
  const mayDecide = async () => expectBody(await browser('GET', record), memberHandicapRecord.reply).mayDecide
  expect((await put(club, userId, false)).body).toEqual({ isOn: false })
  expect(await statuses()).toEqual([403, 403, 403, 403])
  expect(await mayDecide()).toBe(false)
  expect(await committeeOf(club)).toEqual([club.adminId])
  // Everything else of the club stays theirs, the committee's list among it.
  expect((await put(club, userId, true, browser)).status).toBe(200)
  expect(await mayDecide()).toBe(true)
  expect((await browser('PATCH', index, { handicap: '20.0' })).status).toBe(200)
  expect((await browser('POST', `${record}/decisions`, freeze)).status).toBe(200)
  expect(await statuses()).toEqual([200, 200, 200, 200])
})

test('when the same is asked twice, then it is one row of the audit log', async () => {
  const { club, second } = await clubOfTwo('Twice')
  for (const isOn of [false, false, true, true, true])
    expect((await put(club, second.userId, isOn)).status).toBe(200)
  const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?limit=200`)
  const changes = expectBody(log, readAuditLog.reply).entries.filter(
    ({ action }) => action === 'member.handicap_committee_changed',
  )
  expect(changes).toMatchObject([
    {
      subject: { id: second.userId },
      before: { isOnHandicapCommittee: false },
      after: { isOnHandicapCommittee: true },
    },
    {
      subject: { id: second.userId },
      before: { isOnHandicapCommittee: true },
      after: { isOnHandicapCommittee: false },
    },
  ])
})

test('when somebody is the last one on the committee, then they stay on it and an administrator', async () => {
  const { club, second } = await clubOfTwo('Last One')
  expect((await put(club, club.adminId, false)).status).toBe(200)
  const last = { status: 409, body: { code: 'last_admin', details: { reason: 'last_on_committee' } } }
  expect(await put(club, second.userId, false)).toMatchObject(last)
  expect(await put(club, second.userId, false, second.browser)).toMatchObject(last)
  expect(await setRole(club, second.userId, 'player')).toMatchObject(last)
  expect(await committeeOf(club)).toEqual([second.userId])
  // Whoever is not on it can become a player, and is on it again as a new administrator.
  expect((await setRole(club, club.adminId, 'player', second.browser)).status).toBe(200)
  expect((await setRole(club, club.adminId, 'club_admin', second.browser)).status).toBe(200)
  expect((await committeeOf(club)).sort()).toEqual([club.adminId, second.userId].sort())
})

test('when two take each other off at once, then one of them stays on', async () => {
  const { club, second } = await clubOfTwo('At Once')
  const both = await Promise.all([
    put(club, second.userId, false),
    put(club, club.adminId, false, second.browser),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await committeeOf(club)).toHaveLength(1)
})

test('when the person is a player, a stranger or waits for approval, then there is nobody to put on the committee', async () => {
  const { club, player } = await clubOfTwo('Nobody')
  const other = await createTestClub(server, 'Elsewhere')
  for (const memberId of [player.userId, other.adminId, 'usr_nobody'])
    expect((await put(club, memberId, true)).status).toBe(404)
  expect((await put(club, club.adminId, true, player.browser)).status).toBe(403)
  expect((await put(club, club.adminId, true, other.admin)).status).toBe(404)
})
