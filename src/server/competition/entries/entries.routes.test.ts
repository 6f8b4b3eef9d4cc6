import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCompetition } from '#contract/competition/competitions.ts'
import {
  enterGuest,
  enterPlayers,
  findCandidates,
  readEntries,
  type EntryList,
} from '#contract/competition/entries.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { ownTeeChoice } from '#contract/card/tee-choice.ts'
import { times } from '#test/long-form.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* The entries of a competition on a real PostgreSQL: places, reserves, withdrawals, guests, fees and terms. */

let server: TestServer
let club: TestClub
let people: { browser: Browser; userId: string }[]
let competitionId: string

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await server.database.pool.query('update clubs set max_members = 200')
  people = await Promise.all(
    Array.from({ length: times(32, 50) }, (_, i) =>
      signUpAs(server, { firstName: `P${i}`, lastName: 'Player', clubCode: club.clubCode }),
    ),
  )
})
afterAll(() => server.close())

const path = (end = 'entry-list') => `/api/competitions/${competitionId}/${end}`
const create = async (more: object = {}) => {
  competitionId = await createTestCompetition(server, club, { ...more })
  return competitionId
}
const list = async (): Promise<EntryList> => expectBody(await club.admin('GET', path()), readEntries.reply)
const idsWith = async (status: string) =>
  (await list()).entries.filter((one) => one.status === status).map(({ userId }) => userId)
const person = (i: number) => people[i] ?? { browser: club.admin, userId: '' }
const join = (i: number) => person(i).browser('POST', path('join'), {})
const leave = (i: number) => person(i).browser('DELETE', path('join'))
const enter = async (userIds: string[], reason?: string) =>
  expectBody(await club.admin('POST', path(), { userIds, ...(reason && { reason }) }), enterPlayers.reply)
const withdraw = (userIds: string[], reason = 'Ill') =>
  club.admin('POST', path('withdrawals'), { userIds, reason })
const setTerms = (body: object) => club.admin('PUT', path('entry-terms'), body)
const told = async (i: number, kind: string) =>
  expectBody(await person(i).browser('GET', '/api/notices'), listNotices.reply).notices.filter(
    (one) => one.kind === kind && one.competition?.id === competitionId,
  ).length

describe('entering all of a list', () => {
  const find = async (query: string) =>
    expectBody(await club.admin('GET', path(`entry-candidates?${query}`)), findCandidates.reply)
  const idsOf = (found: { userId: string }[]) => found.map(({ userId }) => userId).sort()

  test('the list is as long as it is asked for, and up to what is entered at once', async () => {
    await create()
    expect(await find('search=')).toHaveLength(30)
    const ids = people.map(({ userId }) => userId).sort()
    expect(idsOf(await find('search=player&limit=200'))).toEqual(ids)
    expect((await club.admin('GET', path('entry-candidates?search=&limit=201'))).status).toBe(400)
    const all = await enter(ids)
    expect([all.entered.sort(), all.reserve, all.refused]).toEqual([ids, [], []])
    // Twice is once, and nobody is left to enter.
    expect((await enter(ids)).entered).toHaveLength(ids.length)
    expect(await find('search=player&limit=200')).toEqual([])
    expect(await idsWith('entered')).toHaveLength(ids.length)
  })

  test('of a category there are its members only, without guests, and another club’s has nobody', async () => {
    await create()
    const categoryId = 'cat_seniors00000000001'
    await club.admin('PUT', `/api/clubs/${club.clubId}/member-categories/${categoryId}`, {
      name: 'Seniors',
    })
    await server.database.pool.query(`update memberships set category_id = $1 where user_id = any($2)`, [
      categoryId,
      [person(3).userId, person(4).userId],
    ])
    const found = await find(`search=&category=${categoryId}&limit=200`)
    expect(idsOf(found)).toEqual([person(3).userId, person(4).userId].sort())
    expect(await find('search=&category=cat_nowhere0000000001')).toEqual([])
  })

  test('who has withdrawn is marked, so that all of a list are entered without them', async () => {
    await create()
    await enter([person(1).userId])
    await withdraw([person(1).userId])
    const found = await find('search=player&limit=200')
    expect(found.filter(({ hasWithdrawn }) => hasWithdrawn === true)).toMatchObject([
      { userId: person(1).userId },
    ])
  })

  test('each has their own answer: entered, on the reserve list, or refused with the reason', async () => {
    await create({ maxParticipants: 2 })
    await setTerms({ mostIndex: '20.0', maxParticipants: 2 })
    const ids = [5, 6, 7, 8].map((i) => person(i).userId)
    for (const [i, handicap] of ['10.0', '30.0', '11.0', '12.0'].entries())
      await club.admin('PATCH', `/api/members/${ids[i] ?? ''}/handicap`, { handicap })
    const answer = await enter(ids)
    expect(answer).toMatchObject({ entered: [ids[0], ids[2]], reserve: [ids[3]] })
    expect(answer.refused).toMatchObject([{ userId: ids[1], name: 'P6 Player' }])
    expect(await enter(ids)).toEqual(answer)
  })
})

