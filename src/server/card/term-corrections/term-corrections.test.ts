import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { getCourse } from '#contract/course/courses.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { getEntrantCard, getLeaderboard } from '#contract/board/leaderboard.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { getRoundCard, roundCard } from '#contract/card/round-card.ts'
import {
  correctTerms,
  correctionEffect,
  readTerms,
  type CorrectionEffect,
} from '#contract/card/term-corrections.ts'
import {
  createTestClub,
  createTestCompetition,
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

/* What a club can do about a mistake in what cards are played with (Committee Procedures 7D). */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'The card of the course was misprinted'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let di: Person
let ed: Person
let count = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + 7 * DAY_MS))
  // A course of its own for each test: par 72, rated 72.0 with slope 113.
  club = await createTestClub(server, `Ash ${count}`)
  await rateTees(club)
  di = await signUpAs(server, { firstName: 'Di', lastName: `D${count}`, clubCode: club.clubCode })
  ed = await signUpAs(server, { firstName: 'Ed', lastName: `E${count}`, clubCode: club.clubCode })
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const compete = (more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name: `May ${count}`, competitionType: 'stableford', ...more })
const join = async (competitionId: string, { browser }: Person) =>
  ok(await browser('POST', `/api/competitions/${competitionId}/join`, {}))
const holesOf = async () =>
  expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), getCourse.reply).holes
/** Hole 1 gets another par. */
async function changePar(par: number): Promise<void> {
  const [first] = await holesOf()
  ok(await club.admin('PATCH', `/api/holes/${first?.id}`, { par }))
}

/** A card handed in by the club: hole 1 in five and all others in par. */
async function playPaper({ userId }: Person, more: object = {}): Promise<string> {
  const begun = await club.admin('POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
    reason,
    courseId: club.courseId,
    ...more,
  })
  const { id, terms } = expectBody(ok(begun), roundCard)
  const scores = terms.holes.map(({ holeNumber, par }) => ({
    holeNumber,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: holeNumber === 1 ? 5 : par },
  }))
  ok(await club.admin('POST', `/api/rounds/${id}/corrections`, { reason, holes: scores }))
  ok(await club.admin('POST', `/api/rounds/${id}/hand-in`, { reason, partnerName: 'Max Marker' }))
  return id
}

const path = () => `/api/clubs/${club.clubId}/term-corrections`
const preview = async (scope: object): Promise<CorrectionEffect> =>
  expectBody(await club.admin('POST', `${path()}/preview`, { scope }), correctionEffect)
const correct = (scope: object) => club.admin('POST', path(), { scope, reason })
const made = async (scope: object) => expectBody(ok(await correct(scope)), correctTerms.reply)
const takeBack = (id: string) => club.admin('POST', `${path()}/${id}/take-back`, { reason: 'It was right' })
const termsOf = async (competitionId: string) =>
  expectBody(
    await club.admin('GET', `/api/clubs/${club.clubId}/terms?competitionId=${competitionId}`),
    readTerms.reply,
  )
