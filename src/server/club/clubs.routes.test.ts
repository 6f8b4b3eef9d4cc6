import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { club as clubSchema } from '#contract/club/clubs.ts'
import { currentUser } from '#contract/identity/session.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  signUpByCalls,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const Member = z.looseObject({ id: z.string(), role: z.string(), handicap: z.string().nullable() })

describe('creating a club', () => {
  test('gives a code of SC and six digits, a trial of 30 days and its creator the administration', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Kim' })
    const created = expectBody(await browser('POST', '/api/clubs', { name: 'Pine Ridge' }), clubSchema)
    expect(created).toMatchObject({
      clubCode: expect.stringMatching(/^SC\d{6}$/) as unknown,
      currency: 'USD',
      maxMembers: 50,
      subscriptionStatus: 'trial',
      trialDaysLeft: 30,
      memberCount: 1,
    })
    expect((await browser('GET', '/api/admin/permissions')).body).toEqual({ isClubAdmin: true })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      role: 'club_admin',
      clubId: created.id,
    })
  })

  test('a taken code is replaced by another: clubs made at once all have their own', async () => {
    // One account creates three at most.
    const founders = await Promise.all(
      Array.from({ length: 8 }, (_, i) => signUpAs(server, { firstName: `Lea${i}` })),
    )
    const made = await Promise.all(
      founders.map(({ browser }, i) => browser('POST', '/api/clubs', { name: `Club ${i}` })),
    )
    expect(new Set(made.map((answer) => expectBody(answer, clubSchema).clubCode)).size).toBe(8)
  })

  test('the creator’s next call already knows of it', async () => {
    for (let i = 0; i < 3; i++) {
      const { browser } = await signUpAs(server, { firstName: `Lou${i}` })
      await browser('GET', '/api/auth/user')
      const { id } = expectBody(await browser('POST', '/api/clubs', { name: `Quick ${i}` }), clubSchema)
      expect((await browser('POST', '/api/courses', { name: 'First', clubId: id })).status).toBe(200)
    }
  })

  test.each([
    [{}, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Two\nlines' }, 'name'],
    [{ name: 'A', email: 'nonsense' }, 'email'],
    [{ name: 'A', website: 'javascript:alert(1)' }, 'website'],
    [{ name: 'A', timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ name: 'A', clubCode: 'SC123456' }, 'body'],
    [{ name: 'A', maxMembers: 5000 }, 'body'],
    [{ name: 'A', __proto__x: 1 }, 'body'],
  ])('%j is refused at the field', async (body, field) => {
    const answer = await club.admin('POST', '/api/clubs', body)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })
})

async function clubWithFee(name: string) {
  const made = await createTestClub(server, name)
  return { ...made, competitionId: await createTestCompetition(server, made, { entryFee: '10.00' }) }
}

