import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { competition as wireCompetition } from '#contract/competition/competitions.ts'
import { course as wireCourse } from '#contract/course/courses.ts'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { getRoundCard } from '#contract/card/round-card.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { ownTeeChoice } from '#contract/card/tee-choice.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  rateTees,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  entry,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* The two nines of a course of eighteen holes, with ratings of their own (Rules of Handicapping 2.2, 3.2, 5.1b). */

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let club: TestClub
let ned: { browser: Browser; userId: string }
let count = 0
let tap = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await rateTees(club)
  await server.database.pool.query('update clubs set max_members = 200 where id = $1', [club.clubId])
  expect((await rateNines()).status).toBe(200)
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + 2 * DAY_MS))
  ned = await signUpAs(server, { firstName: 'Ned', lastName: `N${count}`, clubCode: club.clubCode })
  ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '18.0' }))
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const courseOf = async () => expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), wireCourse)
const parOf = (holes: readonly { par: number }[]) => holes.reduce((sum, { par }) => sum + par, 0)

/** Both nines at their par, so that the sums are those of the tees, with slopes that differ from 113. */
async function rateNines(change: (nines: object) => object | null | undefined = (nines) => nines) {
  const { tees, holes, par } = await courseOf()
  const [front, back] = [parOf(holes.slice(0, 9)), parOf(holes.slice(9))]
  const nines = {
    front: { rating: `${front}.0`, slope: 113, par: front },
    back: { rating: `${back}.0`, slope: 125, par: back },
  }
  return club.admin('PUT', `/api/courses/${club.courseId}/tees`, {
    tees: tees.map(({ id, name, color }) => ({
      id,
      name,
      color,
      ratings: (['men', 'women'] as const).map((gender) => ({
        gender,
        rating: `${par}.0`,
        slope: 113,
        par,
        nines: change(nines),
      })),
    })),
  })
}

const compete = (more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name: `Evening ${count}`, competitionType: 'stroke_play', ...more })
const enter = async (competitionId: string) =>
  ok(await ned.browser('POST', `/api/competitions/${competitionId}/join`, {}))
const recordOf = async () => {
  const path = `/api/members/${ned.userId}/handicap-record`
  const { scores, events } = expectBody(await club.admin('GET', path), memberHandicapRecord.reply)
  return {
    scores,
    refused: events.filter(({ kind }) => kind === 'not_counted').map(({ lines }) => lines.join(' ')),
  }
}
const start = async (more: object) =>
  expectBody(ok(await ned.browser('POST', '/api/rounds', { courseId: club.courseId, ...more })), roundDetail)

/** Five on each of these holes, handed in. */
async function play(roundId: string, holes: readonly number[], more: object = {}) {
  const entries = holes.map((hole) => entry(server, (tap += 1), hole, 5))
  ok(await ned.browser('POST', `/api/rounds/${roundId}/scores`, { entries }))
  return ned.browser('PATCH', `/api/rounds/${roundId}`, {
    partnerName: 'Max Marker',
    partnerSignature: 'Max Marker',
    ...more,
  })
}

const numbers = (from: number) => Array.from({ length: 9 }, (_, i) => from + i)

