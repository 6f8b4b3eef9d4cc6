import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bracket as bracketSchema, type BracketView, type Match } from '#contract/match/matches.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { ownMatches } from '#contract/match/own-matches.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { ChangeFeed } from '../platform/live/change-feed.ts'
import { countUnanswered } from './reports/count-unanswered.ts'
import { remindOfMatches } from './terms/remind-of-matches.ts'

/* Knock-outs over weeks: last days of rounds, results that both sides confirm, walkovers, and the plate. */

let server: TestServer
let club: TestClub
let services: Parameters<typeof countUnanswered>[0]
let people: { browser: Browser; userId: string; firstName: string }[]
const START = new Date('2026-06-01T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(START, {}, { sendsMail: false })
  const feed = new ChangeFeed(server.database.pool, { log: server.app.log, isAlone: false })
  services = { db: server.database.db, now: server.now, config: server.config, feed }
  club = await createTestClub(server)
  people = []
  for (const [i, firstName] of ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus'].entries()) {
    const person = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await club.admin('PATCH', `/api/members/${person.userId}/handicap`, { handicap: `${2 * (i + 1)}.0` })
    people.push({ ...person, firstName })
  }
})
afterAll(() => server.close())
beforeEach(() => setTimeSignedIn(server, START))

const who = (firstName: string) => {
  const found = people.find((one) => one.firstName === firstName)
  if (!found) throw new Error(firstName)
  return found
}
const idOf = (firstName: string) => who(firstName).userId
const draw = async (count: number, body: Record<string, unknown> = {}) => {
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  for (const { browser } of people.slice(0, count)) await browser('POST', `/api/competitions/${id}/join`, {})
  const drawn = await club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap', ...body })
  expect(drawn.status, drawn.text).toBe(200)
  return id
}
const read = async (id: string, browser: Browser = club.admin) =>
  expectBody(await browser('GET', `/api/competitions/${id}/bracket`), bracketSchema)
const named = ({ matches }: BracketView, number: number): Match => {
  const found = matches.find((one) => one.matchNumber === number)
  if (!found) throw new Error(`No match ${number}`)
  return found
}
const say = (
  browser: Browser,
  match: Match,
  body: { winner: string | null; result: string; reason?: string },
) => {
  const { winner, ...rest } = body
  return browser('PATCH', `/api/matches/${match.id}`, {
    ...rest,
    winnerId: winner === null ? null : idOf(winner),
  })
}
const setTerms = (id: string, body: Record<string, unknown>, browser: Browser = club.admin) =>
  browser('PATCH', `/api/competitions/${id}/bracket`, body)
const told = async (firstName: string, kind: string) =>
  expectBody(await who(firstName).browser('GET', '/api/notices'), listNotices.reply).notices.filter(
    (one) => one.kind === kind,
  )
const pairOf = (match: Match) => [match.player1?.firstName ?? null, match.player2?.firstName ?? null]