describe('changing a club', () => {
  test('currency and name, and nothing else', async () => {
    const path = `/api/clubs/${club.clubId}`
    expect((await club.admin('PATCH', path, { currency: 'GBP' })).body).toMatchObject({ currency: 'GBP' })
    expect((await club.admin('PATCH', path, { name: 'Oak Hill GC' })).body).toMatchObject({
      name: 'Oak Hill GC',
    })
    for (const body of [
      { currency: 'XYZ' },
      { name: '' },
      { planType: 'pro' },
      { maxMembers: 1 },
      { clubCode: 'SC1' },
    ])
      expect((await club.admin('PATCH', path, body)).status).toBe(400)
    expect((await club.admin('GET', '/api/auth/user')).body).toMatchObject({ clubName: 'Oak Hill GC' })
  })

  test('the currency stays once a fee was paid in it, and changes when the payment was taken back', async () => {
    const { clubId, admin, clubCode, competitionId } = await clubWithFee('Paid Hill')
    const { browser, userId } = await signUpByCalls(server, { firstName: 'Pay', clubCode })
    expect((await browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
    const say = (fee: string) =>
      admin('PATCH', `/api/competitions/${competitionId}/entry-list`, { userIds: [userId], fee })
    const toPounds = () => admin('PATCH', `/api/clubs/${clubId}`, { currency: 'GBP' })
    const paid = await say('paid')
    expect(paid.status, paid.text).toBe(200)
    const refusal = await toPounds()
    expect([refusal.status, refusal.body]).toMatchObject([409, { code: 'fees_paid' }])
    expect((await admin('GET', `/api/clubs/${clubId}`)).body).toMatchObject({ currency: 'USD' })
    // Other settings, and the same currency again, are no change of it.
    expect((await admin('PATCH', `/api/clubs/${clubId}`, { currency: 'USD', name: 'Paid' })).status).toBe(200)
    expect((await say('owed')).status).toBe(200)
    expect((await toPounds()).body).toMatchObject({ currency: 'GBP' })
  })

  test('fees and prizes keep their number in a currency without a smaller unit, and back', async () => {
    const { clubId, admin, competitionId } = await clubWithFee('Yen Hill')
    const prizes = {
      version: 0,
      onePerPlayer: false,
      categories: [{ id: 'pzc_aaaaaaaa', kind: 'result', prizes: [{ amount: '25.00' }] }],
    }
    const set = await admin('PUT', `/api/competitions/${competitionId}/prizes`, prizes)
    expect(set.status, set.text).toBe(200)
    const amounts = async () => [
      (await admin('GET', `/api/competitions/${competitionId}`)).body,
      (await admin('GET', `/api/competitions/${competitionId}/prizes`)).body,
    ]
    for (const [currency, fee, total] of [
      ['JPY', '10', '25'],
      ['JPY', '10', '25'],
      ['EUR', '10.00', '25.00'],
    ]) {
      expect((await admin('PATCH', `/api/clubs/${clubId}`, { currency })).status).toBe(200)
      expect(await amounts()).toMatchObject([
        { entryFee: fee, currency },
        { total, currency },
      ])
    }
  })

  test('the time zone is one the platform knows; a competition is read on the new clock', async () => {
    const moved = await createTestClub(server, 'Moved')
    const path = `/api/clubs/${moved.clubId}`
    expect((await moved.admin('PATCH', path, { timeZone: 'America/New_York' })).body).toMatchObject({
      timeZone: 'America/New_York',
    })
    const answer = await moved.admin('PATCH', path, { timeZone: 'Mars/Olympus' })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'timeZone' }] }])
    const made = await moved.admin('POST', '/api/competitions', {
      name: 'Noon',
      clubId: moved.clubId,
      startDate: '2026-07-01T12:00',
      endDate: '2026-07-01T18:00',
      competitionType: 'stableford',
    })
    expect(made.body).toMatchObject({
      startDate: '2026-07-01T16:00:00.000Z',
      timeZone: 'America/New_York',
    })
  })

  test('players see the club without its code and billing', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Mo', clubCode: club.clubCode })
    expect((await browser('GET', `/api/clubs/${club.clubId}`)).body).toMatchObject({
      name: 'Oak Hill GC',
      clubCode: null,
      maxMembers: null,
      subscriptionStatus: null,
      email: null,
    })
    expect((await browser('PATCH', `/api/clubs/${club.clubId}`, { name: 'Mine' })).status).toBe(403)
  })
})

