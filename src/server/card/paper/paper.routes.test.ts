import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { markerCard } from '#contract/card/marker-card.ts'
import { parseObjectPath } from '#contract/photo/photos.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let count = 0
let tap = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Person = { browser: Browser; userId: string }
let player: Person
let marker: Person
let other: Person
let competitionId: string
let roundId: string

beforeEach(async () => {
  count += 1
  const join = (firstName: string) =>
    signUpAs(server, { firstName: `${firstName}${count}`, lastName: 'Green', clubCode: club.clubCode })
  player = await join('Player')
  marker = await join('Marker')
  other = await join('Other')
  competitionId = await createTestCompetition(server, club, { markerCard: true })
  for (const { browser } of [player, marker, other])
    await browser('POST', `/api/competitions/${competitionId}/join`)
  roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  await player.browser('PUT', path(), { markerId: marker.userId })
})

const path = () => `/api/rounds/${roundId}/marker-card`
const read = async ({ browser }: { browser: Browser }) => expectBody(await browser('GET', path()), markerCard)
const confirm = async (who: Person) =>
  who.browser('POST', path(), { act: 'confirm', revision: (await read(who)).revision })

async function score(who: Person, holeNumber: number, strokes: number, sooner = 0) {
  tap += 1
  server.setTime(new Date(server.now().getTime() + 1000))
  const made = entry(server, tap, holeNumber, strokes)
  const at = new Date(Date.parse(made.at) + 60_000 - tap - sooner).toISOString()
  const sent = await who.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [{ ...made, at }] })
  expect(sent.status).toBe(200)
}

const WIDTH = 400
const HEIGHT = 100
const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** Hole 1 on red paper, hole 2 beside it on blue. */
async function photoOfPaper(): Promise<Buffer> {
  const cell = (left: number, background: typeof red) => ({
    input: { create: { width: 40, height: 60, channels: 3 as const, background } },
    left,
    top: 20,
  })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'white' } })
    .composite([cell(100, red), cell(140, blue)])
    .jpeg()
    .toBuffer()
}

const quadAt = (left: number) =>
  [
    [left, 20],
    [left + 40, 20],
    [left + 40, 80],
    [left, 80],
  ].map(([x = 0, y = 0]) => [x / WIDTH, y / HEIGHT])

function paperHole(holeNumber: number, grossScore: number) {
  tap += 1
  const { id, result } = entry(server, tap, holeNumber, grossScore)
  return { id, holeNumber, result, grossScore, quad: quadAt(holeNumber === 1 ? 100 : 140) }
}

const keep = (who: { browser: Browser }, photo: string, holes: object[]) =>
  who.browser('POST', `${path()}/paper`, { photo, holes })

async function scan(who: { browser: Browser }, ...holes: object[]) {
  server.setTime(new Date(server.now().getTime() + 1000))
  const { objectPath } = await uploadTestPhoto(who.browser, await photoOfPaper())
  return { objectPath, answer: await keep(who, objectPath, holes) }
}

const pictures = async () => {
  const { rows } = await server.database.pool.query<{ entry_id: string }>(
    'select entry_id from paper_pictures where round_id = $1',
    [roundId],
  )
  return rows.map(({ entry_id }) => entry_id)
}

