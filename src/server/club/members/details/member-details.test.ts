import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { getMemberDetails } from '#contract/club/member-details.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* Administrators correct who a member is: name, membership number, national number, phone. */

let server: TestServer
let club: TestClub
let ann: { browser: Browser; userId: string }
let ben: { browser: Browser; userId: string }
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server, 'Corrected')
  ann = await signUpAs(server, { firstName: 'Anne', lastName: 'Smyth', clubCode: club.clubCode })
  ben = await signUpAs(server, { firstName: 'Ben', lastName: 'Oak', clubCode: club.clubCode })
})
afterAll(() => server.close())

const at = (memberId: string) => `/api/clubs/${club.clubId}/members/${memberId}/details`
const read = async (memberId: string) =>
  expectBody(await club.admin('GET', at(memberId)), getMemberDetails.reply)
const put = async (memberId: string, change: object, browser = club.admin) => {
  const { firstName, lastName, memberNumber, nationalId, phone } = await read(memberId)
  const now = { firstName, lastName, memberNumber, nationalId, phone }
  return browser('PUT', at(memberId), { ...now, ...change })
}
const logged = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply).entries

test('when a name and numbers are corrected, then list, profile and an open board have them, and the member is told', async () => {
  const competitionId = await createTestCompetition(server, club)
  expect((await ann.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
  const boardName = async () =>
    expectBody(
      await ann.browser('GET', `/api/competitions/${competitionId}/leaderboard`),
      getLeaderboard.reply,
    ).find(({ userId }) => userId === ann.userId)?.playerName
  expect(await boardName()).toBe('Anne Smyth')
  const change = { firstName: ' Ann ', lastName: 'Smith', memberNumber: '1016', nationalId: '1012 345 678' }
  const answer = await put(ann.userId, { ...change, phone: '+44 7700 900123' })
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { firstName: 'Ann', lastName: 'Smith', memberNumber: '1016', hasAccount: true, nationalName: null },
  ])
  expect((await ann.browser('GET', '/api/auth/user')).body).toMatchObject({
    firstName: 'Ann',
    lastName: 'Smith',
  })
  await expect.poll(boardName).toBe('Ann Smith')
  expect((await ann.browser('GET', '/api/notices')).text).toContain('name_corrected')
  const [entry] = await logged()
  expect(entry).toMatchObject({
    action: 'member.details_changed',
    after: {
      nameCorrected: true,
      memberNumberCorrected: true,
      nationalIdCorrected: true,
      phoneCorrected: true,
    },
  })
  expect(JSON.stringify(entry?.after)).not.toContain('Smith')
})

test('when the same is sent again, then nothing is logged, told or refused', async () => {
  const before = await logged()
  const { version } = await read(ann.userId)
  expect((await put(ann.userId, { version: (version ?? 1) - 1 })).status).toBe(200)
  expect(await logged()).toEqual(before)
  expect((await read(ann.userId)).version).toBe(version)
})

test.each([
  [{ memberNumber: '10-16' }, 'memberNumber', 'number_taken'],
  [{ nationalId: '1012345678' }, 'nationalId', 'national_taken'],
  [{ phone: 'ask at the bar' }, 'phone', 'phone_unreadable'],
])('%j is refused at its field, and nothing of it is kept', async (change, field, reason) => {
  const before = await read(ben.userId)
  const answer = await put(ben.userId, { firstName: 'Benjamin', ...change })
  expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }], details: { reason } }])
  expect(await read(ben.userId)).toEqual(before)
})

test('when a list brought a number or phone of its own kind, then it is not asked again until it changes', async () => {
  await server.database.pool.query(
    `update memberships set phone = 'home or office', member_number = '1016' where user_id = $1`,
    [ben.userId],
  )
  expect((await put(ben.userId, { firstName: 'Benjamin' })).status).toBe(200)
  expect((await put(ben.userId, { memberNumber: '1017', phone: null })).body).toMatchObject({
    firstName: 'Benjamin',
    memberNumber: '1017',
    phone: null,
  })
})

test('when two administrators correct one member, then the second is told what is there now', async () => {
  const { version } = await read(ben.userId)
  expect((await put(ben.userId, { version, lastName: 'Oake' })).status).toBe(200)
  const late = await put(ben.userId, { version, lastName: 'Oaks' })
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'changed_meanwhile', details: { now: { lastName: 'Oake' } } },
  ])
})

test('when two members are given one number at once, then one of them has it', async () => {
  const both = await Promise.all([ann, ben].map(({ userId }) => put(userId, { memberNumber: '2020' })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the e-mail of an account cannot be sent along, a player cannot correct anybody, and empty names are refused', async () => {
  expect((await put(ann.userId, { email: 'other@example.org' })).status).toBe(400)
  expect((await put(ben.userId, { firstName: 'Bob' }, ben.browser)).status).toBe(403)
  expect((await put(ann.userId, { lastName: '  ' })).body).toMatchObject({ fields: [{ field: 'lastName' }] })
})

test('when the club plays by a union’s rules, then the number has the union’s name', async () => {
  await club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, { union: 'england' })
  expect(await read(ann.userId)).toMatchObject({ nationalName: 'CDH' })
})

test('when a result is final, then it keeps the name that it was published with', async () => {
  const competitionId = await createTestCompetition(server, club)
  expect((await ben.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
  const status = (to: string) =>
    club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: to, reason: 'Test' })
  await status('completed')
  const ruled = await club.admin('PATCH', `/api/competitions/${competitionId}/entries/${ben.userId}`, {
    status: 'no_return',
    reason: 'None came in',
  })
  expect([ruled.status, ruled.text]).toMatchObject([200, expect.any(String)])
  const final = await status('final')
  expect([final.status, final.text]).toMatchObject([200, expect.any(String)])
  const { firstName, lastName } = await read(ben.userId)
  await put(ben.userId, { lastName: 'Elmsworth' })
  const board = await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`)
  expect(board.text).toContain(`${firstName} ${lastName}`)
  expect(board.text).not.toContain('Elmsworth')
})