describe('members', () => {
  test('a committee sets a Handicap Index in any spelling; plus handicaps are negative on the wire', async () => {
    const { browser, userId } = await signUpByCalls(server, { firstName: 'Nia', clubCode: club.clubCode })
    const path = `/api/members/${userId}/handicap`
    for (const [typed, stored] of [
      ['12.4', '12.4'],
      ['12,4', '12.4'],
      [12.4, '12.4'],
      ['+2.4', '-2.4'],
      [-2.4, '-2.4'],
      [0, '0.0'],
      ['54', '54.0'],
    ]) {
      expect((await club.admin('PATCH', path, { handicap: typed })).body).toEqual({
        id: userId,
        handicap: stored,
      })
      await expect
        .poll(async () => (await browser('GET', '/api/auth/user')).body)
        .toMatchObject({ handicap: stored })
    }
    for (const typed of ['54.1', '-10', 'scratch', '', null, '12.45'])
      expect((await club.admin('PATCH', path, { handicap: typed })).status).toBe(400)
    expect((await browser('PATCH', path, { handicap: 1 })).status).toBe(403)
    const history = await server.database.pool.query(
      'select before, after from handicap_entries where user_id = $1',
      [userId],
    )
    expect(history.rowCount).toBe(7)
  })

  test('the list is for administrators; administrators’ own entries are out of reach', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Oz', clubCode: club.clubCode })
    expect((await browser('GET', `/api/clubs/${club.clubId}/members`)).status).toBe(403)
    const members = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), z.array(Member))
    expect(members.find((one) => one.id === club.adminId)).toMatchObject({ role: 'club_admin' })
    expect((await club.admin('PATCH', `/api/members/${club.adminId}/handicap`, { handicap: 1 })).status).toBe(
      403,
    )
    expect((await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${club.adminId}`)).status).toBe(403)
  })

  test('twelve join the last nine places at once and the limit holds, which is fifty until it is another (ASVS 2.3.2)', async () => {
    const big = await createTestClub(server, 'Big')
    const path = `/api/clubs/${big.clubId}`
    expect((await big.admin('GET', path)).body).toMatchObject({ memberCount: 1, maxMembers: 50 })
    await server.database.pool.query('update clubs set max_members = 10 where id = $1', [big.clubId])
    const people = Array.from({ length: 12 }, (_, i) => ({
      firstName: `P${i}`,
      lastName: 'Big',
      clubCode: big.clubCode,
    }))
    const joined = await Promise.allSettled(people.map((person) => signUpByCalls(server, person)))
    expect(joined.filter((one) => one.status === 'fulfilled')).toHaveLength(9)
    expect((await big.admin('GET', path)).body).toMatchObject({ memberCount: 10 })
  })
})

describe('who gets in (D17, D18)', () => {
  test('with approval on, a joiner waits, sees nothing, and is let in', async () => {
    const careful = await createTestClub(server, 'Careful')
    await careful.admin('PATCH', `/api/clubs/${careful.clubId}`, { requiresApproval: true })
    const { browser, userId } = await signUpByCalls(server, { firstName: 'Wait', clubCode: careful.clubCode })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      clubId: null,
      memberships: [{ status: 'pending' }],
    })
    expect((await browser('GET', `/api/clubs/${careful.clubId}`)).status).toBe(404)
    const approve = `/api/clubs/${careful.clubId}/members/${userId}/approve`
    for (let i = 0; i < 2; i++) expect((await careful.admin('POST', approve)).status).toBe(200)
    expect((await browser('GET', `/api/clubs/${careful.clubId}`)).status).toBe(200)
  })

  test('when a person without a club types a code, then they join; twice is once, and members cannot', async () => {
    const open = await createTestClub(server, 'Open Door')
    const { browser, userId } = await signUpByCalls(server, { firstName: 'Roamer', clubCode: open.clubCode })
    await open.admin('DELETE', `/api/clubs/${open.clubId}/members/${userId}`)
    const founder = await signUpByCalls(server, { firstName: 'Founder' })
    const join = (who: typeof browser, clubCode: string) => who('POST', '/api/auth/join-club', { clubCode })
    await vi.waitFor(async () => {
      expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ clubId: null })
    })
    for (const code of ['SC000000', 'no code']) {
      const refused = await join(browser, code)
      expect([refused.status, refused.body]).toMatchObject([400, { code: 'club_code_invalid' }])
    }
    expect((await join(browser, ' ')).body).toMatchObject({ code: 'club_code_missing' })
    const answers = [
      await join(browser, open.clubCode.toLowerCase()),
      await join(founder.browser, open.clubCode),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { clubId: open.clubId, role: 'player' }])
    expect((await join(browser, open.clubCode)).status).toBe(403)
    expect((await browser('GET', `/api/clubs/${open.clubId}`)).status).toBe(200)
  })

  test('when somebody types the codes of two clubs at the same moment, then they join one', async () => {
    const both = [await createTestClub(server, 'Left Links'), await createTestClub(server, 'Right Links')]
    for (let i = 0; i < 5; i++) {
      const { browser } = await signUpByCalls(server, { firstName: 'Both', lastName: `Number${i}` })
      const joins = both.map(({ clubCode }) => browser('POST', '/api/auth/join-club', { clubCode }))
      const answers = await Promise.all(joins)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const { memberships } = expectBody(await browser('GET', '/api/auth/user'), currentUser.reply)
      expect(memberships).toHaveLength(1)
    }
  })

  test('when a club approves its members, then a code typed later waits too', async () => {
    const careful = await createTestClub(server, 'Careful Later')
    await careful.admin('PATCH', `/api/clubs/${careful.clubId}`, { requiresApproval: true })
    const { browser } = await signUpByCalls(server, { firstName: 'Later' })
    for (let i = 0; i < 2; i++) {
      const { body } = await browser('POST', '/api/auth/join-club', { clubCode: careful.clubCode })
      expect(body).toMatchObject({
        clubId: null,
        memberships: [{ clubId: careful.clubId, status: 'pending' }],
      })
    }
  })

  test('a replaced code is dead at once', async () => {
    const leaked = await createTestClub(server, 'Leaked')
    const answer = await leaked.admin('POST', `/api/clubs/${leaked.clubId}/code`)
    const { clubCode } = expectBody(answer, clubSchema)
    expect(clubCode).not.toBe(leaked.clubCode)
    const late = await signUpByCalls(server, { firstName: 'Late', clubCode: leaked.clubCode })
    expect((await late.browser('GET', '/api/auth/user')).body).toMatchObject({
      memberships: [],
      refusedClubCode: { typed: leaked.clubCode, why: 'unknown' },
    })
    await signUpByCalls(server, { firstName: 'Intime', clubCode: clubCode ?? '' })
  })

  test('an administrator makes another; the last one stays', async () => {
    const pair = await createTestClub(server, 'Pair')
    const { browser, userId } = await signUpByCalls(server, { firstName: 'Second', clubCode: pair.clubCode })
    const role = (memberId: string, wanted: string) =>
      pair.admin('PATCH', `/api/clubs/${pair.clubId}/members/${memberId}`, { role: wanted })
    expect((await role(pair.adminId, 'player')).body).toMatchObject({ code: 'last_admin' })
    expect((await role(userId, 'club_admin')).status).toBe(200)
    expect((await browser('GET', '/api/admin/permissions')).body).toEqual({ isClubAdmin: true })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      role: 'club_admin',
      alsoPlays: true,
    })
    const both = await Promise.all([role(pair.adminId, 'player'), role(userId, 'player')])
    expect(both.map((answer) => answer.status).sort()).not.toEqual([200, 200])
  })
})
