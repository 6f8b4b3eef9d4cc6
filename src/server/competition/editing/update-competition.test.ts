import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { bracket } from '#contract/match/matches.ts'
import { getEditFacts } from '#contract/competition/competition-changes.ts'
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

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const change = (id: string, body: Record<string, unknown>) =>
  club.admin('PATCH', `/api/competitions/${id}`, body)

/** Begins in three hours. */
const ahead = () => ({
  startDate: new Date(server.now().getTime() + 3 * 3_600_000).toISOString(),
  endDate: new Date(server.now().getTime() + 9 * 3_600_000).toISOString(),
})

describe('updateCompetition', () => {
  test('when fields are sent, then they change, times as local time at the club; fields left out stay, and null clears one', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), entryFee: '5', prizes: 'A ham' })
    const changed = await change(id, {
      name: 'Captain’s Day',
      startDate: '2026-07-01T09:00',
      endDate: '2026-07-01T19:00',
      entryFee: '12,50'.replace(',', '.'),
      description: 'Shotgun start',
      maxParticipants: 60,
      allowance: 90,
    })
    expect(changed.body).toMatchObject({
      name: 'Captain’s Day',
      startDate: '2026-07-01T08:00:00.000Z',
      endDate: '2026-07-01T18:00:00.000Z',
      entryFee: '12.50',
      description: 'Shotgun start',
      prizes: 'A ham',
      maxParticipants: 60,
      allowance: 90,
    })
    const emptied = await change(id, { entryFee: null, maxParticipants: '', prizes: '' })
    expect(emptied.body).toMatchObject({ entryFee: null, maxParticipants: null, prizes: null, allowance: 90 })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ endDate: '2020-01-01T08:00' }, 'endDate'],
    [{ startDate: '2030-01-01T08:00' }, 'endDate'],
    [{ entryFee: -1 }, 'entryFee'],
    [{ maxParticipants: 1 }, 'maxParticipants'],
    [{ allowance: 101 }, 'allowance'],
    [{ courseId: 'crs_elsewhere' }, 'courseId'],
    [{ competitionType: 'team_stroke', roundCount: 2 }, 'roundCount'],
    [{ competitionType: 'maximum_score', maximumKind: 'fixed' }, 'maximumStrokes'],
    [{ roundCount: 2, cutAfter: 2, cutPlaces: 3 }, 'cutAfter'],
    [{ clubId: 'clb_other' }, 'body'],
    [{ teamSize: 3 }, 'teamSize'],
    [{ bracketType: 'single_elimination' }, 'bracketType'],
    [{ maximumKind: 'fixed', maximumStrokes: 8 }, 'maximumKind'],
  ])('when %j is sent, then the refusal stands at the field %s', async (body, field) => {
    const id = await createTestCompetition(server, club, ahead())
    const answer = await change(id, body)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('when a card has been started, then the allowance is fixed, and the limit is never below the number of players entered', async () => {
    const id = await createTestCompetition(server, club)
    const first = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
    const second = await signUpAs(server, { firstName: 'Rex', clubCode: club.clubCode })
    const third = await signUpAs(server, { firstName: 'Sue', clubCode: club.clubCode })
    for (const { browser } of [first, second, third])
      await browser('POST', `/api/competitions/${id}/join`, {})
    expect((await change(id, { allowance: 100 })).body).toMatchObject({ allowance: 100 })
    await second.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id })
    expect((await change(id, { allowance: 90 })).body).toMatchObject({
      fields: [{ field: 'allowance' }],
    })
    // A form sends every field, also those that did not change.
    expect((await change(id, { allowance: 100, name: 'Same' })).status).toBe(200)
    expect((await change(id, { maxParticipants: 2 })).body).toMatchObject({
      fields: [{ field: 'maxParticipants' }],
    })
  })
})

type Player = { browser: Browser; userId: string }
const path = (id: string, rest = '') => `/api/competitions/${id}${rest}`

