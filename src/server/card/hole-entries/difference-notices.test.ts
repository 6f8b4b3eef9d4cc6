import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { playingGroup } from '#contract/card/groups.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startSecondProcess,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { seasonAt } from '../../platform/db/seasons.ts'
import { encodeChange, CHANGE_CHANNEL } from '../../platform/live/change-feed.ts'
import { addScorer } from '../scorers/add-scorer.ts'
import { putEntries } from './hole-entries.store.ts'

/* U11, U33: of a hole on which two people differ both are told, once. */

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
let scorer: Person
let roundId: string

const join = (name: string) => signUpAs(server, { firstName: `${name}${count}`, clubCode: club.clubCode })

beforeEach(async () => {
  count += 1
  player = await join('Pia')
  scorer = await join('Sam')
  const competitionId = await createTestCompetition(server, club)
  for (const { browser } of [player, scorer]) await browser('POST', `/api/competitions/${competitionId}/join`)
  const path = '/api/groups'
  const group = await scorer.browser('POST', path, { courseId: club.courseId, competitionId })
  const { id } = expectBody(group, playingGroup)
  const added = await scorer.browser('POST', `${path}/${id}/players`, { userId: player.userId })
  roundId = expectBody(added, playingGroup).players[1]?.round.id ?? ''
})

async function score(who: Person, hole: number, strokes: number, of = roundId) {
  tap += 1
  server.setTime(new Date(server.now().getTime() + 1000))
  const sent = { entries: [entry(server, tap, hole, strokes)] }
  const answer = await who.browser('POST', `/api/rounds/${of}/scores`, sent)
  expect(answer.status).toBe(200)
  return () => who.browser('POST', `/api/rounds/${of}/scores`, sent)
}

/** Scores at this one of the processes, whoever's turn it is. */
async function scoreAt(
  { app }: Pick<TestServer, 'app'>,
  who: Person,
  { hole, strokes, of }: { hole: number; strokes: number; of: string },
): Promise<void> {
  tap += 1
  server.setTime(new Date(server.now().getTime() + 1000))
  const answer = await app.inject({
    method: 'POST',
    url: `/api/rounds/${of}/scores`,
    headers: { cookie: cookiesOf(who.browser) },
    payload: { entries: [entry(server, tap, hole, strokes)] },
  })
  expect(answer.statusCode).toBe(200)
}

const told = async ({ browser }: Person) => {
  const { notices } = expectBody(await browser('GET', '/api/notices'), listNotices.reply)
  return notices.filter(({ kind }) => kind === 'hole_differs').map(({ holes, card }) => ({ holes, card }))
}
const both = async (holes: number[]) => {
  for (const person of [player, scorer])
    await vi.waitFor(
      async () => expect((await told(person)).flatMap((one) => one.holes).sort()).toEqual(holes),
      { timeout: 10_000 },
    )
}

describe('when the group enters another score than the player', () => {
  test('then both are told once, whatever is sent again and however the one who differs corrects theirs', async () => {
    await score(player, 7, 5)
    const again = await score(scorer, 7, 6)
    await Promise.all([again(), again(), again(), again(), again()])
    await both([7])
    await score(scorer, 7, 8)
    await score(player, 3, 4)
    await score(scorer, 3, 5)
    await both([3, 7])
    expect((await told(player))[0]?.card).toMatchObject({ roundId, isOwn: true, isOpen: true })
    expect((await told(scorer))[0]?.card).toMatchObject({ roundId, isOwn: false, isOpen: true })
    expect((await told(player))[0]?.card).not.toHaveProperty('markerCard')
  })

  test('then it does not matter who was first: the player’s later score is seen too', async () => {
    await score(scorer, 7, 6)
    await score(player, 7, 5)
    await both([7])
  })

  test('then a new word that is contradicted again is told again, and where they agree nobody is told', async () => {
    await score(player, 2, 4)
    await score(scorer, 2, 4)
    await score(player, 7, 5)
    await score(scorer, 7, 6)
    await both([7])
    await score(player, 7, 6)
    await score(player, 7, 4)
    await both([7, 7])
  })
})

