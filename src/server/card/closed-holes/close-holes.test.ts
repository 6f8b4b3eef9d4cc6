import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recentRounds } from '#contract/club/analytics.ts'
import { readAuditLog } from '#contract/platform/audit.ts'
import { previewClosedHoles } from '#contract/card/closed-holes.ts'
import { getCompetition } from '#contract/competition/competitions.ts'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { errorBody } from '#contract/platform/error-body.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { getEntrantCard, getLeaderboard } from '#contract/board/leaderboard.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { getRoundCard } from '#contract/card/round-card.ts'
import { listRounds, roundDetail } from '#contract/card/rounds.ts'
import { readSharedBoards } from '#contract/board/shared-boards.ts'
import { shareBoard } from '#contract/board/sharing.ts'
import {
  createTestClub,
  createTestCompetition,
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

/* A hole that is closed for everybody (Rule 5.1): what of it counts, and for whom. */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'The seventh green is under water'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
/** Of all tests that change no rule of a club. */
let shared: TestClub
let di: Person
let ed: Person
let count = 0
let tap = 0

beforeAll(async () => {
  server = await startTestServer()
  shared = await createRatedClub('Ash')
  await server.database.pool.query('update clubs set max_members = 200 where id = $1', [shared.clubId])
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + 7 * DAY_MS))
  await playAt(shared)
})

/** Par 72, rated 72.0 with slope 113. */
async function createRatedClub(name: string): Promise<TestClub> {
  const made = await createTestClub(server, name)
  await rateTees(made)
  return made
}

async function playAt(own: TestClub): Promise<void> {
  club = own
  const { clubCode } = own
  const place = own === shared ? '' : 'Own'
  di = await signUpAs(server, { firstName: 'Di', lastName: `D${place}${count}`, clubCode })
  ed = await signUpAs(server, { firstName: 'Ed', lastName: `E${place}${count}`, clubCode })
}

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const compete = (more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name: `Medal ${count}`, competitionType: 'stroke_play', ...more })
const join = async (competitionId: string, ...people: Person[]) => {
  for (const { browser } of people) ok(await browser('POST', `/api/competitions/${competitionId}/join`, {}))
}
const path = (competitionId: string) => `/api/competitions/${competitionId}/closed-holes`
const competitionOf = async (competitionId: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${competitionId}`), getCompetition.reply)
const closedNow = async (competitionId: string, roundNumber = 1) =>
  (await competitionOf(competitionId)).closedHoles?.find((one) => one.roundNumber === roundNumber)?.holes ??
  []
/** As a desk does that has just read the competition. */
const close = async (competitionId: string, holes: readonly number[], roundNumber = 1) => {
  const seen = await closedNow(competitionId, roundNumber)
  return club.admin('PUT', path(competitionId), { roundNumber, holes, seen, reason })
}
const preview = async (competitionId: string, holes: readonly number[], roundNumber = 1) => {
  const seen = await closedNow(competitionId, roundNumber)
  return expectBody(
    await club.admin('POST', `${path(competitionId)}/preview`, { roundNumber, holes, seen }),
    previewClosedHoles.reply,
  )
}
const start = async ({ browser }: Person, competitionId: string) =>
  expectBody(
    ok(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })),
    roundDetail,
  )
const all = Array.from({ length: 18 }, (_, i) => i + 1)
const without = (...closed: number[]) => all.filter((one) => !closed.includes(one))
/** Fives on these holes of an open card. */
const score = async ({ browser }: Person, roundId: string, holes: readonly number[], strokes = 5) =>
  ok(
    await browser('POST', `/api/rounds/${roundId}/scores`, {
      entries: holes.map((holeNumber) => entry(server, (tap += 1), holeNumber, strokes)),
    }),
  )
const handIn = ({ browser }: Person, roundId: string, more: object = {}) =>
  browser('PATCH', `/api/rounds/${roundId}`, {
    partnerName: 'Max Marker',
    partnerSignature: 'Max Marker',
    ...more,
  })
async function play(person: Person, competitionId: string, holes: readonly number[]): Promise<string> {
  const { id } = await start(person, competitionId)
  await score(person, id, holes)
  ok(await handIn(person, id))
  return id
}
/** The office gives a Handicap Index. */
const setIndex = async ({ userId }: Person, handicap: string) =>
  ok(await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap, reason: 'Transfer' }))
/** A club of this test's own, under the rules of that union. */
const playUnder = async (union: string) => {
  await playAt(await createRatedClub(`Ash ${count}`))
  ok(await club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, { union }))
}
const step = async (competitionId: string, status: string, more: object = {}) =>
  ok(await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status, ...more }))
const recordOf = async ({ browser }: Person) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)
const cardOf = async (roundId: string) =>
  expectBody(await club.admin('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
const openedRow = async (competitionId: string, { userId }: Person) =>
  expectBody(
    await club.admin('GET', `/api/competitions/${competitionId}/leaderboard/${userId}`),
    getEntrantCard.reply,
  )
const refusalOf = ({ status, body }: Answer) => {
  const { code, details } = errorBody.parse(body)
  return { status, code, reason: details?.reason }
}
const boardOf = async (competitionId: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`), getLeaderboard.reply)
/** Boards follow a moment after the commit. */
const expectBoard = (competitionId: string, rows: object[]) =>
  expect.poll(() => boardOf(competitionId)).toMatchObject(rows)