async function enter(id: string, names: readonly string[]): Promise<Player[]> {
  const players: Player[] = []
  for (const firstName of names) {
    const { browser, userId } = await signUpAs(server, { firstName, clubCode: club.clubCode })
    expect((await browser('POST', path(id, '/join'), {})).status).toBe(200)
    players.push({ browser, userId })
  }
  return players
}

const beginCard = async ({ browser }: Player, id: string) => {
  const begun = await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id })
  expect(begun.status).toBe(200)
}

const factsOf = async (id: string) =>
  expectBody(await club.admin('GET', path(id, '/edit-facts')), getEditFacts.reply)

/** What refuses a change: the field and the reason, also as a program reads it. */
async function refusalOf(id: string, body: Record<string, unknown>) {
  const answer = await change(id, body)
  return [answer.status, refusal.parse(answer.body)]
}
const refusal = z.object({
  fields: z.array(z.object({ field: z.string() })),
  details: z.object({ reason: z.string() }),
})
const closed = (field: string, reason: string) => [400, { fields: [{ field }], details: { reason } }]

describe('what a competition is', () => {
  test('when nothing stands on it, then format, rounds, course, marker and who may enter change, and the board follows', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), allowance: 90 })
    const [player] = await enter(id, ['Ana'])
    expect(
      (await change(id, { competitionType: 'stroke_play', roundCount: 3, cutAfter: 2, cutPlaces: 5 })).body,
    ).toMatchObject({
      competitionType: 'stroke_play',
      roundCount: 3,
      allowance: 95,
      teamSize: null,
      cut: { after: 2, places: 5, ties: 'all' },
    })
    expect((await change(id, { cutAfter: null })).body).not.toHaveProperty('cut')
    expect((await change(id, { competitionType: 'team_stableford', teamSize: 3 })).body).toMatchObject({
      competitionType: 'team_stableford',
      teamSize: 3,
      countingScores: 2,
    })
    const other = await club.admin('POST', '/api/courses', { name: 'New', clubId: club.clubId, holeCount: 9 })
    const courseId = idOf(other)
    expect(
      (await change(id, { competitionType: 'stableford', courseId, openToAll: false, markerCard: true }))
        .body,
    ).toMatchObject({ courseId, openToAll: false, markerCard: true, competitionType: 'stableford' })
    await vi.waitFor(async () => {
      const board = await player?.browser('GET', path(id, '/leaderboard'))
      expect(board?.body).toMatchObject([{ playerName: expect.stringContaining('Ana') as string }])
    })
  })

  test('when another course is chosen, then its tees are chosen anew', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), teeId: club.teeIds[0] })
    await change(id, { courseId: null })
    expect((await club.admin('GET', path(id))).body).toMatchObject({ courseId: null, teeId: null })
  })

  test('when a card is begun, then what the card was begun with is closed, field by field with its reason, and the rest is open', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const [first] = await enter(id, ['Bea'])
    if (!first) throw new Error('One player was entered.')
    await beginCard(first, id)
    for (const [field, body] of Object.entries({
      competitionType: { competitionType: 'stroke_play' },
      courseId: { courseId: null },
      markerCard: { markerCard: true },
      stablefordTable: { stablefordTable: 'modified' },
    }))
      expect([field, await refusalOf(id, body)]).toEqual([field, closed(field, 'card_begun')])
    expect(await refusalOf(id, { allowance: 80, allowanceReason: 'Windy' })).toEqual(
      closed('allowance', 'allowance_used'),
    )
    expect(await refusalOf(id, { startDate: '2026-05-01T08:00' })).toEqual(closed('startDate', 'play_begun'))
    expect(
      (await change(id, { name: 'Later', openToAll: false, roundCount: 3, cutAfter: 1, cutPlaces: 4 })).body,
    ).toMatchObject({ name: 'Later', openToAll: false, roundCount: 3, cut: { after: 1, places: 4 } })
    expect(await factsOf(id)).toMatchObject({ lastRoundBegun: 1, cutAfter: 1, hasTeams: false })
  })

  test('when a refused field stands beside one that is open, then neither changes', async () => {
    const id = await createTestCompetition(server, club)
    const [first] = await enter(id, ['Cleo'])
    if (!first) throw new Error('One player was entered.')
    await beginCard(first, id)
    expect((await change(id, { name: 'Other', markerCard: true })).status).toBe(400)
    expect((await club.admin('GET', path(id))).body).toMatchObject({ name: 'June Stableford' })
  })

  test('when the round after the cut has begun, then the cut stays, and no round with cards is taken away', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2, cutAfter: 1, cutPlaces: 9 })
    const [first] = await enter(id, ['Dot'])
    if (!first) throw new Error('One player was entered.')
    await beginCard(first, id)
    expect((await change(id, { cutPlaces: 8 })).body).toMatchObject({ cut: { places: 8 } })
    await server.database.pool.query(`update rounds set round_number = 2 where competition_id = $1`, [id])
    expect(await refusalOf(id, { cutPlaces: 7 })).toEqual(closed('cutPlaces', 'after_cut_begun'))
    expect((await change(id, { roundCount: 1, cutAfter: null })).body).toMatchObject({
      fields: [{ field: 'cutAfter' }],
    })
  })

  test('when teams are made, then the format and their size stay', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), competitionType: 'team_stroke' })
    const [first] = await enter(id, ['Eve'])
    expect((await first?.browser('POST', path(id, '/teams'), { name: 'Eves' }))?.status).toBe(200)
    expect(await refusalOf(id, { competitionType: 'stroke_play' })).toEqual(
      closed('competitionType', 'teams_made'),
    )
    expect(await refusalOf(id, { teamSize: 3 })).toEqual(closed('teamSize', 'teams_made'))
    expect((await change(id, { countingScores: 3 })).body).toMatchObject({ countingScores: 3 })
  })

  test('when a bracket is drawn, then format and bracket stay; when a match has its result, so does the allowance', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    const [fay] = await enter(id, ['Fay', 'Gil'])
    const drawn = await club.admin('POST', path(id, '/bracket'), { seeding: 'random' })
    expect(await refusalOf(id, { bracketType: 'double_elimination' })).toEqual(
      closed('bracketType', 'bracket_drawn'),
    )
    expect((await change(id, { allowance: 75, allowanceReason: 'Close' })).status).toBe(200)
    const [match] = expectBody(drawn, bracket).matches
    await club.admin('PATCH', `/api/matches/${match?.id ?? ''}`, {
      winnerId: fay?.userId,
      result: '2&1',
    })
    expect(await refusalOf(id, { allowance: 80, allowanceReason: 'Close' })).toEqual(
      closed('allowance', 'allowance_used'),
    )
  })

  test('when start times are published, then day and course stay until the sheet is hidden', async () => {
    const id = await createTestCompetition(server, club, {
      startDate: '2026-06-07T08:00',
      endDate: '2026-06-07T20:00',
    })
    await enter(id, ['Hal', 'Ian', 'Jo'])
    const settings = {
      kind: 'one_tee',
      groupSize: 3,
      firstAt: '2026-06-07T10:00',
      intervalMinutes: 10,
      breaks: [],
      order: 'entered',
    }
    const drawn = await club.admin('POST', path(id, '/draw'), settings)
    await club.admin('POST', path(id, '/draw/publication'), {})
    expect(drawn.status).toBe(200)
    expect(await refusalOf(id, { startDate: '2026-06-07T08:30' })).toEqual(
      closed('startDate', 'starts_published'),
    )
    await club.admin('DELETE', path(id, '/draw/publication'))
    expect((await change(id, { courseId: null })).status).toBe(200)
  })

  test('when the same change is sent twice, then it is made once', async () => {
    const id = await createTestCompetition(server, club, ahead())
    const { body } = await change(id, { competitionType: 'par_bogey' })
    expect((await change(id, { competitionType: 'par_bogey' })).body).toEqual(body)
  })
})
