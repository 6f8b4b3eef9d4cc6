import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { course as courseSchema } from '#contract/course/courses.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { roundCard } from '#contract/card/round-card.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { roundTees, teeChoice } from '#contract/card/tee-choice.ts'
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
let courseId: string
let tee: { back: string; club: string; front: string }
let player: { browser: Browser; userId: string }
let count = 0
let tap = 0

const rating = (gender: 'men' | 'women', value: number, slope: number) => ({
  gender,
  rating: value,
  slope,
  par: 72,
})

/** A course whose middle tee is rated for both. */
async function createCourse(name: string, tees = ['Back', 'Club', 'Front']) {
  const created = await club.admin('POST', '/api/courses', {
    name,
    clubId: club.clubId,
    tees: [
      { name: tees[0], color: 'white', ratings: [rating('men', 74.1, 140)] },
      { name: tees[1], color: 'yellow', ratings: [rating('men', 70.9, 125), rating('women', 76.2, 134)] },
      { name: tees[2], color: 'red', ratings: [rating('women', 71, 120)] },
    ],
  })
  const made = expectBody(created, courseSchema)
  const [back = '', middle = '', front = ''] = made.tees.map((one) => one.id)
  return { id: made.id, tees: { back, club: middle, front } }
}

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const made = await createCourse('Three tees')
  courseId = made.id
  tee = made.tees
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  player = await signUpAs(server, { firstName: `Teer${count}`, clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '18.0' })
})

const choiceAt = async (id: string, competitionId?: string) => {
  const asked = competitionId === undefined ? '' : `?competitionId=${competitionId}`
  return expectBody(await player.browser('GET', `/api/courses/${id}/tee-choice${asked}`), teeChoice)
}
const start = async (more: Record<string, unknown> = {}) =>
  expectBody(await player.browser('POST', '/api/rounds', { courseId, ...more }), roundDetail)
const score = async (roundId: string, gross: number) => {
  tap += 1
  const entries = [entry(server, tap, 1, gross)]
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
}

describe('the tee that is proposed (D37)', () => {
  test('a newcomer is asked, and sees what each tee makes of their index', async () => {
    const choice = await choiceAt(courseId)
    expect(choice).toMatchObject({ proposed: null, gender: null, isNew: true, handicap: '18.0' })
    // 18.0 x 140 / 113 + 2.1 = 24.4; 18.0 x 125 / 113 - 1.1 = 18.8; 18.0 x 134 / 113 + 4.2 = 25.5 (R4.1)
    expect(
      choice.tees.map(({ name, terms }) => [name, terms.map((one) => [one.gender, one.courseHandicap])]),
    ).toEqual([
      ['Back', [['men', 24]]],
      [
        'Club',
        [
          ['men', 19],
          ['women', 26],
        ],
      ],
      ['Front', [['women', 18]]],
    ])
  })

  test('the first choice is usual from then on, the last one here wins, and nobody else’s counts', async () => {
    const { id } = await start({ teeId: tee.club })
    await player.browser('POST', `/api/rounds/${id}/abandon`)
    expect(await choiceAt(courseId)).toMatchObject({
      proposed: { teeId: tee.club, reason: 'usual' },
      isNew: false,
    })
    const elsewhere = await createCourse(`Elsewhere ${count}`, ['Gold', 'CLUB', 'Rot'])
    expect((await choiceAt(elsewhere.id)).proposed).toEqual({ teeId: elsewhere.tees.club, reason: 'usual' })
    const second = await start({ teeId: tee.front })
    await score(second.id, 5)
    await player.browser('PATCH', `/api/rounds/${second.id}`, { partnerName: 'P', partnerSignature: 'P' })
    expect((await choiceAt(courseId)).proposed).toEqual({ teeId: tee.front, reason: 'last_here' })
    // Who starts without naming a tee gets the proposed one, not the course's first.
    expect((await start()).terms.teeName).toBe('Front')
  })

  test('the usual tee is the player’s own to set, and the club starts a member’s card from it', async () => {
    const usualTee = { name: 'Anywhere', color: 'red' }
    expect((await player.browser('PUT', '/api/usual-tee', { usualTee })).body).toEqual({ usualTee })
    expect((await player.browser('GET', '/api/usual-tee')).body).toEqual({ usualTee })
    const asked = `/api/clubs/${club.clubId}/members/${player.userId}/tee-choice?courseId=${courseId}`
    expect((await club.admin('GET', asked)).body).toMatchObject({
      proposed: { teeId: tee.front, reason: 'usual' },
    })
    const started = await club.admin('POST', `/api/clubs/${club.clubId}/members/${player.userId}/rounds`, {
      reason: 'Plays on paper',
      courseId,
    })
    expect(started.body).toMatchObject({ terms: { teeName: 'Front' } })
  })

  test('the competition’s own tee comes before any habit', async () => {
    await player.browser('PUT', '/api/usual-tee', { usualTee: { name: 'Front', color: 'red' } })
    const competitionId = await createTestCompetition(server, club, { courseId, teeId: tee.back })
    // 95 % of 24.4 (Appendix C).
    expect(await choiceAt(courseId, competitionId)).toMatchObject({
      proposed: { teeId: tee.back, reason: 'competition' },
      tees: [{ terms: [{ courseHandicap: 24, playingHandicap: 23 }] }, {}, {}],
    })
  })
})

