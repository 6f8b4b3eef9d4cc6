import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { handicapRecord, type HandicapRecord } from '#contract/handicap/handicap.ts'
import { readHandicapReview } from '#contract/handicap/handicap-review.ts'
import { listRoundsElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { formatDay } from '#golf/day.ts'
import {
  createTestClub,
  entry,
  expectBody,
  idOf,
  rateTees,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readIndexesAt } from '../indexes-at.store.ts'

/* A single round from another club on a handicap record (Rules of Handicapping 2.1, 4.2, 5.1, 5.2). */

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-06-10T12:00:00Z')
const TODAY = Math.floor(NOW.getTime() / DAY_MS)

let server: TestServer
let club: TestClub
let admin2: Browser
let made = 0
let tap = 0

beforeAll(async () => {
  server = await startTestServer(NOW)
  club = await createTestClub(server)
  await rateTees(club, { rating: '71.4', slope: 128 })
  const other = await signUpAs(server, { firstName: 'Bea', clubCode: club.clubCode })
  const path = `/api/clubs/${club.clubId}/members/${other.userId}`
  expect((await club.admin('PATCH', path, { role: 'club_admin' })).status).toBe(200)
  admin2 = other.browser
})
afterAll(() => server.close())

const dayAgo = (days: number) => formatDay(TODAY - days)

/** Eighteen holes: 113 / 125 x (88 - 70.5) = 15.82. */
const round = (fields: Record<string, unknown> = {}) => ({
  id: `rel_test${(made += 1)}`,
  day: dayAgo(3),
  courseName: 'Links of Elsewhere',
  teeName: 'Yellow',
  holes: 18,
  courseRating: '70.5',
  slope: 125,
  par: 71,
  adjustedGross: 88,
  markerName: 'Max Marker',
  ...fields,
})

/** Nine holes: 113 / 126 x (45 - 35.5) = 8.520. */
const nine = (fields: Record<string, unknown> = {}) =>
  round({ holes: 9, courseRating: 35.5, slope: 126, par: 36, adjustedGross: 45, ...fields })

const waitingRule = (roundsElsewhere: 'wait' | 'count', of = club) =>
  of.admin('PATCH', `/api/clubs/${of.clubId}/rules`, { rules: { roundsElsewhere } })

async function member(firstName: string, handicap?: string) {
  const { browser, userId } = await signUpAs(server, { firstName, clubCode: club.clubCode })
  if (handicap !== undefined)
    expect((await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap })).status).toBe(200)
  const enter = (body: object) => browser('POST', `/api/clubs/${club.clubId}/rounds-elsewhere`, body)
  const path = `/api/members/${userId}/rounds-elsewhere`
  return {
    browser,
    userId,
    enter,
    enterByClub: (body: object, by = club.admin) => by('POST', path, body),
    decide: (id: string, body: object, by = club.admin) => by('POST', `${path}/${id}/decision`, body),
    withdraw: (id: string) => browser('POST', `/api/rounds-elsewhere/${id}/withdraw`),
    record: async () => recordIn(await browser('GET', '/api/handicap-record')),
    notices: async () =>
      expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices.map(
        ({ kind, isAccepted }) => [kind, isAccepted],
      ),
  }
}

const recordIn = (answer: Answer): HandicapRecord => expectBody(answer, handicapRecord)

const waitingAt = async (by = club.admin) =>
  expectBody(await by('GET', `/api/clubs/${club.clubId}/rounds-elsewhere`), listRoundsElsewhere.reply)

