import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorBody } from '#contract/platform/error-body.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { getStartDraw, startDraw, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { getStartSheet, ownStarts } from '#contract/competition/start-sheet.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const settings = {
  kind: 'one_tee',
  groupSize: 3,
  firstAt: '2026-06-07T09:00',
  intervalMinutes: 10,
  breaks: [],
  order: 'entered',
}

let server: TestServer
let club: TestClub
let players: { browser: Browser; userId: string }[]
let second: Browser
let competitionId: string
let draw: string

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  players = []
  for (const firstName of ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'])
    players.push(await signUpAs(server, { firstName, clubCode: club.clubCode }))
  const another = await signUpAs(server, { firstName: 'Second', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${another.userId}`, { role: 'club_admin' })
  second = another.browser
})
afterAll(() => server.close())

beforeEach(async () => {
  competitionId = await createTestCompetition(server, club, {
    startDate: '2026-06-07T08:00',
    endDate: '2026-06-07T20:00',
  })
  draw = `/api/competitions/${competitionId}/draw`
  for (const { browser } of players) {
    server.setTime(new Date(server.now().getTime() + 1_000))
    await enter(browser)
  }
})

const refusal = ({ body }: Answer) => errorBody.parse(body)
const enter = (browser: Browser) => browser('POST', `/api/competitions/${competitionId}/join`, {})
const player = (i: number) => {
  const one = players[i]
  if (!one) throw new Error(`There is no player ${i}`)
  return one
}

/** "ABC DEF": players by letter, as the draw has them. */
function shown({ groups }: Pick<StartDraw, 'groups'>): string {
  const letter = (userId: string) => 'ABCDEF'.charAt(players.findIndex((one) => one.userId === userId))
  return groups.map((group) => group.players.map(letter).join('')).join(' ')
}
const groupsOf = ({ groups }: StartDraw, text: string) =>
  text.split(' ').map((letters, i) => ({
    ...(groups[i] ?? { startsAt: '2026-06-07T10:00:00.000Z', hole: 1, half: null }),
    players: letters.split('').map((letter) => player('ABCDEF'.indexOf(letter)).userId),
  }))

const make = async (more: object = {}) =>
  expectBody(await club.admin('POST', draw, { ...settings, ...more }), startDraw)
const publish = async ({ version }: StartDraw) =>
  expectBody(await club.admin('POST', `${draw}/publication`, { version }), startDraw)
const arrange = async (now: StartDraw, text: string) =>
  expectBody(
    await club.admin('PUT', `${draw}/groups`, { version: now.version, groups: groupsOf(now, text) }),
    startDraw,
  )
const sheetFor = async (browser: Browser) =>
  expectBody(await browser('GET', `/api/competitions/${competitionId}/start-sheet`), getStartSheet.reply)

async function withdraw(i: number): Promise<void> {
  await server.database.pool.query(
    `update competition_entries set status = 'withdrawn' where competition_id = $1 and user_id = $2`,
    [competitionId, player(i).userId],
  )
}

/** How many start times of this competition somebody was told. */
async function told(i: number): Promise<number> {
  const { notices } = expectBody(await player(i).browser('GET', '/api/notices'), listNotices.reply)
  return notices.filter(({ kind, competition }) => kind === 'start_time' && competition?.id === competitionId)
    .length
}
const toldAll = () => Promise.all(players.map((_, i) => told(i)))

describe('drawing', () => {
  test('when nothing is drawn, then the desk has everybody who is entered', async () => {
    const nothing = expectBody(await club.admin('GET', draw), getStartDraw.reply)
    expect(nothing).toMatchObject({ version: 0, settings: null, groups: [], publishedAt: null })
    expect(nothing.players.map(({ firstName }) => firstName)).toEqual([
      'Ann',
      'Ben',
      'Cat',
      'Dan',
      'Eve',
      'Fay',
    ])
  })

  test('when it is drawn, then in groups by the settings, on the club’s clock', async () => {
    const drawn = await make()
    expect(shown(drawn)).toBe('ABC DEF')
    expect(drawn.groups.map(({ startsAt }) => startsAt)).toEqual([
      '2026-06-07T08:00:00.000Z',
      '2026-06-07T08:10:00.000Z',
    ])
    expect(drawn).toMatchObject({ version: 1, settings: { order: 'entered', seed: null } })
  })

  test('when it is drawn at random, then the seed is kept and makes the same draw again', async () => {
    const random = await make({ order: 'random' })
    expect(random.settings?.seed).toBeTypeOf('number')
    const again = await make({ order: 'random', seed: random.settings?.seed, version: random.version })
    expect(again).toEqual(random)
  })

  test('when the settings cannot be met, then the field says so', async () => {
    const late = await club.admin('POST', draw, { ...settings, firstAt: '2026-06-07T23:55' })
    expect(refusal(late).fields).toEqual([
      { field: 'intervalMinutes', message: 'The last groups would start after midnight.' },
    ])
    expect((await club.admin('POST', draw, { ...settings, groupSize: 5 })).status).toBe(400)
  })

  test('when it is match play, then there is no start sheet', async () => {
    const bracket = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    const answer = await club.admin('POST', `/api/competitions/${bracket}/draw`, settings)
    expect(refusal(answer).code).toBe('no_start_sheet')
  })

  test('when a wish is kept, then the next draw has it, and an empty one takes it away', async () => {
    const path = `${draw}/wishes/${player(0).userId}`
    const wished = await club.admin('PUT', path, { with: [player(5).userId], notBefore: '09:10' })
    expect(expectBody(wished, startDraw).wishes).toEqual([
      { userId: player(0).userId, with: [player(5).userId], notBefore: '09:10', notAfter: null },
    ])
    expect(shown(await make())).toBe('BCD AEF')
    const none = expectBody(await club.admin('PUT', path, { with: [], notBefore: '' }), startDraw)
    expect(none.wishes).toEqual([])
    const stranger = await club.admin('PUT', path, { with: ['usr_nobody'] })
    expect(refusal(stranger).fields?.[0]?.field).toBe('with')
  })
})

describe('arranging by hand', () => {
  test('when players are moved, then it is kept, and the same again changes nothing', async () => {
    const drawn = await make()
    const moved = await arrange(drawn, 'AB DEFC')
    expect(shown(moved)).toBe('AB DEFC')
    expect((await arrange(drawn, 'AB DEFC')).version).toBe(moved.version)
  })

  test.each([
    ['ABC DEFA', 'A player is in the groups twice.'],
    ['A BCDEF', 'A group has four players at most.'],
  ])('when the groups are %s, then it is said: %s', async (text, message) => {
    const drawn = await make()
    const answer = await club.admin('PUT', `${draw}/groups`, {
      version: drawn.version,
      groups: groupsOf(drawn, text),
    })
    expect(refusal(answer).message).toBe(message)
  })

  test('when two administrators change it at once, then the second is shown what is there and may choose theirs', async () => {
    const drawn = await make()
    await arrange(drawn, 'BAC DEF')
    const body = { version: drawn.version, groups: groupsOf(drawn, 'ABC EDF') }
    const refused = await second('PUT', `${draw}/groups`, body)
    expect(refused.status).toBe(409)
    const { code, details } = refusal(refused)
    expect(code).toBe('changed_meanwhile')
    const now = startDraw.parse(details?.now)
    expect(shown(now)).toBe('BAC DEF')
    const mine = await second('PUT', `${draw}/groups`, { ...body, version: now.version })
    expect(shown(expectBody(mine, startDraw))).toBe('ABC EDF')
  })

  test('when somebody withdraws, then they leave a gap and nobody else moves', async () => {
    await make()
    await withdraw(1)
    const now = expectBody(await club.admin('GET', draw), startDraw)
    expect(shown(now)).toBe('AC DEF')
    expect(now.groups).toHaveLength(2)
  })
})

describe('publishing', () => {
  test('when it is published, then players see it and each is told their own, once', async () => {
    const drawn = await make()
    expect((await sheetFor(player(0).browser)).groups).toEqual([])
    const out = await publish(drawn)
    await publish(out)
    expect(out.publishedAt).not.toBeNull()
    const sheet = await sheetFor(player(3).browser)
    expect(sheet).toMatchObject({ ownGroup: 2, timeZone: 'Europe/London' })
    expect(sheet.groups[1]?.players.map(({ firstName }) => firstName)).toEqual(['Dan', 'Eve', 'Fay'])
    expect(await toldAll()).toEqual([1, 1, 1, 1, 1, 1])
    const { notices } = expectBody(await player(3).browser('GET', '/api/notices'), listNotices.reply)
    expect(notices[0]?.start).toMatchObject({ startsAt: '2026-06-07T08:10:00.000Z', hole: 1 })
    expect(notices[0]?.start?.partners.map((name) => name.split(' ')[0])).toEqual(['Eve', 'Fay'])
    const [own] = expectBody(await player(3).browser('GET', '/api/own-starts'), ownStarts.reply)
    expect(own).toMatchObject({
      competitionId,
      hole: 1,
      partners: [{ firstName: 'Eve' }, { firstName: 'Fay' }],
    })
  })

  test('when it is published, then who has no card stands on the board with their start, until it is taken back (D52)', async () => {
    const path = `/api/competitions/${competitionId}/leaderboard`
    const starts = async () =>
      expectBody(await player(0).browser('GET', path), getLeaderboard.reply).map(({ startsAt }) => startsAt)
    expect(await starts()).toEqual(Array.from({ length: 6 }, () => undefined))
    await publish(await make({ groupSize: 2, firstAt: '2026-06-07T09:00' }))
    await expect
      .poll(async () => (await starts()).sort())
      .toEqual(['09:00', '09:00', '09:10', '09:10', '09:20', '09:20'])
    await club.admin('DELETE', `${draw}/publication`)
    await expect.poll(async () => (await starts()).filter((one) => one !== undefined)).toEqual([])
  })

  test('when it is changed after that, then players see it only once it is published, and those whom it concerns are told', async () => {
    const published = await publish(await make())
    const moved = await arrange(published, 'ACB DFE')
    expect(moved.toTell).toBe(0)
    const late = await arrange(moved, 'AC DFEB')
    expect(late.toTell).toBe(6)
    expect((await sheetFor(player(0).browser)).groups[0]?.players).toHaveLength(3)
    const back = await arrange(late, 'AB DFE')
    expect(back.toTell).toBe(3)
    await publish(back)
    expect(await toldAll()).toEqual([2, 2, 2, 1, 1, 1])
    expect((await sheetFor(player(2).browser)).ownGroup).toBeNull()
  })

  test('when it is taken back and published again, then nobody is told what they know', async () => {
    const published = await publish(await make())
    const hidden = expectBody(await club.admin('DELETE', `${draw}/publication`), startDraw)
    expect(hidden.publishedAt).toBeNull()
    expect(await sheetFor(player(0).browser)).toMatchObject({ publishedAt: null, groups: [] })
    expect(expectBody(await player(0).browser('GET', '/api/own-starts'), ownStarts.reply)).not.toContainEqual(
      expect.objectContaining({ competitionId }),
    )
    expect(hidden.version).toBeGreaterThan(published.version)
    await publish(hidden)
    expect(await toldAll()).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('when somebody withdraws, then the published sheet has them no more', async () => {
    await publish(await make())
    await withdraw(0)
    const { groups } = await sheetFor(player(1).browser)
    expect(groups[0]?.players.map(({ firstName }) => firstName)).toEqual(['Ben', 'Cat'])
  })

  test('when the draw was changed meanwhile, then publishing what is gone is refused', async () => {
    const drawn = await make()
    await arrange(drawn, 'AB DEFC')
    const refused = await second('POST', `${draw}/publication`, { version: drawn.version })
    expect(refusal(refused).code).toBe('changed_meanwhile')
    expect(await toldAll()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('when nothing is drawn, then there is nothing to publish', async () => {
    const refused = await club.admin('POST', `${draw}/publication`, {})
    expect(refusal(refused).code).toBe('no_start_sheet')
  })
})
