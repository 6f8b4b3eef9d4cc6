import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { addDeskHelper, inviteDeskHelper, listDeskHelpers } from '#contract/competition/desk-helpers.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { getRoundCard, startMemberRound } from '#contract/card/round-card.ts'
import { currentUser } from '#contract/identity/session.ts'
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

/* Members who help at the desk of one competition: what they may do, what not, and how their help ends. */

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let helper: Person
let player: Person
let competitionId: string
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server, 'Desk Hill')
  helper = await signUpAs(server, { firstName: 'Hal', lastName: 'Helper', clubCode: club.clubCode })
  player = await signUpAs(server, { firstName: 'Pat', lastName: 'Player', clubCode: club.clubCode })
})
afterAll(() => server.close())
beforeEach(async () => {
  competitionId = await createTestCompetition(server, club)
  expect((await player.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
})

const desk = (id = competitionId) => `/api/competitions/${id}/desk-helpers`
const add = (who = helper.userId, id = competitionId) => club.admin('PUT', `${desk(id)}/${who}`, {})
const takeBack = (who = helper.userId) => club.admin('DELETE', `${desk()}/${who}`)
const list = async () => expectBody(await club.admin('GET', desk()), listDeskHelpers.reply)
const cards = (who = helper.browser) => who('GET', `/api/competitions/${competitionId}/cards`)
const begin = (who: Browser, memberId: string, id: string | null = competitionId) =>
  who('POST', `/api/clubs/${club.clubId}/members/${memberId}/rounds`, {
    reason: 'From paper',
    courseId: club.courseId,
    ...(id !== null && { competitionId: id }),
  })
const correct = (who: Browser, roundId: string, from: number | null, to: number) =>
  who('POST', `/api/rounds/${roundId}/corrections`, {
    reason: 'From paper',
    holes: [
      {
        holeNumber: 1,
        from: from === null ? { result: 'not_played' } : { result: 'strokes', grossScore: from },
        to: { result: 'strokes', grossScore: to },
      },
    ],
  })
const rule = (who: Browser, userId: string, status: string) =>
  who('PATCH', `/api/competitions/${competitionId}/entries`, {
    reason: 'Said at the desk',
    cards: [{ userId, status }],
  })
async function emailOf({ userId }: Person): Promise<string> {
  const { rows } = await server.database.pool.query<{ email: string }>(
    `select email from users where id = $1`,
    [userId],
  )
  return rows[0]?.email ?? ''
}
const askAdministrator = { status: 403, body: { code: 'ask_administrator' } }

describe('the other competitions of the day', () => {
  let busy: TestClub
  beforeAll(async () => {
    busy = await createTestClub(server, 'Busy Hill')
  })
  const inDays = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString()

  test('when a helper is added for the whole day, then each desk of it has them once, and the log each time', async () => {
    const hal = await signUpAs(server, { firstName: 'Hilda', clubCode: busy.clubCode })
    const make = (name: string, more: object = {}) => createTestCompetition(server, busy, { name, ...more })
    const first = await make('Stableford')
    const second = await make('Ladies’ Medal')
    const draft = await make('Juniors', { isDraft: true })
    const over = await make('Called off')
    await busy.admin('PATCH', `/api/competitions/${over}/status`, { status: 'cancelled' })
    const summer = await make('Summer knock-out', { endDate: inDays(60) })
    const nextWeek = await make('Next week', { startDate: inDays(7), endDate: inDays(7.2) })
    const all = [first, second, draft, over, summer, nextWeek]
    const helpersOf = async () =>
      Promise.all(
        all.map(async (id) => {
          const { helpers } = expectBody(await busy.admin('GET', desk(id)), listDeskHelpers.reply)
          return helpers.length
        }),
      )
    const { sameDay } = expectBody(await busy.admin('GET', desk(first)), listDeskHelpers.reply)
    expect(sameDay?.map(({ name }) => name).sort()).toEqual(['Juniors', 'Ladies’ Medal'])
    const put = (body: object) => busy.admin('PUT', `${desk(first)}/${hal.userId}`, body)
    expect((await put({})).status).toBe(200)
    expect(await helpersOf()).toEqual([1, 0, 0, 0, 0, 0])
    const answers = await Promise.all([put({ wholeDay: true }), put({ wholeDay: true })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await helpersOf()).toEqual([1, 1, 1, 0, 0, 0])
    const { entries } = expectBody(
      await busy.admin('GET', `/api/clubs/${busy.clubId}/audit-log`),
      readAuditLog.reply,
    )
    expect(entries.filter(({ action }) => action === 'competition.helper_added')).toHaveLength(3)

    const mail = { email: 'ida.invited@example.org', wholeDay: true }
    for (let i = 0; i < 2; i++) {
      const { invited } = expectBody(await busy.admin('POST', desk(second), mail), listDeskHelpers.reply)
      expect(invited).toHaveLength(1)
    }
    const waiting = await Promise.all(
      [first, second, summer].map(async (id) => {
        const { invited } = expectBody(await busy.admin('GET', desk(id)), listDeskHelpers.reply)
        return invited.length
      }),
    )
    expect(waiting).toEqual([1, 1, 0])
    expect((await hal.browser('PUT', `${desk(second)}/${hal.userId}`, { wholeDay: true })).status).toBe(403)
  })
})

test('help is given where the page showed it, and the answer says where it was', async () => {
  const busy = await createTestClub(server, 'Shown Hill')
  const hal = await signUpAs(server, { firstName: 'Hugo', clubCode: busy.clubCode })
  const make = (name: string) => createTestCompetition(server, busy, { name })
  const [first, second, over, later] = [await make('A'), await make('B'), await make('C'), await make('D')]
  const shown = [second, over]
  await busy.admin('PATCH', `/api/competitions/${over}/status`, { status: 'cancelled' })
  const put = (body: object) => busy.admin('PUT', `${desk(first)}/${hal.userId}`, body)
  const granted = expectBody(await put({ alsoAt: shown }), addDeskHelper.reply)
  expect(granted.alsoAt).toEqual([{ id: second, name: 'B' }])
  expect(expectBody(await put({}), addDeskHelper.reply).alsoAt).toBeUndefined()
  const mail = { email: 'ivo.invited@example.org', alsoAt: shown }
  const invited = expectBody(await busy.admin('POST', desk(first), mail), inviteDeskHelper.reply)
  expect(invited.alsoAt).toEqual([{ id: second, name: 'B' }])
  const { helpers } = expectBody(await busy.admin('GET', desk(later)), listDeskHelpers.reply)
  expect(helpers).toEqual([])
})

describe('a desk helper', () => {
  beforeEach(async () => {
    expect((await add()).status).toBe(200)
  })

  test('is told, finds the desk with their name on it, and reads what it needs', async () => {
    const user = expectBody(await helper.browser('GET', '/api/auth/user'), currentUser.reply)
    expect(user.helpsAt?.map((one) => one.competitionId)).toContain(competitionId)
    expect((await helper.browser('GET', '/api/notices')).text).toContain('desk_help')
    for (const path of ['cards', 'waiting', 'entry-list', 'entry-candidates?search=', 'draw'])
      expect((await helper.browser('GET', `/api/competitions/${competitionId}/${path}`)).status).toBe(200)
  })

  test('enters a player and a guest, and takes their fee', async () => {
    const entries = `/api/competitions/${competitionId}/entry-list`
    const late = await signUpAs(server, { firstName: 'Lou', lastName: 'Late', clubCode: club.clubCode })
    expect((await helper.browser('POST', entries, { userIds: [late.userId] })).status).toBe(200)
    const guest = { key: 'guestofthedesk', firstName: 'Gil', lastName: 'Guest', handicap: 20 }
    expect((await helper.browser('POST', `${entries}/guests`, guest)).status).toBe(200)
    expect((await helper.browser('PATCH', entries, { userIds: [late.userId], fee: 'paid' })).status).toBe(200)
    for (const change of [{ fee: 'waived' }, { fee: 'refunded' }, { group: 'juniors' }])
      expect(await helper.browser('PATCH', entries, { userIds: [late.userId], ...change })).toMatchObject(
        askAdministrator,
      )
    const admitted = { userIds: [late.userId], reason: 'Let in' }
    expect(await helper.browser('POST', entries, admitted)).toMatchObject(askAdministrator)
    const withdrawal = { userIds: [late.userId], reason: 'Ill' }
    expect(
      await helper.browser('POST', `/api/competitions/${competitionId}/withdrawals`, withdrawal),
    ).toMatchObject(askAdministrator)
  })

  test('looks at a card that nobody has begun, and leaves nobody on the course by that', async () => {
    const path = `/api/clubs/${club.clubId}/members/${player.userId}/rounds`
    const asked = { reason: 'From paper', courseId: club.courseId, competitionId, isPreview: true }
    const seen = expectBody(await helper.browser('POST', path, asked), startMemberRound.reply)
    expect(seen).toMatchObject({
      userId: player.userId,
      competitionId,
      status: 'in_progress',
      holesPlayed: 0,
      isNew: true,
    })
    expect((await player.browser('GET', '/api/rounds/active')).body).toBeNull()
    expect((await cards()).text).not.toContain(seen.id)
    const { rows } = await server.database.pool.query('select 1 from rounds where competition_id = $1', [
      competitionId,
    ])
    expect(rows).toEqual([])
    const begun = idOf(await begin(helper.browser, player.userId))
    const open = expectBody(await helper.browser('POST', path, asked), startMemberRound.reply)
    expect(open).toMatchObject({ id: begun, isNew: false })
    expect(await helper.browser('POST', path, { ...asked, competitionId: null })).toMatchObject(
      askAdministrator,
    )
    expect((await player.browser('POST', `/api/rounds/${begun}/abandon`)).status).toBe(200)
  })

  test('types a paper card, corrects it and hands it in, without the signature or the club’s history of it', async () => {
    const begun = await begin(helper.browser, player.userId)
    const roundId = idOf(begun)
    expect((await correct(helper.browser, roundId, null, 5)).status).toBe(200)
    const handIn = { reason: 'From paper', partnerName: 'Mark Marker' }
    const handed = await helper.browser('POST', `/api/rounds/${roundId}/hand-in`, handIn)
    const card = expectBody(handed, getRoundCard.reply)
    expect(card.may).toEqual({ correct: true, reopen: false, handIn: false, confirmTotals: false })
    expect([card.events, card.lateScores, card.partnerSignature]).toEqual([[], [], null])
    expect((await correct(helper.browser, roundId, 5, 4)).status).toBe(200)
    expect(await helper.browser('POST', `/api/rounds/${roundId}/reopen`, { reason: 'Again' })).toMatchObject(
      askAdministrator,
    )
    expect((await helper.browser('GET', `/api/rounds/${roundId}`)).status).toBe(404)
    expect((await helper.browser('GET', `/api/rounds/${roundId}/history`)).status).toBe(404)
    expect((await player.browser('GET', '/api/notices')).text).toContain('card_changed')
  })

  test('marks no return and withdrawn, and neither gives nor lifts a disqualification', async () => {
    expect((await rule(helper.browser, player.userId, 'no_return')).status).toBe(200)
    expect((await rule(helper.browser, player.userId, 'playing')).status).toBe(200)
    expect(await rule(helper.browser, player.userId, 'disqualified')).toMatchObject(askAdministrator)
    expect((await rule(club.admin, player.userId, 'disqualified')).status).toBe(200)
    expect(await rule(helper.browser, player.userId, 'playing')).toMatchObject(askAdministrator)
    const one = `/api/competitions/${competitionId}/entries/${player.userId}`
    expect(await helper.browser('PATCH', one, { status: 'playing' })).toMatchObject(askAdministrator)
  })

  test('who plays too gets no power over a card of their own', async () => {
    expect((await helper.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
    expect(await begin(helper.browser, helper.userId)).toMatchObject(askAdministrator)
    const roundId = idOf(await begin(club.admin, helper.userId))
    expect(await correct(helper.browser, roundId, null, 3)).toMatchObject(askAdministrator)
    expect(await rule(helper.browser, helper.userId, 'withdrawn')).toMatchObject(askAdministrator)
  })

  test('does nothing in another competition, nor outside of one', async () => {
    const other = await createTestCompetition(server, club)
    await player.browser('POST', `/api/competitions/${other}/join`, {})
    expect(await helper.browser('GET', `/api/competitions/${other}/cards`)).toMatchObject(askAdministrator)
    expect(await begin(helper.browser, player.userId, other)).toMatchObject(askAdministrator)
    expect(await begin(helper.browser, player.userId, null)).toMatchObject(askAdministrator)
    const roundId = idOf(await begin(club.admin, player.userId, other))
    expect((await correct(helper.browser, roundId, null, 4)).status).toBe(404)
  })

  test('closes nothing, and reads no members, settings or exports', async () => {
    const status = { status: 'completed' }
    expect((await helper.browser('PATCH', `/api/competitions/${competitionId}/status`, status)).status).toBe(
      403,
    )
    for (const path of [
      ...[`competitions/${competitionId}/entry-list/csv`, `competitions/${competitionId}/sharing`],
      ...[`clubs/${club.clubId}/members`, `clubs/${club.clubId}/audit-log`, `clubs/${club.clubId}/kiosks`],
      ...[
        `competitions/${competitionId}/desk-helpers`,
        `competitions/${competitionId}/printouts/score-cards`,
      ],
    ])
      expect([path, (await helper.browser('GET', `/api/${path}`)).status]).toEqual([path, 403])
  })
})

describe('help ends', () => {
  test('when it is taken back: with the next call, once, and in the log', async () => {
    await add()
    expect((await add()).status).toBe(200)
    expect((await cards()).status).toBe(200)
    expect((await takeBack()).status).toBe(200)
    expect((await takeBack()).status).toBe(200)
    const { notices } = expectBody(await helper.browser('GET', '/api/notices'), listNotices.reply)
    const ended = notices.filter(
      ({ kind, competition }) => kind === 'desk_help_ended' && competition?.id === competitionId,
    )
    expect(ended).toHaveLength(1)
    expect((await cards()).status).toBe(403)
    expect((await begin(helper.browser, player.userId)).status).toBe(403)
    const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`)
    const actions = expectBody(log, readAuditLog.reply).entries.map(({ action }) => action)
    expect(actions.slice(0, 2)).toEqual(['competition.helper_removed', 'competition.helper_added'])
  })

  test('when the club closes the competition, and begins again when it is opened again', async () => {
    await add()
    const status = (to: string) =>
      club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: to, reason: 'Test' })
    expect((await cards()).status).toBe(200)
    expect((await status('completed')).status).toBe(200)
    await expect.poll(async () => (await cards()).status).toBe(403)
    expect(await add()).toMatchObject({ status: 409, body: { code: 'not_open' } })
    expect((await status('active')).status).toBe(200)
    await expect.poll(async () => (await cards()).status).toBe(200)
  })

  test('when the last day of the competition is over on the club’s clock', async () => {
    await add()
    const { until } = await list()
    await server.database.pool.query(`update competitions set end_date = $2 where id = $1`, [
      competitionId,
      new Date(server.now().getTime() - 48 * 3_600_000),
    ])
    expect(Date.parse(until)).toBeGreaterThan(server.now().getTime())
    const email = await emailOf(helper)
    const again = server.browser()
    expect((await again('POST', '/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200)
    expect((await cards(again)).status).toBe(403)
  })

  test('when they leave the club, also when they come back', async () => {
    const leaver = await signUpAs(server, { firstName: 'Lea', lastName: 'Ver', clubCode: club.clubCode })
    await add(leaver.userId)
    expect((await cards(leaver.browser)).status).toBe(200)
    for (let i = 0; i < 2; i++)
      await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${leaver.userId}`)
    expect((await cards(leaver.browser)).status).toBe(404)
    const { notices } = expectBody(await leaver.browser('GET', '/api/notices'), listNotices.reply)
    const ended = notices.filter(({ kind }) => kind === 'desk_help_ended')
    expect(ended).toMatchObject([{ competition: { id: competitionId } }])
    await leaver.browser('POST', '/api/auth/join-club', { clubCode: club.clubCode })
    expect((await cards(leaver.browser)).status).toBe(403)
    expect((await list()).helpers).toEqual([])
  })

  test('with an access token it never begins', async () => {
    await add()
    const made = await helper.browser('POST', '/api/access-tokens', {
      clubId: club.clubId,
      name: 'Desk',
      reach: 'write',
      days: 7,
    })
    const { secret } = made.body as { secret: string }
    const answer = await server.browser()('GET', `/api/competitions/${competitionId}/cards`, undefined, {
      authorization: `Bearer ${secret}`,
    })
    expect(answer.status).toBe(403)
  })
})

describe('adding', () => {
  test('refuses strangers, administrators, and whoever has no account', async () => {
    const other = await createTestClub(server, 'Elsewhere')
    const stranger = await signUpAs(server, { firstName: 'Sid', clubCode: other.clubCode })
    expect((await add(stranger.userId)).status).toBe(404)
    const admin = expectBody(await club.admin('GET', '/api/auth/user'), currentUser.reply)
    expect(await add(admin.id)).toMatchObject({ status: 400, body: { fields: [{ field: 'helperId' }] } })
    expect((await helper.browser('PUT', `${desk()}/${helper.userId}`, {})).status).toBe(403)
  })

  test('asks for the password when it was entered long ago, as for an administrator', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `update sessions set password_at = $2 where user_id in
         (select user_id from memberships where club_id = $1 and role = 'club_admin') returning user_id as id`,
      [club.clubId, new Date(server.now().getTime() - 16 * 60_000)],
    )
    await server.database.pool.query(`select pg_notify('scoreclub_changes', $1)`, [`person ${rows[0]?.id}`])
    const another = await signUpAs(server, { firstName: 'Ada', clubCode: club.clubCode })
    await expect.poll(async () => (await add(another.userId)).body).toMatchObject({ code: 'password_again' })
    const proved = await club.admin('PUT', `${desk()}/${helper.userId}`, { password: PASSWORD })
    expect(proved.status).toBe(200)
  })

  test('by e-mail invites once, and who joins by it is a helper', async () => {
    const email = 'ivy.invited@example.org'
    const invite = () => club.admin('POST', desk(), { email })
    expect((await invite()).status).toBe(200)
    const { invited } = expectBody(await invite(), listDeskHelpers.reply)
    expect(invited).toMatchObject([{ email }])
    expect(invited[0]?.link).toContain('/auth?invitation=')
    const token = invited[0]?.link?.split('invitation=')[1] ?? ''
    expect((await server.browser()('GET', `/api/invitations/${token}`)).status).toBe(200)
    const ivy = server.browser()
    const signedUp = await ivy('POST', '/api/auth/sign-up', {
      firstName: 'Ivy',
      lastName: 'Invited',
      email,
      password: PASSWORD,
      invitation: token,
    })
    expect([signedUp.status, signedUp.text]).toMatchObject([200, expect.any(String)])
    expect((await cards(ivy)).status).toBe(200)
    expect(await list()).toMatchObject({ helpers: [{ firstName: 'Ivy' }], invited: [] })
  })

  test('by the e-mail of a member makes them a helper at once', async () => {
    await club.admin('POST', desk(), { email: await emailOf(player) })
    expect(await list()).toMatchObject({ helpers: [{ id: player.userId }], invited: [] })
  })
})
