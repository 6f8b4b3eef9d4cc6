import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHandicapReview } from '#contract/handicap/handicap-review.ts'
import { readAuditLog } from '#contract/platform/audit.ts'
import type { ReviewKind } from '#golf/handicap/review/review-terms.ts'
import { writePlayers, type MadeCard, type MadePlayer } from '#test/reviewed-players.ts'
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

const path = '/api/handicap-review'
let server: TestServer
let club: TestClub
let other: TestClub

const general = (daysAgo: number, differential: number): MadeCard => ({ daysAgo, differential })
const lost = (daysAgo: number, more: Partial<MadeCard> = {}): MadeCard => ({
  daysAgo,
  status: 'abandoned',
  holes: 14,
  ...more,
})

/** One player for each reason, and one for each near miss. */
function players(competitionIds: readonly string[]): MadePlayer[] {
  const inCompetition = (scores: readonly number[]) =>
    scores.map((differential, i) => ({
      daysAgo: 20 + i,
      differential,
      competitionId: competitionIds[i] ?? '',
    }))
  const inGeneral = (scores: readonly number[]) =>
    scores.map((differential, i) => general(40 + i, differential))
  const steady = { index: 180 }
  return [
    {
      ...steady,
      id: 'usr_sharp',
      firstName: '=Sharp',
      cards: [
        ...inCompetition([101, 99, 95, 104, 97, 102, 90, 98]),
        ...inGeneral([150, 148, 152, 160, 155, 149, 158, 151, 162]),
      ],
    },
    {
      ...steady,
      id: 'usr_same',
      cards: [...inCompetition([150, 140, 160, 145, 155]), ...inGeneral([152, 142, 158, 147, 153])],
    },
    // Four competitions are too few.
    {
      ...steady,
      id: 'usr_few',
      cards: [...inCompetition([90, 91, 92, 93]), ...inGeneral([150, 151, 152, 153, 154, 155])],
    },
    {
      id: 'usr_star',
      index: 240,
      cards: [
        { ...general(200, 160), exceptional: -10 },
        general(100, 220),
        { ...general(50, 130), exceptional: -20 },
      ],
    },
    { ...steady, id: 'usr_quiet', cards: [general(500, 180)] },
    { ...steady, id: 'usr_never', joinedDaysAgo: 800, cards: [] },
    { ...steady, id: 'usr_new', joinedDaysAgo: 20, cards: [] },
    { id: 'usr_no_index', index: null, joinedDaysAgo: 800, cards: [] },
    {
      ...steady,
      id: 'usr_lost',
      cards: [
        general(10, 180),
        lost(70),
        lost(30, { holes: 1 }),
        lost(4, { status: 'in_progress' }),
        // No hole, too long ago: no cards that were begun and lost.
        lost(60, { holes: 0 }),
        lost(400),
      ],
    },
    { ...steady, id: 'usr_playing', cards: [general(9, 180), lost(50), lost(1, { status: 'in_progress' })] },
    {
      id: 'usr_capped',
      index: 130,
      cards: [
        ...Array.from({ length: 20 }, (_, i) => general(300 - 7 * i, 100)),
        ...Array.from({ length: 20 }, (_, i) => general(150 - 7 * i, 250)),
      ],
    },
  ]
}

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  other = await createTestClub(server, 'Elm Park')
  const competitionIds: string[] = []
  for (let i = 0; i < 8; i++)
    competitionIds.push(await createTestCompetition(server, club, { name: `Medal ${i}` }))
  await writePlayers(server.database, club, { now: server.now(), players: players(competitionIds) })
})
afterAll(() => server.close())

const read = async (browser: Browser, headers = {}) =>
  expectBody(await browser('GET', path, undefined, headers), readHandicapReview.reply)

