import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorBody } from '#contract/platform/error-body.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { delayStarts, startDraw, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { getStartSheet } from '#contract/competition/start-sheet.ts'
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

/* The club is in London, an hour ahead of these moments in June. */
const settings = {
  kind: 'one_tee',
  groupSize: 2,
  firstAt: '2026-06-07T09:00',
  intervalMinutes: 10,
  breaks: [],
  order: 'entered',
}

let server: TestServer
let club: TestClub
let players: { browser: Browser; userId: string }[]
let competitionId: string
let draw: string

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  players = []
  for (const firstName of ['Ann', 'Ben', 'Cat', 'Dan'])
    players.push(await signUpAs(server, { firstName, clubCode: club.clubCode }))
})
afterAll(() => server.close())

beforeEach(async () => {
  server.setTime(new Date('2026-06-07T06:00:00Z'))
  competitionId = await createTestCompetition(server, club, {
    startDate: '2026-06-07T08:00',
    endDate: '2026-06-07T20:00',
  })
  draw = `/api/competitions/${competitionId}/draw`
  for (const { browser } of players) {
    server.setTime(new Date(server.now().getTime() + 1_000))
    await browser('POST', `/api/competitions/${competitionId}/join`, {})
  }
})

const player = (i: number) => {
  const one = players[i]
  if (!one) throw new Error(`There is no player ${i}`)
  return one
}
const make = async (more: object = {}) =>
  expectBody(await club.admin('POST', draw, { ...settings, ...more }), startDraw)
const publish = async ({ version }: StartDraw) =>
  expectBody(await club.admin('POST', `${draw}/publication`, { version }), startDraw)
const send = ({ version }: StartDraw, more: object = {}) =>
  club.admin('POST', `${draw}/delay`, { version, minutes: 30, ...more })
const delay = async (now: StartDraw, more: object = {}) =>
  expectBody(await send(now, more), delayStarts.reply)
const times = (groups: readonly { startsAt: string }[]) =>
  groups.map(({ startsAt }) => startsAt.slice(11, 16)).join(' ')
async function sheet() {
  const answer = await player(0).browser('GET', `/api/competitions/${competitionId}/start-sheet`)
  return expectBody(answer, getStartSheet.reply)
}
const sheetTimes = async () => times((await sheet()).groups)
/** By which a calendar knows that a start has moved. */
const sheetVersion = async () => (await sheet()).version ?? Number.NaN
async function startNotices(i: number) {
  const { notices } = expectBody(await player(i).browser('GET', '/api/notices'), listNotices.reply)
  return notices.filter(({ kind, competition }) => kind === 'start_time' && competition?.id === competitionId)
}
const toldAll = async () =>
  (await Promise.all(players.map((_, i) => startNotices(i)))).map((all) => all.length)

async function score(i: number): Promise<void> {
  const { browser } = player(i)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  const answer = await browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 5)] })
  expect(answer.status).toBe(200)
}

