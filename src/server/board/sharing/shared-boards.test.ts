import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { entrantCard, leaderboardEntry, type LeaderboardEntry } from '#contract/board/leaderboard.ts'
import { changeEvent } from '#contract/platform/live-events.ts'
import { ownPlace } from '#contract/board/own-place.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { sharedBoards } from '#contract/board/shared-boards.ts'
import { shareBoard } from '#contract/board/sharing.ts'
import { readEvents } from '#test/read-events.ts'
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
import { shareKinds } from '#contract/board/share-kinds.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

/* Boards that a link shows to whoever has it, and boards that stand still until the prize-giving. */

let server: TestServer
let club: TestClub
let stranger: Browser

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  stranger = server.browser()
})
afterAll(() => server.close())

let address: Promise<string> | undefined
const serverAddress = () => (address ??= server.app.listen({ port: 0, host: '127.0.0.1' }))

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
type Player = { browser: Browser; userId: string; roundId: string }

/** Enters, and plays each hole of the list in so many strokes more than its par. */
async function play(
  firstName: string,
  competitionId: string,
  { over, handIn = false, clubOf = club }: { over: number[]; handIn?: boolean; clubOf?: TestClub },
): Promise<Player> {
  const player = await signUpAs(server, { firstName, lastName: 'Wall', clubCode: clubOf.clubCode })
  await clubOf.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '7.3' })
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const { courseId } = clubOf
  const roundId = idOf(await player.browser('POST', '/api/rounds', { courseId, competitionId }))
  const entries = over.map((more, i) => entry(server, i + 1, i + 1, (pars[i] ?? 4) + more))
  if (entries.length > 0) await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  if (handIn)
    await player.browser('PATCH', `/api/rounds/${roundId}`, {
      isCompleted: true,
      partnerName: 'Pat',
      partnerSignature: 'Pat',
    })
  return { ...player, roundId }
}

async function share(competitionId: string, kind: string, body: object = {}): Promise<string> {
  const made = await club.admin('PUT', `/api/competitions/${competitionId}/sharing/${kind}`, body)
  const link = expectBody(made, shareBoard.reply).links.find((one) => one.kind === kind)
  const token = /[\w-]{43}/.exec(link?.address ?? '')?.[0]
  if (token === undefined) throw new Error(`no ${kind}`)
  return token
}

const facts = (token: string) => stranger('GET', `/api/shared/${token}`)
const path = (token: string, competitionId: string) => `/api/shared/${token}/boards/${competitionId}`
const read = async (token: string, competitionId: string) =>
  expectBody(await stranger('GET', path(token, competitionId)), z.array(leaderboardEntry))
const clubBoard = async (browser: Browser, competitionId: string) =>
  expectBody(
    await browser('GET', `/api/competitions/${competitionId}/leaderboard`),
    z.array(leaderboardEntry),
  )