describe('a stroke play in which every card lacks hole 7', () => {
  test('when the committee closes hole 7, then 17 holes count for everybody and nobody is a no return (F10)', async () => {
    const may = await compete()
    await join(may, di, ed)
    await play(di, may, without(7))
    const eds = await start(ed, may)
    await score(ed, eds.id, without(7), 4)
    ok(await handIn(ed, eds.id))
    await expectBoard(may, [{ note: 'no_return' }, { note: 'no_return' }])
    ok(await close(may, [7]))
    // Par 69 without hole 7, a par 3.
    await expectBoard(may, [
      { position: 1, thru: 17, grossScore: 68, netScore: 68, toPar: -1, note: null },
      { position: 2, thru: 17, grossScore: 85, netScore: 85, toPar: 16, note: null },
    ])
  })

  test('when a stroke falls on the closed hole, then it is not received, and the opened row says so', async () => {
    await setIndex(di, '7.0')
    await setIndex(ed, '6.0')
    // Stroke index 7 is hole 7: of Di's seven strokes one falls there.
    const may = await compete({ allowance: 100, allowanceReason: 'By tradition' })
    await join(may, di, ed)
    await play(di, may, all)
    await play(ed, may, all)
    await expectBoard(may, [
      { netScore: 83, playingHandicap: 7 },
      { netScore: 84, playingHandicap: 6 },
    ])
    ok(await close(may, [7]))
    await expectBoard(may, [
      { position: 1, isShared: false, netScore: 79, playingHandicap: 7, grossScore: 85 },
      { position: 2, isShared: false, netScore: 79, playingHandicap: 6, grossScore: 85 },
    ])
    const row = await openedRow(may, di)
    expect(row.holes.map(({ holeNumber }) => holeNumber)).toEqual(without(7))
    expect(row.total).toMatchObject({ par: 69, gross: 85, net: 79 })
    const place = row.place.lines.join(' ')
    expect(place).toContain('85 gross on the 17 holes that count - 6 strokes received on them = 79 net.')
    // The last nine are 10 to 18, as on any card: half of the Playing Handicap is taken.
    expect(place).toContain('1/2')
  })

  test('when it is opened again, then every score that was entered counts as before, also on hole 7', async () => {
    const may = await compete()
    await join(may, di)
    const roundId = await play(di, may, all)
    const before = await boardOf(may)
    ok(await close(may, [7, 8]))
    await expectBoard(may, [{ thru: 16, grossScore: 80 }])
    ok(await close(may, []))
    await expectBoard(may, [{ thru: 18, grossScore: 90, position: before[0]?.position ?? null }])
    const { events } = await cardOf(roundId)
    expect(events.map(({ kind }) => kind)).toEqual(['holes_closed', 'holes_opened'])
    expect(events[0]).toMatchObject({ reason })
    expect(events[0]?.terms).toEqual([
      { term: 'closedHole', holeNumber: 7, before: 'open', after: 'closed' },
      { term: 'closedHole', holeNumber: 8, before: 'open', after: 'closed' },
    ])
  })

  test('when holes are closed, then the log, the players and everybody who reads the competition learn it with its reason', async () => {
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    ok(await close(may, [7]))
    const log = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply)
    expect(log.entries.slice(0, 2)).toMatchObject([
      { action: 'competition.holes_closed', reason, after: { closedHoles: '7' } },
      { action: 'round.holes_closed', reason },
    ])
    const notices = expectBody(await di.browser('GET', '/api/notices'), listNotices.reply)
    expect(JSON.stringify(notices)).toContain('holes_closed')
    const competition = expectBody(await di.browser('GET', `/api/competitions/${may}`), getCompetition.reply)
    expect(competition.closedHoles).toEqual([{ roundNumber: 1, holes: [7], left: 17 }])
    const card = expectBody(await di.browser('GET', `/api/rounds/${id}`), roundDetail)
    expect(card.terms.holes.filter(({ isClosed }) => isClosed).map(({ holeNumber }) => holeNumber)).toEqual([
      7,
    ])
    expect(card.holeCount).toBe(17)
  })
})