describe('what a committee reads', () => {
  test('each reason has its players, and nobody is listed who only comes near', async () => {
    const { findings, players: looked, compared, counts } = await read(club.admin)
    const of = (kind: ReviewKind) => findings.filter((one) => one.kind === kind).map((one) => one.userId)
    expect(of('play_differs')).toEqual(['usr_sharp'])
    expect(of('exceptional_scores')).toEqual(['usr_star'])
    expect(of('cards_not_returned')).toEqual(['usr_lost'])
    expect(of('no_score')).toEqual(['usr_never', 'usr_quiet'])
    expect(of('cap_in_force')).toEqual(['usr_capped'])
    expect(of('reduction_in_force')).toEqual(['usr_star'])
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1, 2, 1, 1, 0, 0])
    expect({ looked, compared }).toEqual({ looked: 11, compared: 2 })
  })

  test('a card that was not for the handicap is held against nobody', async () => {
    const there = await createTestClub(server, 'Pine Hill')
    const cup = await createTestCompetition(server, there, { notForHandicap: 'fun_competition' })
    const day = new Date(server.now().getTime() - 20 * 86_400_000).toISOString().slice(0, 10)
    const declared = await there.admin('POST', `/api/courses/${there.courseId}/days-not-for-handicap`, {
      from: day,
      until: day,
      reason: 'temporary_greens',
    })
    expect(declared.status, declared.text).toBe(200)
    const off = [{ isPractice: true }, { competitionId: cup }, {}]
    const player = (id: string, cards: readonly MadeCard[]) => ({ id, index: 180, cards })
    await writePlayers(server.database, there, {
      now: server.now(),
      players: [
        player('usr_practised', [
          general(10, 180),
          ...off.flatMap((more) => [lost(20, more), lost(20, more)]),
        ]),
        // Three cards that count for the handicap, of which two were lost, beside many that do not.
        player('usr_often_lost', [
          general(10, 180),
          ...[lost(30), lost(31)],
          ...Array.from({ length: 20 }, (_, i) => ({ ...general(40 + i, 180), isPractice: true })),
        ]),
      ],
    })
    const { findings } = await read(there.admin)
    const found = findings.filter(({ kind }) => kind === 'cards_not_returned')
    expect(found.map(({ userId }) => userId)).toEqual(['usr_often_lost'])
  })

  test('the evidence opens to its arithmetic, and its sums are right', async () => {
    const { findings } = await read(club.admin)
    const linesOf = (kind: ReviewKind) => findings.find((one) => one.kind === kind)?.lines
    expect(linesOf('play_differs')).toEqual([
      '8 scores in competitions with an average differential of 9.8, 9 in general play with 15.4: 5.6 lower in competitions.',
      'If the kind of play made no difference, dealing the same 17 scores out at random would set the ranks of the two at least this far apart in less than 0.1 % of all ways (exact rank sum test).',
      '2 players were compared. Of players with a result like this one, at most 0.1 % are expected to be there by chance alone; those up to 10 % are listed (Benjamini and Hochberg).',
    ])
    expect(findings[0]?.groups).toEqual({
      competition: [10.1, 9.9, 9.5, 10.4, 9.7, 10.2, 9, 9.8],
      general: [15, 14.8, 15.2, 16, 15.5, 14.9, 15.8, 15.1, 16.2],
    })
    expect(linesOf('exceptional_scores')).toEqual([
      '2 exceptional scores in the last 365 days, each at least 7.0 better than the index.',
      '2025-11-18, Made Course: differential 16.0 off an index of 24.0, 8.0 better; it lowered the differentials on the record by 1.0.',
      '2026-04-17, Made Course: differential 13.0 off an index of 24.0, 11.0 better; it lowered the differentials on the record by 2.0.',
    ])
    expect(linesOf('cards_not_returned')).toEqual([
      '3 of 4 cards begun in the last 365 days were not returned (75 %).',
      '2026-03-28, Oak Hill Old: 14 holes entered, abandoned.',
      '2026-05-07, Oak Hill Old: 1 hole entered, abandoned.',
      '2026-06-02, Oak Hill Old: 14 holes entered, still open.',
    ])
    expect(linesOf('cap_in_force')?.[0]).toBe('The hard cap holds the index at 13.0; the low index is 8.0.')
    expect(linesOf('reduction_in_force')?.[0]).toBe(
      'The reductions of 2 exceptional scores are in force: 3.0 in all.',
    )
  })

  test('in the language of the reader', async () => {
    const { findings } = await read(club.admin, { 'accept-language': 'es-ES' })
    expect(findings.find((one) => one.kind === 'no_score')?.lines).toEqual([
      'No consta ninguna vuelta desde el alta el 2024-03-28, hace 800 días.',
    ])
  })

  test('when the committee undid a reduction, then it is in force no longer', async () => {
    const ruling = { ruling: 'exceptional_undone', isOn: true, reason: 'Wrong tee on the card' }
    const record = '/api/members/usr_star/handicap-record'
    const answer = await club.admin('POST', `${record}/scores/scr_usr_star_2/ruling`, ruling)
    expect(answer.status).toBe(200)
    const { findings } = await read(club.admin)
    const linesOf = (kind: ReviewKind) => findings.find((one) => one.kind === kind)?.lines
    expect(linesOf('reduction_in_force')?.[0]).toBe('The reduction of an exceptional score is in force: 1.0.')
    expect(linesOf('exceptional_scores')?.[2]).toMatch(/the committee undid its reduction\.$/)
  })
})