describe('a link', () => {
  test('when somebody has it, then they read names, places, scores and thru, and nothing private', async () => {
    const id = await createTestCompetition(server, club, { name: 'June Medal' })
    const anna = await play('Anna', id, { over: Array<number>(9).fill(1) })
    await play('Bert', id, { over: [0, 0, 0] })
    const token = await share(id, 'board')
    expect(expectBody(await facts(token), sharedBoards)).toMatchObject({
      kind: 'board',
      club: { name: 'Oak Hill' },
      boards: [{ competitionId: id, name: 'June Medal', status: 'active', boardAddress: null }],
    })
    const answer = await stranger('GET', path(token, id))
    const rows = expectBody(answer, z.array(leaderboardEntry))
    expect(rows.map((row) => [row.playerName, row.position, row.stablefordPoints, row.thru])).toEqual(
      (await clubBoard(anna.browser, id)).map((row) => [
        ...[row.playerName, row.position, row.stablefordPoints, row.thru],
      ]),
    )
    expect(rows).toMatchObject([
      { playerName: 'Anna Wall', handicap: null, playingHandicap: null },
      { playerName: 'Bert Wall', handicap: null, playingHandicap: null },
    ])
    for (const secret of ['@', 'usr_', '7.3', anna.userId, 'lastHoles', 'email'])
      expect(answer.text).not.toContain(secret)
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test('when it is switched off, then its page says so at once, whoever has it open is told, and a new one is another', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    const other = await share(id, 'frame')
    expect(await share(id, 'board')).toBe(token)
    const open = await readEvents(`${await serverAddress()}${path(token, id)}/stream`)
    const framed = await readEvents(`${await serverAddress()}${path(other, id)}/stream`)
    await open.next('hello')
    await framed.next('hello')
    await club.admin('DELETE', `/api/competitions/${id}/sharing/board`)
    await open.next('closed')
    await expect(open.next('hello')).rejects.toThrow('ended')
    expect((await facts(token)).status).toBe(404)
    expect((await stranger('GET', path(token, id))).status).toBe(404)
    expect((await facts(other)).status).toBe(200)
    await play('Fran', id, { over: [0] })
    expect(changeEvent.parse((await framed.next('change')).data).rows).toMatchObject([
      { playerName: 'Fran Wall' },
    ])
    framed.close()
    expect(await share(id, 'board')).not.toBe(token)
    expect((await facts(token)).status).toBe(404)
  })

  test('when the store is read, then nothing in it opens a board', async () => {
    const token = await share(await createTestCompetition(server, club), 'wall')
    const { rows } = await server.database.pool.query('select * from share_links')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('when it is of a draft, then it shows nothing until that is opened', async () => {
    const id = await createTestCompetition(server, club, { isDraft: true })
    const token = await share(id, 'board')
    expect((await facts(token)).status).toBe(404)
    await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'active' })
    await vi.waitFor(async () => {
      expect((await facts(token)).status).toBe(200)
    })
  })

  test('when addresses are guessed, then they are refused after some, and open boards go on', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    await server.database.pool.query('delete from rate_limits')
    for (let i = 0; i < limitTable['share-link-address'].points; i += 1)
      expect((await facts('x'.repeat(42) + String(i % 10))).status).toBe(404)
    expect((await facts('y'.repeat(43))).status).toBe(429)
    expect((await facts(token)).status).toBe(200)
    await server.database.pool.query('delete from rate_limits')
  })

  test('match play has no board to share', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    expect((await club.admin('PUT', `/api/competitions/${id}/sharing/wall`, {})).status).toBe(400)
  })
})

describe('a wall', () => {
  test('when it shows competitions in turn, then it opens these boards alone and names the public page', async () => {
    const [medal, ladies, other] = [
      await createTestCompetition(server, club, { name: 'Medal' }),
      await createTestCompetition(server, club, { name: 'Ladies' }),
      await createTestCompetition(server, club, { name: 'Other' }),
    ]
    const board = await share(medal, 'board')
    const wall = await share(medal, 'wall', { also: [ladies] })
    const shown = expectBody(await facts(wall), sharedBoards).boards
    expect(shown.map(({ name }) => name)).toEqual(['Medal', 'Ladies'])
    expect(shown.map(({ boardAddress }) => boardAddress)).toEqual([
      expect.stringContaining(`/b/${board}`),
      null,
    ])
    expect((await stranger('GET', path(wall, ladies))).status).toBe(200)
    expect((await stranger('GET', path(wall, other))).status).toBe(404)
    expect((await stranger('GET', path(board, ladies))).status).toBe(404)
    const elsewhere = await createTestClub(server, 'Elm Park')
    const foreign = await createTestCompetition(server, elsewhere)
    expect(
      (await club.admin('PUT', `/api/competitions/${medal}/sharing/wall`, { also: [foreign] })).status,
    ).toBe(400)
  })
})

