import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { course as courseSchema } from '#contract/course/courses.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  count += 1
  player = await signUpAs(server, { firstName: `Player${count}`, clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '18.0' })
})

const start = async (more: Record<string, unknown> = {}) =>
  idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, handicapUsed: 99, ...more }))
const send = (roundId: string, entries: unknown[]) =>
  player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
const partner = { isCompleted: true, partnerName: ' Pat Partner ', partnerSignature: ' Pat ' }

describe('starting', () => {
  test('the snapshot comes from the record and the course, whatever is sent (D5, R0.3)', async () => {
    const answer = await player.browser('POST', '/api/rounds', {
      courseId: club.courseId,
      handicapUsed: '1.0',
    })
    const round = expectBody(answer, roundDetail)
    expect(round).toMatchObject({
      handicapUsed: '18.0',
      status: 'in_progress',
      isCompleted: false,
      grossScore: null,
    })
    // No tee rating, no course rating: slope 113 and rating = par, so the Course Handicap is the index (D6, T3).
    expect(round.terms).toMatchObject({
      rating: '72.0',
      slope: 113,
      par: 72,
      courseHandicap: 18,
      playingHandicap: 18,
    })
    const set = await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '5.0' })
    expect(set.body, 'the club is told').toMatchObject({
      handicap: '5.0',
      openRound: { handicapUsed: '18.0' },
    })
    expect((await player.browser('GET', `/api/rounds/${round.id}`)).body).toMatchObject({
      handicapUsed: '18.0',
      terms: { playingHandicap: 18 },
    })
  })

  test('when a tee’s yardages are generated, then a card has none, and those that were typed (D39)', async () => {
    const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema)
    await club.admin('PATCH', `/api/holes/${club.holeIds[1]}`, { yardages: { "Men's": 377, Ladies: 301 } })
    const teeId = course.tees.find((tee) => tee.name === "Men's")?.id
    const answer = await player.browser('POST', '/api/rounds', { courseId: club.courseId, teeId })
    const { holes } = expectBody(answer, roundDetail).terms
    expect(holes.map((hole) => hole.yards)).toEqual([null, 377, ...Array.from({ length: 16 }, () => null)])
  })

  test('when women’s pars and indexes differ, then a woman’s card has them and a man’s has not (R4.4, R6.4)', async () => {
    const created = await club.admin('POST', '/api/courses', {
      name: `Women’s card ${count}`,
      clubId: club.clubId,
      holeCount: 9,
    })
    const holes = [{ holeNumber: 1, womenPar: 5, womenHandicapIndex: 9 }]
    await club.admin('PUT', `/api/courses/${idOf(created)}/holes`, { holes })
    const startAs = async (gender: string | null) => {
      await club.admin('PATCH', `/api/members/${player.userId}/gender`, { gender })
      const round = expectBody(
        await player.browser('POST', '/api/rounds', { courseId: idOf(created) }),
        roundDetail,
      )
      await player.browser('POST', `/api/rounds/${round.id}/abandon`)
      const { par, rating, holes } = round.terms
      return {
        par,
        rating,
        first: holes[0]?.par,
        indexes: [holes[0], holes[8]].map((hole) => hole?.handicapIndex),
      }
    }
    expect(await startAs('women')).toEqual({ par: 37, rating: '37.0', first: 5, indexes: [9, 1] })
    for (const gender of ['men', null])
      expect(await startAs(gender)).toEqual({ par: 36, rating: '36.0', first: 4, indexes: [1, 9] })
  })

  test('when the same round is started twenty times, then there is one; a different one is refused (D33, T20)', async () => {
    const started = await Promise.all(Array.from({ length: 20 }, () => start()))
    expect(new Set(started).size).toBe(1)
    const other = await club.admin('POST', '/api/courses', {
      name: 'Other',
      clubId: club.clubId,
      holeCount: 9,
    })
    const refused = await player.browser('POST', '/api/rounds', { courseId: idOf(other) })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'round_open', details: { roundId: started[0] } },
    ])
    expect((await player.browser('POST', `/api/rounds/${started[0]}/abandon`)).status).toBe(200)
    expect((await player.browser('GET', '/api/rounds/active')).body).toBeNull()
    const nine = expectBody(
      await player.browser('POST', '/api/rounds', { courseId: idOf(other) }),
      roundDetail,
    )
    // R4.2: 18.0 is halved to 9.0 on nine holes.
    expect(nine.terms).toMatchObject({ par: 36, rating: '36.0', courseHandicap: 9, playingHandicap: 9 })
  })

  test('an administrator who does not play cannot start one, nor can a stranger', async () => {
    expect((await club.admin('POST', '/api/rounds', { courseId: club.courseId })).status).toBe(403)
    const other = await createTestClub(server, `Strange ${count}`)
    expect((await other.admin('POST', '/api/rounds', { courseId: club.courseId })).status).toBe(404)
  })

  test('a round in a competition needs an entry, the playing window and its course', async () => {
    const competitionId = await createTestCompetition(server, club)
    const post = (more = {}) =>
      player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId, ...more })
    expect((await post()).body).toMatchObject({ code: 'not_entered' })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    expect((await post({ teeId: 'tee_of_another_course' })).body).toMatchObject({
      fields: [{ field: 'teeId' }],
    })
    const now = server.now()
    server.setTime(new Date(now.getTime() + 9 * 3_600_000))
    expect((await post()).body).toMatchObject({ code: 'outside_playing_window' })
    server.setTime(now)
    // Appendix C: 95 % of 18 is 17.1, so 17 (D12).
    expect((await post()).body).toMatchObject({
      competitionId,
      terms: { allowance: 95, playingHandicap: 17 },
    })
  })
})