describe('cards that are being played', () => {
  test('when a phone that has not heard of it enters and hands in all 18 holes, then nothing is refused and 17 count', async () => {
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    await score(di, id, [1, 2, 3])
    ok(await close(may, [7]))
    await score(di, id, all.slice(3))
    // The sums of the phone still have hole 7.
    ok(await handIn(di, id, { grossScore: 90, netScore: 90 }))
    await expectBoard(may, [{ thru: 17, grossScore: 85, isCompleted: true, note: null }])
    ok(await close(may, []))
    await expectBoard(may, [{ thru: 18, grossScore: 90 }])
  })

  test('when a phone has heard of one closed hole and not of the next, then its sums are taken, and others are not', async () => {
    const may = await compete()
    await join(may, di, ed)
    const [dis, eds] = [await start(di, may), await start(ed, may)]
    ok(await close(may, [7]))
    ok(await close(may, [7, 8]))
    for (const [person, { id }] of [[di, dis] as const, [ed, eds] as const]) await score(person, id, all)
    // Sixteen holes count: 80. The phone has 17.
    const { details, code } = errorBody.parse(
      (await handIn(di, dis.id, { grossScore: 75, netScore: 75 })).body,
    )
    expect([code, details?.card]).toMatchObject(['totals_differ', { grossScore: 80, netScore: 80 }])
    ok(await handIn(di, dis.id, { grossScore: 85, netScore: 85 }))
    ok(await close(may, [9]))
    ok(await handIn(ed, eds.id, { grossScore: 80, netScore: 80 }))
    await expectBoard(may, [
      { thru: 17, grossScore: 85 },
      { thru: 17, grossScore: 85 },
    ])
  })

  test('when a hole is closed that nobody has played, then a card without it is whole at the desk', async () => {
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    ok(await close(may, [18]))
    await score(di, id, without(18))
    const cards = async () =>
      expectBody(await club.admin('GET', `/api/competitions/${may}/cards`), listDeskCards.reply).cards
    expect(await cards()).toMatchObject([{ thru: 17, holeCount: 17 }])
    ok(await handIn(di, id))
    expect(await cards()).toMatchObject([{ state: 'in' }])
  })

  test('when holes are closed before anybody starts, then each card begins without them', async () => {
    const may = await compete()
    await join(may, di)
    expect(await preview(may, [7, 12])).toMatchObject({ holesLeft: 16, par: 66, cards: 0 })
    ok(await close(may, [7, 12]))
    const { terms, holeCount } = await start(di, may)
    expect(holeCount).toBe(16)
    expect(terms.holes.flatMap(({ holeNumber, isClosed }) => (isClosed ? [holeNumber] : []))).toEqual([7, 12])
  })

  test('when the competition moves to another course, then its holes are open', async () => {
    const may = await compete()
    ok(await close(may, [7]))
    const other = idOf(
      await club.admin('POST', '/api/courses', { name: 'New', clubId: club.clubId, holeCount: 18 }),
    )
    ok(await club.admin('PATCH', `/api/competitions/${may}`, { courseId: other }))
    const moved = expectBody(await club.admin('GET', `/api/competitions/${may}`), getCompetition.reply)
    expect(moved.closedHoles).toBeUndefined()
  })

  test('when a card is begun while a hole is being closed, then it has the hole closed too', async () => {
    const may = await compete()
    const people = [di, ed]
    for (let more = 0; more < 6; more += 1)
      people.push(
        await signUpAs(server, { firstName: 'Ann', lastName: `A${count} ${more}`, clubCode: club.clubCode }),
      )
    await join(may, ...people)
    const begun = people.map((person) => start(person, may))
    const [closed, ...cards] = await Promise.all([close(may, [7]), ...begun])
    ok(closed)
    for (const { id } of cards) {
      const card = expectBody(await club.admin('GET', `/api/rounds/${id}`), roundDetail)
      expect(card.terms.holes[6]?.isClosed).toBe(true)
    }
  })

  test('when a card was taken off while the hole was closed, then it comes back without the hole', async () => {
    const may = await compete()
    await join(may, di)
    const roundId = await play(di, may, without(7))
    ok(await club.admin('POST', `/api/rounds/${roundId}/take-off`, { reason }))
    ok(await close(may, [7]))
    ok(await club.admin('POST', `/api/rounds/${roundId}/put-back`, { reason }))
    await expectBoard(may, [{ thru: 17 }])
    const card = expectBody(await club.admin('GET', `/api/rounds/${roundId}`), roundDetail)
    expect(card.terms.holes[6]?.isClosed).toBe(true)
  })

  test('when the office types a late paper card, then the closed hole is not asked for and the card counts', async () => {
    const may = await compete()
    await join(may, di)
    ok(await close(may, [7]))
    await step(may, 'completed')
    const begun = await club.admin('POST', `/api/clubs/${club.clubId}/members/${di.userId}/rounds`, {
      reason,
      courseId: club.courseId,
      competitionId: may,
    })
    const { id } = expectBody(ok(begun), roundDetail)
    const typed = (holeNumbers: readonly number[]) =>
      holeNumbers.map((holeNumber) => ({
        holeNumber,
        from: { result: 'not_played', grossScore: null },
        to: { result: 'strokes', grossScore: 5 },
      }))
    ok(await club.admin('POST', `/api/rounds/${id}/corrections`, { reason, holes: typed(without(7)) }))
    ok(await club.admin('POST', `/api/rounds/${id}/hand-in`, { reason, partnerName: 'Max Marker' }))
    await expectBoard(may, [{ position: 1, thru: 17, grossScore: 85, note: null }])
    // What is pasted of the closed hole is kept, and counts when it is open.
    ok(await club.admin('POST', `/api/rounds/${id}/corrections`, { reason, holes: typed([7]) }))
    await expectBoard(may, [{ position: 1, thru: 17, grossScore: 85, note: null }])
    ok(await close(may, []))
    await expectBoard(may, [{ position: 1, thru: 18, grossScore: 90, note: null }])
  })
})

