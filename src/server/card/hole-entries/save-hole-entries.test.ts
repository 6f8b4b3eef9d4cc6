import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SourcedEntry } from '#golf/card/entry-source.ts'
import { nothingRecorded, recordHole, type HoleEntry } from '#golf/card/hole-entry.ts'
import { reconcileCard } from '#golf/card/reconcile-card.ts'
import { holedIn, notPlayed, pickedUp } from '#golf/card/hole-result.ts'

import { ChangeFeed, type Change } from '#server/platform/live/change-feed.ts'
import { times } from '#test/long-form.ts'
import {
  createTestClub,
  createTestCompetition,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { listCountingEntries, listLatestOfSources, type EntriesToSave } from './hole-entries.store.ts'
import { seasonAt } from '../../platform/db/seasons.ts'
import { WaitingTime } from '../../platform/db/waiting-time.ts'
import { GroupCommit, makeSaveHoleEntries, type SaveHoleEntries } from './save-hole-entries.ts'

let server: TestServer
let club: TestClub
let delivered: Change[]
let players = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type OpenRound = { roundId: string; authorId: string; competitionId: string }

async function newRound(at = club): Promise<OpenRound> {
  players += 1
  const { browser, userId } = await signUpAs(server, { firstName: `Solo${players}`, clubCode: at.clubCode })
  const competitionId = await createTestCompetition(server, at)
  await browser('POST', `/api/competitions/${competitionId}/join`)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: at.courseId, competitionId }))
  return { roundId, authorId: userId, competitionId }
}

/** The nth entry of a device, a millisecond after the one before. */
function entry(n: number, holeNumber: number, strokes: number, authorId: string): HoleEntry {
  const id = `ent_${n.toString(36).padStart(9, '0')}abcdefgh12345678`
  return { id, holeNumber, result: holedIn(strokes), at: server.now().getTime() - 60_000 + n, authorId }
}

function command(round: OpenRound, n: number, holeNumber: number, strokes: number): EntriesToSave {
  const entries = [entry(n, holeNumber, strokes, round.authorId)]
  return {
    roundId: round.roundId,
    clubId: club.clubId,
    season: seasonAt(server.now()),
    entries,
    source: 'player',
    receivedAt: server.now(),
  }
}

async function stored(roundId: string): Promise<{ strokes: (number | null)[]; entries: number }> {
  const counting = await listCountingEntries(server.database.db, { id: roundId, clubId: club.clubId })
  const kept = await server.database.pool.query('select 1 from hole_entries where round_id = $1', [roundId])
  return {
    strokes: counting.map(({ result }) => (result.kind === 'strokes' ? result.strokes : null)),
    entries: kept.rowCount ?? 0,
  }
}

/** Empties a card for the next run. Entries are never deleted, so this takes a session without the rule. */
async function forgetEntries(roundId: string): Promise<void> {
  const client = await server.database.pool.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    for (const table of ['hole_entries', 'hole_scores'])
      await client.query(`delete from ${table} where round_id = $1`, [roundId])
    await client.query('commit')
  } finally {
    client.release()
  }
}

function saverOf(isAlone: boolean): SaveHoleEntries {
  const { pool } = server.database
  const feed = new ChangeFeed(pool, { log: server.app.log, isAlone })
  feed.onChange((change) => delivered.push(change))
  return makeSaveHoleEntries({ pool, feed, waits: { all: new WaitingTime(), scores: new WaitingTime() } })
}