describe('last days', () => {
  test('when rounds have last days, then matches show them, and are overdue when the club’s day is over', async () => {
    const days = [
      { side: 'winners', round: 1, day: '2026-06-14' },
      { side: 'winners', round: 2, day: '2026-06-30' },
    ]
    const id = await draw(4, { playBy: days })
    const view = await read(id)
    expect(view.draw?.rounds).toMatchObject([
      { roundName: 'Semi-Final', playBy: '2026-06-14' },
      { roundName: 'Final', playBy: '2026-06-30' },
    ])
    expect(view.matches.map(({ playBy }) => playBy)).toEqual(['2026-06-14', '2026-06-14', '2026-06-30'])
    await setTimeSignedIn(server, new Date('2026-06-14T22:30:00Z'))
    expect((await read(id)).matches.map(({ isOverdue }) => isOverdue)).toEqual([false, false, false])
    await setTimeSignedIn(server, new Date('2026-06-15T12:00:00Z'))
    await say(club.admin, named(view, 1), { winner: 'Ann', result: '2&1' })
    expect((await read(id)).matches.map(({ isOverdue }) => isOverdue)).toEqual([false, true, false])
    const more = { matches: [{ matchId: named(view, 2).id, day: '2026-06-20' }] }
    for (let i = 0; i < 2; i++) expect((await setTerms(id, more)).status).toBe(200)
    expect(named(await read(id), 2)).toMatchObject({ playBy: '2026-06-20', isOverdue: false })
    expect((await setTerms(id, { playBy: [{ ...days[0], day: '2026-07-05' }] })).body).toMatchObject({
      fields: [{ field: 'playBy' }],
    })
    expect((await setTerms(id, { playBy: [{ ...days[0], day: null }] })).status).toBe(200)
    expect(named(await read(id), 2).playBy, 'its own day stays').toBe('2026-06-20')
    expect((await setTerms(id, more, who('Ann').browser)).status).toBe(403)
    expect((await setTerms(id, { confirmDays: 0 })).body).toMatchObject({
      fields: [{ field: 'confirmDays' }],
    })
  })

  test('when a last day comes near, then both players are reminded once by any number of processes', async () => {
    const id = await draw(3, { playBy: [{ side: 'winners', round: 1, day: '2026-06-14' }] })
    const remind = () => Promise.all([remindOfMatches(services), remindOfMatches(services)])
    const of = async (name: string) =>
      (await told(name, 'match_play_by')).filter(({ competition }) => competition?.id === id)
    await setTimeSignedIn(server, new Date('2026-06-09T12:00:00Z'))
    await remind()
    expect(await of('Ben')).toEqual([])
    await setTimeSignedIn(server, new Date('2026-06-10T12:00:00Z'))
    await remind()
    await remind()
    expect(await of('Ben')).toMatchObject([{ byName: 'Cal Tester', day: '2026-06-14' }])
    expect(await of('Cal')).toHaveLength(1)
    expect(await of('Ann'), 'she has a bye').toEqual([])
    await setTerms(id, { playBy: [{ side: 'winners', round: 1, day: '2026-06-12' }] })
    await remind()
    expect(await of('Ben'), 'another day is told').toHaveLength(2)
  })
})

describe('results that both sides confirm', () => {
  test('when one player says a result, then it waits for the other, who confirms it once', async () => {
    const id = await draw(3, { confirmDays: 3 })
    const match = named(await read(id), 1)
    const [ben, cal, ann] = [who('Ben').browser, who('Cal').browser, who('Ann').browser]
    for (let i = 0; i < 2; i++)
      expect((await say(ben, match, { winner: 'Ben', result: '3 and 2' })).body).toMatchObject({
        status: 'pending',
        reports: [{ sideId: idOf('Ben'), result: '3&2', countsAt: '2026-06-04T09:00:00.000Z' }],
      })
    expect(await told('Cal', 'match_reported')).toMatchObject([
      { byName: 'Ben Tester', result: '3&2', counts: '2026-06-04T09:00:00.000Z' },
    ])
    expect(named(await read(id, ann), 1).reports, 'it stays between the two and the club').toEqual([])
    expect(named(await read(id), 2).player2Id).toBeNull()
    const answers = await Promise.all([
      say(cal, match, { winner: 'Ben', result: '3&2' }),
      say(cal, match, { winner: 'Ben', result: '3&2' }),
    ])
    for (const answer of answers)
      expect(answer.body).toMatchObject({ status: 'completed', result: '3&2', winnerId: idOf('Ben') })
    expect(named(await read(id), 2).player2?.firstName).toBe('Ben')
    const ready = await told('Ann', 'match_ready')
    expect(ready.filter(({ competition }) => competition?.id === id)).toMatchObject([
      { byName: 'Ben Tester' },
    ])
  })

  test('when two say different things, then both and the club see both, and the club decides with a reason', async () => {
    const id = await draw(2, { confirmDays: 3 })
    const match = named(await read(id), 1)
    const [ann, ben] = [who('Ann').browser, who('Ben').browser]
    await Promise.all([
      say(ann, match, { winner: 'Ann', result: '1 up' }),
      say(ben, match, { winner: 'Ben', result: '19th' }),
    ])
    for (const browser of [ann, ben, club.admin])
      expect(named(await read(id, browser), 1).reports).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ sideId: idOf('Ann'), result: '1 up', countsAt: null }),
          expect.objectContaining({ sideId: idOf('Ben'), result: '19th', countsAt: null }),
        ]),
      )
    await setTimeSignedIn(server, new Date('2026-06-20T09:00:00Z'))
    await countUnanswered(services)
    expect(named(await read(id), 1).status, 'what is disputed never counts by itself').toBe('pending')
    expect((await say(club.admin, match, { winner: 'Ben', result: '19th' })).body).toMatchObject({
      fields: [{ field: 'reason' }],
    })
    const decided = { winner: 'Ben', result: '19th', reason: 'Both cards say so.' }
    expect((await say(club.admin, match, decided)).body).toMatchObject({
      status: 'completed',
      result: '19th',
    })
    expect(named(await read(id, ann), 1).reason).toBe('Both cards say so.')
    expect(named(await read(id, who('Cal').browser), 1).reason).toBeNull()
    expect((await say(ann, match, { winner: 'Ann', result: '1 up' })).body).toMatchObject({
      code: 'result_differs',
    })
    expect((await club.admin('DELETE', `/api/matches/${match.id}/result`)).body).toMatchObject({
      status: 'pending',
      reports: [],
      reason: null,
    })
  })

  test('when the other does not answer in the days they have, then it counts, once', async () => {
    const id = await draw(3, { confirmDays: 2 })
    const match = named(await read(id), 1)
    await say(who('Cal').browser, match, { winner: 'Cal', result: '4&3' })
    await setTimeSignedIn(server, new Date('2026-06-03T08:59:00Z'))
    await countUnanswered(services)
    expect(named(await read(id), 1).status).toBe('pending')
    await setTimeSignedIn(server, new Date('2026-06-03T09:00:01Z'))
    await Promise.all([countUnanswered(services), countUnanswered(services)])
    const view = await read(id)
    expect(named(view, 1)).toMatchObject({ winnerId: idOf('Cal'), result: '4&3', reports: [] })
    expect(named(view, 2).player2?.firstName).toBe('Cal')
  })

  test('when the club records a result, then it counts at once whatever has been said', async () => {
    const id = await draw(2, { confirmDays: 3 })
    const match = named(await read(id), 1)
    await say(who('Ann').browser, match, { winner: 'Ann', result: '2&1' })
    expect((await say(club.admin, match, { winner: 'Ann', result: '2&1' })).body).toMatchObject({
      status: 'completed',
    })
  })
})

