import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAuditLog } from '#contract/platform/audit.ts'
import {
  createTestClub,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import type { RunStatement } from '#test/statements.ts'
import { ChangeFeed } from '../live/change-feed.ts'
import { repositoryRoot } from '../repository-root.ts'
import { makeSaveHoleEntries } from '../../card/hole-entries/save-hole-entries.ts'
import { addSeasonsAhead, seasonAt } from './seasons.ts'
import { WaitingTime } from './waiting-time.ts'

/* Decision record 71: hole entries are in a partition for each season. */

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Card = { browser: Browser; userId: string; roundId: string; season: number }
let players = 0

/** An open card that was begun in this season. */
async function openCard(season: number, at = club): Promise<Card> {
  players += 1
  const person = await signUpAs(server, { firstName: `Sea${players}`, clubCode: at.clubCode })
  const roundId = idOf(await person.browser('POST', '/api/rounds', { courseId: at.courseId }))
  await server.database.pool.query(
    'update rounds set started_at = make_timestamptz($2, 5, 5, 9, 0, 0) where id = $1',
    [roundId, season],
  )
  return { ...person, roundId, season }
}

let taps = 0
async function score({ browser, roundId }: Card, holeNumber = 1): Promise<void> {
  taps += 1
  const { status } = await browser('POST', `/api/rounds/${roundId}/scores`, {
    entries: [entry(server, taps, holeNumber, 5)],
  })
  expect(status).toBe(200)
}

/** In which tables a card's entries are. */
async function placesOf({ roundId }: Card): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ place: string }>(
    'select tableoid::regclass::text as place from hole_entries where round_id = $1 order by id',
    [roundId],
  )
  return rows.map(({ place }) => place)
}

async function partitions(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'hole_entries'::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('the partitions', () => {
  test('when a card is scored, then its entries are in the partition of the season that it was begun in', async () => {
    await addSeasonsAhead(server.database.pool, new Date('2025-12-31T23:00:00Z'))
    expect(await partitions()).toEqual(expect.arrayContaining(['hole_entries_2025', 'hole_entries_2026']))
    for (const season of [2025, 2026]) {
      const card = await openCard(season)
      await score(card)
      expect(await placesOf(card)).toEqual([`hole_entries_${season}`])
    }
  })

  test('when a season has no partition, then its entries are taken all the same, and move when it is made', async () => {
    const card = await openCard(2019)
    await score(card, 1)
    await score(card, 2)
    expect(await placesOf(card)).toEqual(['hole_entries_other', 'hole_entries_other'])
    await server.database.pool.query('select add_season(2019)')
    await score(card, 3)
    expect(await placesOf(card)).toEqual(Array(3).fill('hole_entries_2019'))
    const { rows } = await server.database.pool.query('select 1 from hole_scores where round_id = $1', [
      card.roundId,
    ])
    expect(rows).toHaveLength(3)
  })

  test('when several processes make the same season while scores come, then there is one and no score is refused', async () => {
    const cards = await Promise.all([openCard(2018), openCard(2018)])
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        addSeasonsAhead(server.database.pool, new Date('2018-06-06T09:00:00Z')),
      ),
      ...cards.map((card) => score(card, 1)),
    ])
    expect((await partitions()).filter((name) => name === 'hole_entries_2018')).toHaveLength(1)
    for (const card of cards) expect(await placesOf(card)).toEqual(['hole_entries_2018'])
  })

  test('when an entry is changed, deleted or a partition emptied, then the partition refuses it as the table does', async () => {
    const card = await openCard(2026)
    await score(card)
    for (const statement of [
      'update hole_entries_2026 set strokes = 1',
      'delete from hole_entries_2026',
      'truncate hole_entries_2026',
      'truncate hole_entries_2019',
      'truncate hole_entries_other',
      'truncate hole_entries',
    ])
      await expect(server.database.pool.query(statement), statement).rejects.toThrow(/append/i)
    expect(await placesOf(card)).toHaveLength(1)
  })

  test('when a round is deleted, then its entries go with it', async () => {
    const card = await openCard(2026)
    await score(card)
    await server.database.pool.query('delete from rounds where id = $1', [card.roundId])
    expect(await placesOf(card)).toEqual([])
  })
})