const cardOf = async (roundId: string) =>
  expectBody(await club.admin('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
const boardOf = async (competitionId: string) =>
  expectBody(
    await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`),
    getLeaderboard.reply,
  ).map(({ playerName, position, isShared, stablefordPoints }) => ({
    name: playerName.split(' ')[0],
    place: `${isShared ? 'T' : ''}${position}`,
    points: stablefordPoints,
  }))
/** Boards follow a moment after the commit. */
const expectBoard = (competitionId: string, rows: object[]) =>
  expect.poll(() => boardOf(competitionId)).toEqual(rows)
/** What the opened row of a board says of a place. */
const placeOf = async (competitionId: string, { userId }: Person) => {
  const path = `/api/competitions/${competitionId}/leaderboard/${userId}`
  return expectBody(await club.admin('GET', path), getEntrantCard.reply).place.lines.join(' ')
}
const step = async (competitionId: string, status: string, more: object = {}) =>
  ok(await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status, ...more }))
const recordOf = async ({ browser }: Person) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)

/** Di's card with hole 1 as a par 4, then Ed's with a par 5. */
async function twoCards(): Promise<{ may: string; dis: string; eds: string }> {
  const may = await compete()
  await join(may, di)
  await join(may, ed)
  const dis = await playPaper(di, { competitionId: may })
  await changePar(5)
  const eds = await playPaper(ed, { competitionId: may })
  return { may, dis, eds }
}
const apart = (first: number) => [
  { name: 'Ed', place: '1', points: first },
  { name: 'Di', place: '2', points: first - 1 },
]
const level = (points: number) => [
  { name: 'Di', place: 'T1', points },
  { name: 'Ed', place: 'T1', points },
]

describe('a par that was wrong', () => {
  test('when it is put right between two equal cards, then they are named as apart, and level once the club corrects them (F2)', async () => {
    const { may, dis } = await twoCards()
    const [first] = await boardOf(may)
    const points = first?.points ?? 0
    await expectBoard(may, apart(points))
    expect(await termsOf(may)).toMatchObject({
      outdated: 1,
      apart: [
        {
          term: 'holePar',
          holeNumber: 1,
          roundNumber: null,
          values: [
            { value: '4', players: [`Di D${count}`] },
            { value: '5', players: [`Ed E${count}`] },
          ],
        },
      ],
    })
    expect(await placeOf(may, di)).toContain(
      'another par or stroke index on hole 1. The club can put that right.',
    )
    const scope = { competitionId: may }
    const effect = await preview(scope)
    expect(effect.cards).toMatchObject([
      {
        roundId: dis,
        playerName: `Di D${count}`,
        roundNumber: null,
        numbers: { before: { points: points - 1 }, after: { points } },
      },
    ])
    expect(effect.cards[0]?.changes).toContainEqual({
      term: 'holePar',
      holeNumber: 1,
      before: '4',
      after: '5',
    })
    expect(effect.places.map(({ name, before, after }) => [name.split(' ')[0], before, after])).toEqual([
      ['Di', '2', 'T1'],
      ['Ed', '1', 'T1'],
    ])
    await expectBoard(may, apart(points))
    expect((await made(scope)).cards).toBe(1)
    await expectBoard(may, level(points))
    expect(await termsOf(may)).toMatchObject({ outdated: 0, apart: [], corrections: [{ reason, cards: 1 }] })
    expect(await placeOf(may, di)).not.toContain('another par')
  })

  test('when a card was corrected, then its history has both terms with the reason, its player is told, and it stands in the audit log', async () => {
    const { may, dis } = await twoCards()
    await made({ competitionId: may })
    const event = (await cardOf(dis)).events.at(-1)
    expect(event).toMatchObject({ kind: 'terms_corrected', reason })
    expect(event?.terms).toContainEqual({ term: 'holePar', holeNumber: 1, before: '4', after: '5' })
    const notices = expectBody(await di.browser('GET', '/api/notices'), listNotices.reply)
    expect(JSON.stringify(notices)).toContain('terms_corrected')
    const log = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply)
    expect(log.entries[0]).toMatchObject({ action: 'round.terms_corrected', reason })
  })

  test('when the correction is taken back, then everything is as it was, and the history says so', async () => {
    const { may, dis } = await twoCards()
    const [board, { terms }, { scores }] = [await boardOf(may), await cardOf(dis), await recordOf(di)]
    const { id } = await made({ competitionId: may })
    expect((await recordOf(di)).scores).not.toEqual(scores)
    ok(await takeBack(id))
    await expectBoard(may, board)
    expect((await cardOf(dis)).terms.holes).toEqual(terms.holes)
    expect((await recordOf(di)).scores[0]?.differential).toEqual((await recordOf(ed)).scores[0]?.differential)
    expect((await cardOf(dis)).events.at(-1)?.kind).toBe('terms_restored')
    expect((await termsOf(may)).corrections).toMatchObject([{ isTakenBack: true }])
    expect(expectBody(ok(await takeBack(id)), correctTerms.reply)).toEqual({ id, cards: 1 })
  })

  test('when the same correction comes twice, then the second one is the same answer and changes nothing', async () => {
    const { may, dis } = await twoCards()
    const scope = { competitionId: may }
    const first = await made(scope)
    const { events } = await cardOf(dis)
    expect(await made(scope)).toEqual(first)
    expect((await cardOf(dis)).events).toEqual(events)
  })

  test('when nothing was wrong, then the club is told so', async () => {
    const may = await compete()
    await join(may, di)
    await playPaper(di, { competitionId: may })
    const answer = await correct({ competitionId: may })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('scored with these terms already')
  })

  test('when the result is final, then it is opened again with the reason and counts anew when it is final once more', async () => {
    const { may } = await twoCards()
    await step(may, 'completed')
    await step(may, 'final')
    const scope = { competitionId: may }
    expect((await preview(scope)).reopened).toEqual([`May ${count}`])
    const [first] = await boardOf(may)
    await made(scope)
    await expectBoard(may, level(first?.points ?? 0))
    await step(may, 'final')
    await expectBoard(may, level(first?.points ?? 0))
  })

  test('when rounds outside competitions were played on the course that day, then a correction of the course reaches them all', async () => {
    const may = await compete()
    await join(may, di)
    await playPaper(di, { competitionId: may })
    const casual = await playPaper(ed)
    await changePar(5)
    const today = server.now().toISOString().slice(0, 10)
    const scope = { courseId: club.courseId, from: today }
    expect((await preview(scope)).cards.map(({ competitionName }) => competitionName).sort()).toEqual([
      `May ${count}`,
      null,
    ])
    expect((await made(scope)).cards).toBe(2)
    expect((await cardOf(casual)).terms.holes[0]?.par).toBe(5)
  })

  test('when a card of an earlier day was rightly played with the old par, then a correction since today leaves it alone', async () => {
    const casual = await playPaper(ed)
    await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
    await changePar(5)
    const today = server.now().toISOString().slice(0, 10)
    const answer = await correct({ courseId: club.courseId, from: today })
    expect(answer.status).toBe(400)
    expect((await cardOf(casual)).terms.holes[0]?.par).toBe(4)
  })
})

describe('a rating, a stroke index, an allowance, an index or a tee that was wrong', () => {
  test('when a stroke index is put right, then strokes received and points follow on an open card too', async () => {
    const may = await compete()
    await join(may, di)
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '1.0' }))
    const id = idOf(await di.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: may }))
    const holes = await holesOf()
    const [first] = holes
    const second = holes.find((hole) => hole.id !== first?.id)
    ok(await club.admin('PATCH', `/api/holes/${first?.id}`, { handicapIndex: second?.handicapIndex }))
    await made({ roundId: id })
    expect((await cardOf(id)).terms.holes[0]?.handicapIndex).toBe(second?.handicapIndex)
  })

  test('when the allowance was wrong, then the cards and the competition have the right one, and taking it back restores both', async () => {
    const may = await compete()
    await join(may, di)
    await join(may, ed)
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di, { competitionId: may })
    const before = await cardOf(dis)
    const { id } = await made({ competitionId: may, allowance: 50 })
    expect((await cardOf(dis)).terms.playingHandicap).toBe(10)
    expect((await cardOf(await playPaper(ed, { competitionId: may }))).terms.allowance).toBe(50)
    const answer = await takeBack(id)
    ok(answer)
    expect((await cardOf(dis)).terms.playingHandicap).toBe(before.terms.playingHandicap)
    const again = await made({ competitionId: may })
    expect(again.cards).toBe(1)
  })

  test('when the Handicap Index on one card was wrong, then that card alone is scored with the right one', async () => {
    const may = await compete()
    await join(may, di)
    await join(may, ed)
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di, { competitionId: may })
    const eds = await playPaper(ed, { competitionId: may })
    const held = await cardOf(eds)
    const scope = { roundId: dis, handicapIndex: '2.0' }
    const effect = await preview(scope)
    expect(effect.cards[0]?.changes).toContainEqual({ term: 'handicapIndex', before: '20.0', after: '2.0' })
    await made(scope)
    expect(await cardOf(dis)).toMatchObject({ handicapUsed: '2.0' })
    expect(await cardOf(eds)).toEqual(held)
  })

  test('when a rating was wrong, then the differential and the Handicap Index follow, and the preview names the index', async () => {
    for (let played = 0; played < 3; played++) {
      await playPaper(di)
      await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
    }
    const before = await recordOf(di)
    await rateTees(club, { rating: '62.0' })
    const scope = { courseId: club.courseId, from: '2020-01-01' }
    const effect = await preview(scope)
    expect(effect.cards[0]?.changes).toContainEqual({ term: 'courseRating', before: '72.0', after: '62.0' })
    expect(effect.indexes).toEqual([
      { playerName: `Di D${count}`, before: before.handicap, after: expect.any(String) as string },
    ])
    await made(scope)
    expect((await recordOf(di)).handicap).toBe(effect.indexes[0]?.after)
    expect((await recordOf(di)).handicap).not.toBe(before.handicap)
  })

  test('when a prize changes hands, then the preview names it with both players', async () => {
    const may = await compete()
    await join(may, di)
    await join(may, ed)
    const category = { id: 'pzc_net001', kind: 'result', prizes: [{ amount: '20' }] }
    const plan = { onePerPlayer: false, categories: [category] }
    ok(await club.admin('PUT', `/api/competitions/${may}/prizes`, plan))
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di, { competitionId: may })
    ok(await club.admin('PATCH', `/api/members/${ed.userId}/handicap`, { handicap: '9.0' }))
    await playPaper(ed, { competitionId: may })
    const { prizes } = await preview({ roundId: dis, handicapIndex: '2.0' })
    expect(prizes).toEqual([
      {
        competitionName: `May ${count}`,
        prize: 'result',
        before: `1 Di D${count}`,
        after: `1 Ed E${count}`,
      },
    ])
  })

  test('when a player of a team was scored with a wrong index, then the place of the team follows', async () => {
    const may = await compete({ competitionType: 'team_stableford', teamSize: 2, countingScores: 1 })
    for (const player of [di, ed]) await join(may, player)
    const team = idOf(await di.browser('POST', `/api/competitions/${may}/teams`, { name: 'Eagles' }))
    ok(await ed.browser('POST', `/api/teams/${team}/join`, {}))
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di, { competitionId: may })
    const pointsOf = async () => (await boardOf(may))[0]?.points
    await expect.poll(pointsOf).toBeGreaterThan(40)
    await made({ roundId: dis, handicapIndex: '0.0' })
    await expect.poll(pointsOf).toBeLessThan(40)
  })

  test('when the par changed between two rounds of a competition, then nothing stands apart', async () => {
    const may = await compete({ competitionType: 'stroke_play', roundCount: 2 })
    await join(may, di)
    await playPaper(di, { competitionId: may, roundNumber: 1 })
    await changePar(5)
    await playPaper(di, { competitionId: may, roundNumber: 2 })
    expect(await termsOf(may)).toMatchObject({ outdated: 1, apart: [] })
  })

  test('when the round also counts for another competition, then the index is put right on both cards', async () => {
    const may = await compete()
    const june = await compete({ name: `June ${count}` })
    for (const id of [may, june]) await join(id, di)
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di, { competitionId: may })
    const linked = idOf(
      await club.admin('POST', `/api/rounds/${dis}/also-counts-for`, { competitionId: june, reason }),
    )
    expect((await made({ roundId: dis, handicapIndex: '2.0' })).cards).toBe(2)
    expect([(await cardOf(dis)).handicapUsed, (await cardOf(linked)).handicapUsed]).toEqual(['2.0', '2.0'])
  })

  test('when the course was rightly changed since, then an index that was wrong brings no other pars along', async () => {
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di)
    await changePar(5)
    const { terms } = await cardOf(dis)
    await made({ roundId: dis, handicapIndex: '2.0' })
    const { handicapUsed, terms: after } = await cardOf(dis)
    expect([handicapUsed, after.holes, after.rating]).toEqual(['2.0', terms.holes, terms.rating])
  })

  test('when a tee has another name now, then no card is outdated by it', async () => {
    const may = await compete()
    await join(may, di)
    await playPaper(di, { competitionId: may })
    await server.database.pool.query(
      `update tees set name = 'Championship' where course_id = $1 and name = (
      select tee_name from rounds where user_id = $2)`,
      [club.courseId, di.userId],
    )
    expect((await termsOf(may)).outdated).toBe(0)
  })

  test('when a player is erased, then their card stays as it was', async () => {
    const may = await compete()
    await join(may, di)
    await join(may, ed)
    const dis = await playPaper(di, { competitionId: may })
    await playPaper(ed, { competitionId: may })
    const { terms } = await cardOf(dis)
    await server.database.pool.query('update users set erased_at = now(), gender = null where id = $1', [
      di.userId,
    ])
    expect((await made({ competitionId: may, allowance: 50 })).cards).toBe(1)
    expect((await cardOf(dis)).terms).toEqual(terms)
  })

  test('when only totals were handed in, then a net that was worked out follows the handicap', async () => {
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const id = idOf(await di.browser('POST', '/api/rounds', { courseId: club.courseId }))
    ok(
      await di.browser('PATCH', `/api/rounds/${id}`, {
        partnerName: 'Pat',
        partnerSignature: 'P',
        grossScore: 92,
      }),
    )
    expect((await cardOf(id)).netScore).toBe(72)
    await made({ roundId: id, handicapIndex: '10.0' })
    expect(await cardOf(id)).toMatchObject({ grossScore: 92, netScore: 82 })
  })

  test('when the competition has divisions, then the player changes to that of the right index, and back', async () => {
    const may = await compete()
    const divisions = [
      { name: 'Low', least: '0.0', most: '9.9' },
      { name: 'High', least: '10.0', most: '54.0' },
    ]
    ok(await club.admin('PUT', `/api/competitions/${may}/entry-terms`, { divisions }))
    await join(may, di)
    ok(await club.admin('PATCH', `/api/members/${di.userId}/handicap`, { handicap: '20.0' }))
    const dis = await playPaper(di, { competitionId: may })
    const divisionOf = async () =>
      expectBody(await club.admin('GET', `/api/competitions/${may}/leaderboard`), getLeaderboard.reply)[0]
        ?.division
    await expect.poll(divisionOf).toBe('High')
    const { id } = await made({ roundId: dis, handicapIndex: '2.0' })
    await expect.poll(divisionOf).toBe('Low')
    ok(await takeBack(id))
    await expect.poll(divisionOf).toBe('High')
  })

  test('when the card was played from another tee than the one on it, then it is scored from that tee', async () => {
    const dis = await playPaper(di)
    const { tees } = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), getCourse.reply)
    const other = tees.at(-1)
    await made({ roundId: dis, teeId: other?.id })
    expect((await cardOf(dis)).terms.teeName).toBe(other?.name)
  })
})

describe('who may, and what is refused', () => {
  test('when a competition or a course is of another club, then nothing is said of its cards', async () => {
    const other = await createTestClub(server, `Other ${count}`)
    const may = await compete()
    for (const of of [`competitionId=${may}`, `courseId=${club.courseId}`])
      expect((await other.admin('GET', `/api/clubs/${other.clubId}/terms?${of}`)).status).toBe(404)
  })

  test.each([
    ['nothing', {}],
    ['a course without a day', { courseId: 'crs_1' }],
    ['a competition with an index', { competitionId: 'cmp_1', handicapIndex: '9.0' }],
    ['a round with an allowance', { roundId: 'rnd_1', allowance: 50 }],
  ])('when the club names %s, then it is told what a correction is of', async (_, scope) => {
    const answer = await correct(scope)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Name a competition, a round, or a course with a day.')
  })

  test('when a player or another club asks, then it is refused', async () => {
    const { may, dis } = await twoCards()
    const scope = { competitionId: may }
    expect((await di.browser('POST', path(), { scope, reason })).status).toBe(403)
    const other = await createTestClub(server, `Elm ${count}`)
    for (const one of [scope, { roundId: dis }, { courseId: club.courseId, from: '2026-01-01' }])
      expect(
        (await other.admin('POST', `/api/clubs/${other.clubId}/term-corrections`, { scope: one, reason }))
          .status,
      ).toBe(404)
  })

  test('when a card was corrected twice, then the later correction is taken back first', async () => {
    const { may, dis } = await twoCards()
    const first = await made({ competitionId: may })
    const second = await made({ roundId: dis, handicapIndex: '9.0' })
    const refused = await takeBack(first.id)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`The card of Di D${count} has been put right again since`)
    ok(await takeBack(second.id))
    ok(await takeBack(first.id))
  })

  test('when the tee of an open card was changed after a correction, then taking it back names the card', async () => {
    const may = await compete()
    await join(may, di)
    const open = { courseId: club.courseId, competitionId: may }
    const dis = idOf(await di.browser('POST', '/api/rounds', open))
    const { id } = await made({ competitionId: may, allowance: 50 })
    const { tees } = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), getCourse.reply)
    ok(await club.admin('POST', `/api/rounds/${dis}/tee`, { teeId: tees.at(-1)?.id }))
    const refused = await takeBack(id)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`The tee or the index of the card of Di D${count} has been changed since`)
  })

  test('when a corrected card was taken off, then taking the correction back leaves it off', async () => {
    const { may, dis } = await twoCards()
    const { id } = await made({ competitionId: may })
    ok(await club.admin('POST', `/api/rounds/${dis}/take-off`, { reason }))
    ok(await takeBack(id))
    expect((await cardOf(dis)).status).toBe('abandoned')
  })

  test.each([
    ['a tee of another course', { teeId: 'tee_elsewhere' }, 'This tee does not belong to the course.'],
    ['an index that is none', { handicapIndex: '99' }, 'andicap'],
  ])('when the club names %s, then it is refused at its field', async (_, change, message) => {
    const dis = await playPaper(di)
    const answer = await correct({ roundId: dis, ...change })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(message)
  })
})