test('the competition’s tee is played, and a player can choose no other (D37)', async () => {
  const tee = (name: string, rating: number, slope: number) => ({
    name,
    color: 'white',
    ratings: [{ gender: 'men', rating, slope, par: 72 }],
  })
  const created = await club.admin('POST', '/api/courses', {
    name: 'Three tees',
    clubId: club.clubId,
    tees: [tee('Back', 74.1, 140), tee('Club', 70.9, 125), tee('Front', 68.0, 113)],
  })
  const course = expectBody(created, courseSchema)
  const [back, clubTee, front] = course.tees.map((one) => one.id)
  for (const [teeId, sent, teeName, courseHandicap] of [
    // 18.0 x 140 / 113 + 2.1 = 24.4; 18.0 x 125 / 113 - 1.1 = 18.8; 18.0 - 4 = 14 (R4.1)
    [undefined, undefined, 'Back', 24],
    [undefined, front, 'Front', 14],
    [clubTee, undefined, 'Club', 19],
    [clubTee, clubTee, 'Club', 19],
    [clubTee, front, undefined, undefined],
    [clubTee, back, undefined, undefined],
  ] as const) {
    const competitionId = await createTestCompetition(server, club, { courseId: course.id, teeId })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const answer = await player.browser('POST', '/api/rounds', {
      courseId: course.id,
      competitionId,
      teeId: sent,
    })
    if (teeName === undefined) {
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { fields: [{ field: 'teeId', message: 'This competition is played from the Club tee.' }] },
      ])
      continue
    }
    expect(answer.body).toMatchObject({ terms: { teeName, courseHandicap } })
    await player.browser('POST', `/api/rounds/${idOf(answer)}/abandon`)
  }
})