/** Plays eighteen fives, 90, which makes 113 / 128 x (90 - 71.4) = 16.4. */
async function play(
  browser: Browser,
  day: number,
  courseId = club.courseId,
): Promise<{ roundId: string; handicapUsed: unknown }> {
  await setTimeSignedIn(server, new Date(day * DAY_MS + 10 * 60 * 60 * 1000))
  const started = await browser('POST', '/api/rounds', { courseId })
  expect(started.status, started.text).toBe(200)
  const roundId = idOf(started)
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, (tap += 1), i + 1, 5))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const attested = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
  expect((await browser('PATCH', `/api/rounds/${roundId}`, attested)).status).toBe(200)
  await setTimeSignedIn(server, NOW)
  return { roundId, handicapUsed: (started.body as { handicapUsed: unknown }).handicapUsed }
}

describe('what a player enters', () => {
  test('when the club has chosen nothing, then it waits, counts nowhere, and the committee has it on its list', async () => {
    const ann = await member('Ann', '12.0')
    const body = round({ note: 'An open competition' })
    const record = recordIn(await ann.enter(body))
    expect(record).toMatchObject({ handicap: '12.0', scores: [], elsewhere: { mayEnter: true, waits: true } })
    expect(record.elsewhere.rounds).toEqual([
      {
        id: body.id,
        day: dayAgo(3),
        courseName: 'Links of Elsewhere',
        teeName: 'Yellow',
        holes: 18,
        courseRating: '70.5',
        slope: 125,
        par: 71,
        adjustedGross: 88,
        markerName: 'Max Marker',
        note: 'An open competition',
        isByClub: false,
        enteredAt: NOW.toISOString(),
        status: 'waiting',
        decided: null,
      },
    ])
    const { mayDecide, rounds } = await waitingAt()
    expect(mayDecide).toBe(true)
    expect(rounds.find(({ id }) => id === body.id)).toMatchObject({
      userId: ann.userId,
      playerName: 'Ann Tester',
      adjustedGross: 88,
    })
    // The same again is entered once.
    expect(recordIn(await ann.enter(body)).elsewhere.rounds).toHaveLength(1)
  })

  test('when the committee accepts it, then it is a score of its day with its arithmetic, and the player is told', async () => {
    const bob = await member('Bob')
    const body = round()
    await bob.enter(body)
    const accepted = recordIn(await bob.decide(body.id, { decision: 'accept' }))
    expect(accepted.elsewhere.rounds[0]).toMatchObject({
      status: 'accepted',
      decided: { byName: 'Ada OakHill', reason: null },
    })
    const { scores, holesOnRecord } = await bob.record()
    expect(holesOnRecord).toBe(18)
    expect(scores).toMatchObject([
      {
        id: body.id,
        roundId: null,
        day: dayAgo(3),
        holes: 18,
        isElsewhere: true,
        isPenalty: false,
        courseName: 'Links of Elsewhere',
        teeName: 'Yellow',
        adjustedGross: 88,
        handicapUsed: null,
        differential: {
          value: '15.8',
          lines: [
            'A round of another club, entered with an adjusted gross score of 88. No PCC is calculated for it.',
            '113 / 125 x (88 - 70.5) = 15.820, rounded 15.8.',
          ],
        },
      },
    ])
    expect((await waitingAt()).rounds.map(({ id }) => id)).not.toContain(body.id)
    expect(await bob.notices()).toEqual([['round_elsewhere', true]])
    // Accepting it again changes nothing.
    expect((await bob.decide(body.id, { decision: 'accept' })).status).toBe(200)
    expect(await bob.notices()).toEqual([['round_elsewhere', true]])
  })

  test('when the committee refuses it, then the player reads why, and can enter it anew', async () => {
    const cat = await member('Cat', '12.0')
    const body = round()
    await cat.enter(body)
    const without = await cat.decide(body.id, { decision: 'refuse' })
    expect(without).toMatchObject({ status: 400, body: { details: { reason: 'missing' } } })
    expect((await cat.decide(body.id, { decision: 'refuse', reason: 'The tee is not rated' })).status).toBe(
      200,
    )
    const { elsewhere, scores } = await cat.record()
    expect(scores).toEqual([])
    expect(elsewhere.rounds[0]).toMatchObject({
      status: 'refused',
      decided: { byName: 'Ada OakHill', reason: 'The tee is not rated' },
    })
    expect(await cat.notices()).toEqual([['round_elsewhere', false]])
    expect(await cat.decide(body.id, { decision: 'accept' })).toMatchObject({
      status: 400,
      body: { details: { reason: 'decided_already' } },
    })
    expect((await cat.enter(round())).status).toBe(200)
  })

  test('when the player withdraws it while it waits, then it is withdrawn; once it counts, they cannot', async () => {
    const dan = await member('Dan', '12.0')
    const body = round()
    await dan.enter(body)
    expect(recordIn(await dan.withdraw(body.id)).elsewhere.rounds[0]).toMatchObject({ status: 'withdrawn' })
    expect((await dan.withdraw(body.id)).status).toBe(200)
    expect(await dan.decide(body.id, { decision: 'accept' })).toMatchObject({ status: 400 })
    const again = round()
    await dan.enter(again)
    await dan.decide(again.id, { decision: 'accept' })
    expect(await dan.withdraw(again.id)).toMatchObject({
      status: 400,
      body: { details: { reason: 'decided_already' } },
    })
    const eve = await member('Eve')
    expect((await eve.withdraw(again.id)).status).toBe(404)
  })

  test('when the club has rounds count at once, then it is on the record without anybody’s decision', async () => {
    await waitingRule('count')
    const fay = await member('Fay')
    for (const days of [5, 4, 3]) await fay.enter(round({ day: dayAgo(days) }))
    await waitingRule('wait')
    // Three times 15.8, and 2.0 less of three scores (5.2a).
    const { handicap, scores, elsewhere } = await fay.record()
    expect(handicap).toBe('13.8')
    expect(scores.map((score) => score.day)).toEqual([dayAgo(3), dayAgo(4), dayAgo(5)])
    expect(elsewhere.rounds.map(({ status, decided }) => [status, decided])).toEqual(
      Array.from({ length: 3 }, () => ['accepted', null]),
    )
  })
})