describe('walkovers', () => {
  test('when players say that they themselves cannot play, then the other goes on at once, with the reason', async () => {
    const id = await draw(3, { confirmDays: 3 })
    const match = named(await read(id), 1)
    const body = { winner: 'Ben', result: 'w/o', reason: 'A broken wrist' }
    expect((await say(who('Cal').browser, match, body)).body).toMatchObject({
      status: 'completed',
      result: 'w/o',
      winnerId: idOf('Ben'),
      reason: 'A broken wrist',
    })
  })

  test('when a player claims a walkover, then the other side or the days decide', async () => {
    const id = await draw(2, { confirmDays: 3 })
    const match = named(await read(id), 1)
    const answer = await say(who('Ann').browser, match, { winner: 'Ann', result: 'w/o' })
    expect(answer.body).toMatchObject({ status: 'pending', reports: [{ result: 'w/o' }] })
  })

  test('when both are scratched, then the next opponent has a bye; undone, the match is open again', async () => {
    const id = await draw(3)
    const view = await read(id)
    const ben = await say(who('Ben').browser, named(view, 1), { winner: null, result: 'scratched' })
    expect(ben.body).toMatchObject({ fields: [{ field: 'winnerId' }] })
    const both = { winner: null, result: 'scratched', reason: 'Neither answered' }
    for (let i = 0; i < 2; i++)
      expect((await say(club.admin, named(view, 1), both)).body).toMatchObject({
        status: 'completed',
        winnerId: null,
        result: 'scratched',
      })
    const after = await read(id)
    expect(named(after, 2)).toMatchObject({ result: 'bye', winnerId: idOf('Ann'), canUndo: false })
    expect(after.champion?.firstName).toBe('Ann')
    expect((await club.admin('DELETE', `/api/matches/${named(view, 1).id}/result`)).status).toBe(200)
    expect((await read(id)).matches.map(({ status }) => status)).toEqual(['pending', 'pending'])
  })
})