describe('hole scores', () => {
  test('repeated, shuffled and corrected entries end in one card', async () => {
    const roundId = await start()
    const taps = [
      entry(server, 1, 1, 5),
      entry(server, 2, 2, 4),
      entry(server, 3, 1, 6),
      entry(server, 4, 3, 'picked_up'),
    ]
    for (const order of [[2], [0, 1], [3, 0, 2], [1, 1, 3]]) {
      const answer = await send(
        roundId,
        order.map((i) => taps[i]),
      )
      expect(answer.status).toBe(200)
    }
    const round = expectBody(await player.browser('GET', '/api/rounds/active'), roundDetail)
    expect(round.entries.map((one) => [one.holeNumber, one.result, one.grossScore])).toEqual([
      [1, 'strokes', 6],
      [2, 'strokes', 4],
      [3, 'picked_up', null],
    ])
    // Net 5 and 3 on two par fours: 1 + 3 points, the pick-up none (R7.1).
    expect(round).toMatchObject({ grossScore: 10, netScore: 8, stablefordPoints: 4, holesPlayed: 3 })
    const kept = await server.database.pool.query('select 1 from hole_entries where round_id = $1', [roundId])
    expect(kept.rowCount).toBe(4)
  })

  test('when sixteen phones score at once, then nothing is lost', async () => {
    const roundId = await start()
    const taps = Array.from({ length: 64 }, (_, i) => entry(server, i + 1, (i % 18) + 1, (i % 15) + 1))
    const answers = await Promise.all(taps.map((tap) => send(roundId, [tap])))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    const round = expectBody(await player.browser('GET', '/api/rounds/active'), roundDetail)
    const expected = new Map(taps.map((tap) => [tap.holeNumber, tap.id]))
    expect(new Map(round.entries.map((one) => [one.holeNumber, one.id]))).toEqual(expected)
  })

  test('a clock that runs three days ahead cannot lock a hole (P6)', async () => {
    const roundId = await start()
    const ahead = {
      ...entry(server, 1, 1, 9),
      at: new Date(server.now().getTime() + 3 * 86_400_000).toISOString(),
    }
    await send(roundId, [ahead])
    server.setTime(new Date(server.now().getTime() + 1000))
    await send(roundId, [{ ...entry(server, 2, 1, 4), at: server.now().toISOString() }])
    expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({
      entries: [{ grossScore: 4 }],
    })
  })

  test('an id used again for something else is refused and writes nothing', async () => {
    const roundId = await start()
    await send(roundId, [entry(server, 1, 1, 5)])
    const reused = { ...entry(server, 1, 2, 3) }
    const answer = await send(roundId, [entry(server, 2, 4, 4), reused])
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'entry_id_reused', details: { ids: [reused.id] } },
    ])
    const kept = await server.database.pool.query('select 1 from hole_entries where round_id = $1', [roundId])
    expect(kept.rowCount).toBe(1)
  })

  test('an entry that cannot be is refused at the field, whichever it is', async () => {
    const roundId = await start()
    for (const [what, change, field] of [
      ['0 strokes', { grossScore: 0 }, 'entries.0.grossScore'],
      ['31 strokes', { grossScore: 31 }, 'entries.0.grossScore'],
      ['half a stroke', { grossScore: 4.5 }, 'entries.0.grossScore'],
      ['no strokes', { grossScore: null }, 'entries.0.grossScore'],
      ['strokes of a pick-up', { result: 'picked_up' }, 'entries.0.grossScore'],
      ['hole 19', { holeNumber: 19 }, 'entries.0.holeNumber'],
      ['hole 0', { holeNumber: 0 }, 'entries.0.holeNumber'],
      ['an id of ours', { id: 'rnd_1' }, 'entries.0.id'],
      ['no time', { at: 'yesterday' }, 'entries.0.at'],
      ['another author', { authorId: 'usr_x' }, 'entries.0'],
    ] as const) {
      const answer = await send(roundId, [{ ...entry(server, 1, 1, 4), ...change }])
      expect([answer.status, answer.body], what).toMatchObject([400, { fields: [{ field }] }])
    }
  })

  test('when the course has no such hole, then the field is named', async () => {
    const nine = idOf(
      await club.admin('POST', '/api/courses', { name: 'Nine', clubId: club.clubId, holeCount: 9 }),
    )
    const roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: nine }))
    const answer = await send(roundId, [entry(server, 1, 10, 4)])
    expect(answer.body).toMatchObject({
      fields: [{ field: 'entries.0.holeNumber', message: 'This course has no hole 10.' }],
    })
  })

  test('somebody else’s round does not exist for another player; the administrator may read it', async () => {
    const roundId = await start()
    const other = await signUpAs(server, { firstName: `Other${count}`, clubCode: club.clubCode })
    const post = await other.browser('POST', `/api/rounds/${roundId}/scores`, {
      entries: [entry(server, 1, 1, 4)],
    })
    expect(post.status).toBe(404)
    expect((await other.browser('GET', `/api/rounds/${roundId}`)).status).toBe(404)
    expect((await other.browser('PATCH', `/api/rounds/${roundId}`, partner)).status).toBe(404)
    expect((await club.admin('GET', `/api/rounds/${roundId}`)).status).toBe(200)
  })
})

