import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '#server/live/change.ts'
import { ChangeFeed } from '#server/live/change-feed.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { tapSaver, type SaveTaps } from './save-taps.ts'
import type { EntriesOfRound } from './taps.store.ts'

/* The way of a score when this is the only process of its store; the other tests take the way of several. */

let server: TestServer
let club: TestClub
let save: SaveTaps
let told: Change[]
let players = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const feed = new ChangeFeed(server.database.pool, { log: server.app.log, isAlone: true })
  feed.onChange((change) => told.push(change))
  save = tapSaver({ pool: server.database.pool, feed })
})
afterAll(() => server.close())

async function newRound(): Promise<{ roundId: string; authorId: string; competitionId: string }> {
  players += 1
  const { browser, userId } = await signUpAs(server, { firstName: `Solo${players}`, clubCode: club.clubCode })
  const competitionId = await createTestCompetition(server, club)
  await browser('POST', `/api/competitions/${competitionId}/join`)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  told = []
  return { roundId, authorId: userId, competitionId }
}

function taps(
  round: { roundId: string; authorId: string },
  tap: number,
  hole: number,
  strokes: number,
): EntriesOfRound {
  const { id, holeNumber, result, at } = entry(server, tap, hole, strokes)
  return { ...round, now: server.now(), entries: [{ id, holeNumber, result, strokes, at: new Date(at) }] }
}

async function stored(roundId: string): Promise<{ scores: [number, number][]; entries: number }> {
  const { pool } = server.database
  const scores = await pool.query<{ hole_number: number; strokes: number }>(
    'select hole_number, strokes from hole_scores where round_id = $1 order by hole_number',
    [roundId],
  )
  const entries = await pool.query('select 1 from hole_entries where round_id = $1', [roundId])
  return { scores: scores.rows.map((row) => [row.hole_number, row.strokes]), entries: entries.rowCount ?? 0 }
}

test('a tap is saved, told once, and its revision rises', async () => {
  const round = await newRound()
  const first = await save(taps(round, 1, 1, 5))
  const second = await save(taps(round, 2, 1, 4))
  expect(first).toMatchObject({
    status: 'in_progress',
    reused: null,
    current: [{ holeNumber: 1, strokes: 5 }],
  })
  expect((second?.revision ?? 0) - (first?.revision ?? 0)).toBe(1)
  const board = { kind: 'board', competitionId: round.competitionId, userId: round.authorId }
  expect(told).toEqual([board, board])
  expect(await stored(round.roundId)).toEqual({ scores: [[1, 4]], entries: 2 })
})

test('sent again, or older than what counts: answered, kept, and nothing changes', async () => {
  const round = await newRound()
  await save(taps(round, 5, 1, 4))
  told = []
  expect(await save(taps(round, 5, 1, 4))).toMatchObject({ current: [{ strokes: 4 }], reused: null })
  expect(await save(taps(round, 3, 1, 9))).toMatchObject({ current: [{ strokes: 4 }], reused: null })
  expect(told).toEqual([])
  expect(await stored(round.roundId)).toEqual({ scores: [[1, 4]], entries: 2 })
})

test('an id used for something else is refused; a closed card and an unknown round are said so', async () => {
  const round = await newRound()
  const { entries } = taps(round, 5, 1, 4)
  await save(taps(round, 5, 1, 4))
  expect((await save(taps(round, 5, 2, 3)))?.reused).toEqual(entries.map((one) => one.id))
  await server.database.pool.query("update rounds set status = 'submitted' where id = $1", [round.roundId])
  expect(await save(taps(round, 6, 3, 3))).toMatchObject({ status: 'submitted' })
  expect(await save({ ...taps(round, 7, 3, 3), roundId: 'rnd_none' })).toBeUndefined()
  expect(await stored(round.roundId)).toEqual({ scores: [[1, 4]], entries: 1 })
})

test('ninety taps at once, each sent twice, end in the card that their order says', async () => {
  const round = await newRound()
  const all = Array.from({ length: 90 }, (_, i) => taps(round, i + 1, (i % 18) + 1, (i % 15) + 1))
  const saved = await Promise.all([...all, ...all].map((one) => save(one)))
  expect(saved.every((one) => one?.status === 'in_progress' && one.reused === null)).toBe(true)
  const last = new Map(all.flatMap(({ entries }) => entries.map((one) => [one.holeNumber, one.strokes])))
  const { scores, entries } = await stored(round.roundId)
  expect(new Map(scores)).toEqual(last)
  expect(entries).toBe(90)
})