describe('when the process is the only one of its store', () => {
  let save: SaveHoleEntries
  beforeAll(() => {
    save = saverOf(true)
  })

  test('then an entry is saved with its author, delivered once, and the revision rises', async () => {
    const round = await newRound()
    delivered = []
    const first = await save(command(round, 1, 1, 5))
    const second = await save(command(round, 2, 1, 4))
    expect(first).toMatchObject({
      status: 'in_progress',
      reused: null,
      counting: [{ holeNumber: 1, result: { strokes: 5 }, authorId: round.authorId }],
    })
    expect((second?.revision ?? 0) - (first?.revision ?? 0)).toBe(1)
    const board = { kind: 'board', competitionId: round.competitionId, userId: round.authorId }
    expect(delivered).toEqual([board, board])
    expect(await stored(round.roundId)).toEqual({ strokes: [4], entries: 2 })
    expect(await listCountingEntries(server.database.db, { id: round.roundId, clubId: club.clubId })).toEqual(
      [entry(2, 1, 4, round.authorId)],
    )
  })

  test('then somebody else’s entry on the card changes the board of its player', async () => {
    const round = await newRound()
    delivered = []
    const marker = { ...round, authorId: 'usr_marker' }
    expect(await save(command(marker, 1, 1, 5))).toMatchObject({ counting: [{ authorId: 'usr_marker' }] })
    expect(delivered).toEqual([{ kind: 'board', competitionId: round.competitionId, userId: round.authorId }])
  })

  test('then an entry that is sent again, or is older than what counts, is kept and changes nothing', async () => {
    const round = await newRound()
    await save(command(round, 5, 1, 4))
    delivered = []
    const unchanged = { counting: [{ result: { strokes: 4 } }], reused: null }
    expect(await save(command(round, 5, 1, 4))).toMatchObject(unchanged)
    expect(await save(command(round, 3, 1, 9))).toMatchObject(unchanged)
    expect(delivered).toEqual([])
    expect(await stored(round.roundId)).toEqual({ strokes: [4], entries: 2 })
  })

  test('then a reused id is refused, and a closed card and an unknown round are named as such', async () => {
    const round = await newRound()
    const { entries } = command(round, 5, 1, 4)
    await save(command(round, 5, 1, 4))
    expect((await save(command(round, 5, 2, 3)))?.reused).toEqual(entries.map(({ id }) => id))
    await server.database.pool.query("update rounds set status = 'submitted' where id = $1", [round.roundId])
    expect(await save(command(round, 6, 3, 3))).toMatchObject({ status: 'submitted' })
    expect(await save({ ...command(round, 7, 3, 3), roundId: 'rnd_none' })).toBeUndefined()
    expect(await stored(round.roundId)).toEqual({ strokes: [4], entries: 1 })
  })

  test('then ninety entries at once, each sent twice, end in the card that their order says', async () => {
    const round = await newRound()
    const commands = Array.from({ length: 90 }, (_, i) => command(round, i + 1, (i % 18) + 1, (i % 15) + 1))
    const saved = await Promise.all([...commands, ...commands].map((each) => save(each)))
    expect(saved.every((each) => each?.status === 'in_progress' && each.reused === null)).toBe(true)
    const last = Array.from({ length: 18 }, (_, hole) => ((72 + hole) % 15) + 1)
    expect(await stored(round.roundId)).toEqual({ strokes: last, entries: 90 })
  })
})