test('when a competition asks for a marker’s card, then the notice says so, because it is settled there', async () => {
  const competitionId = await createTestCompetition(server, club, { markerCard: true })
  const [own, marker] = [await join('Mona'), await join('Max')]
  for (const { browser } of [own, marker]) await browser('POST', `/api/competitions/${competitionId}/join`)
  const started = await own.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })
  await own.browser('PUT', `/api/rounds/${idOf(started)}/marker-card`, { markerId: marker.userId })
  await score(own, 1, 5, idOf(started))
  await score(marker, 1, 6, idOf(started))
  await vi.waitFor(async () => expect((await told(own))[0]?.card).toMatchObject({ markerCard: true }))
})

test('when a player scores a card that nobody else scores, then not one statement is added', async () => {
  const alone = await join('Solo')
  const own = idOf(await alone.browser('POST', '/api/rounds', { courseId: club.courseId }))
  await score(alone, 1, 5, own)
  const statements = vi.spyOn(server.pool, 'query')
  await scoreAt(server, alone, { hole: 2, strokes: 5, of: own })
  const names = statements.mock.calls.map(([text]: readonly unknown[]) => JSON.stringify(text))
  statements.mockRestore()
  expect(names.filter((text) => text.includes('hole_entries') || text.includes('notices'))).toHaveLength(1)
  // The same card with a scorer who has entered something is looked at after the save.
  await server.database.db.transaction((tx) =>
    addScorer(server, tx, { roundId: own, userId: scorer.userId, addedBy: alone.userId }),
  )
  await score(scorer, 2, 7, own)
  await vi.waitFor(async () => expect(await told(alone)).toHaveLength(1))
})

describe('when another process took the marker’s score', () => {
  type Process = Awaited<ReturnType<typeof startSecondProcess>>

  async function playerScoresAt(process: Process, hole: number, strokes: number): Promise<void> {
    await scoreAt(process, player, { hole, strokes, of: roundId })
  }

  /** As a process leaves it that is killed before it tells anybody. */
  async function markerScoresUntold(holeNumber: number, strokes: number): Promise<void> {
    tap += 1
    const now = server.now()
    const { id } = entry(server, tap, holeNumber, strokes)
    const said = { id, holeNumber, result: holedIn(strokes), at: now.getTime(), authorId: scorer.userId }
    await putEntries(server.database.db, {
      roundId,
      clubId: club.clubId,
      season: seasonAt(now),
      receivedAt: now,
      entries: [said],
      source: 'marker',
    })
  }

  async function listeners(): Promise<number[]> {
    const { rows } = await server.database.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1')",
    )
    return rows.map(({ pid }) => pid)
  }

  test('before this one was started, then the player’s score here is still seen', async () => {
    await score(scorer, 7, 6)
    const started = await startSecondProcess(server)
    await playerScoresAt(started, 7, 5)
    await both([7])
    await started.close()
  })

  test('after the player’s here, then what differs is told as soon as this one hears of it', async () => {
    const other = await startSecondProcess(server)
    await playerScoresAt(other, 7, 5)
    await markerScoresUntold(7, 6)
    const news = encodeChange({ kind: 'marked', roundId })
    await server.database.pool.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, news])
    await both([7])
    await other.close()
  })

  test('while this one was cut off, then the player’s next score here is seen', async () => {
    const before = await listeners()
    const cutOff = await startSecondProcess(server)
    const own = (await listeners()).filter((pid) => !before.includes(pid))
    expect(own).not.toEqual([])
    await playerScoresAt(cutOff, 7, 5)
    await markerScoresUntold(7, 6)
    await server.database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [own])
    await vi.waitFor(
      async () => {
        await playerScoresAt(cutOff, 3, 4)
        expect(await told(player)).toHaveLength(1)
      },
      { timeout: 20_000, interval: 200 },
    )
    await both([7])
    await cutOff.close()
  })
})