test('whoever has the link of the board reads which holes are closed, on the plain page too', async () => {
  const may = await compete()
  ok(await close(may, [7, 9]))
  const { links } = expectBody(
    ok(await club.admin('PUT', `/api/competitions/${may}/sharing/board`, {})),
    shareBoard.reply,
  )
  const token = new URL(links[0]?.address ?? '').pathname.split('/').at(-1) ?? ''
  const shared = expectBody(await server.browser()('GET', `/api/shared/${token}`), readSharedBoards.reply)
  expect(shared.boards[0]?.closedHoles).toEqual([{ roundNumber: 1, holes: [7, 9], left: 16 }])
  const plain = await server.browser()('GET', `/b/${token}/plain`)
  expect(plain.text).toContain('Holes 7, 9 closed: 16 holes count.')
})

describe('other formats and shapes of play', () => {
  test('in a Stableford no hole that is closed brings points, and ties are broken by the holes that count', async () => {
    const may = await compete({ competitionType: 'stableford' })
    await join(may, di, ed)
    const dis = await start(di, may)
    await score(di, dis.id, without(18))
    await score(di, dis.id, [18], 2)
    ok(await handIn(di, dis.id))
    const eds = await start(ed, may)
    await score(ed, eds.id, without(17))
    await score(ed, eds.id, [17], 3)
    ok(await handIn(ed, eds.id))
    await expectBoard(may, [{ userId: di.userId }, { userId: ed.userId }])
    ok(await close(may, [18]))
    await expectBoard(may, [{ userId: ed.userId }, { userId: di.userId }])
    const [first, second] = await boardOf(may)
    expect(first?.stablefordPoints).toBeGreaterThan(second?.stablefordPoints ?? 0)
    expect([first?.thru, second?.thru]).toEqual([17, 17])
  })

  test.each([
    ['par_bogey', {}],
    ['maximum_score', { maximumKind: 'double_par' }],
    ['modified_stableford', {}],
  ])('in %s a card without the hole is whole', async (competitionType, more) => {
    const may = await compete({ competitionType, ...more })
    await join(may, di)
    await play(di, may, without(7))
    const [before] = await boardOf(may)
    ok(await close(may, [7]))
    // Every tie with it can be broken now: the card is complete.
    await expect.poll(async () => (await boardOf(may))[0]?.rank.countback).not.toBeNull()
    expect(await boardOf(may)).toMatchObject([
      { position: 1, thru: 17, note: null, rank: { main: before?.rank.main ?? null } },
    ])
  })

  test('in a team event no score of the hole is counted, and the card of the team is whole without it', async () => {
    const may = await compete({ competitionType: 'team_stroke', teamSize: 2, countingScores: 1 })
    await join(may, di, ed)
    const made = await club.admin('POST', `/api/competitions/${may}/teams`, {
      name: 'Oaks',
      memberIds: [di.userId, ed.userId],
    })
    expect(made.status, made.text).toBeLessThan(300)
    await play(di, may, without(7))
    await play(ed, may, without(7))
    await expectBoard(may, [{ thru: 17, rank: { countback: null } }])
    ok(await close(may, [7]))
    await expect.poll(async () => (await boardOf(may))[0]?.team?.holes).toHaveLength(17)
    const [team] = await boardOf(may)
    expect(team).toMatchObject({ position: 1, note: null, thru: 17, netScore: 85, toPar: 16 })
    expect(team?.rank.countback).not.toBeNull()
  })

  test('of two rounds the hole is closed in one, and only there', async () => {
    const may = await compete({ roundCount: 2 })
    await join(may, di)
    await play(di, may, all)
    ok(await close(may, [7], 2))
    await play(di, may, without(7))
    await expectBoard(may, [
      {
        position: 1,
        grossScore: 175,
        note: null,
        rounds: [
          { roundNumber: 1, thru: 18, grossScore: 90 },
          { roundNumber: 2, thru: 17, grossScore: 85 },
        ],
      },
    ])
    ok(await close(may, [], 2))
    ok(await close(may, [3], 1))
    await expectBoard(may, [{ note: 'no_return', rounds: [{ thru: 17, grossScore: 85 }, { thru: 17 }] }])
  })

  test('on a course of nine holes eight are left, and the card does not count for the Handicap Index', async () => {
    const course = await club.admin('POST', '/api/courses', {
      name: 'Short',
      clubId: club.clubId,
      holeCount: 9,
    })
    const courseId = idOf(course)
    await rateTees({ ...club, courseId })
    await setIndex(di, '18.0')
    const may = await compete({ courseId })
    await join(may, di)
    const { id } = expectBody(
      ok(await di.browser('POST', '/api/rounds', { courseId, competitionId: may })),
      roundDetail,
    )
    await score(di, id, [1, 2, 3, 4, 5, 6, 8, 9])
    ok(await handIn(di, id))
    ok(await close(may, [7]))
    await expectBoard(may, [{ position: 1, thru: 8, grossScore: 40, note: null }])
    const [event] = (await recordOf(di)).events.filter(({ kind }) => kind === 'not_counted')
    expect(event?.lines.join(' ')).toContain('Fewer than nine holes')
  })
})