describe('what the committee decided about an index', () => {
  const decide = (userId: string, body: object) =>
    club.admin('POST', `/api/members/${userId}/handicap-record/decisions`, { reason: 'Away ill', ...body })
  const linesOf = async (kind: ReviewKind, userId: string) => {
    const { findings } = await read(club.admin)
    return findings.find((one) => one.kind === kind && one.userId === userId)?.lines
  }

  test('a frozen one is listed since when, and until the freeze is lifted', async () => {
    expect((await decide('usr_capped', { kind: 'freeze' })).status).toBe(200)
    expect(await linesOf('index_frozen', 'usr_capped')).toEqual([
      'The index has been frozen at 13.0 since 2026-06-06; the scores would give the same.',
    ])
    expect((await decide('usr_capped', { kind: 'lift_freeze' })).status).toBe(200)
    expect(await linesOf('index_frozen', 'usr_capped')).toBe(undefined)
  })

  test('one that is held is listed with its days, also of a player with few scores', async () => {
    const days = { from: '2026-06-06', until: '2026-06-07' }
    expect((await decide('usr_few', { kind: 'hold', ...days })).status).toBe(200)
    expect(await linesOf('index_held', 'usr_few')).toEqual([
      expect.stringMatching(/^All rounds from 2026-06-06 to 2026-06-07 are played off \d+\.\d\.$/),
    ])
  })
})

describe('who reads it', () => {
  test('nobody who is not signed in, no player, and another club’s administrator only their own club', async () => {
    const player = await signUpAs(server, { firstName: 'Mia', clubCode: club.clubCode })
    for (const [method, call] of [
      ['GET', path],
      ['POST', `${path}/export`],
    ] as const) {
      expect((await server.browser()(method, call)).status).toBe(401)
      expect((await player.browser(method, call)).status).toBe(403)
    }
    expect(await read(other.admin)).toMatchObject({ clubName: 'Elm Park', players: 0, findings: [] })
  })
})

describe('as CSV', () => {
  test('it holds every finding, opens as text in a spreadsheet, and is in the audit log', async () => {
    const answer = await club.admin('POST', `${path}/export`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="handicap-review.csv"')
    const lines = answer.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFF"Reason","Player","Handicap Index","Latest day","Evidence"')
    expect(lines).toHaveLength((await read(club.admin)).findings.length + 1)
    expect(lines[1]).toMatch(/^"Competitions and general play differ","'=Sharp Made","18","","8 scores /)
    const log = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply)
    expect(log.entries[0]).toMatchObject({ action: 'club.review_exported', after: { format: 'csv' } })
  })

  test('when a club exports eleven times in an hour, also at once, then ten are answered', async () => {
    server.setTime(new Date(server.now().getTime() + 2 * 3_600_000))
    const answers = await Promise.all(Array.from({ length: 11 }, () => club.admin('POST', `${path}/export`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
    ])
  })
})