describe('a competition over one nine', () => {
  test.each([
    ['front' as const, 1, 113],
    ['back' as const, 10, 125],
  ])('of the %s nine has its nine holes, and counts by their rating', async (nine, first, slope) => {
    const evening = await compete({ courseId: club.courseId, nine })
    expect(expectBody(await club.admin('GET', `/api/competitions/${evening}`), wireCompetition).nine).toBe(
      nine,
    )
    await enter(evening)
    const round = await start({ competitionId: evening })
    expect(round.holeCount).toBe(9)
    expect(round.terms.holes.map(({ holeNumber }) => holeNumber)).toEqual(numbers(first))
    expect(round.terms).toMatchObject({
      slope,
      par: round.terms.holes.reduce((sum, { par }) => sum + par, 0),
    })
    // 18.0 halved is 9.0; 9 x 113/113 = 9 and 9 x 125/113 = 9.96 (R4.2).
    expect(round.terms.courseHandicap).toBe(nine === 'front' ? 9 : 10)
    ok(await play(round.id, numbers(first)))
    const { scores, refused } = await recordOf()
    expect(refused).toEqual([])
    expect(scores).toMatchObject([{ roundId: round.id, holes: 9 }])
    const board = ok(await club.admin('GET', `/api/competitions/${evening}/leaderboard`))
    expect(board.text).toContain('"thru":9')
  })

  test('a hole of it is closed by its own number, and one of the other nine is not', async () => {
    const evening = await compete({ courseId: club.courseId, nine: 'back' })
    const close = (hole: number) =>
      club.admin('PUT', `/api/competitions/${evening}/closed-holes`, {
        roundNumber: 1,
        holes: [hole],
        seen: [],
        reason: 'Flooded',
      })
    const refused = await close(3)
    expect(refused.status, refused.text).toBe(400)
    ok(await close(12))
    await enter(evening)
    expect((await start({ competitionId: evening })).holeCount).toBe(8)
  })

  test('what is closed of it stays closed when a nine is chosen, and what is not played goes', async () => {
    const cup = await compete({ courseId: club.courseId })
    const body = { roundNumber: 1, holes: [5, 12], seen: [], reason: 'Flooded' }
    ok(await club.admin('PUT', `/api/competitions/${cup}/closed-holes`, body))
    const closedIn = async (nine: string | null) => {
      ok(await club.admin('PATCH', `/api/competitions/${cup}`, { nine }))
      const { closedHoles } = expectBody(await club.admin('GET', `/api/competitions/${cup}`), wireCompetition)
      return closedHoles?.map(({ holes, left }) => [holes, left])
    }
    expect(await closedIn('front')).toEqual([[[5], 8]])
    expect(await closedIn(null)).toEqual([[[5], 17]])
    expect(await closedIn('back')).toBeUndefined()
  })

  test('starts are drawn from its first tee', async () => {
    const evening = await compete({ courseId: club.courseId, nine: 'back' })
    await enter(evening)
    const drawn = ok(
      await club.admin('POST', `/api/competitions/${evening}/draw`, {
        kind: 'one_tee',
        firstAt: server.now().toISOString(),
        intervalMinutes: 10,
        groupSize: 3,
        order: 'entered',
        breaks: [],
        version: 0,
      }),
    )
    expect(drawn.text).toContain('"hole":10')
  })

  test.each([
    ['match play', { competitionType: 'matchplay' }, 'Match play is played over all holes'],
    ['a course of nine holes', { short: true }, 'This course has 9 holes'],
  ])('is refused for %s at its field', async (_, { short, ...more }: Record<string, unknown>, sentence) => {
    const courseId = short === true ? await shortCourse() : club.courseId
    const now = server.now().getTime()
    const refused = await club.admin('POST', '/api/competitions', {
      clubId: club.clubId,
      name: 'Nine',
      competitionType: 'stroke_play',
      courseId,
      nine: 'front',
      startDate: new Date(now).toISOString(),
      endDate: new Date(now + DAY_MS).toISOString(),
      ...more,
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(sentence)
    expect(refused.text).toContain('"nine"')
  })

  test('becomes one of all holes with another course, and not once a card is begun', async () => {
    const evening = await compete({ courseId: club.courseId, nine: 'front' })
    const path = `/api/competitions/${evening}`
    ok(await club.admin('PATCH', path, { courseId: await shortCourse() }))
    expect(expectBody(await club.admin('GET', path), wireCompetition).nine).toBeUndefined()
    ok(await club.admin('PATCH', path, { courseId: club.courseId, nine: 'back' }))
    await enter(evening)
    await start({ competitionId: evening })
    expect((await club.admin('PATCH', path, { nine: 'front' })).status).toBe(400)
  })
})

describe('a round over one nine', () => {
  test('counts by the rating of its nine, and its tee says beforehand what it makes', async () => {
    const path = `/api/courses/${club.courseId}/tee-choice?nine=back`
    const { tees } = expectBody(await ned.browser('GET', path), ownTeeChoice.reply)
    expect(tees[0]?.terms[0]).toMatchObject({ slope: 125, courseHandicap: 10 })
    const round = await start({ nine: 'back' })
    expect(round.terms.holes.map(({ holeNumber }) => holeNumber)).toEqual(numbers(10))
    ok(await play(round.id, numbers(10)))
    expect((await recordOf()).scores).toMatchObject([{ holes: 9 }])
  })

  test('from a tee whose nines are not rated is kept and does not count', async () => {
    ok(await rateNines(() => null))
    const round = await start({ nine: 'front' })
    ok(await play(round.id, numbers(1)))
    const { scores, refused } = await recordOf()
    expect(scores).toEqual([])
    expect(refused).toEqual([expect.stringContaining('no Course Rating and Slope Rating')])
    ok(await rateNines())
  })
})

describe('a card of one nine that is changed', () => {
  const act = (roundId: string, what: string, body: object) =>
    club.admin('POST', `/api/rounds/${roundId}/${what}`, { reason: 'So decided', ...body })
  const cardOf = async (roundId: string) =>
    expectBody(await club.admin('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)

  test('stays one of its nine when it goes to another player or day, and counts there', async () => {
    const sue = await signUpAs(server, { firstName: 'Sue', lastName: `S${count}`, clubCode: club.clubCode })
    const round = await start({ nine: 'back' })
    ok(await play(round.id, numbers(10)))
    const yesterday = new Date(server.now().getTime() - DAY_MS).toISOString().slice(0, 10)
    const redated = idOf(ok(await act(round.id, 'move', { playedOn: yesterday })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: redated, holes: 9 }])
    const moved = await cardOf(idOf(ok(await act(redated, 'move', { userId: sue.userId }))))
    expect(moved).toMatchObject({ userId: sue.userId, grossScore: 45 })
    expect(moved.terms.holes.map(({ holeNumber }) => holeNumber)).toEqual(numbers(10))
    expect((await recordOf()).scores).toEqual([])
  })

  test('is refused where the other nine is played, and nothing of it is lost', async () => {
    const evening = await compete({ courseId: club.courseId, nine: 'front' })
    await enter(evening)
    const round = await start({ nine: 'back' })
    ok(await play(round.id, numbers(10)))
    for (const what of ['move', 'also-counts-for']) {
      const refused = await act(round.id, what, { competitionId: evening })
      expect(refused).toMatchObject({
        status: 400,
        body: {
          fields: [{ field: 'competitionId', message: expect.stringContaining('holes 10 to 18') as unknown }],
          details: { reason: 'other_holes' },
        },
      })
    }
    expect(await cardOf(round.id)).toMatchObject({ grossScore: 45 })
  })

  test('that is open is not the one of the other nine', async () => {
    const front = await start({ nine: 'front' })
    const other = await ned.browser('POST', '/api/rounds', { courseId: club.courseId, nine: 'back' })
    expect(other).toMatchObject({ status: 409, body: { code: 'round_open' } })
    expect((await start({ nine: 'front' })).id).toBe(front.id)
    expect((await start({})).id).toBe(front.id)
  })

  test('of eighteen holes can be put right once its nine is rated', async () => {
    ok(await rateNines(() => null))
    const round = await start({})
    ok(await play(round.id, numbers(1), { hasValidReason: true }))
    expect((await recordOf()).scores).toEqual([])
    ok(await rateNines())
    const from = new Date(server.now().getTime() - DAY_MS).toISOString().slice(0, 10)
    const path = `/api/clubs/${club.clubId}/terms?courseId=${club.courseId}&from=${from}`
    expect((await club.admin('GET', path)).text).toContain('"outdated":1')
  })
})

describe('what hangs on a competition over one nine', () => {
  const prize = (holeNumber: number) => ({
    onePerPlayer: false,
    categories: [{ id: 'pzc_pin001', kind: 'nearest_the_pin', holeNumber, prizes: [{ thing: 'Balls' }] }],
  })

  test.each([
    ['front' as const, 15],
    ['back' as const, 3],
  ])('a prize on a hole that is not played keeps it from the %s nine', async (nine, hole) => {
    const cup = await compete({ courseId: club.courseId })
    const set = await club.admin('PUT', `/api/competitions/${cup}/prizes`, prize(hole))
    expect(set.status, set.text).toBe(200)
    const refused = await club.admin('PATCH', `/api/competitions/${cup}`, { nine })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Nearest the pin')])
  })

  test('a copy is not hidden from a hole that it has not', async () => {
    const cup = await compete({ courseId: club.courseId })
    ok(await club.admin('PUT', `/api/competitions/${cup}/hidden-holes`, { from: 16 }))
    const now = server.now().getTime()
    const copied = ok(
      await club.admin('POST', '/api/competitions', {
        clubId: club.clubId,
        name: 'Copy',
        competitionType: 'stroke_play',
        copyOf: cup,
        courseId: club.courseId,
        nine: 'front',
        startDate: new Date(now).toISOString(),
        endDate: new Date(now + DAY_MS).toISOString(),
      }),
    )
    const { rows } = await server.database.pool.query('select held_from from competitions where id = $1', [
      idOf(copied),
    ])
    expect(rows).toEqual([{ held_from: null }])
    const from = (hole: number) =>
      club.admin('PUT', `/api/competitions/${idOf(copied)}/hidden-holes`, { from: hole })
    expect((await from(10)).status).toBe(400)
    ok(await from(7))
  })

  test('match play is played over all holes, and two tees need the first', async () => {
    const cup = await compete({ courseId: club.courseId, nine: 'back' })
    const drawn = await club.admin('POST', `/api/competitions/${cup}/draw`, {
      kind: 'two_tees',
      firstAt: server.now().toISOString(),
      intervalMinutes: 10,
      groupSize: 3,
      order: 'entered',
      breaks: [],
      version: 0,
    })
    expect(drawn.text).toContain('Only the back nine is played')
    ok(await club.admin('PATCH', `/api/competitions/${cup}`, { competitionType: 'matchplay' }))
    expect(
      expectBody(await club.admin('GET', `/api/competitions/${cup}`), wireCompetition).nine,
    ).toBeUndefined()
  })
})

describe('nine holes of a round of eighteen', () => {
  test.each([
    ['with a valid reason count by the rating of the nine', { hasValidReason: true }, 1],
    ['without one do not count', { hasValidReason: false }, 0],
    ['of which nobody was asked do not count', {}, 0],
  ])('%s', async (_, more, counted) => {
    const round = await start({})
    ok(await play(round.id, numbers(1), more))
    const { scores, refused } = await recordOf()
    expect([scores.length, refused.length]).toEqual([counted, 1 - counted])
    expect(
      expectBody(await ned.browser('GET', `/api/rounds/${round.id}/card`), getRoundCard.reply).grossScore,
    ).toBe(45)
  })
})

describe('ratings of the nines', () => {
  test('stay where a save says nothing of them', async () => {
    ok(await rateNines(() => undefined))
    const { tees } = await courseOf()
    expect(tees[0]?.ratings[0]?.nines?.back.slope).toBe(125)
  })

  test('that no longer make the eighteen are asked about, also where a save leaves them out', async () => {
    const { tees } = await courseOf()
    const changed = await club.admin('PUT', `/api/courses/${club.courseId}/tees`, {
      tees: tees.map(({ id, name, color, ratings }) => ({
        id,
        name,
        color,
        ratings: ratings.map(({ gender, rating, slope, par }) => ({ gender, rating, slope, par: par - 2 })),
      })),
    })
    expect(changed.status).toBe(400)
    expect(changed.text).toContain('The pars of the two nines make')
  })

  test('that do not make the eighteen are refused at their field', async () => {
    const refused = await rateNines((nines) => ({ ...nines, back: { rating: '30.0', slope: 125, par: 30 } }))
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('tees.0.ratings.0.nines.back.par')
  })

  test('are no part of a course of nine holes', async () => {
    const courseId = await shortCourse()
    const { tees } = expectBody(await club.admin('GET', `/api/courses/${courseId}`), wireCourse)
    const nine = { rating: '36.0', slope: 113, par: 36 }
    const refused = await club.admin('PUT', `/api/courses/${courseId}/tees`, {
      tees: tees.map(({ id, name, color }) => ({
        id,
        name,
        color,
        ratings: [{ gender: 'men', ...nine, nines: { front: nine, back: nine } }],
      })),
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Only a course of 18 holes has two nines.')
  })
})

async function shortCourse(): Promise<string> {
  const made = ok(
    await club.admin('POST', '/api/courses', { clubId: club.clubId, name: `Short ${tap}`, holeCount: 9 }),
  )
  tap += 1
  return expectBody(made, wireCourse).id
}