test('when the committee takes a round off, then the index is what it was without it, and the reason is read', async () => {
  const gil = await member('Gil')
  const bodies = [5, 4, 3].map((days) => round({ day: dayAgo(days) }))
  for (const body of bodies) await gil.enterByClub(body)
  expect((await gil.record()).handicap).toBe('13.8')
  const last = bodies[2]?.id ?? ''
  expect(await gil.decide(last, { decision: 'take_off' })).toMatchObject({ status: 400 })
  const off = recordIn(await gil.decide(last, { decision: 'take_off', reason: 'A scramble' }))
  expect(off.handicap).toBeNull()
  expect(off.elsewhere.rounds.find(({ id }) => id === last)).toMatchObject({
    status: 'taken_off',
    decided: { byName: 'Ada OakHill', reason: 'A scramble' },
  })
  expect(off.scores.map(({ id }) => id)).not.toContain(last)
  expect((await gil.decide(last, { decision: 'take_off', reason: 'A scramble' })).status).toBe(200)
})

test('when somebody asks for the index of a moment, then it is what such rounds had made by then', async () => {
  const guy = await member('Guy')
  const bodies = [5, 4, 3].map((days) => round({ day: dayAgo(days) }))
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
  for (const body of bodies) await guy.enterByClub(body)
  await setTimeSignedIn(server, at(10))
  await guy.decide(bodies[2]?.id ?? '', { decision: 'take_off', reason: 'A scramble' })
  await setTimeSignedIn(server, NOW)
  const held = async (minutes: number) => {
    const { userId } = guy
    const indexes = await readIndexesAt(server.database.db, { userIds: [userId], at: at(minutes) })
    return indexes.get(userId)
  }
  expect([await held(-1), await held(5), await held(11)]).toEqual([null, 138, null])
})

