import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { readEntries, type EntryTerms } from '#contract/competition/entries.ts'
import { errorBody } from '#contract/platform/error-body.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { bracket as bracketReply } from '#contract/match/matches.ts'
import { competitionPrizes } from '#contract/competition/prizes.ts'
import { startDraw, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* What hangs on a competition, when the competition changes: it follows, or is marked or refused with both facts. */

let server: TestServer
let club: TestClub
let players: { browser: Browser; userId: string }[]
let helper: { browser: Browser; userId: string }
let short: { id: string; name: string }

beforeAll(async () => {
  server = await startTestServer(new Date('2026-11-20T10:00:00Z'))
  club = await createTestClub(server)
  players = []
  for (const firstName of ['Ann', 'Ben', 'Cat', 'Dan'])
    players.push(await signUpAs(server, { firstName, clubCode: club.clubCode }))
  helper = await signUpAs(server, { firstName: 'Hal', clubCode: club.clubCode })
  short = { id: await makeCourse('Short Course', 9), name: 'Short Course' }
})
afterAll(() => server.close())

const path = (id: string, rest = '') => `/api/competitions/${id}${rest}`
const makeCourse = async (name: string, holeCount: number, tees?: readonly string[]) =>
  idOf(
    await club.admin('POST', '/api/courses', {
      name,
      holeCount,
      clubId: club.clubId,
      ...(tees && { tees: tees.map((one) => ({ name: one, color: 'white' })) }),
    }),
  )

/** On 29 November, with everybody entered. */
async function november(more: object = {}): Promise<string> {
  const id = await createTestCompetition(server, club, {
    startDate: '2026-11-29T07:30',
    endDate: '2026-11-29T16:00',
    ...more,
  })
  for (const { browser } of players) await browser('POST', path(id, '/join'), {})
  return id
}
const weekend = { startDate: '2026-11-28T07:30', endDate: '2026-11-29T16:00' }
const december = { startDate: '2026-12-06T07:30', endDate: '2026-12-06T16:00' }

const change = (id: string, body: object) => club.admin('PATCH', path(id), body)
const settings = { kind: 'one_tee', groupSize: 2, intervalMinutes: 8, breaks: [], order: 'entered' }
const draw = async (id: string, firstAt = '2026-11-29T07:37', more: object = {}) =>
  expectBody(await club.admin('POST', path(id, '/draw'), { ...settings, firstAt, ...more }), startDraw)
const readDraw = async (id: string, browser = club.admin) =>
  expectBody(await browser('GET', path(id, '/draw')), startDraw)
const publish = (id: string, browser = club.admin) => browser('POST', path(id, '/draw/publication'), {})
const times = ({ groups }: StartDraw) => groups.map(({ startsAt }) => startsAt.slice(0, 16))
const termsOf = async (id: string): Promise<EntryTerms> =>
  expectBody(await club.admin('GET', path(id, '/entry-list')), readEntries.reply).terms
const setTerms = (id: string, body: object) => club.admin('PUT', path(id, '/entry-terms'), body)

const ok = ({ status, text }: Answer) => {
  expect(status, text).toBe(200)
}
/** The field that was refused, with its sentence. */
function refused({ status, body }: Answer): [string | undefined, string | undefined] {
  expect(status).toBe(400)
  const [first] = errorBody.parse(body).fields ?? []
  return [first?.field, first?.message]
}

describe('the days of a competition move', () => {
  test('when it is moved by a week, then a draw that is not published starts a week later, and can be published', async () => {
    const id = await november()
    await draw(id)
    ok(await change(id, december))
    const moved = await readDraw(id)
    expect(times(moved)).toEqual(['2026-12-06T07:37', '2026-12-06T07:45'])
    expect(moved).toMatchObject({
      days: { first: '2026-12-06', last: '2026-12-06' },
      version: 2,
      settings: { firstAt: '2026-12-06T07:37:00.000Z' },
    })
    expect(moved.mismatches).toBeUndefined()
    ok(await publish(id))
  })

  test('when the clocks change in between, then the draw and the closing of entries keep their time on the club’s clock', async () => {
    const id = await november({ startDate: '2027-03-27T08:00', endDate: '2027-03-27T18:00' })
    ok(await setTerms(id, { entriesCloseAt: '2027-03-26T20:00' }))
    await draw(id, '2027-03-27T09:00')
    ok(await change(id, { startDate: '2027-04-03T08:00', endDate: '2027-04-03T18:00' }))
    expect(times(await readDraw(id))).toEqual(['2027-04-03T08:00', '2027-04-03T08:08'])
    expect(await termsOf(id)).toMatchObject({ entriesCloseAt: '2027-04-02T19:00:00.000Z' })
  })

  test('when only the time of day changes, then the draw and the entry times stay', async () => {
    const id = await november()
    ok(await setTerms(id, { entriesCloseAt: '2026-11-28T18:00' }))
    const drawn = await draw(id)
    ok(await change(id, { startDate: '2026-11-29T08:30' }))
    const { outside, ...now } = await readDraw(id)
    expect(now).toEqual(drawn)
    // The club hears that no card can be begun at this start, and may publish it.
    expect(outside).toEqual({
      of: 'before',
      startsAt: '2026-11-29T07:37:00.000Z',
      limit: '2026-11-29T08:30:00.000Z',
    })
    ok(await publish(id))
    expect(await termsOf(id)).toMatchObject({ entriesCloseAt: '2026-11-28T18:00:00.000Z' })
  })

  test('when entries are to open later, then both of their times move; when they are open, they stay open', async () => {
    const later = await november()
    const times = { entriesOpenAt: '2026-11-22T09:00', entriesCloseAt: '2026-11-28T18:00' }
    ok(await setTerms(later, times))
    ok(await change(later, december))
    expect(await termsOf(later)).toMatchObject({
      entriesOpenAt: '2026-11-29T09:00:00.000Z',
      entriesCloseAt: '2026-12-05T18:00:00.000Z',
    })
    const open = await november()
    ok(await setTerms(open, { ...times, entriesOpenAt: '2026-11-15T09:00' }))
    ok(await change(open, december))
    expect(await termsOf(open)).toMatchObject({
      entriesOpenAt: '2026-11-15T09:00:00.000Z',
      entriesCloseAt: '2026-12-05T18:00:00.000Z',
    })
  })

  test('when the editor sets the entry times with the days, then they are as set, and checked', async () => {
    const id = await november()
    ok(await setTerms(id, { entriesOpenAt: '2026-11-15T09:00', entriesCloseAt: '2026-11-28T18:00' }))
    ok(await change(id, { ...december, entriesCloseAt: '2026-12-01T12:00' }))
    expect(await termsOf(id)).toMatchObject({ entriesCloseAt: '2026-12-01T12:00:00.000Z' })
    expect(refused(await change(id, { entriesCloseAt: '2026-11-10T12:00' }))).toEqual([
      ...['entriesCloseAt', 'Entries must close after they open.'],
    ])
    ok(await change(id, { entriesCloseAt: null }))
    expect(await termsOf(id)).toMatchObject({ entriesCloseAt: null })
  })

  test('when it has fewer days than before, then a draw of a day that is gone is marked and cannot be published, with both days', async () => {
    const id = await november(weekend)
    await draw(id, '2026-11-29T07:37')
    ok(await change(id, { ...december }))
    expect((await readDraw(id)).mismatches).toEqual([
      { of: 'day', drawn: '2026-11-29', first: '2026-12-06', last: '2026-12-06' },
    ])
    const answer = await publish(id)
    expect(answer.status).toBe(409)
    expect(errorBody.parse(answer.body)).toMatchObject({
      code: 'draw_mismatch',
      message:
        'This draw starts on 29 November; the competition is on 6 December. Draw again or change its times.',
    })
    await draw(id, '2026-12-06T07:37')
    ok(await publish(id))
  })

  test('when two days stay two days, then a draw of the second moves to the second', async () => {
    const id = await november(weekend)
    await draw(id, '2026-11-29T07:37')
    ok(await change(id, { startDate: '2026-12-05T07:30', endDate: '2026-12-06T16:00' }))
    expect(times(await readDraw(id))).toEqual(['2026-12-06T07:37', '2026-12-06T07:45'])
  })

  test('when a day is added or taken away around the draw’s, then the draw stays on its day', async () => {
    const id = await november(weekend)
    await draw(id, '2026-11-29T07:37')
    ok(await change(id, { startDate: '2026-11-29T07:30' }))
    expect(times(await readDraw(id))).toEqual(['2026-11-29T07:37', '2026-11-29T07:45'])
    ok(await change(id, { startDate: '2026-11-27T07:30' }))
    expect(times(await readDraw(id))[0]).toBe('2026-11-29T07:37')
    expect((await readDraw(id)).mismatches).toBeUndefined()
  })

  test('when players read their start times, then neither the start moves nor an end that comes before them', async () => {
    const id = await november(weekend)
    await draw(id, '2026-11-29T07:37')
    ok(await publish(id))
    expect(refused(await change(id, { startDate: '2026-11-29T07:00' }))[0]).toBe('startDate')
    expect(refused(await change(id, { endDate: '2026-11-28T18:00' }))).toEqual([
      'endDate',
      'Players have start times on 29 November; the competition would be on 28 November. Take the start sheet back first, then draw again.',
    ])
    ok(await change(id, { endDate: '2026-11-29T18:00' }))
    expect((await club.admin('DELETE', path(id, '/draw/publication'))).status).toBe(200)
    ok(await change(id, { endDate: '2026-11-28T18:00' }))
    expect((await readDraw(id)).mismatches).toMatchObject([{ of: 'day', drawn: '2026-11-29' }])
  })

  test('when a knock-out is moved as a whole, then the last days of its rounds and matches move too', async () => {
    const id = await november({ competitionType: 'matchplay', endDate: '2026-12-20T16:00' })
    const playBy = [
      { side: 'winners', round: 1, day: '2026-12-05' },
      { side: 'winners', round: 2, day: '2026-12-19' },
    ]
    const drawn = await club.admin('POST', path(id, '/bracket'), { seeding: 'random', playBy })
    const [first] = expectBody(drawn, bracketReply).matches
    ok(
      await club.admin('PATCH', path(id, '/bracket'), {
        matches: [{ matchId: first?.id, day: '2026-12-07' }],
      }),
    )
    ok(await change(id, { startDate: '2026-12-06T07:30', endDate: '2026-12-27T16:00' }))
    const moved = expectBody(await club.admin('GET', path(id, '/bracket')), bracketReply)
    expect(moved.matches.map((match) => match.playBy)).toEqual(['2026-12-14', '2026-12-12', '2026-12-26'])
    expect(refused(await change(id, { endDate: '2026-12-20T16:00' }))).toEqual([
      'endDate',
      'A round is to be played by 26 December; the competition would end on 20 December. Change the last days of the rounds first.',
    ])
  })
})

describe('who is entered', () => {
  const told = async (i: number, id: string) => {
    const answer = await players[i]?.browser('GET', '/api/notices')
    return z
      .parse(listNotices.reply, answer?.body)
      .notices.filter(({ kind, competition }) => kind === 'competition_moved' && competition?.id === id)
  }

  test('when the start is moved, then each is told the new one, once for each move', async () => {
    const id = await november()
    ok(await change(id, december))
    ok(await change(id, december))
    expect(await told(0, id)).toMatchObject([{ competition: { startsAt: '2026-12-06T07:30:00.000Z' } }])
    ok(await change(id, { endDate: '2026-12-06T18:00', name: 'Other' }))
    expect(await told(3, id)).toHaveLength(1)
    ok(await change(id, { startDate: '2026-11-29T07:30' }))
    expect(await told(3, id)).toHaveLength(2)
  })

  test('when a competition that is cancelled is moved, then nobody hears of it', async () => {
    const id = await november()
    ok(await club.admin('PATCH', path(id, '/status'), { status: 'cancelled' }))
    ok(await change(id, december))
    expect(await told(0, id)).toEqual([])
  })
})

describe('the rounds of a competition', () => {
  test('when there are fewer rounds, then the draw of one that is gone is marked and cannot be published', async () => {
    const id = await november({
      startDate: '2026-11-27T07:30',
      roundCount: 3,
      competitionType: 'stroke_play',
    })
    expect((await draw(id)).settings?.round).toBe(3)
    ok(await change(id, { roundCount: 2 }))
    expect((await readDraw(id)).mismatches).toEqual([{ of: 'round', drawn: 3, rounds: 2 }])
    expect(errorBody.parse((await publish(id)).body).message).toBe(
      'This draw is of round 3; the competition has 2 rounds. Draw again.',
    )
    ok(await change(id, { roundCount: 3 }))
    ok(await publish(id))
    expect(refused(await change(id, { roundCount: 2 }))).toEqual([
      'roundCount',
      'Players have start times of round 3; the competition would have 2 rounds. Take the start sheet back first, then draw again.',
    ])
    ok(await club.admin('POST', path(id, '/drop-rounds'), { roundCount: 2, reason: 'Washed out' }))
    expect(await readDraw(id)).toMatchObject({
      publishedAt: null,
      mismatches: [{ of: 'round', drawn: 3, rounds: 2 }],
    })
  })

  test('when a draw names its round, then it is of that one; a round that the competition has not is refused at the field', async () => {
    const id = await november({ roundCount: 2, competitionType: 'stroke_play' })
    expect((await draw(id)).settings?.round).toBe(1)
    expect((await draw(id, '2026-11-29T12:00', { round: 2 })).settings?.round).toBe(2)
    const sent = { ...settings, firstAt: '2026-11-29T12:00', round: 3 }
    expect(refused(await club.admin('POST', path(id, '/draw'), sent))).toEqual([
      'round',
      'This draw is of round 3; the competition has 2 rounds. Choose one of its rounds.',
    ])
  })
})

describe('the course of a competition', () => {
  test('when it has nine holes now, then a shotgun from hole 14 is marked and cannot be published', async () => {
    const id = await november()
    const drawn = await draw(id, undefined, { kind: 'shotgun' })
    const groups = drawn.groups.map((group, i) => (i === 1 ? { ...group, hole: 14 } : group))
    ok(await club.admin('PUT', path(id, '/draw/groups'), { version: drawn.version, groups }))
    ok(await change(id, { courseId: short.id }))
    const marked = await readDraw(id)
    expect(marked.mismatches).toEqual([{ of: 'hole', drawn: 14, holes: 9 }])
    expect(errorBody.parse((await publish(id)).body).message).toBe(
      'This draw starts a group on hole 14; the course has 9 holes. Draw again or give these groups another hole.',
    )
    const put = marked.groups.map((group) => (group.hole === 14 ? { ...group, hole: 5 } : group))
    ok(await club.admin('PUT', path(id, '/draw/groups'), { version: marked.version, groups: put }))
    ok(await publish(id))
  })

  test('when a desk helper is refused, then they are told what they can do', async () => {
    const id = await november()
    ok(await club.admin('PUT', path(id, `/desk-helpers/${helper.userId}`), {}))
    const drawn = await draw(id, undefined, { kind: 'shotgun' })
    ok(await publish(id))
    const groups = drawn.groups.map((group, i) => (i === 1 ? { ...group, hole: 14 } : group))
    ok(await helper.browser('PUT', path(id, '/draw/groups'), { groups }))
    // The course itself loses holes: nothing else lets a published sheet come to this.
    await server.database.pool.query('delete from holes where course_id = $1 and hole_number > 12', [
      club.courseId,
    ])
    expect(errorBody.parse((await publish(id, helper.browser)).body).message).toBe(
      'This draw starts a group on hole 14; the course has 12 holes. Give these groups another hole, or ask an administrator to draw again.',
    )
  })

  test('when the other course has tees of the same names, then they follow, for women and juniors too', async () => {
    const [from, to] = [
      await makeCourse('From', 9, ['White', 'Red', 'Blue']),
      await makeCourse('To', 9, ['Blue', 'white ', 'Red']),
    ]
    const teesOf = async (courseId: string) =>
      new Map(
        z
          .parse(named, (await club.admin('GET', `/api/courses/${courseId}`)).body)
          .tees.map(({ id, name }) => [name.trim().toLowerCase(), id]),
      )
    const [before, after] = [await teesOf(from), await teesOf(to)]
    const id = await november({ courseId: from, teeId: before.get('white') })
    ok(
      await setTerms(id, {
        teeId: before.get('white'),
        womenTeeId: before.get('red'),
        juniorTeeId: before.get('blue'),
      }),
    )
    ok(await change(id, { courseId: to }))
    expect(await termsOf(id)).toMatchObject({
      teeId: after.get('white'),
      womenTeeId: after.get('red'),
      juniorTeeId: after.get('blue'),
    })
  })

  test('when the other course has no tee of the name, then it is refused with both names, and nothing changes', async () => {
    const [from, to] = [
      await makeCourse('Links', 9, ['White', 'Red']),
      await makeCourse('Park', 9, ['White', 'Gold']),
    ]
    const { tees } = z.parse(named, (await club.admin('GET', `/api/courses/${from}`)).body)
    const tee = (name: string) => tees.find((one) => one.name === name)?.id
    const id = await november({ courseId: from })
    ok(await setTerms(id, { teeId: tee('White'), womenTeeId: tee('Red') }))
    expect(refused(await change(id, { courseId: to, name: 'Other' }))).toEqual([
      'courseId',
      'Women play from Red; Park has no tee of this name. Choose no tee for them under Divisions and tees first, or give the course such a tee.',
    ])
    expect((await club.admin('GET', path(id))).body).toMatchObject({
      courseId: from,
      name: 'June Stableford',
    })
  })

  test('when the board is hidden from a hole that the other course does not have, then it is refused, as hiding it there is', async () => {
    const id = await november()
    ok(await club.admin('PUT', path(id, '/hidden-holes'), { from: 12 }))
    expect(refused(await change(id, { courseId: short.id }))).toEqual([
      'courseId',
      'The board is hidden from hole 12 on; the course has 9 holes. Show the whole board first.',
    ])
    ok(await club.admin('PUT', path(id, '/hidden-holes'), { from: null }))
    ok(await change(id, { courseId: short.id }))
    expect(refused(await club.admin('PUT', path(id, '/hidden-holes'), { from: 12 }))).toEqual([
      'from',
      'The course has 9 holes, so nothing can be hidden from hole 12 on.',
    ])
  })
})

const named = z.object({ tees: z.array(z.object({ id: z.string(), name: z.string() })) })

describe('a draw that is sent', () => {
  test('when its day is none of the competition’s, then it is refused at the first start, with both days', async () => {
    const id = await november(weekend)
    const sent = { ...settings, firstAt: '2026-12-06T07:37' }
    expect(refused(await club.admin('POST', path(id, '/draw'), sent))).toEqual([
      'firstAt',
      'This draw starts on 6 December; the competition is from 28 November to 29 November. Choose a time on a day of the competition.',
    ])
  })

  test('when a group is put on another day or a hole that is not there, then it is refused at the group', async () => {
    const id = await november({ courseId: short.id })
    const { groups, version } = await draw(id)
    const [first, second] = groups
    const put = (group: object) =>
      club.admin('PUT', path(id, '/draw/groups'), { version, groups: [first, { ...second, ...group }] })
    expect(refused(await put({ startsAt: '2026-11-30T08:00:00Z' }))).toEqual([
      'groups.1.startsAt',
      'This draw starts on 30 November; the competition is on 29 November. Choose a time on a day of the competition.',
    ])
    expect(refused(await put({ hole: 14 }))).toEqual([
      'groups.1.hole',
      'This draw starts a group on hole 14; the course has 9 holes. Choose a hole of the course.',
    ])
    expect((await readDraw(id)).version).toBe(version)
  })

  test('when several groups stand on a day that is gone, then they are put right one after the other', async () => {
    const id = await november(weekend)
    await draw(id)
    ok(await change(id, december))
    for (const i of [0, 1]) {
      const { groups, version } = await readDraw(id)
      const moved = groups.map((group) => ({ ...group }))
      const group = moved.find(({ startsAt }) => startsAt.startsWith('2026-11-29'))
      if (!group) throw new Error('There is a group to put right')
      group.startsAt = `2026-12-06T08:0${i}:00.000Z`
      ok(await club.admin('PUT', path(id, '/draw/groups'), { version, groups: moved }))
    }
    expect((await readDraw(id)).mismatches).toBeUndefined()
    ok(await publish(id))
  })
})

describe('the prizes of a competition', () => {
  const prizes = [{ amount: '10' }]
  const put = (id: string, ...categories: object[]) =>
    club.admin('PUT', path(id, '/prizes'), { onePerPlayer: false, categories })
  const pin = { id: 'pzc_pin001', kind: 'nearest_the_pin', holeNumber: 14, prizes: [{ thing: 'Balls' }] }
  const nett = { id: 'pzc_net001', kind: 'result', name: 'Nett', prizes }

  test('when the other course has no such hole, then it is refused with both facts; so is a prize for it', async () => {
    const id = await november({ courseId: await makeCourse('Full', 18) })
    ok(await put(id, pin))
    expect(refused(await change(id, { courseId: short.id }))).toEqual([
      'courseId',
      'The prize “Nearest the pin” is for hole 14; the course has 9 holes. Change the prizes first.',
    ])
    ok(await put(id))
    ok(await change(id, { courseId: short.id }))
    expect(refused(await put(id, pin))).toEqual([
      'categories.0.holeNumber',
      'The prize “Nearest the pin” is for hole 14; the course has 9 holes.',
    ])
  })

  test('when it becomes match play, then prizes that cards decide are refused; when it is, they cannot be set', async () => {
    const id = await november({ competitionType: 'stroke_play' })
    ok(await put(id, nett))
    expect(refused(await change(id, { competitionType: 'matchplay' }))).toEqual([
      'competitionType',
      'The prize “Nett” is decided by cards; match play has matches. Change the prizes first.',
    ])
    ok(await put(id))
    ok(await club.admin('PUT', path(id, '/hidden-holes'), { from: 7 }))
    ok(await change(id, { competitionType: 'matchplay' }))
    expect((await club.admin('GET', path(id))).body).toMatchObject({ competitionType: 'matchplay' })
    expect(refused(await put(id, nett))[0]).toBe('categories.0.kind')
    ok(await club.admin('PATCH', path(id, '/status'), { status: 'completed' }))
    ok(await club.admin('PATCH', path(id, '/status'), { status: 'final' }))
  })

  test('when a division is taken away, or teams have none, then a prize for it is refused with both facts', async () => {
    const id = await november({ competitionType: 'stroke_play' })
    const divisions = [{ name: 'A', least: '0', most: '18' }]
    ok(await setTerms(id, { divisions }))
    const divisionId = (await termsOf(id)).divisions[0]?.id
    ok(await put(id, { ...nett, divisionId }))
    expect(refused(await setTerms(id, { divisions: [] }))).toEqual([
      'divisions',
      'The prize “Nett” is for a division that the competition does not have. Change the prizes first.',
    ])
    expect(refused(await change(id, { competitionType: 'team_stroke' }))).toEqual([
      'competitionType',
      'The prize “Nett” is for one division; teams have no divisions. Change the prizes first.',
    ])
    ok(await put(id, nett))
    expect(refused(await change(id, { competitionType: 'team_stroke' }))).toEqual([
      'competitionType',
      'The competition has the division A; teams have no divisions. Take it away under Divisions and tees first.',
    ])
    ok(await setTerms(id, {}))
    ok(await change(id, { competitionType: 'team_stroke' }))
    expect(refused(await setTerms(id, { divisions }))).toEqual([
      'divisions',
      'Divisions are for players who have a place of their own; this is a competition of teams.',
    ])
  })

  test('when a copy is played on another course, then a prize that nobody can win there is marked for the club', async () => {
    const id = await november({ courseId: await makeCourse('Whole', 18) })
    ok(await put(id, pin))
    const copy = await november({ courseId: short.id, copyOf: id })
    const { categories } = expectBody(await club.admin('GET', path(copy, '/prizes')), competitionPrizes)
    expect(categories[0]?.mismatch).toMatchObject({ of: 'hole', hole: 14, holes: 9 })
    const read = await players[0]?.browser('GET', path(copy, '/prizes'))
    expect(z.parse(competitionPrizes, read?.body).categories[0]?.mismatch).toBeUndefined()
  })
})