describe('the latest counts', () => {
  /** Few times and authors, so that many entries are equal in all but their id. */
  const anyBatch = fc.array(
    fc.record({
      id: fc.stringMatching(/^[a-z0-9]{1,3}$/),
      at: fc.integer({ min: 0, max: 4 }),
      holeNumber: fc.integer({ min: 1, max: 3 }),
      author: fc.constantFrom('usr_a', 'usr_b'),
      result: fc.oneof(
        fc.integer({ min: 1, max: 15 }).map(holedIn),
        fc.constant(pickedUp),
        fc.constant(notPlayed),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const anyBatches = fc.array(
    fc.record({ source: fc.constantFrom('player' as const, 'marker' as const), batch: anyBatch }),
    { maxLength: 8 },
  )

  test.each([true, false])(
    'when entries come in any order, then SQL and src/golf agree (the only process: %s)',
    { tags: ['smaller-here'] },
    async (isAlone) => {
      const { roundId } = await newRound()
      const save = saverOf(isAlone)
      delivered = []
      await fc.assert(
        fc.asyncProperty(anyBatches, async (batches) => {
          const seen = new Map<string, HoleEntry>()
          await forgetEntries(roundId)
          let recorded = nothingRecorded
          const log = new Map<string, SourcedEntry>()
          for (const { source, batch } of batches) {
            const entries = new Map<string, HoleEntry>()
            for (const { id, at, holeNumber, author, result } of batch) {
              const made = {
                id: `ent_${id}`,
                holeNumber,
                result,
                at: 1_700_000_000_000 + at,
                authorId: author,
              }
              // An id names one entry for ever.
              const known = seen.get(made.id) ?? made
              seen.set(known.id, known)
              entries.set(known.id, known)
            }
            const sent = [...entries.values()]
            await save({
              roundId,
              clubId: club.clubId,
              season: seasonAt(server.now()),
              entries: sent,
              source,
              receivedAt: server.now(),
            })
            recorded = sent.reduce(recordHole, recorded)
            for (const entry of sent) if (!log.has(entry.id)) log.set(entry.id, { ...entry, source })
          }
          const counting = await listCountingEntries(server.database.db, { id: roundId, clubId: club.clubId })
          expect(new Map(counting.map((held) => [held.holeNumber, held]))).toEqual(recorded)
          const latest = [...reconcileCard(log.values()).values()].flatMap(({ said }) => Object.values(said))
          const told = await listLatestOfSources(server.database.db, {
            id: roundId,
            clubId: club.clubId,
            season: seasonAt(server.now()),
          })
          expect(new Set(told)).toEqual(new Set(latest))
        }),
        { numRuns: times(15, 60) },
      )
    },
  )
})

/**
 * A phone that got no answer sends again while its first try is still being committed. What it is told then is what its
 * card shows from there on.
 */
describe('when an entry is sent again while its first try is being committed', () => {
  test.each([true, false])(
    'then the answer names it as counting, and not what counted before (the only process: %s)',
    async (isAlone) => {
      const save = saverOf(isAlone)
      delivered = []
      const round = await newRound()
      await save(command(round, 1, 14, 2))
      const again = command(round, 2, 14, 7)
      const [sent] = again.entries
      const first = await server.database.pool.connect()
      try {
        await first.query('begin')
        await first.query('select 1 from rounds where id = $1 for update', [round.roundId])
        const answer = save(again)
        await vi.waitFor(async () => expect(await waitingForRounds()).toBe(1), { timeout: 30_000 })
        const at = new Date(sent?.at ?? 0)
        await first.query(
          `insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at, season)
           values ($1, $2, 14, 'strokes', 7, $3, $4, $3, $5)`,
          [round.roundId, sent?.id, at, round.authorId, again.season],
        )
        await first.query(
          `update hole_scores set entry_id = $2, strokes = 7, at = $3 where round_id = $1 and hole_number = 14`,
          [round.roundId, sent?.id, at],
        )
        await first.query('commit')
        expect((await answer)?.counting).toEqual(again.entries)
      } finally {
        first.release()
      }
    },
  )

  /** Statements that wait until a round is free. */
  async function waitingForRounds(): Promise<number | null> {
    const { rowCount } = await server.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount
  }
})

describe('GroupCommit', () => {
  let rounds: OpenRound[]
  beforeAll(async () => {
    rounds = [await newRound(), await newRound(), await newRound()]
  })

  function next(round: number, n: number, strokes: number): EntriesToSave {
    const open = rounds[round]
    if (!open) throw new Error(`there is no round ${round}`)
    return command(open, n, 1 + (n % 18), strokes)
  }

  const strokesIn = (entries: readonly HoleEntry[] | undefined) =>
    entries?.map(({ result }) => (result.kind === 'strokes' ? result.strokes : null))

  test('when commands of many rounds come together, then each is saved, several of one round too', async () => {
    const commits = new GroupCommit(server.database.pool)
    const saved = await Promise.all(Array.from({ length: 30 }, (_, i) => commits.save(next(i % 3, i, 4))))
    expect(saved.map((each) => each?.counting.length)).toEqual(Array<number>(30).fill(1))
    expect(new Set(saved.filter((_, i) => i % 3 === 0).map((each) => each?.revision)).size).toBe(10)
  })

  test('when one command is refused, then those beside it are saved; a missing round is named', async () => {
    const commits = new GroupCommit(server.database.pool)
    await commits.save(next(0, 100, 4))
    const [reused, other, none] = await Promise.all([
      commits.save(next(0, 100, 7)),
      commits.save(next(1, 101, 5)),
      commits.save({ ...next(2, 102, 5), roundId: 'rnd_none' }),
    ])
    expect(reused?.reused).toEqual([next(0, 100, 7).entries[0]?.id])
    expect(strokesIn(other?.counting)).toEqual([5])
    expect(none).toBeUndefined()
  })

  test('when commands of several clubs come together, then each is saved, with its club in every row', async () => {
    const other = await createTestClub(server, 'Elm Park')
    const theirs = await newRound(other)
    const commits = new GroupCommit(server.database.pool)
    const there = { ...command(theirs, 150, 3, 6), clubId: other.clubId }
    const [here, elsewhere] = await Promise.all([commits.save(next(0, 151, 5)), commits.save(there)])
    expect([strokesIn(here?.counting), strokesIn(elsewhere?.counting)]).toEqual([[5], [6]])
    for (const table of ['hole_entries', 'hole_scores']) {
      const { rows } = await server.database.pool.query<{ club_id: string }>(
        `select distinct club_id from ${table} where round_id = $1`,
        [theirs.roundId],
      )
      expect(rows).toEqual([{ club_id: other.clubId }])
    }
  })

  test('when a command names another club than its round’s, then there is no such round', async () => {
    const commits = new GroupCommit(server.database.pool)
    expect(await commits.save({ ...next(0, 160, 4), clubId: 'clb_other' })).toBeUndefined()
  })

  test('when PostgreSQL cannot take a command, then it fails alone', async () => {
    const commits = new GroupCommit(server.database.pool)
    const broken = next(0, 200, 4)
    const results = await Promise.allSettled([
      commits.save({ ...broken, entries: broken.entries.map((each) => ({ ...each, holeNumber: 2 ** 40 })) }),
      commits.save(next(1, 201, 6)),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  test('when another transaction holds a round, then it keeps no other round waiting', async () => {
    const commits = new GroupCommit(server.database.pool)
    const client = await server.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from rounds where id = $1 for update', [rounds[0]?.roundId])
      let isHeldSaved = false
      const held = commits.save(next(0, 300, 4)).then((saved) => {
        isHeldSaved = true
        return saved
      })
      expect(strokesIn((await commits.save(next(1, 301, 4)))?.counting)).toEqual([4])
      expect(isHeldSaved).toBe(false)
      await client.query('commit')
      expect(strokesIn((await held)?.counting)).toEqual([4])
    } finally {
      client.release()
    }
  })
})
