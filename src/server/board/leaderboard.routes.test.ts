import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entrantCard, leaderboardEntry, type LeaderboardEntry } from '#contract/board/leaderboard.ts'
import {
  BOARD_VERSION_HEADER,
  changeEvent,
  helloEvent,
  leaderboardStreamPath,
} from '#contract/platform/live-events.ts'
import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { readEvents } from '#test/read-events.ts'
import {
  isOnTwoProcesses,
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  PASSWORD,
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

let address: Promise<string> | undefined
const serverAddress = () => (address ??= server.app.listen({ port: 0, host: '127.0.0.1' }))

type Player = { browser: Browser; userId: string; email: string }

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

async function newPlayer(firstName: string, handicap: string): Promise<Player> {
  const player = await signUpAs(server, { firstName, lastName: 'Board', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap })
  return player
}

async function join(player: Player, competitionId: string): Promise<string> {
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  return idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
}

async function play(player: Player, roundId: string, gross: (number | 'picked_up')[]): Promise<void> {
  const entries = gross.map((strokes, i) => entry(server, i + 1, i + 1, strokes))
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
}

const submit = (player: Player, roundId: string) =>
  player.browser('PATCH', `/api/rounds/${roundId}`, {
    isCompleted: true,
    partnerName: 'Pat',
    partnerSignature: 'Pat',
  })

/** `since`: at least as new as this version, which a stream has named, whichever process answers. */
async function board(browser: Browser, competitionId: string, since?: string): Promise<LeaderboardEntry[]> {
  const headers = since === undefined ? {} : { [BOARD_VERSION_HEADER]: since }
  return expectBody(
    await browser('GET', `/api/competitions/${competitionId}/leaderboard`, undefined, headers),
    z.array(leaderboardEntry),
  )
}

describe('the board', () => {
  test('Stableford: most points first, ties by countback with the step named, entrants without a score last', async () => {
    const id = await createTestCompetition(server, club, { allowance: 100 })
    const [anna, bert, cora, dora] = await Promise.all(
      ['Anna', 'Bert', 'Cora', 'Dora'].map((name) => newPlayer(name, '0.0')),
    )
    if (!anna || !bert || !cora || !dora) throw new Error('four players')
    const rounds = await Promise.all([anna, bert, cora].map((player) => join(player, id)))
    await dora.browser('POST', `/api/competitions/${id}/join`, {})
    const level = [...pars]
    // Anna birdies the 2nd and bogeys the 18th, Bert bogeys the 2nd and birdies the 18th: both 36, Bert's last nine is better.
    await play(
      anna,
      rounds[0] ?? '',
      level.map((par, i) => par + (i === 1 ? -1 : i === 17 ? 1 : 0)),
    )
    await play(
      bert,
      rounds[1] ?? '',
      level.map((par, i) => par + (i === 1 ? 1 : i === 17 ? -1 : 0)),
    )
    await play(
      cora,
      rounds[2] ?? '',
      level.map((par, i) => (i === 17 ? 'picked_up' : par)),
    )
    const before = await board(anna.browser, id)
    expect(before.map((row) => [row.playerName, row.position, row.decidedBy])).toEqual([
      ['Bert Board', 1, 'last 9'],
      ['Anna Board', 2, 'last 9'],
      ['Cora Board', 3, null],
      ['Dora Board', null, null],
    ])
    expect(before[0]).toMatchObject({
      grossScore: 72,
      stablefordPoints: 36,
      thru: 18,
      isCompleted: false,
      isShared: false,
    })
    const placeOf = async ({ browser }: Player) =>
      (await browser('GET', `/api/competitions/${id}/place`)).body
    expect(await placeOf(bert)).toEqual({
      place: {
        position: 1,
        isShared: false,
        behind: 0,
        ahead: 0,
        thru: 18,
        isCompleted: false,
        isTeam: false,
      },
    })
    expect(await placeOf(cora)).toMatchObject({ place: { position: 3, behind: 2, ahead: null } })
    expect(await placeOf(dora)).toMatchObject({ place: { position: null, behind: null, thru: 0 } })
    const onlooker = await newPlayer('Otto', '0.0')
    expect(await placeOf(onlooker)).toEqual({ place: null })
    expect(before[3]).toMatchObject({ grossScore: null, netScore: null, stablefordPoints: 0, thru: 0 })
    for (const [i, player] of [anna, bert, cora].entries())
      expect((await submit(player, rounds[i] ?? '')).status).toBe(200)
    await expect
      .poll(async () => (await board(anna.browser, id)).map((row) => row.isCompleted))
      .toEqual([true, true, true, false])
  })

  test('stroke play: lowest net first, a picked-up hole is no return, equal cards share the place', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'stroke_play', allowance: 100 })
    const players = await Promise.all([
      newPlayer('Emil', '0.0'),
      newPlayer('Fred', '18.0'),
      newPlayer('Gina', '18.0'),
      newPlayer('Hugo', '5.0'),
    ])
    const cards = [
      pars,
      pars.map((par) => par + 1),
      pars.map((par) => par + 1),
      pars.map((par, i) => (i === 3 ? ('picked_up' as const) : par)),
    ]
    for (const [i, player] of players.entries()) {
      const roundId = await join(player, id)
      await play(player, roundId, cards[i] ?? [])
      await submit(player, roundId)
    }
    const [first] = players
    if (!first) throw new Error('a player')
    await expect
      .poll(async () =>
        (await board(first.browser, id)).map((row) => [
          row.playerName,
          row.position,
          row.isShared,
          row.netScore,
          row.note,
        ]),
      )
      .toEqual([
        ['Emil Board', 1, true, 72, null],
        ['Fred Board', 1, true, 72, null],
        ['Gina Board', 1, true, 72, null],
        ['Hugo Board', null, false, null, 'no_return'],
      ])
  })

  // Versions are an application's own.
  test.skipIf(isOnTwoProcesses)(
    'the ETag is the version: 304 until a card changes, then a new one',
    async () => {
      const id = await createTestCompetition(server, club)
      const player = await newPlayer('Ines', '10.0')
      const roundId = await join(player, id)
      await server.hearAll()
      const path = `/api/competitions/${id}/leaderboard`
      const first = await player.browser('GET', path)
      const etag = String(first.headers.etag)
      const again = await player.browser('GET', path, undefined, { 'if-none-match': etag })
      expect([again.status, again.text]).toEqual([304, ''])
      await play(player, roundId, [4])
      await expect
        .poll(async () => (await player.browser('GET', path, undefined, { 'if-none-match': etag })).status)
        .toBe(200)
    },
  )

  test('a totals-only card is on the board without a place, and says why, until the club confirms it (D8)', async () => {
    const id = await createTestCompetition(server, club)
    const player = await newPlayer('Jana', '10.0')
    const roundId = await join(player, id)
    const totals = { grossScore: 80, netScore: 70, stablefordPoints: 38 }
    await player.browser('PATCH', `/api/rounds/${roundId}`, {
      isCompleted: true,
      partnerName: 'Pat',
      partnerSignature: 'Pat',
      ...totals,
    })
    const row = { ...totals, isCompleted: true, note: 'totals_only' }
    await expect
      .poll(() => board(player.browser, id))
      .toMatchObject([{ ...row, rank: { main: null }, position: null }])
    const place = async () =>
      expectBody(
        await player.browser('GET', `/api/competitions/${id}/leaderboard/${player.userId}`),
        entrantCard,
      ).place
    expect(await place()).toEqual({
      value: null,
      lines: [
        'No place yet: only totals were handed in. They count when the club has confirmed them or entered the holes.',
      ],
    })
    expect((await club.admin('POST', `/api/rounds/${roundId}/confirm-totals`, totals)).status).toBe(200)
    await expect
      .poll(() => board(player.browser, id))
      .toMatchObject([{ ...row, rank: { main: -38 }, position: 1 }])
    expect((await place()).value).toBe('1')
  })

  test('an abandoned card leaves the board and a new one starts on it', async () => {
    const id = await createTestCompetition(server, club)
    const player = await newPlayer('Karl', '10.0')
    const roundId = await join(player, id)
    await play(player, roundId, [4, 4])
    await expect.poll(() => board(player.browser, id)).toMatchObject([{ thru: 2 }])
    await player.browser('POST', `/api/rounds/${roundId}/abandon`)
    await expect.poll(() => board(player.browser, id)).toMatchObject([{ thru: 0, position: null }])
    const again = await join(player, id)
    await play(player, again, [3])
    await expect.poll(() => board(player.browser, id)).toMatchObject([{ thru: 1, grossScore: 3 }])
  })

  test('a row has its last holes, what its card counted for before them, and whether it is out', async () => {
    const id = await createTestCompetition(server, club, { allowance: 100 })
    const player = await newPlayer('Nell', '0.0')
    const roundId = await join(player, id)
    await expect.poll(() => board(player.browser, id)).toMatchObject([{ thru: 0, isOut: true }])
    expect((await board(player.browser, id))[0]).not.toHaveProperty('lastHoles')
    await play(player, roundId, [4, 3, 4, 'picked_up'])
    await expect
      .poll(() => board(player.browser, id))
      .toMatchObject([
        {
          isOut: true,
          lastHoles: [
            [2, 4, 3],
            [3, 3, 4],
            [4, 4, null],
          ],
          rank: { main: -6 },
          mainBefore: -6,
        },
      ])
    await submit(player, roundId)
    await expect.poll(async () => (await board(player.browser, id))[0]?.isCompleted).toBe(true)
    const [row] = await board(player.browser, id)
    expect(row?.lastHoles).toHaveLength(3)
    expect([row?.isOut, row?.mainBefore]).toEqual([undefined, undefined])
  })

  test('D35: when play is closed, then a card that is out has no place and says why, until it is open again', async () => {
    const id = await createTestCompetition(server, club)
    const [nora, olaf] = await Promise.all(['Nora', 'Olaf'].map((name) => newPlayer(name, '10.0')))
    if (!nora || !olaf) throw new Error('two players')
    const roundId = await join(nora, id)
    await play(nora, roundId, [6, 6])
    await submit(nora, roundId)
    await play(olaf, await join(olaf, id), [2, 2, 2])
    const places = async (since?: string) =>
      (await board(nora.browser, id, since)).map((row) => [row.playerName, row.position])
    await expect
      .poll(() => places())
      .toEqual([
        ['Olaf Board', 1],
        ['Nora Board', 2],
      ])
    const events = await openStream((await serverAddress()) + leaderboardStreamPath(id), nora)
    const { version } = helloEvent.parse((await events.next('hello')).data)
    await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'completed' })
    // Whoever watches is told that there is another board.
    const closed = helloEvent.parse((await events.next('hello')).data).version
    expect(closed).not.toBe(version)
    events.close()
    expect(await places(closed)).toEqual([
      ['Nora Board', 1],
      ['Olaf Board', null],
    ])
    const opened = expectBody(
      await nora.browser('GET', `/api/competitions/${id}/leaderboard/${olaf.userId}`),
      entrantCard,
    )
    expect(opened.place.lines).toEqual(['No place: play is over and the card was not handed in.'])
    await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'active' })
    await expect.poll(async () => (await places())[0]).toEqual(['Olaf Board', 1])
  })

  test('when a result was made final by an earlier version, then its rows are read without what they lack', async () => {
    const id = await createTestCompetition(server, club)
    const player = await newPlayer('Pina', '10.0')
    const roundId = await join(player, id)
    await play(player, roundId, [4, 4])
    await submit(player, roundId)
    for (const status of ['completed', 'final'])
      expect((await club.admin('PATCH', `/api/competitions/${id}/status`, { status })).status).toBe(200)
    await server.database.pool.query(
      `update result_sheets set rows = (select jsonb_agg(r - 'lastHoles' - 'mainBefore' - 'isOut') from jsonb_array_elements(rows) r)
       where competition_id = $1`,
      [id],
    )
    expect(await board(player.browser, id)).toMatchObject([{ playerName: 'Pina Board', position: 1 }])
  })

  test('members of other clubs see nothing of a board', async () => {
    const id = await createTestCompetition(server, club)
    const stranger = await createTestClub(server, 'Elsewhere')
    expect((await stranger.admin('GET', `/api/competitions/${id}/leaderboard`)).status).toBe(404)
    expect((await stranger.admin('GET', leaderboardStreamPath(id))).status).toBe(404)
    expect((await server.browser()('GET', leaderboardStreamPath(id))).status).toBe(401)
  })
})

