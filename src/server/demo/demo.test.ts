import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/identity/auth.ts'
import { getClub } from '#contract/club/clubs.ts'
import { clubCompetitions, joinCompetition } from '#contract/competition/competitions.ts'
import { listCourses } from '#contract/course/courses.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listMembers } from '#contract/club/members.ts'
import { getRound, listRounds } from '#contract/card/rounds.ts'
import { getEclectic, getOrderOfMerit, listSeasons } from '#contract/competition/season.ts'
import { competitionTypes } from '#golf/competition/competition.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import type { DemoClub } from './found-club.ts'
import { openLiveCompetition, type LivePlayer } from './live-competition.ts'
import { demoEmail, fullName, members } from './people.ts'
import { intoApp, Person, type Transport } from './person.ts'
import { playLive } from './play-live.ts'
import { seedClub } from './seed-club.ts'

const now = new Date('2026-11-21T10:00:00Z')
const size = { months: 2, rounds: 16 }
const password = 'only for this test'
const few = members.slice(0, 6)
let server: TestServer
let club: DemoClub

beforeAll(async () => {
  server = await startTestServer(now)
  club = await seedClub(
    {
      newPerson: () => new Person(intoApp(server.app)),
      setTime: server.setTime,
      now,
      password,
      members: few,
      progress: () => undefined,
    },
    size,
  )
})
afterAll(() => server.close())

test('the club is complete and uses pounds', async () => {
  const { admin, clubId } = club
  expect(await admin.ask(getClub, { params: { clubId } })).toMatchObject({
    name: 'Oak Hill Golf Club',
    currency: 'GBP',
    timeZone: 'Europe/London',
    memberCount: few.length + 1,
    subscriptionStatus: 'trial',
    trialDaysLeft: 21,
  })
  const people = await admin.ask(listMembers, { params: { clubId } })
  const handicaps = people.filter(({ role }) => role === 'player').map(({ handicap }) => handicap)
  // The season's rounds changed the starting indexes (D4): everybody has one, and one of them is a plus player.
  expect(handicaps).toHaveLength(few.length)
  expect(handicaps.every((handicap) => /^-?\d{1,2}\.\d$/.test(handicap ?? ''))).toBe(true)
  expect(handicaps.filter((handicap) => handicap?.startsWith('-'))).toHaveLength(1)
  expect(people.every(({ email }) => /^[a-z]+\.[a-z]+@oakhill\.example$/.test(email))).toBe(true)
})

test('the three real courses match their published scorecards', async () => {
  const courses = await club.admin.ask(listCourses, { params: { clubId: club.clubId } })
  expect(courses).toHaveLength(3)
  for (const course of courses) {
    expect(course).toMatchObject({ par: 72, holesPar: 72, holeCount: 18, strokeIndexesConfirmed: true })
    expect(course.tees.every((tee) => tee.ratings.length > 0)).toBe(true)
  }
})

test('every planned round was played in the past and handed in with a partner’s name', async () => {
  const rounds = (await Promise.all(club.players.map(({ person }) => person.ask(listRounds)))).flat()
  expect(rounds).toHaveLength(size.rounds)
  for (const round of rounds) {
    expect(round).toMatchObject({ status: 'submitted', holesPlayed: 18, totalsOnly: false })
    expect(new Date(round.roundDate).getTime()).toBeLessThan(now.getTime())
    expect(round.partnerName).toMatch(/^\S+ \S+/)
  }
  expect(new Set(rounds.map(({ roundDate }) => roundDate.slice(0, 10))).size).toBeGreaterThan(4)
})

test('past competitions have results, and upcoming ones of the other types can be joined', async () => {
  const all = await club.admin.ask(clubCompetitions, { params: { clubId: club.clubId } })
  const isPast = (status: string) => status === 'completed' || status === 'final'
  const past = all.filter(({ status }) => isPast(status))
  expect(past).toHaveLength(size.months)
  // Newest first: only the last result is still provisional.
  expect(past.map(({ status }) => status)).toEqual(['completed', ...past.slice(1).map(() => 'final')])
  for (const { id } of past) {
    const board = await club.admin.ask(getLeaderboard, { params: { competitionId: id } })
    expect(board.filter((row) => row.isCompleted && row.position !== null).length).toBeGreaterThan(2)
  }
  const coming = all.filter(({ status }) => status === 'upcoming')
  expect(coming.map(({ competitionType }) => competitionType).sort()).toEqual(
    competitionTypes.filter((type) => type !== 'stableford').sort(),
  )
  expect(coming.every(({ participantCount }) => participantCount > 0)).toBe(true)
})