describe('changing the tee of an open card', () => {
  const change = (roundId: string, teeId: string, by = player.browser) =>
    by('POST', `/api/rounds/${roundId}/tee`, { teeId })

  test('handicaps and points follow, the index stays, the board is told, and the history keeps both', async () => {
    const competitionId = await createTestCompetition(server, club, { courseId })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const round = await start({ competitionId, teeId: tee.back })
    await score(round.id, 5)
    const before = expectBody(await player.browser('GET', `/api/rounds/${round.id}`), roundDetail)
    const path = `/api/rounds/${round.id}/tees`
    const offered = expectBody(await player.browser('GET', path), roundTees.reply)
    expect(offered).toMatchObject({ teeId: tee.back, refusal: null })
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '2.0' })

    for (let twice = 0; twice < 2; twice++) {
      const changed = expectBody(await change(round.id, tee.front), roundDetail)
      // 18.0 x 120 / 113 - 1.0 = 18.1, and 95 % of it 17.2 (R4.1, R5).
      expect(changed).toMatchObject({
        handicapUsed: '18.0',
        terms: { teeName: 'Front', rating: '71.0', slope: 120, courseHandicap: 18, playingHandicap: 17 },
        entries: before.entries,
      })
      const told = offered.tees.find((one) => one.id === tee.front)
      expect([changed.stablefordPoints, changed.terms.playingHandicap]).toEqual([
        told?.points,
        told?.playingHandicap,
      ])
    }
    const board = expectBody(
      await player.browser('GET', `/api/competitions/${competitionId}/leaderboard`),
      getLeaderboard.reply,
    )
    const row = board.find((one) => one.userId === player.userId)
    expect(row).toMatchObject({ playingHandicap: 17 })
    const card = expectBody(await player.browser('GET', `/api/rounds/${round.id}/card`), roundCard)
    expect(card.events).toMatchObject([
      {
        kind: 'tee_changed',
        authorName: expect.stringContaining('Teer') as string,
        tee: {
          before: { name: 'Back', courseHandicap: 24, playingHandicap: 23 },
          after: { name: 'Front', courseHandicap: 18, playingHandicap: 17 },
        },
      },
    ])
  })

  test('a card that is handed in or given up keeps its tee', async () => {
    const { id } = await start({ teeId: tee.back })
    expect((await change(id, 'tee_of_nowhere')).status).toBe(400)
    await score(id, 5)
    await player.browser('PATCH', `/api/rounds/${id}`, { partnerName: 'P', partnerSignature: 'P' })
    for (const by of [player.browser, club.admin])
      expect((await change(id, tee.front, by)).body).toMatchObject({ code: 'round_closed' })
    const second = await start({ teeId: tee.back })
    await player.browser('POST', `/api/rounds/${second.id}/abandon`)
    expect((await change(second.id, tee.front)).body).toMatchObject({ code: 'round_closed' })
  })

  test('when the competition names its tee, then only the club can put a player on another', async () => {
    const competitionId = await createTestCompetition(server, club, { courseId, teeId: tee.club })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const id = idOf(await player.browser('POST', '/api/rounds', { courseId, competitionId }))
    expect((await player.browser('GET', `/api/rounds/${id}/tees`)).body).toMatchObject({
      refusal: 'competition',
    })
    expect((await change(id, tee.front)).status).toBe(403)
    expect((await change(id, tee.front, club.admin)).body).toMatchObject({ terms: { teeName: 'Front' } })
  })
})