describe('handing in', () => {
  const playAll = async (roundId: string) => {
    const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
    await send(
      roundId,
      pars.map((par, i) => entry(server, i + 1, i + 1, par + 1)),
    )
  }

  test('the server’s totals count, names are trimmed, the time is the server’s (T11)', async () => {
    const roundId = await start()
    await playAll(roundId)
    const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, {
      ...partner,
      grossScore: 90,
      netScore: 72,
      stablefordPoints: 36,
      verifiedAt: '2020-01-01T00:00:00Z',
    })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        isCompleted: true,
        grossScore: 90,
        netScore: 72,
        stablefordPoints: 36,
        holesPlayed: 18,
        partnerName: 'Pat Partner',
        verifiedAt: server.now().toISOString(),
      },
    ])
    expect((await player.browser('GET', '/api/rounds')).body).toMatchObject([{ id: roundId, grossScore: 90 }])
    expect((await player.browser('GET', '/api/rounds/active')).body).toBeNull()
  })

  test('when Submit comes five times, then it is one round; a closed card stays closed (P4, P9)', async () => {
    const roundId = await start()
    await playAll(roundId)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => player.browser('PATCH', `/api/rounds/${roundId}`, partner)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect((await send(roundId, [entry(server, 99, 1, 2)])).body).toMatchObject({ code: 'round_closed' })
    const other = await player.browser('PATCH', `/api/rounds/${roundId}`, {
      ...partner,
      partnerName: 'Somebody else',
    })
    expect(other.body).toMatchObject({ code: 'round_closed' })
    const rounds = expectBody(await player.browser('GET', '/api/rounds'), z.array(z.unknown()))
    expect(rounds).toHaveLength(1)
  })

  test('totals that differ from the card are refused with both (D8)', async () => {
    const roundId = await start()
    await playAll(roundId)
    const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, { ...partner, grossScore: 80 })
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        code: 'totals_differ',
        details: { sent: { grossScore: 80 }, card: { grossScore: 90, netScore: 72 } },
      },
    ])
    expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({ id: roundId })
  })

  test('a client that never sent holes hands in totals only (D8)', async () => {
    const roundId = await start()
    const nothing = await player.browser('PATCH', `/api/rounds/${roundId}`, partner)
    expect(nothing.body).toMatchObject({ code: 'holes_missing' })
    const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, {
      ...partner,
      grossScore: 85,
      netScore: 67,
      stablefordPoints: 41,
    })
    expect(answer.body).toMatchObject({
      totalsOnly: true,
      grossScore: 85,
      netScore: 67,
      stablefordPoints: 41,
    })
  })

  test('totals without holes that no card can have are refused at the field (D8)', async () => {
    const roundId = await start()
    for (const [totals, field, message] of [
      [
        { grossScore: 1, netScore: -100, stablefordPoints: 400 },
        'grossScore',
        'A card of 18 holes has 18 to 540 strokes.',
      ],
      [{ grossScore: 0 }, 'grossScore', 'A card of 18 holes has 18 to 540 strokes.'],
      [{ grossScore: -90 }, 'grossScore', 'A card of 18 holes has 18 to 540 strokes.'],
      [{ grossScore: 541 }, 'grossScore', 'A card of 18 holes has 18 to 540 strokes.'],
      [
        { grossScore: 85, netScore: 66 },
        'netScore',
        'With this gross score and a Playing Handicap of 18 the net score is 67 to 85.',
      ],
      [
        { grossScore: 85, netScore: 86 },
        'netScore',
        'With this gross score and a Playing Handicap of 18 the net score is 67 to 85.',
      ],
      [
        { grossScore: 540, stablefordPoints: 1 },
        'stablefordPoints',
        'A card with this gross score has 0 to 0 points here.',
      ],
      [
        { grossScore: 18, stablefordPoints: 109 },
        'stablefordPoints',
        'A card with this gross score has 0 to 108 points here.',
      ],
    ] as const) {
      const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, { ...partner, ...totals })
      const refused = [400, { fields: [{ field, message }] }]
      expect([answer.status, answer.body], JSON.stringify(totals)).toMatchObject(refused)
      expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({ id: roundId })
    }
  })

  test('what a hand-in cannot say is refused at the field, and nothing is lost', async () => {
    const roundId = await start()
    await playAll(roundId)
    for (const [change, field] of [
      [{ partnerName: '  ' }, 'partnerName'],
      [{ partnerName: 'x'.repeat(101) }, 'partnerName'],
      [{ partnerSignature: ' ' }, 'partnerSignature'],
      [{ partnerSignature: 'x'.repeat(20_001) }, 'partnerSignature'],
      [{ isCompleted: false }, 'isCompleted'],
      [{ grossScore: 'many' }, 'grossScore'],
      [{ userId: 'usr_x' }, 'body'],
      [{ competitionId: 'cmp_x' }, 'body'],
    ] as const) {
      const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, { ...partner, ...change })
      const refused = [400, { fields: [{ field }] }]
      expect([answer.status, answer.body], JSON.stringify(change).slice(0, 60)).toMatchObject(refused)
      expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({
        id: roundId,
        holesPlayed: 18,
      })
    }
  })
})

test('a broken body is 400, one of another type 415, one over the limit 413', async () => {
  const roundId = await start()
  const path = `/api/rounds/${roundId}/scores`
  expect((await player.browser('POST', path, '{"entries":')).body).toMatchObject({ code: 'broken_json' })
  const form = await player.browser('POST', path, 'entries=1', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(form.status).toBe(415)
  expect((await player.browser('POST', path, { entries: ['x'.repeat(70_000)] })).status).toBe(413)
  expect((await player.browser('POST', path, '{"__proto__": {"x": 1}, "entries": []}')).status).toBe(400)
})