describe('the arithmetic of a round from elsewhere', () => {
  test('when nine holes were played off an index, then the nine not played is expected from it (5.1b)', async () => {
    const hal = await member('Hal')
    // 16.4 each: 14.4 of three.
    for (const day of [20, 19, 18]) await play(hal.browser, TODAY - day)
    const { handicap } = await hal.record()
    expect(handicap).toBe('14.4')
    const { scores } = recordIn(await hal.enterByClub(nine()))
    // 0.52 x 14.4 + 1.2 = 8.688; 8.520 + 8.688 = 17.208.
    expect(scores[0]).toMatchObject({
      holes: 9,
      handicapUsed: '14.4',
      adjustedGross: 45,
      isElsewhere: true,
      differential: {
        value: '17.2',
        lines: [
          'A round of another club, entered with an adjusted gross score of 45. No PCC is calculated for it.',
          '113 / 126 x (45 - 35.5) = 8.520 for the nine holes played.',
          'The nine holes not played are expected at 0.52 x 14.4 + 1.2 = 8.688.',
          'Together 17.208, rounded 17.2.',
        ],
      },
    })
  })

  test('when there is no index yet, then nine holes wait and two are put together (R1.4)', async () => {
    const ida = await member('Ida')
    const first = recordIn(await ida.enterByClub(nine({ day: dayAgo(9) })))
    expect(first).toMatchObject({ scores: [], holesOnRecord: 9 })
    expect(first.events).toMatchObject([
      {
        kind: 'waiting_nine',
        courseName: 'Links of Elsewhere',
        day: dayAgo(9),
        lines: expect.arrayContaining([
          'Without a Handicap Index nine holes wait for the next nine or for the first index.',
        ]) as unknown,
      },
    ])
    const second = recordIn(await ida.enterByClub(nine({ day: dayAgo(8) })))
    // 8.520 + 8.520
    expect(second).toMatchObject({ holesOnRecord: 18, scores: [{ differential: { value: '17.0' } }] })
  })

  test('when it comes late, then it stands in its place by its day, and the index of later cards follows', async () => {
    const jan = await member('Jan')
    for (const day of [20, 19, 10]) await play(jan.browser, TODAY - day)
    const before = await jan.record()
    expect(before).toMatchObject({ handicap: '14.4' })
    expect(before.scores.map(({ indexAfter }) => indexAfter.value)).toEqual(['14.4', null, null])
    const body = round({ day: dayAgo(15), adjustedGross: 78 })
    // 113 / 125 x (78 - 70.5) = 6.78: the first index, of 6.8, 16.4, 16.4, is now made on that day: 4.8.
    const after = recordIn(await jan.enterByClub(body))
    expect(after.scores.map(({ day }) => day)).toEqual([10, 15, 19, 20].map(dayAgo))
    expect(after.scores[1]).toMatchObject({ id: body.id, indexAfter: { value: '4.8' } })
    // Of four scores the lowest less 1.0.
    expect(after.scores[0]).toMatchObject({ indexAfter: { value: '5.8' } })
    expect(after.handicap).toBe('5.8')
    // The next card is played off it.
    expect((await play(jan.browser, TODAY)).handicapUsed).toBe('5.8')
  })
})

test('when such rounds are exceptional (5.9), then they lower the record, and the review has them', async () => {
  const { userId, enterByClub } = await member('Sue', '22.9')
  // 15.8 is 7.1 better than 22.9.
  await enterByClub(round({ day: dayAgo(0) }))
  const { scores } = recordIn(await enterByClub(round({ day: dayAgo(0), isAnotherRound: true })))
  expect(scores.map((one) => [one.handicapUsed, one.exceptionalReduction])).toEqual([
    ['22.9', '-1.0'],
    ['22.9', '-1.0'],
  ])
  const { findings } = expectBody(await club.admin('GET', '/api/handicap-review'), readHandicapReview.reply)
  const found = findings.find((one) => one.userId === userId && one.kind === 'exceptional_scores')
  expect(found?.lines[0]).toBe(
    '2 exceptional scores in the last 365 days, each at least 7.0 better than the index.',
  )
  expect(found?.lines[1]).toContain('Links of Elsewhere')
})