test('the season shows an order of merit and an eclectic', async () => {
  const params = { clubId: club.clubId }
  const [season] = await club.admin.ask(listSeasons, { params })
  expect(season).toMatchObject({ year: 2026, name: 'Order of merit' })
  const at = { params: { ...params, seasonId: season?.id ?? '' } }
  const merit = await club.admin.ask(getOrderOfMerit, at)
  expect(merit.rows[0]).toMatchObject({ position: 1, isShared: false })
  const eclectic = await club.admin.ask(getEclectic, at)
  expect(eclectic.rows.length).toBeGreaterThan(2)
  expect(eclectic.rows[0]?.cards.length).toBeGreaterThan(0)
})

describe('the live competition', () => {
  const said: string[] = []
  let players: LivePlayer[]
  const open = () =>
    openLiveCompetition({ ...club, field: players.slice(1), entrants: players.slice(1), now: server.now() })
  const play = (signal?: AbortSignal) =>
    open().then((competition) =>
      playLive({
        admin: club.admin,
        competition,
        field: players.slice(1),
        speed: 1e9,
        say: (line) => said.push(line),
        ...(signal ? { signal } : {}),
      }).then(() => competition),
    )

  /** Aborts the first run after twenty holes. */
  const stopped = new AbortController()
  let holesSent = 0
  const countHoles: Transport = (request) => {
    if (request.path.endsWith('/scores')) holesSent += 1
    if (holesSent === 20) stopped.abort()
    return intoApp(server.app)(request)
  }

  beforeAll(async () => {
    players = await Promise.all(
      few.map(async (member) => {
        const person = new Person(countHoles)
        const { id } = await person.ask(signIn, { body: { email: demoEmail(member), password } })
        return { userId: id, name: fullName(member), person, tee: member.tee }
      }),
    )
  })

  test('continues where a stopped demo left it, until every card is handed in', async () => {
    const first = await open()
    const board = () => club.admin.ask(getLeaderboard, { params: { competitionId: first.id } })
    await expect(play(stopped.signal)).rejects.toThrow()
    expect(holesSent).toBe(20)

    const second = await play()
    expect(second.id).toBe(first.id)
    // The board learns of changes by notification, a few milliseconds later.
    const isIn = async () => (await board()).filter((row) => row.isCompleted && row.thru === 18).length
    await expect.poll(isIn).toBe(5)
    // Five cards and a few corrections: no hole that was stored already was sent again.
    expect(holesSent).toBeLessThan(5 * 18 + 20)
    expect(said.at(-1)).toMatch(/is in with \d+ points \(5 of 5\)$/)
    const rounds = await club.players[1]?.person.ask(listRounds)
    const round = await club.players[1]?.person.ask(getRound, { params: { roundId: rounds?.[0]?.id ?? '' } })
    expect(round).toMatchObject({ competitionId: first.id, status: 'submitted' })
  })

  test('when every card is handed in, then a new competition is opened', async () => {
    const again = await open()
    expect(again).toMatchObject({ status: 'active', name: 'Saturday Stableford' })
    const all = await club.admin.ask(clubCompetitions, { params: { clubId: club.clubId } })
    const live = all.filter(({ name }) => name === again.name)
    expect(live.map(({ status, participantCount }) => [status, participantCount])).toEqual(
      expect.arrayContaining([
        ['active', 5],
        ['completed', 5],
      ]),
    )
    const visitor = club.players[0]?.person
    const joined = await visitor?.ask(joinCompetition, { params: { competitionId: again.id } })
    expect(joined).toMatchObject({ status: 'entered' })
  })
})
