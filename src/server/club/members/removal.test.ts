import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { leaderboardStreamPath } from '#contract/platform/live-events.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  PASSWORD,
  signUpAs,
  startSecondProcess,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let second: Awaited<ReturnType<typeof startSecondProcess>>
let addresses: { first: string; second: string }

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  second = await startSecondProcess(server)
  const socket = { port: 0, host: '127.0.0.1' }
  addresses = { first: await server.app.listen(socket), second: await second.app.listen(socket) }
})
afterAll(async () => {
  await second.close()
  await server.close()
})

type Player = { browser: Browser; userId: string; email: string }

/** A player with a card of the competition on the way, three holes in. */
async function playing(firstName: string): Promise<Player & { competitionId: string; roundId: string }> {
  const player = await signUpAs(server, { firstName, lastName: 'Leaving', clubCode: club.clubCode })
  const competitionId = await createTestCompetition(server, club)
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const round = { courseId: club.courseId, competitionId }
  const roundId = idOf(await player.browser('POST', '/api/rounds', round))
  const entries = [1, 2, 3].map((hole) => entry(server, hole, hole, 4))
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  return { ...player, competitionId, roundId }
}

const remove = (userId: string) => club.admin('DELETE', `/api/clubs/${club.clubId}/members/${userId}`)

const handIn = { isCompleted: true, partnerName: 'Pat', partnerSignature: 'Pat' }