describe('who is not named', () => {
  test('when a player does not want it, then strangers read their score without their name, at once', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    const cora = await play('Cora', id, { over: [0, 0] })
    const open = await readEvents(`${await serverAddress()}${path(token, id)}/stream`)
    await open.next('hello')
    await cora.browser('PUT', '/api/privacy/public-name', { isUnnamed: true })
    await open.next('hello')
    expect(await read(token, id)).toMatchObject([{ playerName: '', thru: 2, position: 1 }])
    expect(await clubBoard(cora.browser, id)).toMatchObject([{ playerName: 'Cora Wall' }])
    await cora.browser('POST', `/api/rounds/${cora.roundId}/scores`, { entries: [entry(server, 9, 3, 3)] })
    expect(changeEvent.parse((await open.next('change')).data).rows).toMatchObject([
      { playerName: '', thru: 3 },
    ])
    open.close()
    await club.admin('PUT', `/api/competitions/${id}/entrants/${cora.userId}/public-name`, {
      isUnnamed: false,
    })
    await vi.waitFor(async () => {
      expect(await read(token, id)).toMatchObject([{ playerName: 'Cora Wall' }])
    })
  })

  test('when a player is a child, then they are never named, whatever was chosen, and nothing says that they are one', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    const kim = await play('Kim', id, { over: [0] })
    await club.admin('PUT', `/api/clubs/${club.clubId}/members/${kim.userId}/guardian`, {
      email: 'parent@example.org',
    })
    await kim.browser('PUT', '/api/privacy/public-name', { isUnnamed: false })
    await kim.browser('POST', `/api/rounds/${kim.roundId}/scores`, { entries: [entry(server, 9, 2, 4)] })
    await vi.waitFor(async () => {
      expect(await read(token, id)).toMatchObject([{ playerName: '', thru: 2 }])
    })
    const answer = await stranger('GET', path(token, id))
    expect(answer.text.toLowerCase()).not.toContain('child')
  })

  test('when the result is final, then its sheet names nobody who is not to be named', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    const dora = await play('Dora', id, { over: Array<number>(18).fill(0), handIn: true })
    await play('Emil', id, { over: Array<number>(18).fill(1), handIn: true })
    await dora.browser('PUT', '/api/privacy/public-name', { isUnnamed: true })
    for (const status of ['completed', 'final'])
      expect((await club.admin('PATCH', `/api/competitions/${id}/status`, { status })).status).toBe(200)
    await vi.waitFor(async () => {
      expect(expectBody(await facts(token), sharedBoards).boards[0]?.status).toBe('final')
    })
    expect((await read(token, id)).map((row) => [row.playerName, row.position])).toEqual([
      ['', 1],
      ['Emil Wall', 2],
    ])
  })
})

test.each(shareKinds)(
  'when a player does not want it, then nothing that a stranger can read through a %s has their name',
  async (kind) => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, kind)
    const quentin = await play(`Quentin${kind}`, id, { over: [0, 0] })
    await play(`Rosa${kind}`, id, { over: [1, 1] })
    await quentin.browser('PUT', '/api/privacy/public-name', { isUnnamed: true })
    await vi.waitFor(async () => {
      expect((await read(token, id)).map(({ playerName }) => playerName)).toEqual(['', `Rosa${kind} Wall`])
    })
    const open = await readEvents(`${await serverAddress()}${path(token, id)}/stream`)
    expect((await open.next('hello')).data).not.toContain('Quentin')
    open.close()
    for (const answer of [await facts(token), await stranger('GET', path(token, id))])
      expect(answer.text).not.toContain('Quentin')
    // What members of the club can take along is not for strangers.
    for (const end of ['entry-list', 'entry-list/csv', 'leaderboard', 'prizes', 'start-sheet', 'cards-out'])
      expect((await stranger('GET', `/api/competitions/${id}/${end}`)).text).not.toContain('Quentin')
  },
)