describe('the plate', () => {
  test('when the last first match is decided, then the losers have a draw of their own; undone, it goes', async () => {
    const id = await draw(7, { plate: 'round_one' })
    const view = await read(id)
    for (const [number, winner] of [
      [1, 'Dee'],
      [2, 'Ben'],
    ] as const)
      await say(club.admin, named(view, number), { winner, result: '2&1' })
    expect((await read(id)).matches).toHaveLength(6)
    await say(club.admin, named(view, 3), { winner: 'Cal', result: '2&1' })
    const drawn = await read(id)
    const plate = drawn.matches.filter(({ side }) => side === 'plate')
    expect(plate.map((one) => [one.roundName, one.matchNumber, ...pairOf(one)])).toEqual([
      ['Plate Semi-Final', 7, 'Gus', 'Fay'],
      ['Plate Final', 8, 'Eve', null],
    ])
    expect(await told('Gus', 'match_ready')).not.toEqual([])
    const days = { playBy: [{ side: 'plate', round: 1, day: '2026-07-01' }] }
    expect((await setTerms(id, days)).status).toBe(200)
    await say(club.admin, named(drawn, 7), { winner: 'Gus', result: '1 up' })
    expect(pairOf(named(await read(id), 8))).toEqual(['Eve', 'Gus'])
    expect((await setTerms(id, { plate: null })).body).toMatchObject({ code: 'bracket_started' })
    const undo = (query = '') => club.admin('DELETE', `/api/matches/${named(view, 1).id}/result${query}`)
    expect((await undo()).body).toMatchObject({ code: 'later_match_finished' })
    expect((await undo('?later=clear')).status).toBe(200)
    expect((await read(id)).matches.filter(({ side }) => side === 'plate')).toEqual([])
    await say(club.admin, named(view, 1), { winner: 'Eve', result: '2&1' })
    const again = (await read(id)).matches.filter(({ side }) => side === 'plate')
    expect(again.map(pairOf)).toEqual([
      ['Gus', 'Fay'],
      ['Dee', null],
    ])
    expect(again[0]?.playBy).toBe('2026-07-01')
  })

  test('when the club decides for a plate later, then it is drawn then, and a repeated draw keeps it', async () => {
    const id = await draw(4)
    const view = await read(id)
    await say(club.admin, named(view, 1), { winner: 'Ann', result: '2&1' })
    await say(club.admin, named(view, 2), { winner: 'Ben', result: '2&1' })
    expect((await setTerms(id, { plate: 'first_match' })).status).toBe(200)
    expect((await read(id)).matches.filter(({ side }) => side === 'plate').map(pairOf)).toEqual([
      ['Dee', 'Cal'],
    ])
    expect((await setTerms(id, { plate: null })).status).toBe(200)
    expect((await read(id)).matches).toHaveLength(3)
  })
})

test('when nothing is drawn, then its terms cannot be set', async () => {
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  expect((await setTerms(id, { confirmDays: 3 })).body).toMatchObject({ code: 'not_drawn' })
})

test('a player’s own matches name the opponent and the last day, until they are decided', async () => {
  const days = [{ side: 'winners', round: 1, day: '2026-06-14' }]
  const id = await draw(3, { confirmDays: 3, playBy: days })
  const own = async (name: string) =>
    expectBody(await who(name).browser('GET', '/api/own-matches'), ownMatches.reply).filter(
      ({ competitionId }) => competitionId === id,
    )
  const match = named(await read(id), 1)
  expect(await own('Ben')).toEqual([
    {
      competitionId: id,
      matchId: match.id,
      matchNumber: 1,
      playBy: '2026-06-14',
      opponents: [{ userId: idOf('Cal'), firstName: 'Cal', lastName: 'Tester' }],
      isOverdue: false,
      awaitsAnswer: false,
    },
  ])
  expect(await own('Ann'), 'her opponent is not known').toEqual([])
  await setTimeSignedIn(server, new Date('2026-06-15T12:00:00Z'))
  await say(who('Ben').browser, match, { winner: 'Ben', result: '2&1' })
  expect(await own('Cal')).toMatchObject([{ isOverdue: true, awaitsAnswer: true }])
  expect(await own('Ben')).toMatchObject([{ isOverdue: true, awaitsAnswer: false }])
  await say(who('Cal').browser, match, { winner: 'Ben', result: '2&1' })
  expect(await own('Cal'), 'lost').toEqual([])
  expect(await own('Ann')).toMatchObject([{ matchNumber: 2, playBy: null, isOverdue: false }])
  await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'cancelled' })
  expect(await own('Ann')).toEqual([])
})