describe('a process of the version before, which names no season', () => {
  const insert = `insert into hole_entries (round_id, id, hole_number, result, at, author_id, received_at)
    values ($1, 'ent_old', 1, 'picked_up', now(), $2, now()) returning season`

  test('when the card was begun this year, then the store names it', async () => {
    const season = seasonAt(new Date())
    const { roundId, userId } = await openCard(season)
    const { rows } = await server.database.pool.query(insert, [roundId, userId])
    expect(rows).toEqual([{ season }])
  })

  test('when the card was begun in another year, then the entry is refused and not put where nobody finds it', async () => {
    const { roundId, userId } = await openCard(seasonAt(new Date()) - 1)
    await expect(server.database.pool.query(insert, [roundId, userId])).rejects.toThrow(/foreign key/)
  })
})

describe('statements of play', () => {
  const perEntry = /insert into "?hole_entries|from "?hole_entries/

  /** What a card's player and its process run, and every statement on entries that was run for it. */
  async function playOneCard(): Promise<RunStatement[]> {
    const card = await openCard(2026)
    for (const hole of [1, 2]) await score(card, hole)
    const { pool } = server
    const feed = new ChangeFeed(pool, { log: server.app.log, isAlone: true })
    const waits = { all: new WaitingTime(), scores: new WaitingTime() }
    const at = server.now().getTime()
    await makeSaveHoleEntries({ pool, feed, waits })({
      roundId: card.roundId,
      clubId: club.clubId,
      season: 2026,
      source: 'player',
      receivedAt: server.now(),
      entries: [{ id: 'ent_alone', holeNumber: 3, result: { kind: 'picked_up' }, at, authorId: card.userId }],
    })
    expect((await card.browser('GET', `/api/rounds/${card.roundId}`)).status).toBe(200)
    expect((await club.admin('GET', `/api/rounds/${card.roundId}/history`)).status).toBe(200)
    // A score's statement looks into nothing of a card that is closed, so this is another one.
    const other = await openCard(2026)
    for (let hole = 1; hole <= 18; hole++) await score(other, hole)
    const { status } = await other.browser('PATCH', `/api/rounds/${other.roundId}`, {
      partnerName: 'Ann',
      partnerSignature: 'Ann',
    })
    expect(status).toBe(200)
    return [...server.statements.values()].filter(({ text }) => perEntry.test(text))
  }

  /** The partitions that a statement looks into, planned for its values or for all values. */
  async function partitionsRead({ text, values }: RunStatement, plan: string): Promise<string[]> {
    // What other transactions of a connection did is counted for a while, so this one is new.
    const client = new Client({ connectionString: server.database.url })
    await client.connect()
    try {
      await client.query(`begin; set local plan_cache_mode = ${plan}`)
      await client.query({ name: 'one', text, values: [...values] })
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_stat_xact_user_tables
          where relname like 'hole_entries%' and (seq_scan > 0 or idx_scan > 0 or n_tup_ins > 0) order by 1`,
      )
      return rows.map(({ name }) => name)
    } finally {
      await client.query('rollback')
      await client.end()
    }
  }

  test('when a card is scored, read and handed in, then each statement on its entries looks into one partition', async () => {
    await addSeasonsAhead(server.database.pool, new Date('2025-06-06T09:00:00Z'))
    const statements = await playOneCard()
    const named = statements.filter(({ isPrepared }) => isPrepared)
    expect(named.length).toBeGreaterThanOrEqual(2)
    expect(statements.length).toBeGreaterThan(named.length + 2)
    for (const statement of statements)
      for (const plan of statement.isPrepared ? ['force_generic_plan', 'auto'] : ['force_custom_plan']) {
        const read = await partitionsRead(statement, plan)
        expect([statement.text, plan, ...read]).toEqual([
          ...[statement.text, plan],
          expect.stringMatching(/^hole_entries_20\d\d$/),
        ])
      }
  })

  test('the plan of a score is kept and not made anew each time', async () => {
    const card = await openCard(2026)
    for (let hole = 1; hole <= 18; hole++) await score(card, hole)
    const client = new Client({ connectionString: server.database.url })
    await client.connect()
    try {
      for (const { text, values, isPrepared } of server.statements.values()) {
        if (!isPrepared || !perEntry.test(text)) continue
        const name = `kept${text.length}`
        for (let n = 0; n < 12; n++) await client.query({ name, text, values: [...values] })
        const { rows } = await client.query<{ kept: string }>(
          'select generic_plans as kept from pg_prepared_statements where name = $1',
          [name],
        )
        expect([text, Number(rows[0]?.kept)]).toEqual([text, 7])
      }
    } finally {
      await client.end()
    }
  })
})

describe('what an operator does with an old season', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/scaling.md'), 'utf8')
  const scriptAbout = (word: string) => {
    const script = [...page.matchAll(/```sql\n([^`]*)```/g)]
      .map(([, all]) => all ?? '')
      .find((all) => all.includes(word))
    if (script === undefined) throw new Error(`docs/scaling.md has no script with ${word}`)
    return script.replaceAll('2024', '2017')
  }
  const files = new Map<string, string>()
  let own: TestClub
  beforeAll(async () => {
    own = await createTestClub(server, 'Elm Park')
  })

  /** Runs a script as psql does: a statement ends with its semicolon, and `\copy` goes through a file. */
  async function runAsPsql(script: string): Promise<void> {
    const client = new Client({ connectionString: server.database.url })
    await client.connect()
    try {
      for (const part of script.split(/;\n|(?<=csv header)\n/)) {
        const copy = /\\copy (\w+) (to|from) '([^']+)' (csv header)/.exec(part)
        if (!copy) await client.query(part)
        else if (copy[2] === 'to')
          files.set(copy[3] ?? '', await textOf(client.query(copyTo(`copy ${copy[1]} to stdout ${copy[4]}`))))
        else
          await pipeline(
            Readable.from([files.get(copy[3] ?? '') ?? '']),
            client.query(copyFrom(`copy ${copy[1]} from stdin ${copy[4]}`)),
          )
      }
    } finally {
      await client.end()
    }
  }

  const check = async () =>
    expectBody(await own.admin('GET', `/api/clubs/${own.clubId}/audit-log/check`), checkAuditLog.reply)

  async function entriesOf({ roundId }: Card): Promise<unknown[]> {
    const { rows } = await server.database.pool.query<{ entry: unknown }>(
      'select to_jsonb(e) as entry from hole_entries e where round_id = $1 order by id',
      [roundId],
    )
    return rows.map(({ entry: one }) => one)
  }

  test('when it is taken out, then cards and the check of the log stay right; taken back, then every entry is there again', async () => {
    await server.database.pool.query('select add_season(2017)')
    const [old, recent] = [await openCard(2017, own), await openCard(2026, own)]
    for (const card of [old, recent]) for (const hole of [1, 2]) await score(card, hole)
    const before = { entries: await entriesOf(old), check: await check() }
    expect(before.check.brokenRounds).toEqual([])

    await runAsPsql(scriptAbout('drop table'))
    expect(await partitions()).not.toContain('hole_entries_2017')
    expect(await entriesOf(old)).toEqual([])
    expect(await entriesOf(recent)).toHaveLength(2)
    const card = await old.browser('GET', `/api/rounds/${old.roundId}`)
    expect([card.status, card.text.match(/"grossScore":5/g)?.length]).toEqual([200, 2])
    const without = await check()
    expect(without.brokenRounds).toEqual([])
    expect(without.cards).toBe(before.check.cards - 1)
    // What still comes for such a card is kept.
    await score(old, 3)
    expect(await placesOf(old)).toEqual(['hole_entries_other'])

    await runAsPsql(scriptAbout('\\copy hole_entries_2024 from'))
    expect(await placesOf(old)).toEqual(Array(3).fill('hole_entries_2017'))
    expect(
      (await entriesOf(old)).filter((one) => JSON.stringify(one).includes('"hole_number":3') === false),
    ).toEqual(before.entries)
    expect(await check()).toEqual({ ...before.check, entries: expect.any(Number) as number })
    for (const refused of ['delete from', 'truncate'])
      await expect(server.database.pool.query(`${refused} hole_entries_2017`)).rejects.toThrow(/append/i)
  })
})