describe('a card that goes elsewhere, where the hole is open', () => {
  async function playedInDenmark(holes: readonly number[], closed: readonly number[], more = {}) {
    await playUnder('denmark')
    await setIndex(di, '18.0')
    const may = await compete(more)
    await join(may, di)
    ok(await close(may, closed))
    return { may, roundId: await play(di, may, holes) }
  }
  const onRecord = async () => (await recordOf(di)).scores.map(({ adjustedGross }) => adjustedGross)

  test.each([
    ['moved out of the competition', (id: string) => `/api/rounds/${id}/move`, { competitionId: null }],
    ['dropped with its round', undefined, undefined],
  ])('when it is %s, then the hole was still not played for a valid reason', async (_, to, body) => {
    const { may, roundId } = await playedInDenmark(without(7), [7], { roundCount: 2 })
    if (to === undefined) {
      const second = await start(di, may)
      ok(await close(may, [7], 2))
      await score(di, second.id, without(7), 4)
      ok(await handIn(di, second.id))
      ok(await club.admin('POST', `/api/competitions/${may}/drop-rounds`, { roundCount: 1, reason }))
      expect((await onRecord()).sort()).toEqual([17 * 4 + 4, 17 * 5 + 4])
    } else {
      ok(await club.admin('POST', to(roundId), { ...body, reason }))
      expect(await onRecord()).toEqual([17 * 5 + 4])
    }
  })

  test('when another hole is missing too, then that one still has no reason', async () => {
    const { roundId } = await playedInDenmark(without(7, 18), [7])
    ok(await club.admin('POST', `/api/rounds/${roundId}/move`, { competitionId: null, reason }))
    expect(await onRecord()).toEqual([])
  })

  test('when it should also count where the hole counts, then that is refused until it is closed there too', async () => {
    const { roundId } = await playedInDenmark(without(7), [7])
    const cup = await compete({ name: 'Cup' })
    await join(cup, di)
    const also = () =>
      club.admin('POST', `/api/rounds/${roundId}/also-counts-for`, { competitionId: cup, reason })
    const refused = await also()
    expect(refusalOf(refused)).toMatchObject({ status: 400, reason: 'closed_here_alone' })
    expect(refused.text).toContain('Hole 7 is closed')
    ok(await close(cup, [7]))
    ok(await also())
    await expectBoard(cup, [{ position: 1, thru: 17, note: null }])
  })

  test('when the hole was played before it was closed, then it counts where it is open', async () => {
    const { roundId } = await playedInDenmark(all, [7])
    const cup = await compete({ name: 'Cup' })
    await join(cup, di)
    ok(await club.admin('POST', `/api/rounds/${roundId}/also-counts-for`, { competitionId: cup, reason }))
    await expectBoard(cup, [{ position: 1, thru: 18, grossScore: 90, note: null }])
  })
})

