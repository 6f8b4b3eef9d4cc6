import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { EntryQueue } from './entry-queue.ts'
import type { EntriesOfRound } from './taps.store.ts'

let server: TestServer
let club: TestClub
let rounds: { roundId: string; authorId: string }[]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const competitionId = await createTestCompetition(server, club)
  rounds = []
  for (const firstName of ['Bea', 'Cem', 'Dag']) {
    const { browser, userId } = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await browser('POST', `/api/competitions/${competitionId}/join`)
    const started = await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })
    rounds.push({ roundId: expectBody(started, z.looseObject({ id: z.string() })).id, authorId: userId })
  }
})

afterAll(() => server.close())

function taps(round: number, tap: number, strokes: number): EntriesOfRound {
  const { id, holeNumber, result, at } = entry(server, tap, 1 + (tap % 18), strokes)
  const { roundId = '', authorId = '' } = rounds[round] ?? {}
  return {
    roundId,
    authorId,
    now: server.now(),
    entries: [{ id, holeNumber, result, strokes, at: new Date(at) }],
  }
}

test('commands of many rounds that come together are each saved, several of one round too', async () => {
  const queue = new EntryQueue(server.database.pool)
  const saved = await Promise.all(Array.from({ length: 30 }, (_, i) => queue.save(taps(i % 3, i, 4))))
  expect(saved.map((one) => one?.current?.length)).toEqual(Array<number>(30).fill(1))
  expect(new Set(saved.filter((_, i) => i % 3 === 0).map((one) => one?.revision)).size).toBe(10)
})

test('a refused command does not harm the ones beside it; a round that is not there is said so', async () => {
  const queue = new EntryQueue(server.database.pool)
  await queue.save(taps(0, 100, 4))
  const [reused, other, none] = await Promise.all([
    queue.save(taps(0, 100, 7)),
    queue.save(taps(1, 101, 5)),
    queue.save({ ...taps(2, 102, 5), roundId: 'rnd_none' }),
  ])
  expect(reused?.reused).toEqual([taps(0, 100, 7).entries[0]?.id])
  expect(other?.current?.[0]?.strokes).toBe(5)
  expect(none).toBeUndefined()
})

test('a command that PostgreSQL cannot take fails alone', async () => {
  const queue = new EntryQueue(server.database.pool)
  const broken = taps(0, 200, 4)
  const results = await Promise.allSettled([
    queue.save({ ...broken, entries: broken.entries.map((one) => ({ ...one, holeNumber: 2 ** 40 })) }),
    queue.save(taps(1, 201, 6)),
  ])
  expect(results.map((one) => one.status)).toEqual(['rejected', 'fulfilled'])
})

test('a round that another transaction holds keeps nobody else waiting', async () => {
  const queue = new EntryQueue(server.database.pool)
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from rounds where id = $1 for update', [rounds[0]?.roundId])
    let isHeldSaved = false
    const held = queue.save(taps(0, 300, 4)).then((saved) => {
      isHeldSaved = true
      return saved
    })
    expect((await queue.save(taps(1, 301, 4)))?.current?.[0]?.strokes).toBe(4)
    expect(isHeldSaved).toBe(false)
    await client.query('commit')
    expect((await held)?.current?.[0]?.strokes).toBe(4)
  } finally {
    client.release()
  }
})