describe('places and the reserve list', () => {
  test(
    'when many join at once for the last place, then one has it and the others stand in order of arrival',
    { tags: ['smaller-here'] },
    async () => {
      await create({ maxParticipants: 2 })
      expect((await join(0)).status).toBe(200)
      const late = times(10, 48)
      const answers = await Promise.all(Array.from({ length: late + 1 }, (_, i) => join(i + 1)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(late)
      const reserves = await idsWith('reserve')
      expect(reserves).toHaveLength(late)
      const { rows } = await server.database.pool.query<{ user_id: string; arrival: number }>(
        `select user_id, arrival from competition_entries where competition_id = $1 order by arrival`,
        [competitionId],
      )
      expect(rows.map(({ arrival }) => arrival)).toEqual(rows.map((_, i) => i + 1))
      expect(reserves).toEqual(rows.slice(2).map(({ user_id }) => user_id))
      // Both who have a place leave at once, and the first two of the list have theirs.
      const entered = await idsWith('entered')
      const first = reserves.slice(0, 2)
      await Promise.all(entered.map((userId) => leave(people.findIndex((one) => one.userId === userId))))
      expect(new Set(await idsWith('entered'))).toEqual(new Set(first))
      expect(await idsWith('reserve')).toEqual(reserves.slice(2))
      const moved = people.findIndex((one) => one.userId === first[0])
      expect(await told(moved, 'moved_up')).toBe(1)
    },
  )

  test('when the limit is raised or taken away, then reserves move up in the same step and are told', async () => {
    await create({ maxParticipants: 2 })
    await enter([0, 1, 2, 3, 4].map((i) => person(i).userId))
    expect(await idsWith('reserve')).toEqual([2, 3, 4].map((i) => person(i).userId))
    await club.admin('PATCH', `/api/competitions/${competitionId}`, { maxParticipants: 3 })
    expect(await idsWith('reserve')).toEqual([3, 4].map((i) => person(i).userId))
    expect((await setTerms({})).status).toBe(200)
    expect(await idsWith('reserve')).toEqual([])
    expect([await told(2, 'moved_up'), await told(4, 'moved_up'), await told(0, 'moved_up')]).toEqual([
      1, 1, 0,
    ])
    expect((await setTerms({ maxParticipants: 4 })).body).toMatchObject({
      fields: [{ field: 'maxParticipants' }],
    })
  })

  test('when the club withdraws several, then their places go to the next, each is told why to ask, and twice is once', async () => {
    await create({ maxParticipants: 2 })
    await enter([0, 1, 2, 3].map((i) => person(i).userId))
    const both = [person(0).userId, person(1).userId]
    const answer = await withdraw(both, 'Injured')
    expect(answer.body).toEqual({ withdrawn: 2, movedUp: [person(2).userId, person(3).userId] })
    expect((await withdraw(both)).body).toEqual({ withdrawn: 0, movedUp: [] })
    expect((await withdraw(both, ' ')).body).toMatchObject({ fields: [{ field: 'reason' }] })
    const { entries } = await list()
    expect(entries.filter((one) => one.status === 'withdrawn').map((one) => one.withdrawnReason)).toEqual([
      'Injured',
      'Injured',
    ])
    expect([await told(0, 'entry_withdrawn'), await told(2, 'moved_up')]).toEqual([1, 1])
  })

  test('when a member is removed from the club, then a reserve has their place', async () => {
    await create({ maxParticipants: 2 })
    const gone = await signUpAs(server, { firstName: 'Gone', clubCode: club.clubCode })
    await enter([gone.userId, person(0).userId, person(1).userId])
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${gone.userId}`)
    expect(new Set(await idsWith('entered'))).toEqual(new Set([person(0).userId, person(1).userId]))
  })

  test('when it is a match play or a team event, then the club fills it too, until the draw', async () => {
    await create({ competitionType: 'matchplay', openToAll: false })
    expect((await join(0)).body).toMatchObject({ code: 'invite_only' })
    await enter([0, 1, 2].map((i) => person(i).userId))
    await withdraw([person(2).userId])
    const drawn = await club.admin('POST', path('bracket'), { seeding: 'handicap' })
    expect(drawn.status, drawn.text).toBe(200)
    const cannotPlay = 'Record a walkover for a player who cannot play, or take the draw back'
    expect((await withdraw([person(0).userId])).body).toMatchObject({
      code: 'draw_made',
      message: expect.stringContaining(cannotPlay) as unknown,
    })
    expect((await leave(0)).body).toMatchObject({
      code: 'draw_made',
      message: expect.stringContaining('give a walkover') as unknown,
    })
    expect((await club.admin('POST', path(), { userIds: [person(3).userId] })).body).toMatchObject({
      code: 'draw_made',
    })
    for (let again = 0; again < 2; again += 1)
      expect((await club.admin('DELETE', path('bracket'))).body).toMatchObject({ draw: null, matches: [] })
    await enter([person(3).userId])
    await withdraw([person(0).userId])
    expect((await club.admin('POST', path('bracket'), { seeding: 'handicap' })).status).toBe(200)
    await create({ competitionType: 'team_stableford', openToAll: false })
    await enter([0, 1].map((i) => person(i).userId))
    await person(0).browser('POST', path('teams'), { name: 'Eagles' })
    expect((await leave(0)).status).toBe(200)
    expect((await person(1).browser('GET', path('teams'))).text).not.toContain('Eagles')
  })
})

describe('leaving', () => {
  test('when entries have closed or a card is begun, then a player stays in, and the club rules on the card', async () => {
    await create()
    for (const i of [0, 1]) await join(i)
    const seen = async (i: number) =>
      expectBody(await person(i).browser('GET', `/api/competitions/${competitionId}`), getCompetition.reply)
    expect(await seen(0)).toMatchObject({ hasJoined: true, canLeave: true })
    const round = { courseId: club.courseId, competitionId }
    const started = await person(0).browser('POST', '/api/rounds', round)
    expect(started.status, started.text).toBe(200)
    expect((await leave(0)).body).toMatchObject({ code: 'card_begun' })
    expect(await seen(0)).not.toHaveProperty('canLeave')
    expect((await withdraw([person(0).userId])).body).toMatchObject({ code: 'card_begun' })
    // Whose card is begun is decided for each of them: another's keeps nobody.
    await join(2)
    expect((await withdraw([person(2).userId])).status).toBe(200)
    await join(3)
    expect((await leave(3)).status).toBe(200)
    await person(0).browser('POST', `/api/rounds/${idOf(started)}/abandon`)
    const closed = { entriesCloseAt: new Date(server.now().getTime() - 60_000).toISOString() }
    expect((await setTerms(closed)).status).toBe(200)
    expect((await leave(1)).body).toMatchObject({ code: 'entries_closed' })
    expect((await withdraw([person(1).userId])).status).toBe(200)
  })

  test('when a player leaves and starts their card at once, then never both', async () => {
    await create()
    for (const i of [5, 6, 7, 8, 9]) await join(i)
    const round = { courseId: club.courseId, competitionId }
    await Promise.all(
      [5, 6, 7, 8, 9].flatMap((i) => [person(i).browser('POST', '/api/rounds', round), leave(i)]),
    )
    const { entries } = await list()
    expect(entries).toHaveLength(5)
    for (const one of entries)
      expect([one.status, one.card]).toEqual(
        one.status === 'entered' ? ['entered', 'out'] : ['withdrawn', 'none'],
      )
    await server.database.pool.query(`update rounds set status = 'abandoned' where competition_id = $1`, [
      competitionId,
    ])
  })
})

describe('entry times and who may', () => {
  test('when entries are not open yet or closed, then joining says so, and the club still enters', async () => {
    await create()
    const inHours = (hours: number) => new Date(server.now().getTime() + hours * 3_600_000).toISOString()
    await setTerms({ entriesOpenAt: inHours(1) })
    expect((await join(0)).body).toMatchObject({ code: 'entries_not_yet' })
    await setTerms({ entriesCloseAt: inHours(-1) })
    expect((await join(0)).body).toMatchObject({ code: 'entries_closed' })
    expect(await enter([person(0).userId])).toMatchObject({ entered: [person(0).userId] })
    expect(await told(0, 'entered_by_club')).toBe(1)
    const reversed = { entriesOpenAt: inHours(3), entriesCloseAt: inHours(2) }
    expect((await setTerms(reversed)).body).toMatchObject({ fields: [{ field: 'entriesCloseAt' }] })
  })

  test('when a player is outside of the index range, then they are told the range, and the club admits with a reason', async () => {
    await create()
    await server.database.pool.query('update users set handicap_index = 284 where id = $1', [
      person(0).userId,
    ])
    await setTerms({ leastIndex: '+2.0', mostIndex: '18,4' })
    const message = 'This competition is for a Handicap Index from +2.0 to 18.4. The player’s index is 28.4.'
    expect((await join(0)).body).toMatchObject({ code: 'index_not_admitted', message })
    expect((await enter([person(0).userId])).refused).toMatchObject([{ userId: person(0).userId, message }])
    expect(await enter([person(0).userId], 'Club champion of last year')).toMatchObject({
      entered: [person(0).userId],
      refused: [],
    })
    expect((await list()).entries[0]).toMatchObject({ admittedReason: 'Club champion of last year' })
    const reversed = await setTerms({ leastIndex: '20', mostIndex: '10' })
    expect(reversed.body).toMatchObject({ fields: [{ field: 'mostIndex' }] })
  })

  test('when two administrators set the terms, then the second is told', async () => {
    await create()
    const { terms } = await list()
    expect((await setTerms({ version: terms.version, maxParticipants: 20 })).status).toBe(200)
    expect((await setTerms({ version: terms.version, maxParticipants: 30 })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })
})

describe('guests', () => {
  const guest = { key: 'guestkeyabcdef', firstName: 'Gil', lastName: 'Guest', homeClub: '=Hill Side' }
  const enterOne = async (body: object) =>
    expectBody(await club.admin('POST', path('entry-list/guests'), body), enterGuest.reply)

  test('when a guest is entered from the desk, then twice is once, they are on the board, and are found again', async () => {
    await create()
    const body = { ...guest, handicap: '12.4', gender: 'men' }
    const { entered } = await enterOne(body)
    expect(await enterOne(body)).toMatchObject({ entered })
    const board = expectBody(await club.admin('GET', path('leaderboard')), getLeaderboard.reply)
    expect(board.map((row) => [row.playerName, row.handicap])).toEqual([['Gil Guest', '12.4']])
    await create()
    const find = async (search: string) =>
      expectBody(
        await club.admin('GET', path(`entry-candidates?search=${search}`)),
        findCandidates.reply,
      ).filter(({ isGuest }) => isGuest)
    // Whoever ticks the whole list enters no guest of another competition.
    for (const search of ['', 'g', 'gi']) expect(await find(search)).toEqual([])
    expect(await find('gil')).toMatchObject([{ userId: entered[0], isGuest: true, homeClub: '=Hill Side' }])
    const again = { ...body, key: 'anotherkey1234', guestId: entered[0], handicap: '11.9' }
    expect(await enterOne(again)).toMatchObject({ entered })
    expect((await list()).entries).toMatchObject([{ handicap: '11.9', isGuest: true }])
    const { csv } = (await club.admin('GET', path('entry-list/csv'))).body as { csv: string }
    expect(csv).toContain(`"'=Hill Side"`)
    expect(csv).toContain('"Guest","Gil","entered"')
    const plus = {
      key: 'plusguestabcde',
      firstName: 'Ada',
      lastName: 'Plus',
      handicap: '+2.4',
      gender: 'women',
    }
    await enterOne(plus)
    const withPlus = (await club.admin('GET', path('entry-list/csv'))).body as { csv: string }
    expect(withPlus.csv).toMatch(/^\uFEFF/)
    expect(withPlus.csv).toContain('"Plus","Ada","entered","","-2.4"')
    // Who has withdrawn from this one can be entered again.
    await withdraw(entered)
    expect(await find('')).toMatchObject([{ userId: entered[0] }])
  })

  test('when an answer was lost and the guest is sent again with another index, then it says so, and nobody is doubled', async () => {
    await create()
    const send = (body: object) => club.admin('POST', path('entry-list/guests'), body)
    const first = { ...guest, key: 'lostanswerkey', handicap: '12.4', gender: 'women' }
    const [userId = ''] = (await enterOne(first)).entered
    const already = {
      status: 409,
      body: {
        code: 'guest_entered',
        details: { handicap: '12.4' },
        message: expect.stringContaining('12.4') as unknown,
      },
    }
    for (const other of [
      ...[{ handicap: '14.2' }, { handicap: null }, { lastName: 'Guests' }, { gender: 'men' }],
      ...[{ key: 'anotherkeyofit', handicap: '14.2', unlessNamed: true, firstName: 'GIL' }],
      ...[{ key: 'anotherkeyofit', unlessNamed: true }],
    ])
      expect(await send({ ...first, ...other })).toMatchObject(already)
    expect(await enterOne({ ...first, unlessNamed: true })).toMatchObject({ entered: [userId] })
    expect((await list()).entries).toMatchObject([{ userId, handicap: '12.4', gender: 'women' }])
    // Two people may have one name, where the desk says so.
    await enterOne({ ...first, key: 'anotherkeyofit', handicap: '14.2' })
    expect((await list()).entries).toHaveLength(2)
    // Of one who has withdrawn, what is sent now counts.
    await withdraw([userId])
    expect(await enterOne({ ...first, handicap: '9.9' })).toMatchObject({ entered: [userId] })
    expect((await list()).entries).toContainEqual(expect.objectContaining({ userId, handicap: '9.9' }))
  })

  test('when a guest who is entered is corrected, then the list has it; of a member and after the result is final it is refused', async () => {
    await create()
    const [userId = ''] = (await enterOne({ ...guest, key: 'correctedguest', handicap: '12.4' })).entered
    const put = (who: string, body: object) => club.admin('PUT', path(`entry-list/guests/${who}`), body)
    const facts = {
      firstName: 'Gill',
      lastName: 'Guests',
      handicap: '+1.2',
      gender: 'women',
      homeClub: 'Dale',
    }
    expect((await put(userId, facts)).status).toBe(200)
    expect((await put(userId, facts)).status).toBe(200)
    expect((await list()).entries).toMatchObject([{ ...facts, userId, isGuest: true }])
    expect((await put(userId, { ...facts, handicap: '99' })).body).toMatchObject({
      fields: [{ field: 'handicap' }],
    })
    await enter([person(0).userId])
    expect((await put(person(0).userId, facts)).status).toBe(404)
    await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: 'completed' })
    await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: 'final' })
    expect((await put(userId, facts)).body).toMatchObject({ code: 'result_final' })
  })

  test('when the competition is for members only, then a guest needs a reason, and nobody is left behind', async () => {
    await create()
    await setTerms({ membersOnly: true })
    const body = { ...guest, key: 'membersonly123', lastName: 'Stranger' }
    expect((await club.admin('POST', path('entry-list/guests'), body)).body).toMatchObject({
      code: 'members_only',
    })
    const { rowCount } = await server.database.pool.query(`select from users where last_name = 'Stranger'`)
    expect(rowCount).toBe(0)
    expect(await enterOne({ ...body, reason: 'Invited' })).toMatchObject({ refused: [] })
  })
})

describe('fees', () => {
  test('when somebody withdraws, then they owe nothing; what they paid stays until it is paid back, and who comes back owes again', async () => {
    await create({ entryFee: '10.00' })
    const ids = [0, 1].map((i) => person(i).userId)
    const paying = ids.slice(1)
    await enter(ids)
    const say = (userIds: string[], fee: string) => club.admin('PATCH', path(), { userIds, fee })
    const feesOf = async () =>
      (await list()).entries.map(({ status, fee, paid }) => [status, fee, paid]).sort()
    await say(paying, 'paid')
    expect((await say(paying, 'refunded')).body).toEqual({ changed: 0 })
    await withdraw(ids)
    expect(await feesOf()).toEqual([
      ['withdrawn', 'none', null],
      ['withdrawn', 'paid', '10.00'],
    ])
    expect((await list()).fees).toMatchObject({ owed: '0.00', owing: 0, paid: '10.00' })
    expect((await say(ids, 'refunded')).body).toEqual({ changed: 1 })
    expect((await say(ids, 'refunded')).body).toEqual({ changed: 0 })
    expect((await list()).fees).toMatchObject({ owed: '0.00', paid: '0.00', paying: 0 })
    expect(await feesOf()).toEqual([
      ['withdrawn', 'none', null],
      ['withdrawn', 'refunded', '10.00'],
    ])
    await enter(paying)
    expect((await list()).fees).toMatchObject({ owed: '10.00', owing: 1 })
  })

  test('when somebody waits for a place, then they owe nothing until they move up', async () => {
    await create({ entryFee: '10.00', maxParticipants: 2 })
    const ids = [0, 1, 2].map((i) => person(i).userId)
    await enter(ids)
    const feeOf = async (userId = '') => (await list()).entries.find((one) => one.userId === userId)?.fee
    expect(await feeOf(ids[2])).toBe('none')
    await withdraw(ids.slice(0, 1))
    expect(await feeOf(ids[2])).toBe('owed')
  })

  test('when fees are paid, waived and paid back, then the sums are exact', async () => {
    await create({ entryFee: '10.15' })
    const ids = [0, 1, 2, 3].map((i) => person(i).userId)
    await enter(ids)
    const say = (userIds: string[], fee: string) => club.admin('PATCH', path(), { userIds, fee })
    await say(ids.slice(0, 2), 'paid')
    await say(ids.slice(2, 3), 'waived')
    expect((await list()).fees).toEqual({
      fee: '10.15',
      owed: '10.15',
      paid: '20.30',
      owing: 1,
      paying: 2,
      waived: 1,
    })
    // A new fee changes what is owed, not what was paid.
    await club.admin('PATCH', `/api/competitions/${competitionId}`, { entryFee: '12.00' })
    await withdraw(ids.slice(0, 1))
    expect((await list()).fees).toMatchObject({ owed: '12.00', paid: '20.30' })
    expect((await say(ids.slice(0, 1), 'owed')).body).toEqual({ changed: 1 })
    expect((await say(ids.slice(0, 1), 'owed')).body).toEqual({ changed: 0 })
    expect((await list()).fees).toMatchObject({ owed: '12.00', paid: '10.15' })
    expect((await say(ids, 'free')).body).toMatchObject({ fields: [{ field: 'fee' }] })
  })
})

describe('divisions and tees', () => {
  const divisions = [
    { name: 'First', least: '+9.9', most: '12.4' },
    { name: 'Second', least: '12.5', most: '36.0' },
  ]

  test('when ranges overlap, then the field is named; when a card is started, then the division stays', async () => {
    await create()
    const overlap = [divisions[0], { ...divisions[1], least: '12.4' }]
    expect((await setTerms({ divisions: overlap })).body).toMatchObject({
      message: 'First and Second overlap.',
      fields: [{ field: 'divisions' }],
    })
    await setTerms({ divisions })
    const { userId, browser } = person(20)
    const setIndex = (index: number) =>
      server.database.pool.query('update users set handicap_index = $2 where id = $1', [userId, index])
    await setIndex(120)
    await enter([userId])
    expect((await list()).entries).toMatchObject([{ division: 'First', isDivisionFixed: false }])
    const started = await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })
    expect(started.status, started.text).toBe(200)
    await setIndex(200)
    expect((await list()).entries).toMatchObject([{ division: 'First', isDivisionFixed: true }])
    const board = expectBody(await browser('GET', path('leaderboard')), getLeaderboard.reply)
    expect(board).toMatchObject([{ division: 'First' }])
    await browser('POST', `/api/rounds/${idOf(started)}/abandon`)
  })

  test('when women have a tee of their own, then it is proposed once their ratings are said, and another is refused', async () => {
    await create()
    const [teeId, womenTeeId] = club.teeIds
    expect((await setTerms({ womenTeeId })).body).toMatchObject({ fields: [{ field: 'teeId' }] })
    expect((await setTerms({ teeId, womenTeeId })).status).toBe(200)
    const { userId, browser } = person(21)
    await enter([userId])
    const choice = async (gender = '') =>
      expectBody(
        await browser(
          'GET',
          `/api/courses/${club.courseId}/tee-choice?competitionId=${competitionId}${gender}`,
        ),
        ownTeeChoice.reply,
      ).proposed
    expect((await choice())?.reason).not.toBe('competition')
    expect(await choice('&gender=women')).toEqual({ teeId: womenTeeId, reason: 'competition' })
    await browser('PATCH', `/api/members/${userId}/gender`, { gender: 'women' })
    const start = { courseId: club.courseId, competitionId }
    expect((await browser('POST', '/api/rounds', { ...start, teeId })).body).toMatchObject({
      fields: [{ field: 'teeId' }],
    })
    const started = await browser('POST', '/api/rounds', start)
    expect((await browser('GET', `/api/rounds/${idOf(started)}/tees`)).body).toMatchObject({
      teeId: womenTeeId,
    })
    expect((await setTerms({ teeId })).body).toMatchObject({ fields: [{ field: 'womenTeeId' }] })
    await browser('POST', `/api/rounds/${idOf(started)}/abandon`)
    // The club says that somebody plays as a junior.
    await setTerms({ teeId, womenTeeId, juniorTeeId: club.teeIds[2] ?? teeId })
    await club.admin('PATCH', path(), { userIds: [userId], group: 'juniors' })
    expect((await list()).entries).toMatchObject([{ group: 'juniors', isGroupSet: true }])
    expect(await choice()).toMatchObject({ teeId: club.teeIds[2] ?? teeId, reason: 'competition' })
  })
})

test('when a club has 5,000 members, then a search finds the one, and gives 30 of many', async () => {
  await create()
  await server.database.pool.query(`
    with made as (
      insert into users (id, name, email, first_name, last_name)
      select 'usr_many' || i, 'Many ' || i, 'many' || i || '@example.org', 'Many', 'Member' || i
      from generate_series(1, 5000) i returning id)
    insert into memberships (id, club_id, user_id, role, status)
    select 'mbr_' || id, '${club.clubId}', id, 'player', 'active' from made`)
  await server.database.pool.query('analyze users; analyze memberships')
  const found = await club.admin('GET', path('entry-candidates?search=member4999'))
  expect(expectBody(found, findCandidates.reply)).toHaveLength(1)
  const all = await club.admin('GET', path('entry-candidates?search=many'))
  expect(expectBody(all, findCandidates.reply)).toHaveLength(30)
})
