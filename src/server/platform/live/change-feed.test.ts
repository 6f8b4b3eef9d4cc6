import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { startStallingProxy } from '#test/stalling-proxy.ts'
import { connect } from '../db/client.ts'
import { boardChangeSql, ChangeFeed, decodeChange, encodeChange, type Change } from './change-feed.ts'

describe('a change as the payload of a notice', () => {
  const changes: Change[] = [
    { kind: 'board', competitionId: 'cmp_1', userId: 'usr_1' },
    { kind: 'card', userId: 'usr_1' },
    { kind: 'competition', competitionId: 'cmp_1' },
    { kind: 'club', clubId: 'clb_1' },
    { kind: 'person', userId: 'usr_1' },
    { kind: 'mail' },
    { kind: 'marked', roundId: 'rnd_1' },
  ]
  test.each(changes)('when $kind is encoded and decoded, then it is the same change', (change) => {
    expect(decodeChange(encodeChange(change))).toEqual(change)
  })

  test.each(['', 'board cmp_1', 'person', 'marked', 'weather usr_1'])(
    'when a notice says "%s", then it is no change of ours',
    (payload) => {
      expect(decodeChange(payload)).toBeUndefined()
    },
  )
})

describe('boardChangeSql', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test('when PostgreSQL evaluates it, then it is the payload that encodeChange makes', async () => {
    const payload = boardChangeSql({ competitionId: 'c.id', userId: 'c.user_id' })
    const { rows } = await database.pool.query<{ payload: string }>(
      `select ${payload} as payload from (values ('cmp_1', 'usr_1')) as c(id, user_id)`,
    )
    expect(rows).toEqual([
      { payload: encodeChange({ kind: 'board', competitionId: 'cmp_1', userId: 'usr_1' }) },
    ])
  })
})

describe('ChangeFeed', () => {
  const { log } = Fastify()
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test('when it is stopped while it connects, then it keeps no connection, and the pool can end', async () => {
    const { pool } = connect(database.url)
    const feed = new ChangeFeed(pool, { log, isAlone: false })
    const starting = feed.start()
    feed.stop()
    await starting
    expect(pool.totalCount - pool.idleCount).toBe(0)
    await pool.end()
  })

  test('when the line goes dead without closing, then it listens on another and says that it missed something', async () => {
    const proxy = await startStallingProxy(database.url)
    const { pool } = connect(proxy.url, { statementMs: 2_000 })
    const feed = new ChangeFeed(pool, { log, isAlone: false, pulseMs: 50 })
    const heard: Change[] = []
    let gaps = 0
    feed.onChange((change) => void heard.push(change))
    feed.onGap(() => (gaps += 1))
    await feed.start()
    proxy.stall()
    await feed.announce(database.db, { kind: 'person', userId: 'missed' })
    await vi.waitFor(() => expect(pool.totalCount).toBe(0), 20_000)
    proxy.flow()
    await vi.waitFor(() => expect(gaps).toBe(1), 20_000)
    await feed.announce(database.db, { kind: 'person', userId: 'heard' })
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'person', userId: 'heard' }), 20_000)
    feed.stop()
    await pool.end()
    await proxy.close()
  })

  test('when a commit was not answered, then it says that it may have missed something', async () => {
    const feed = new ChangeFeed(database.pool, { log, isAlone: true, pulseMs: 20 })
    let gaps = 0
    feed.onGap(() => (gaps += 1))
    await feed.start()
    feed.doubt()
    await vi.waitFor(() => expect(gaps).toBe(1), 20_000)
    feed.stop()
  })
})