test('when a hole is closed, then the club’s latest rounds and the player’s own list have the card with 17 holes', async () => {
  await playAt(await createRatedClub(`Ash ${count}`))
  const may = await compete()
  await join(may, di)
  await play(di, may, all)
  const latest = async () =>
    expectBody(await club.admin('GET', '/api/analytics/recent-rounds'), recentRounds.reply)
  const own = async (holes: number) =>
    expectBody(await di.browser('GET', `/api/rounds?holes=${holes}`), listRounds.reply)
  expect([await latest(), await own(18)]).toMatchObject([[{ holeCount: 18 }], [{ holeCount: 18 }]])
  ok(await close(may, [7]))
  expect(await latest()).toMatchObject([{ holeCount: 17, grossScore: 85 }])
  expect([await own(18), await own(9)]).toEqual([[], []])
  ok(await close(may, without(1, 2, 3, 4, 5, 6, 7, 8, 9)))
  expect(await own(9)).toMatchObject([{ holeCount: 9 }])
})

describe('a card that is only totals (D8)', () => {
  const sums = { grossScore: 85, netScore: 85, stablefordPoints: 23 }
  const totalsOf = async (roundId: string) => {
    const { totalsConfirmed, holesPlayed, holeCount } = await cardOf(roundId)
    return { totalsConfirmed, holesPlayed, holeCount }
  }

  test('when a hole is closed or opened, then the club’s word for its totals is asked for again, and the preview says so', async () => {
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    ok(await handIn(di, id, sums))
    expect(await preview(may, [7])).toMatchObject({ totalsToConfirm: 0 })
    ok(await club.admin('POST', `/api/rounds/${id}/confirm-totals`, sums))
    expect(await preview(may, [7])).toMatchObject({ cards: 1, totalsToConfirm: 1 })
    expect(await preview(may, [])).toMatchObject({ cards: 0, totalsToConfirm: 0 })
    ok(await close(may, [7]))
    expect(await totalsOf(id)).toEqual({ totalsConfirmed: false, holesPlayed: 17, holeCount: 17 })
    await expectBoard(may, [{ position: null, grossScore: 85 }])
    ok(await club.admin('POST', `/api/rounds/${id}/confirm-totals`, sums))
    ok(await close(may, []))
    expect(await totalsOf(id)).toEqual({ totalsConfirmed: false, holesPlayed: 18, holeCount: 18 })
  })

  test('when it was off the board meanwhile, then it comes back without that word', async () => {
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    ok(await handIn(di, id, sums))
    ok(await club.admin('POST', `/api/rounds/${id}/confirm-totals`, sums))
    ok(await club.admin('POST', `/api/rounds/${id}/take-off`, { reason }))
    ok(await close(may, [7]))
    ok(await club.admin('POST', `/api/rounds/${id}/put-back`, { reason }))
    expect(await totalsOf(id)).toEqual({ totalsConfirmed: false, holesPlayed: 17, holeCount: 17 })
  })
})