async function signInAt(origin: string, { email }: Player): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** An open stream; `ended` resolves when the server ends it. */
async function follow(origin: string, cookie: string, competitionId: string) {
  const request = get(origin + leaderboardStreamPath(competitionId), { headers: { cookie } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  const state = { isOpen: true }
  response.on('close', () => {
    state.isOpen = false
  })
  response.resume()
  return state
}

const call = async (origin: string, cookie: string, method: string, path: string, body?: unknown) =>
  (
    await fetch(origin + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  ).status

/** Streams close at the change and not at the next minute's check. */
const within = { timeout: 5_000 }

describe('when a member is removed during their round', () => {
  test('then no process takes another score or the card, and the phone is told why', async () => {
    const player = await playing('Ola')
    const cookie = await signInAt(addresses.second, player)
    // The other process has their session and their round in memory.
    const taps = { entries: [entry(server, 4, 4, 4)] }
    expect(await call(addresses.second, cookie, 'POST', `/api/rounds/${player.roundId}/scores`, taps)).toBe(
      200,
    )
    expect((await remove(player.userId)).status).toBe(200)

    const late = { entries: [entry(server, 5, 5, 4)] }
    const refused = await player.browser('POST', `/api/rounds/${player.roundId}/scores`, late)
    expect(refused).toMatchObject({ status: 403, body: { code: 'no_longer_member' } })
    expect(refused.text).toContain('kept on this phone')
    expect((await player.browser('PATCH', `/api/rounds/${player.roundId}`, handIn)).status).toBe(403)
    await expect
      .poll(() => call(addresses.second, cookie, 'GET', `/api/clubs/${club.clubId}`), within)
      .toBe(404)
    expect(await call(addresses.second, cookie, 'POST', `/api/rounds/${player.roundId}/scores`, late)).toBe(
      403,
    )
    expect(await call(addresses.second, cookie, 'PATCH', `/api/rounds/${player.roundId}`, handIn)).toBe(403)
    const board = `/api/competitions/${player.competitionId}/leaderboard`
    expect(await call(addresses.second, cookie, 'GET', board)).toBe(404)
    const kept = await server.database.pool.query<{ n: number }>(
      'select count(*)::int as n from hole_entries where round_id = $1',
      [player.roundId],
    )
    expect(kept.rows).toEqual([{ n: 4 }])
  })

  test('then a process that has not heard of it yet still takes no score: the store refuses', async () => {
    const player = await playing('Pia')
    const cookie = await signInAt(addresses.second, player)
    const path = `/api/rounds/${player.roundId}/scores`
    const taps = (hole: number) => ({ entries: [entry(server, hole, hole, 4)] })
    expect(await call(addresses.second, cookie, 'POST', path, taps(4))).toBe(200)
    // As the removal leaves the store, without its notice.
    await server.database.pool.query("update rounds set status = 'withdrawn' where id = $1", [player.roundId])
    expect(await call(addresses.second, cookie, 'POST', path, taps(5))).toBe(409)
    expect(await call(addresses.second, cookie, 'PATCH', `/api/rounds/${player.roundId}`, handIn)).toBe(409)
  })

  test('then their card stands as withdrawn with the reason, outside the club’s figures, for the club to rule on', async () => {
    const player = await playing('Quin')
    const entries = `/api/competitions/${player.competitionId}/entries`
    await remove(player.userId)
    await remove(player.userId)

    expect((await club.admin('GET', entries)).body).toEqual([
      {
        userId: player.userId,
        playerName: 'Quin Leaving',
        status: 'withdrawn',
        reason: 'Removed from the club during the round.',
      },
    ])
    const board = `/api/competitions/${player.competitionId}/leaderboard`
    await expect
      .poll(async () => (await club.admin('GET', board)).body)
      .toMatchObject([{ userId: player.userId, note: 'withdrawn', thru: 3, position: null }])
    expect((await club.admin('GET', `/api/rounds/${player.roundId}/card`)).body).toMatchObject({
      status: 'withdrawn',
      events: [{ kind: 'withdrawn', authorName: 'Ada OakHill' }],
      may: { correct: true, handIn: true },
    })
    const counted = await server.database.pool.query('select 1 from counted_rounds where user_id = $1', [
      player.userId,
    ])
    expect(counted.rowCount).toBe(0)

    // The club finds the paper card and lets it count after all.
    const ruled = await club.admin('PATCH', `${entries}/${player.userId}`, { status: 'playing' })
    expect(ruled.status).toBe(200)
    const byClub = { reason: 'Paper card', partnerName: 'Pat' }
    expect(
      (await club.admin('POST', `/api/rounds/${player.roundId}/reopen`, { reason: 'Mistake' })).status,
    ).toBe(403)
    expect((await club.admin('POST', `/api/rounds/${player.roundId}/hand-in`, byClub)).status).toBe(200)
    await expect
      .poll(async () => (await club.admin('GET', board)).body)
      .toMatchObject([{ userId: player.userId, note: null, isCompleted: true }])
  })

  test('then a card that was handed in keeps its place, and an entry without a card leaves the board', async () => {
    const player = await playing('Rosa')
    await player.browser('PATCH', `/api/rounds/${player.roundId}`, handIn)
    const next = await createTestCompetition(server, club)
    await player.browser('POST', `/api/competitions/${next}/join`, {})
    const rows = async (id: string) => (await club.admin('GET', `/api/competitions/${id}/leaderboard`)).body
    expect(await rows(next)).toMatchObject([{ userId: player.userId }])
    await remove(player.userId)
    await expect.poll(() => rows(next)).toEqual([])
    expect(await rows(player.competitionId)).toMatchObject([{ userId: player.userId, note: null }])
  })

  test('then they may start a round at another club, and go on here once they are a member again', async () => {
    const player = await playing('Sol')
    await remove(player.userId)
    expect((await player.browser('GET', '/api/rounds/active')).text).toBe('null')
    const Membership = z.array(z.looseObject({ id: z.string() }))
    await player.browser('POST', '/api/auth/join-club', { clubCode: club.clubCode })
    const members = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), Membership)
    expect(members.map((one) => one.id)).toContain(player.userId)
    const path = `/api/rounds/${player.roundId}/scores`
    const late = { entries: [entry(server, 9, 9, 4)] }
    const closed = await player.browser('POST', path, late)
    expect(closed).toMatchObject({ status: 409, body: { code: 'round_closed' } })
    expect(closed.text).toContain('Ask the club to reopen it')
    const reopened = await club.admin('POST', `/api/rounds/${player.roundId}/reopen`, { reason: 'Mistake' })
    expect(reopened.status).toBe(200)
    expect((await player.browser('POST', path, late)).status).toBe(200)
  })
})

describe('open streams', () => {
  test('when a member is removed, then their streams in every process close and other members’ stay', async () => {
    const player = await playing('Tea')
    const other = await signUpAs(server, { firstName: 'Uma', lastName: 'Leaving', clubCode: club.clubCode })
    const cookies = [await signInAt(addresses.first, player), await signInAt(addresses.second, player)]
    const streams = [
      await follow(addresses.first, cookies[0] ?? '', player.competitionId),
      await follow(addresses.second, cookies[1] ?? '', player.competitionId),
    ]
    const staying = await follow(
      addresses.second,
      await signInAt(addresses.second, other),
      player.competitionId,
    )
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([true, true])
    await remove(player.userId)
    await expect.poll(() => streams.map(({ isOpen }) => isOpen), within).toEqual([false, false])
    expect(staying.isOpen).toBe(true)
  })

  test('when a session is signed out, then its stream in the other process closes, another device’s stays', async () => {
    const player = await playing('Vera')
    const [leaving, staying] = [
      await signInAt(addresses.first, player),
      await signInAt(addresses.first, player),
    ]
    const gone = await follow(addresses.second, leaving, player.competitionId)
    const here = await follow(addresses.second, staying, player.competitionId)
    await fetch(`${addresses.first}/api/logout`, { headers: { cookie: leaving }, redirect: 'manual' })
    await expect.poll(() => gone.isOpen, within).toBe(false)
    expect(here.isOpen).toBe(true)
    expect(await call(addresses.second, leaving, 'GET', '/api/auth/user')).toBe(401)
    expect(await call(addresses.second, staying, 'GET', '/api/auth/user')).toBe(200)
  })

  test('when the notice was lost with the listening connection, then the stream closes when it listens again', async () => {
    const player = await playing('Wim')
    const stream = await follow(
      addresses.second,
      await signInAt(addresses.second, player),
      player.competitionId,
    )
    const { pool } = server.database
    await pool.query("update memberships set status = 'removed' where user_id = $1", [player.userId])
    expect(stream.isOpen).toBe(true)
    // The listening connections, which ask now and then whether they still hear.
    const cut = await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1')",
    )
    expect(cut.rowCount).toBeGreaterThanOrEqual(2)
    await expect.poll(() => stream.isOpen, within).toBe(false)
  })
})