describe('the stream', () => {
  // Versions are an application's own.
  test.skipIf(isOnTwoProcesses)(
    'sends hello with the version, each change from the version before it, and bye at the end',
    async () => {
      const id = await createTestCompetition(server, club)
      const player = await newPlayer('Lars', '10.0')
      const roundId = await join(player, id)
      await server.hearAll()
      const events = await openStream((await serverAddress()) + leaderboardStreamPath(id), player)
      const hello = helloEvent.parse((await events.next('hello')).data)
      const snapshot = await player.browser('GET', `/api/competitions/${id}/leaderboard`)
      expect(snapshot.headers.etag).toBe(`"${hello.version}"`)

      let version = hello.version
      for (const [i, strokes] of [5, 4, 3].entries()) {
        const tap = entry(server, i + 1, i + 1, strokes)
        await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [tap] })
        const change = changeEvent.parse((await events.next('change')).data)
        expect(change.from).toBe(version)
        expect(change.rows).toMatchObject([{ userId: player.userId, thru: i + 1 }])
        version = change.to
      }
      const latest = await player.browser('GET', `/api/competitions/${id}/leaderboard`)
      expect(latest.headers.etag).toBe(`"${version}"`)
      events.close()
    },
  )

  test('when another process writes a score, then watchers of this one see it (P15)', async () => {
    const { db, pool } = server.database
    const second = await buildApp({
      config: readConfig({
        DATA_DIR: '.cache/second-process',
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        AUTH_SECRET: 'x'.repeat(32),
        DATABASE_URL: server.database.url,
      }),
      db,
      pool,
      now: server.now,
      wait: () => Promise.resolve(),
    })
    const id = await createTestCompetition(server, club)
    const player = await newPlayer('Mara', '10.0')
    const roundId = await join(player, id)
    const address = await second.listen({ port: 0, host: '127.0.0.1' })
    const cookie = await signInAt(address, player)
    const events = await openStream(address + leaderboardStreamPath(id), { ...player, cookie })
    await events.next('hello')
    await play(player, roundId, [4])
    expect(changeEvent.parse((await events.next('change')).data).rows).toMatchObject([{ thru: 1 }])
    const closing = second.close()
    expect((await events.next('bye')).name).toBe('bye')
    await closing
  })
})