describe('a competition that changes while holes of it are closed', () => {
  const change = (competitionId: string, body: object) =>
    club.admin('PATCH', `/api/competitions/${competitionId}`, body)

  test('when a round is dropped, then its closed holes go with it, and do not come back with a new round', async () => {
    const may = await compete({ roundCount: 2 })
    ok(await close(may, [3]))
    ok(await close(may, [7], 2))
    ok(await club.admin('POST', `/api/competitions/${may}/drop-rounds`, { roundCount: 1, reason }))
    expect((await competitionOf(may)).closedHoles).toEqual([{ roundNumber: 1, holes: [3], left: 17 }])
    const log = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply)
    expect(log.entries[0]).toMatchObject({
      before: { closedHoles: '1: 3; 2: 7' },
      after: { closedHoles: '1: 3' },
    })
    ok(await change(may, { roundCount: 2 }))
    expect(await closedNow(may, 2)).toEqual([])
  })

  test('when it is given fewer rounds, then the closed holes of the others are gone', async () => {
    const may = await compete({ roundCount: 3 })
    ok(await close(may, [7], 3))
    ok(await change(may, { roundCount: 2 }))
    expect((await competitionOf(may)).closedHoles).toBeUndefined()
  })

  test('when it would become match play, then that waits until its holes are open again', async () => {
    const may = await compete({ roundCount: 2 })
    ok(await close(may, [7, 9]))
    const refused = errorBody.parse((await change(may, { competitionType: 'matchplay' })).body)
    expect(refused.fields).toMatchObject([{ field: 'competitionType' }])
    expect(refused.details).toMatchObject({ reason: 'mismatch_closed_holes' })
    expect(refused.fields?.[0]?.message).toContain('Open them again')
    ok(await close(may, []))
    ok(await change(may, { competitionType: 'matchplay' }))
    ok(await change(may, { competitionType: 'stroke_play' }))
    expect((await competitionOf(may)).closedHoles).toBeUndefined()
  })
})

describe('the handicap record', () => {
  async function playedIn(union: string) {
    await playUnder(union)
    await setIndex(di, '18.0')
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    await score(di, id, all)
    // The player stopped nowhere: nobody asks them for a reason.
    ok(await handIn(di, id))
    return may
  }

  test('in Denmark the hole counts net par, also on a card that was in before it was closed (DGU 3.2)', async () => {
    const may = await playedIn('denmark')
    expect((await recordOf(di)).scores[0]).toMatchObject({ adjustedGross: 90 })
    expect(await preview(may, [7])).toMatchObject({ cards: 1, onRecord: { before: 1, after: 1 } })
    ok(await close(may, [7]))
    // A five on 17 holes, and 3 + 1 on hole 7, a par 3.
    expect((await recordOf(di)).scores[0]).toMatchObject({ adjustedGross: 85 + 4 })
    ok(await close(may, [3, 7, 10, 12, 14]))
    // Thirteen holes were played: one stroke more on the first of the five that were not.
    expect((await recordOf(di)).scores[0]).toMatchObject({ adjustedGross: 13 * 5 + (4 + 4 + 5 + 4 + 5) + 1 })
    ok(await close(may, []))
    expect((await recordOf(di)).scores[0]).toMatchObject({ adjustedGross: 90 })
  })

  test('in England the card is kept and does not count, until the hole is open again', async () => {
    const may = await playedIn('england')
    expect(await preview(may, [7])).toMatchObject({ onRecord: { before: 1, after: 0 } })
    ok(await close(may, [7]))
    const record = await recordOf(di)
    expect(record.scores).toEqual([])
    expect(
      record.events.filter(({ kind }) => kind === 'not_counted').map(({ lines }) => lines.join(' ')),
    ).toEqual(['Ten to seventeen holes cannot be converted here; the card is kept.'])
    ok(await close(may, []))
    expect((await recordOf(di)).scores[0]).toMatchObject({ adjustedGross: 90 })
  })

  test('where another hole is missing too, that one needs a reason of its own', async () => {
    await playUnder('denmark')
    await setIndex(di, '18.0')
    const may = await compete()
    await join(may, di)
    await play(di, may, without(7, 18))
    ok(await close(may, [7]))
    expect((await recordOf(di)).scores).toEqual([])
  })
})