describe('hidden holes', () => {
  const hide = (id: string, from: number | null) =>
    club.admin('PUT', `/api/competitions/${id}/hidden-holes`, { from })
  const birdies = (from: number) => pars.map((_, i) => (i + 1 >= from ? -1 : 0))

  /** What any reader is sent of the row of Gina, who plays level and then three birdies. */
  async function everywhere(id: string, token: string, gina: Player) {
    const rows = (all: LeaderboardEntry[]) =>
      all.map((row) => [row.playerName, row.stablefordPoints, row.thru])
    const card = expectBody(
      await gina.browser('GET', `/api/competitions/${id}/leaderboard/${gina.userId}`),
      entrantCard,
    )
    const place = await gina.browser('GET', `/api/competitions/${id}/place`)
    return {
      club: rows(await clubBoard(gina.browser, id)),
      admin: rows(await clubBoard(club.admin, id)),
      shared: rows(await read(token, id)),
      card: card.holes.filter(({ result }) => result !== 'not_played').map(({ holeNumber }) => holeNumber),
      place: expectBody(place, z.object({ place: z.nullable(ownPlace) })).place,
      text: JSON.stringify([card, place.body]),
    }
  }

  test('when the board stands still from hole 16, then nobody is sent what came after, and places are shared as at hole 15', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    const gina = await play('Gina', id, { over: birdies(16), handIn: true })
    const hugo = await play('Hugo', id, { over: Array<number>(18).fill(0), handIn: true })
    expect((await hide(id, 16)).status).toBe(200)
    const level = 15 * 2 + 7 // seven strokes, one of them on each of the seven hardest holes
    await vi.waitFor(async () => {
      const seen = await everywhere(id, token, gina)
      expect(seen.club.map(([, , thru]) => thru)).toEqual([15, 15])
    })
    const seen = await everywhere(id, token, gina)
    expect(seen.admin).toEqual(seen.club)
    expect(seen.shared).toEqual(seen.club)
    expect(seen.club[0]?.[1]).toBe(seen.club[1]?.[1])
    expect(Number(seen.club[0]?.[1])).toBeLessThanOrEqual(level)
    expect(seen.card).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
    expect(seen.place).toMatchObject({ position: 1, isShared: true })
    expect(await clubBoard(hugo.browser, id)).toMatchObject([
      { position: 1, isShared: true, isCompleted: true, heldFrom: 16 },
      { position: 1, isShared: true, isCompleted: true, heldFrom: 16 },
    ])
    // Their own card is theirs.
    const own = expectBody(await gina.browser('GET', `/api/rounds/${gina.roundId}`), roundDetail)
    expect(own.entries).toHaveLength(18)
    const status = (to: string) => club.admin('PATCH', `/api/competitions/${id}/status`, { status: to })
    expect((await status('completed')).status).toBe(200)
    expect(await status('final')).toMatchObject({ status: 409, body: { code: 'result_hidden' } })

    expect((await hide(id, null)).status).toBe(200)
    await vi.waitFor(async () => {
      expect(await read(token, id)).toMatchObject([
        { playerName: 'Gina Wall', position: 1, isShared: false, thru: 18 },
        { playerName: 'Hugo Wall', position: 2, isShared: false, thru: 18 },
      ])
    })
    expect((await status('final')).status).toBe(200)
    expect(await hide(id, 16)).toMatchObject({ status: 409, body: { code: 'result_final' } })
  })

  test('when holes are shown, then every row counts as changed, for those who hold the board too', async () => {
    const id = await createTestCompetition(server, club)
    await play('Ivo', id, { over: Array<number>(18).fill(0) })
    await hide(id, 10)
    const held = await vi.waitFor(async () => {
      const [row] = await clubBoard(club.admin, id)
      expect(row?.thru).toBe(9)
      return row
    })
    await hide(id, null)
    await vi.waitFor(async () => {
      const [row] = await clubBoard(club.admin, id)
      expect(row?.thru).toBe(18)
      expect(row?.revision).toBeGreaterThan(held?.revision ?? Infinity)
    })
  })

  test('when a card has totals alone, then they wait for the prize-giving as well', async () => {
    const id = await createTestCompetition(server, club)
    const jo = await play('Jo', id, { over: [] })
    await server.database.pool.query(
      `update rounds set totals_only = true, totals_confirmed_at = now(), gross = 71, net = 64, points = 44,
        net_to_par = -8, status = 'submitted' where id = $1`,
      [jo.roundId],
    )
    await hide(id, 16)
    await vi.waitFor(async () => {
      expect(await clubBoard(jo.browser, id)).toMatchObject([
        { grossScore: null, netScore: null, stablefordPoints: 0, position: null, heldFrom: 16 },
      ])
    })
  })

  test.each([1, 19, 3.5])('hole %s cannot be the first that is hidden', async (from) => {
    const id = await createTestCompetition(server, club)
    expect(await hide(id, from)).toMatchObject({ status: 400, body: { fields: [{ field: 'from' }] } })
  })
})