test('when a person opens a 21st stream, then their own oldest ends, and another club’s watcher notices nothing', async () => {
  const id = await createTestCompetition(server, club)
  const otherClub = await createTestClub(server, 'Elm Park')
  const otherId = await createTestCompetition(server, otherClub)
  const elm = await signUpAs(server, { firstName: 'Eli', clubCode: otherClub.clubCode })
  const watched = await openStream((await serverAddress()) + leaderboardStreamPath(otherId), elm)
  await watched.next('hello')
  const greedy = await newPlayer('Gus', '10.0')
  const cookie = await signInAt(await serverAddress(), greedy)
  const streams = []
  for (let i = 0; i < 21; i += 1)
    streams.push(await openStream((await serverAddress()) + leaderboardStreamPath(id), { ...greedy, cookie }))
  expect((await streams[0]?.next('bye'))?.data).toEqual({ waitMs: 60_000 })
  await expect(streams[0]?.next('hello')).rejects.toThrow('ended')
  await streams[20]?.next('hello')
  // Nobody has said bye to the other club: the next thing it hears is its own change.
  const player = await signUpAs(server, { firstName: 'Eva', clubCode: otherClub.clubCode })
  await player.browser('POST', `/api/competitions/${otherId}/join`, {})
  expect(changeEvent.parse((await watched.next('change')).data).rows).toMatchObject([
    { userId: player.userId },
  ])
  for (const stream of [...streams, watched]) stream.close()
})

/** Opens the stream as this person. */
async function openStream(url: string, who: Player & { cookie?: string }) {
  return readEvents(url, { cookie: who.cookie ?? (await signInAt(new URL(url).origin, who)) })
}

async function signInAt(origin: string, player: Player): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: player.email, password: PASSWORD }),
  })
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