describe('never counted twice', () => {
  const oldCourse = { courseName: 'Oak Hill Old', adjustedGross: 90 }

  test('when a card of that day is handed in, then it is named, and an answer enters the round', async () => {
    const kim = await member('Kim', '12.0')
    await play(kim.browser, TODAY - 3)
    const body = round()
    const asked = await kim.enter(body)
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'round_on_day',
        message:
          'On this day there is already Oak Hill Old, 11:00, score 90. Say whether this is another round.',
        // Ten o'clock UTC in a London summer.
        details: { others: [{ kind: 'card', time: '11:00', ...oldCourse }] },
      },
    })
    expect((await kim.record()).elsewhere.rounds).toEqual([])
    expect((await kim.enter({ ...body, isAnotherRound: true })).status).toBe(200)
    expect((await kim.record()).elsewhere.rounds).toHaveLength(1)
  })

  test.each([
    { name: 'Lea', what: 'waits', accept: false, kind: 'waiting' },
    { name: 'Leo', what: 'is on the record', accept: true, kind: 'elsewhere' },
  ])(
    'when the same facts are sent twice and the first $what, then it is asked',
    async ({ name, accept, kind }) => {
      const lea = await member(name, '12.0')
      const body = round()
      await lea.enter(body)
      if (accept) await lea.decide(body.id, { decision: 'accept' })
      expect(await lea.enter({ ...body, id: round().id })).toMatchObject({
        status: 409,
        body: { details: { others: [{ kind, courseName: 'Links of Elsewhere', adjustedGross: 88 }] } },
      })
      expect(await lea.enterByClub({ ...body, id: round().id })).toMatchObject({ status: 409 })
    },
  )

  test('when it is sent again with another score, then the first stands and that is said', async () => {
    const otto = await member('Otto', '12.0')
    const first = round()
    expect((await otto.enter(first)).status).toBe(200)
    expect(await otto.enter({ ...first, adjustedGross: 95 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await otto.enter(first)).status).toBe(200)
  })

  test('when two phones send at once, then the same round is entered once, and another one is asked about', async () => {
    const max = await member('Max', '12.0')
    const body = round()
    const [one, same, other] = await Promise.all([body, body, { ...body, id: round().id }].map(max.enter))
    expect(one?.status).toBe(same?.status)
    expect([one?.status, other?.status].sort()).toEqual([200, 409])
    expect((await max.record()).elsewhere.rounds).toHaveLength(1)
  })

  test('when a card is still open on that day, then it is asked', async () => {
    const mia = await member('Mia', '12.0')
    expect((await mia.browser('POST', '/api/rounds', { courseId: club.courseId })).status).toBe(200)
    expect(await mia.enter(round({ day: dayAgo(0) }))).toMatchObject({
      status: 409,
      body: { details: { others: [{ kind: 'open_card', courseName: 'Oak Hill Old', adjustedGross: null }] } },
    })
  })

  test('when the card of that day is of another club that keeps the same record, then it is named, too', async () => {
    const other = await createTestClub(server, 'Fir Wood')
    await rateTees(other)
    const ray = await member('Ray', '12.0')
    await server.database.pool.query(
      `insert into memberships (id, club_id, user_id, role, status) values ($1, $2, $3, 'player', 'active')`,
      ['mbr_ray_second', other.clubId, ray.userId],
    )
    await play(ray.browser, TODAY - 3, other.courseId)
    expect(await ray.enter(round())).toMatchObject({
      status: 409,
      body: { details: { others: [{ kind: 'card', courseName: 'Fir Wood Old', time: '11:00' }] } },
    })
  })

  test('when a card is handed in after the round was entered, then the committee is asked when it accepts', async () => {
    const ned = await member('Ned', '12.0')
    const body = round()
    await ned.enter(body)
    await play(ned.browser, TODAY - 3)
    expect(await ned.decide(body.id, { decision: 'accept' })).toMatchObject({
      status: 409,
      body: { details: { others: [{ kind: 'card', ...oldCourse }] } },
    })
    const accepted = await ned.decide(body.id, { decision: 'accept', isAnotherRound: true })
    expect(recordIn(accepted).scores.map(({ day }) => day)).toEqual([dayAgo(3), dayAgo(3)])
  })
})