describe('when a paper card is scanned where a marker’s card is asked for', () => {
  test('then each hole is an entry of the paper that never counts, and nothing is overwritten', async () => {
    await score(player, 1, 5)
    await score(marker, 1, 5)
    const { answer } = await scan(marker, paperHole(1, 6), paperHole(2, 4))
    const card = expectBody(answer, markerCard)
    for (const { browser } of [player, marker])
      expect(expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices).toContainEqual(
        expect.objectContaining({ kind: 'hole_differs', holes: [1] }),
      )
    expect(card.said).toMatchObject([
      { holeNumber: 1, source: 'marker', grossScore: 5, authorId: marker.userId },
      { holeNumber: 1, source: 'paper', grossScore: 6, authorId: marker.userId, hasPicture: true },
      { holeNumber: 1, source: 'player', grossScore: 5, authorId: player.userId },
      { holeNumber: 2, source: 'paper', grossScore: 4, authorId: marker.userId, hasPicture: true },
    ])
    const board = await player.browser('GET', `/api/competitions/${competitionId}/leaderboard`)
    const row = expectBody(board, getLeaderboard.reply).find(({ userId }) => userId === player.userId)
    expect(row).toMatchObject({ grossScore: 5, thru: 1 })
    expect((await confirm(player)).body).toMatchObject({ code: 'holes_differ', details: { holes: [1] } })
  })

  test('then nobody is told that it differs on a hole that is closed', async () => {
    await score(player, 1, 5)
    const closing = { roundNumber: 1, holes: [1], seen: [], reason: 'The first green is under water' }
    const closed = await club.admin('PUT', `/api/competitions/${competitionId}/closed-holes`, closing)
    expect(closed.status, closed.text).toBe(200)
    const { answer } = await scan(marker, paperHole(1, 6), paperHole(2, 4))
    expect(answer.status, answer.text).toBe(200)
    const { notices } = expectBody(await player.browser('GET', '/api/notices'), listNotices.reply)
    expect(notices.filter(({ kind }) => kind === 'hole_differs')).toEqual([])
  })

  test('then what only the paper says has to be answered before anybody confirms', async () => {
    await score(player, 1, 5)
    await scan(player, paperHole(2, 4))
    const refused = { status: 409, body: { code: 'holes_missing', details: { holes: [2] } } }
    expect(await confirm(player)).toMatchObject(refused)
    expect(await confirm(marker)).toMatchObject(refused)
    await score(player, 2, 4)
    expect((await confirm(player)).status).toBe(200)
    expect((await confirm(marker)).body).toMatchObject({ status: 'submitted' })
  })

  test('then a score that was typed without a network before it does not answer it, and one typed after it does', async () => {
    const { answer } = await scan(marker, paperHole(1, 6))
    expect(answer.status).toBe(200)
    await score(player, 1, 5, 60_000)
    expect((await confirm(player)).body).toMatchObject({ code: 'holes_differ' })
    await score(player, 1, 5)
    expect((await confirm(player)).status).toBe(200)
  })

  test('then each may scan who scores the card or administers the club, and nobody else', async () => {
    for (const who of [player, marker, { browser: club.admin }])
      expect((await scan(who, paperHole(1, 5))).answer.status).toBe(200)
    expect((await scan(other, paperHole(1, 5))).answer.status).toBe(404)
    const { objectPath } = await scan(player, paperHole(1, 5))
    expect(await keep(marker, objectPath, [paperHole(1, 5)])).toMatchObject({
      status: 404,
      body: { code: 'scan_photo_missing' },
    })
  })

  test('then the same again changes nothing, and an id is not used for something else', async () => {
    const hole = paperHole(1, 5)
    const { objectPath } = await scan(player, hole)
    const before = await read(player)
    expect((await keep(player, objectPath, [hole])).body).toEqual(before)
    const both = await Promise.all([1, 2, 3].map(() => keep(player, objectPath, [hole])))
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    const reused = { status: 409, body: { code: 'entry_id_reused' } }
    expect(await keep(player, objectPath, [{ ...hole, grossScore: 6 }])).toMatchObject(reused)
    expect(await keep(player, objectPath, [hole, paperHole(2, 4)])).toMatchObject(reused)
    expect(await keep(player, objectPath, [paperHole(2, 4), paperHole(2, 5)])).toMatchObject(reused)
    expect(await read(player)).toEqual(before)
  })

  test('then thirty in an hour are taken from one person', async () => {
    const { objectPath } = await scan(player, paperHole(1, 5))
    const bare = () => keep(player, objectPath, [{ ...paperHole(1, 5), quad: undefined }])
    for (let i = 1; i < 30; i += 1) expect((await bare()).status).toBe(200)
    expect(await bare()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  test('then it is refused on a card that is closed, and where no marker’s card is asked for', async () => {
    await player.browser('POST', `/api/rounds/${roundId}/abandon`)
    expect((await scan(player, paperHole(1, 5))).answer.status).toBe(409)
    roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
    expect((await scan(player, paperHole(1, 5))).answer.status).toBe(404)
  })
})

describe('the picture of a hole', () => {
  const picture = (who: Browser, entryId: string) => who('GET', `${path()}/paper/${entryId}`)
  /** As bytes, because a browser of tests reads bodies as text. */
  const bytes = async (who: Browser, entryId: string) => {
    const headers = { cookie: cookiesOf(who) }
    const url = `${path()}/paper/${entryId}`
    return (await server.app.inject({ method: 'GET', url, headers })).rawPayload
  }

  test('when somebody may see the round, then they see the hole as it is written, and nobody else does', async () => {
    const holes = [paperHole(1, 5), paperHole(2, 4)]
    await scan(marker, ...holes)
    for (const [i, colour] of [red, blue].entries()) {
      const entryId = holes[i]?.id ?? ''
      for (const who of [player.browser, marker.browser, club.admin]) {
        const shown = await picture(who, entryId)
        expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
          200,
          'image/jpeg',
          'no-store',
        ])
        const { data, info } = await sharp(await bytes(who, entryId))
          .raw()
          .toBuffer({ resolveWithObject: true })
        const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
        const near = (at: number, value: number) =>
          expect(Math.abs((data[middle + at] ?? 0) - value)).toBeLessThan(12)
        near(0, colour.r)
        near(2, colour.b)
      }
      expect((await picture(other.browser, entryId)).status).toBe(404)
      expect((await picture(server.browser(), entryId)).status).toBe(404)
    }
    // Whole photos are for those who took them, and the administrators.
    const { objectPath } = await scan(marker, paperHole(1, 5))
    expect((await player.browser('GET', objectPath)).status).toBe(404)
    expect((await club.admin('GET', objectPath)).status).toBe(200)
  })

  test('when the card is photographed again, then the pictures of the first photo go, and the photo with them', async () => {
    const first = await scan(marker, paperHole(1, 5), paperHole(2, 4))
    const again = [paperHole(1, 6), paperHole(2, 4)]
    await scan(marker, again[0] ?? {})
    expect(await pictures()).toHaveLength(2)
    expect((await club.admin('GET', first.objectPath)).status).toBe(200)
    await scan(marker, again[1] ?? {})
    expect((await pictures()).sort()).toEqual(again.map(({ id }) => id).sort())
    const { rows } = await server.database.pool.query<{ expires_at: Date; round_id: string | null }>(
      'select expires_at, round_id from photos where id = $1',
      [parseObjectPath(first.objectPath)],
    )
    expect(rows[0]?.round_id).toBeNull()
    expect(rows[0]?.expires_at.getTime()).toBeLessThanOrEqual(server.now().getTime())
  })

  test('when the photo goes, then its pictures go, and what the paper said stays', async () => {
    const { objectPath } = await scan(player, paperHole(1, 5))
    expect(await pictures()).toHaveLength(1)
    await server.database.pool.query('delete from photos where id = $1', [parseObjectPath(objectPath)])
    expect(await pictures()).toEqual([])
    expect((await read(player)).said).toMatchObject([{ source: 'paper', grossScore: 5 }])
  })
})