describe('delaying the starts', () => {
  test('when the sheet is published, then players see the new times at once and each is told once', async () => {
    const published = await publish(await make())
    const before = await sheetVersion()
    const { draw: later, ...made } = await delay(published)
    expect(made).toEqual({ moved: 2, teedOff: 0, told: 4, toTellOnPaper: 0 })
    expect(times(later.groups)).toBe('08:30 08:40')
    expect(later).toMatchObject({ toTell: 0, settings: { firstAt: '2026-06-07T08:30:00.000Z' } })
    expect(await sheetTimes()).toBe('08:30 08:40')
    expect(await sheetVersion()).toBeGreaterThan(before)
    expect(await toldAll()).toEqual([2, 2, 2, 2])
    const [latest] = await startNotices(3)
    expect(latest?.start?.startsAt).toBe('2026-06-07T08:40:00.000Z')
  })

  test('when the same request comes again, then it is answered alike and nobody waits longer', async () => {
    const published = await publish(await make())
    const first = await delay(published)
    expect(await delay(published)).toEqual(first)
    expect(await sheetTimes()).toBe('08:30 08:40')
    expect(await toldAll()).toEqual([2, 2, 2, 2])
  })

  test('when two presses meet, then the starts are delayed once', async () => {
    const published = await publish(await make())
    const answers = await Promise.all([send(published), send(published)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await sheetTimes()).toBe('08:30 08:40')
    expect(await toldAll()).toEqual([2, 2, 2, 2])
  })

  test('when somebody else has delayed them by other minutes, then it is refused with what is there now', async () => {
    const published = await publish(await make())
    await delay(published)
    const refused = await send(published, { minutes: 15 })
    expect(refused.status).toBe(409)
    const { code, details } = errorBody.parse(refused.body)
    expect(code).toBe('changed_meanwhile')
    expect(times(startDraw.parse(details?.now).groups)).toBe('08:30 08:40')
  })

  test('when it is taken back, then the times are the first ones and players are told again', async () => {
    const { draw: later } = await delay(await publish(await make()))
    const { draw: back } = await delay(later, { minutes: -30 })
    expect(times(back.groups)).toBe('08:00 08:10')
    expect(await sheetTimes()).toBe('08:00 08:10')
    expect(await toldAll()).toEqual([3, 3, 3, 3])
  })

  test('when a group has teed off, then it keeps its time and its players hear nothing', async () => {
    const published = await publish(await make())
    server.setTime(new Date('2026-06-07T08:05:00Z'))
    const { draw: later, ...made } = await delay(published)
    expect(made).toEqual({ moved: 1, teedOff: 1, told: 2, toTellOnPaper: 0 })
    expect(times(later.groups)).toBe('08:00 08:40')
    expect(await toldAll()).toEqual([1, 1, 2, 2])
  })

  test('when the first group waits past its time, then it is moved from its start on, unless it has a score', async () => {
    const published = await publish(await make())
    server.setTime(new Date('2026-06-07T08:05:00Z'))
    const from = '2026-06-07T08:00:00.000Z'
    const { draw: later, ...made } = await delay(published, { from })
    expect(made).toMatchObject({ moved: 2, teedOff: 0 })
    await score(2)
    const again = await delay(later, { from: '2026-06-07T08:30:00.000Z' })
    expect(again).toMatchObject({ moved: 1, teedOff: 1, told: 2 })
    expect(times(again.draw.groups)).toBe('08:40 09:00')
  })

  test('when it begins at a later start, then those before it stay', async () => {
    const published = await publish(await make())
    const { draw: later, ...made } = await delay(published, { from: '2026-06-07T08:10:00.000Z' })
    expect(made).toEqual({ moved: 1, teedOff: 0, told: 2, toTellOnPaper: 0 })
    expect(times(later.groups)).toBe('08:00 08:40')
  })

  test('when it is a shotgun, then all start together, later', async () => {
    const { draw: later } = await delay(await make({ kind: 'shotgun' }))
    expect(times(later.groups)).toBe('08:30 08:30')
  })

  test('when the sheet is not published, then nobody sees or hears anything', async () => {
    const { draw: later, ...made } = await delay(await make())
    expect(made).toEqual({ moved: 2, teedOff: 0, told: 0, toTellOnPaper: 0 })
    expect(later.toTell).toBe(4)
    expect(await sheetTimes()).toBe('')
    expect(await toldAll()).toEqual([0, 0, 0, 0])
  })

  test('when groups were changed by hand since it was published, then only the times are published', async () => {
    const published = await publish(await make())
    const [first, second] = published.groups
    if (!first || !second) throw new Error('There are two groups')
    const groups = [
      { ...first, players: [...first.players].slice(0, 1) },
      { ...second, players: [...second.players, ...first.players.slice(1)] },
    ]
    const moved = expectBody(
      await club.admin('PUT', `${draw}/groups`, { version: published.version, groups }),
      startDraw,
    )
    const before = await sheetVersion()
    const { draw: later } = await delay(moved)
    expect(await sheetTimes()).toBe('08:30 08:40')
    expect(await sheetVersion()).toBeGreaterThan(before)
    expect(later.toTell).toBe(4)
    const answer = await player(1).browser('GET', `/api/competitions/${competitionId}/start-sheet`)
    expect(expectBody(answer, getStartSheet.reply).ownGroup).toBe(1)
  })

  test('when a guest plays, then they are counted among those to tell on paper', async () => {
    const guest = { key: 'guestofdelay', firstName: 'Gil', lastName: 'Guest' }
    await club.admin('POST', `/api/competitions/${competitionId}/entry-list/guests`, guest)
    const made = await delay(await publish(await make()))
    expect(made).toMatchObject({ moved: 2, told: 4, toTellOnPaper: 1 })
  })

  test.each<[{ minutes: number; now?: string; firstAt?: string; from?: string }, string]>([
    [{ minutes: -60, now: '2026-06-07T07:30:00Z' }, 'in_past'],
    [{ minutes: 120, firstAt: '2026-06-07T22:30' }, 'past_midnight'],
    [{ minutes: -10, from: '2026-06-07T08:10:00.000Z' }, 'same_start'],
  ])(
    'when it is %o, then it is refused as %s and nothing is moved',
    async ({ now, firstAt, ...more }, reason) => {
      const drawn = await make(firstAt === undefined ? {} : { firstAt })
      if (now !== undefined) server.setTime(new Date(now))
      const refused = await send(drawn, more)
      expect(refused.status).toBe(400)
      expect(errorBody.parse(refused.body).details).toEqual({ reason })
      const held = expectBody(await club.admin('GET', draw), startDraw)
      expect(held).toMatchObject({ version: drawn.version, groups: drawn.groups })
    },
  )

  test('when everybody has teed off, then nothing is moved and that is said', async () => {
    const published = await publish(await make())
    server.setTime(new Date('2026-06-07T09:00:00Z'))
    const { draw: held, ...made } = await delay(published)
    expect(made).toEqual({ moved: 0, teedOff: 2, told: 0, toTellOnPaper: 0 })
    expect(held.version).toBe(published.version)
  })
})