test('when a card comes in after the round counts, then the committee is asked which of both it is', async () => {
  const olaf = await member('Olaf', '12.0')
  const body = round({ day: dayAgo(3) })
  // Early on the day itself, before the card is begun.
  await setTimeSignedIn(server, new Date((TODAY - 3) * DAY_MS + 8 * 60 * 60 * 1000))
  await olaf.enterByClub(body)
  const asked = async () => (await waitingAt()).sameDay.filter(({ userId }) => userId === olaf.userId)
  expect(await asked()).toEqual([])
  const { roundId } = await play(olaf.browser, TODAY - 3)
  expect(await asked()).toMatchObject([
    {
      id: body.id,
      playerName: 'Olaf Tester',
      status: 'accepted',
      others: [{ kind: 'card', courseName: 'Oak Hill Old', time: '11:00', adjustedGross: 90 }],
    },
  ])
  // A correction of the card is no other card.
  const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })
  const sixForFive = { from: strokes(5), to: strokes(6) }
  const corrected = { reason: 'A six', holes: [{ holeNumber: 1, ...sixForFive }] }
  const correction = await club.admin('POST', `/api/rounds/${roundId}/corrections`, corrected)
  expect(correction.status, correction.text).toBe(200)
  expect(await asked()).toMatchObject([{ others: [{ adjustedGross: 91 }] }])
  await setTimeSignedIn(server, new Date(NOW.getTime() + 60_000))
  expect((await olaf.decide(body.id, { decision: 'keep' })).status).toBe(200)
  await setTimeSignedIn(server, NOW)
  expect(await asked()).toEqual([])
  expect((await olaf.record()).scores).toHaveLength(2)
})