describe('what is refused', () => {
  test('a hole that the course does not have, and closing all of them', async () => {
    const may = await compete()
    expect(refusalOf(await close(may, all))).toEqual({
      status: 400,
      code: 'invalid_input',
      reason: 'no_hole_left',
    })
    expect((await close(may, [7], 2)).status).toBe(400)
    expect((await close(may, [19])).status).toBe(400)
  })

  test('a final result, until it is opened again', async () => {
    const may = await compete()
    await join(may, di)
    await play(di, may, without(7))
    await step(may, 'completed')
    await step(may, 'final')
    expect(refusalOf(await close(may, [7]))).toMatchObject({ status: 409, code: 'result_final' })
    await step(may, 'completed', { reason })
    ok(await close(may, [7]))
    await step(may, 'final')
    await expectBoard(may, [{ position: 1, thru: 17, note: null }])
    expect((await openedRow(may, di)).total).toMatchObject({ par: 69, gross: 85 })
  })

  test('match play, which has no card of the whole field', async () => {
    const may = await compete({ competitionType: 'matchplay' })
    expect(refusalOf(await close(may, [7]))).toMatchObject({ status: 400, reason: 'match_play' })
  })

  test('the same again changes nothing, and a player may not', async () => {
    const may = await compete()
    await join(may, di)
    const { id } = await start(di, may)
    ok(await close(may, [7]))
    ok(await close(may, [7, 7]))
    expect((await cardOf(id)).events).toHaveLength(1)
    const body = { roundNumber: 1, holes: [], seen: [7], reason }
    expect((await di.browser('PUT', path(may), body)).status).toBe(403)
  })
})

test('when two desks close a hole each, then the second is told how it stands and opens nothing', async () => {
  const may = await compete()
  const desk = (seen: readonly number[], holes: readonly number[]) =>
    club.admin('PUT', path(may), { roundNumber: 1, holes, seen, reason })
  ok(await desk([], [7]))
  const late = await desk([], [8])
  expect(refusalOf(late)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(errorBody.parse(late.body).details?.now).toEqual({ roundNumber: 1, holes: [7] })
  const looked = await club.admin('POST', `${path(may)}/preview`, { roundNumber: 1, holes: [8], seen: [] })
  expect(looked.status).toBe(409)
  expect(await closedNow(may)).toEqual([7])
  // The same again is the same answer.
  ok(await desk([], [7]))
  ok(await desk([7], [8, 7]))
  expect(await closedNow(may)).toEqual([7, 8])
})

test('another club’s administrator is refused before any card is locked', async () => {
  const may = await compete({ roundCount: 2 })
  await join(may, di)
  const { id } = await start(di, may)
  const other = await createTestClub(server, `Elm ${count}`)
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from rounds where id = $1 for update', [id])
    const body = { roundNumber: 1, holes: [7], seen: [] }
    expect((await other.admin('PUT', path(may), { ...body, reason })).status).toBe(404)
    expect((await other.admin('POST', `${path(may)}/preview`, body)).status).toBe(404)
    const dropped = { roundCount: 1, reason }
    expect((await other.admin('POST', `/api/competitions/${may}/drop-rounds`, dropped)).status).toBe(404)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