describe('who may', () => {
  test('when a plain member enters for another, or decides, then it is refused', async () => {
    const ola = await member('Ola', '12.0')
    const pam = await member('Pam', '12.0')
    const body = round()
    await ola.enter(body)
    expect((await ola.enterByClub(round(), pam.browser)).status).toBe(403)
    expect((await ola.decide(body.id, { decision: 'accept' }, pam.browser)).status).toBe(403)
    expect((await pam.browser('GET', `/api/clubs/${club.clubId}/rounds-elsewhere`)).status).toBe(403)
  })

  test('when another club asks, then there is no such member and no such round', async () => {
    const other = await createTestClub(server, 'Elm Park')
    const quin = await member('Quin', '12.0')
    const body = round()
    await quin.enter(body)
    expect((await quin.decide(body.id, { decision: 'accept' }, other.admin)).status).toBe(404)
    expect((await quin.enterByClub(round(), other.admin)).status).toBe(404)
    const path = `/api/clubs/${other.clubId}/rounds-elsewhere`
    expect((await quin.browser('POST', path, round())).status).toBe(404)
    // The id of somebody else's round says nothing of it.
    const roy = await member('Roy', '12.0')
    expect((await roy.enter({ ...body })).status).toBe(404)
  })

  test('when an administrator enters for themselves or decides about it, then another one does that', async () => {
    expect(
      (await club.admin('PUT', `/api/clubs/${club.clubId}/also-plays`, { alsoPlays: true })).status,
    ).toBe(200)
    const body = round()
    const entered = await club.admin('POST', `/api/clubs/${club.clubId}/rounds-elsewhere`, body)
    expect(recordIn(entered).elsewhere.rounds[0]).toMatchObject({ status: 'waiting' })
    const path = `/api/members/${club.adminId}/rounds-elsewhere`
    const own = { status: 400, body: { details: { reason: 'own_record' } } }
    expect(await club.admin('POST', path, round())).toMatchObject(own)
    expect(await club.admin('POST', `${path}/${body.id}/decision`, { decision: 'accept' })).toMatchObject(own)
    const accepted = await admin2('POST', `${path}/${body.id}/decision`, { decision: 'accept' })
    expect(accepted.status, accepted.text).toBe(200)
  })

  test('when the club assigns handicaps itself, then the refusal says what to do instead', async () => {
    const assigned = await createTestClub(server, 'Ash Green')
    const sam = await signUpAs(server, { firstName: 'Sam', clubCode: assigned.clubCode })
    const path = `/api/clubs/${assigned.clubId}`
    expect((await assigned.admin('PATCH', path, { handicapMode: 'assigned' })).status).toBe(200)
    const why = (message: string) => ({ status: 400, body: { message, details: { reason: 'club_assigns' } } })
    expect(await sam.browser('POST', `${path}/rounds-elsewhere`, round())).toMatchObject(
      why('This club assigns handicaps itself, so no score can be entered. Send it to the club’s office.'),
    )
    const byClub = await assigned.admin('POST', `/api/members/${sam.userId}/rounds-elsewhere`, round())
    expect(byClub).toMatchObject(why('This club assigns handicaps itself: set the index instead.'))
    const record = recordIn(await sam.browser('GET', '/api/handicap-record'))
    expect(record.elsewhere).toMatchObject({ mayEnter: false, rounds: [] })
  })
})

test.each([
  { fields: { day: formatDay(TODAY + 1) }, field: 'day', reason: 'day_in_future' },
  { fields: { day: dayAgo(366) }, field: 'day', reason: 'day_too_old' },
  { fields: { slope: 54 }, field: 'slope' },
  { fields: { slope: 156 }, field: 'slope' },
  { fields: { courseRating: '35.5' }, field: 'courseRating', reason: 'course_rating_impossible' },
  { fields: { par: 36 }, field: 'par', reason: 'par_impossible' },
  { fields: { adjustedGross: 17 }, field: 'adjustedGross', reason: 'gross_impossible' },
  { fields: { adjustedGross: 162 }, field: 'adjustedGross', reason: 'gross_too_high' },
  { fields: { markerName: ' ' }, field: 'markerName' },
  { fields: { courseName: '' }, field: 'courseName' },
  { fields: { teeName: '' }, field: 'teeName' },
])('when $fields are sent, then the refusal names $field', async ({ fields, field, reason }) => {
  const { enter } = await member(`Tom${(made += 1)}`)
  const answer = await enter(round(fields))
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } })
  if (reason !== undefined) expect(answer).toMatchObject({ body: { details: { reason } } })
})

test('what was done is in the log, without names', async () => {
  const ulf = await member('Ulf', '12.0')
  const body = round({ note: 'With Ulrike' })
  await ulf.enter(body)
  await ulf.decide(body.id, { decision: 'refuse', reason: 'Not a rated course' })
  const path = `/api/clubs/${club.clubId}/audit-log`
  const log = expectBody(await club.admin('GET', path), readAuditLog.reply)
  const written = log.entries.filter(({ action }) => action === 'member.round_elsewhere').slice(0, 2)
  expect(written).toMatchObject([
    {
      before: { roundElsewhere: 'waiting' },
      after: { roundElsewhere: 'refused' },
      reason: 'Not a rated course',
    },
    {
      after: { roundElsewhere: 'waiting', day: dayAgo(3), holes: 18, courseRating: 705, adjustedGross: 88 },
    },
  ])
  expect(JSON.stringify(written)).not.toMatch(/Marker|Ulrike|Links of/)
})
