import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import type { AuditAction } from '#contract/platform/audit-action.ts'
import { recordAction, type AuditRecord } from './audit.store.ts'

const services = { now: () => new Date('2026-06-06T09:00:00.120Z') }
const by = {
  userId: 'usr_ada',
  memberships: [{ clubId: 'clb_1', role: 'club_admin', alsoPlays: false, status: 'active' }],
  requestId: 'request-1',
} as const

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const write = (clubId: string, more: Partial<AuditRecord> = {}) =>
  database.db.transaction((tx) =>
    recordAction(services, tx, { by, clubId, action: 'club.changed', objectId: clubId, ...more }),
  )

const rows = async (clubId: string) =>
  (
    await database.pool.query<{ seq: string; previous_hash: string; hash: string } & Record<string, unknown>>(
      'select * from audit_log where club_id = $1 order by seq',
      [clubId],
    )
  ).rows

describe('a row of the audit log', () => {
  test('says who in which role, when on the server’s clock, what, before and after, why and in which request', async () => {
    await write('clb_1', {
      before: { name: 'Old', currency: 'USD' },
      after: { name: 'New', currency: 'USD' },
      reason: ' Typo ',
    })
    expect(await rows('clb_1')).toMatchObject([
      {
        club_id: 'clb_1',
        seq: '1',
        at: services.now(),
        actor_id: 'usr_ada',
        actor_role: 'club_admin',
        action: 'club.changed',
        object_kind: 'club',
        object_id: 'clb_1',
        subject_id: null,
        before: { name: 'Old' },
        after: { name: 'New' },
        reason: 'Typo',
        request_id: 'request-1',
      },
    ])
  })

  test('when nothing differs, then nothing is written; a role of another club is none', async () => {
    await write('clb_2', { before: { name: 'Same' }, after: { name: 'Same' } })
    expect(await rows('clb_2')).toEqual([])
    await write('clb_2')
    expect(await rows('clb_2')).toMatchObject([{ actor_role: null }])
  })

  test('when the change rolls back, then there is no row, and the next one leaves no gap', async () => {
    await write('clb_3')
    const failing = database.db.transaction(async (tx) => {
      await recordAction(services, tx, { by, clubId: 'clb_3', action: 'club.changed', objectId: 'clb_3' })
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    await write('clb_3')
    expect((await rows('clb_3')).map(({ seq }) => seq)).toEqual(['1', '2'])
  })

  test('when forty write to one club at once, then they make one chain', async () => {
    await Promise.all(Array.from({ length: 40 }, () => write('clb_4')))
    const written = await rows('clb_4')
    expect(written.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(written.map((row) => row.previous_hash)).toEqual([
      '',
      ...written.slice(0, -1).map(({ hash }) => hash),
    ])
  })
})

describe('the store refuses', () => {
  beforeAll(() =>
    write('clb_5', {
      action: 'member.handicap_set' as AuditAction,
      objectId: 'usr_bob',
      reason: 'Bob is ill',
    }),
  )

  test.each([
    "update audit_log set actor_id = 'usr_else'",
    'update audit_log set reason = null, reason_salt = null',
    'delete from audit_log',
    'truncate audit_log',
    "update audit_heads set hash = ''",
    'delete from audit_heads',
    'truncate audit_heads',
  ])('%s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only/)
  })

  test('changes of rows also in a session whose triggers are off', async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query("set local session_replication_role = 'replica'")
      await expect(client.query('delete from audit_log')).rejects.toThrow(/append-only/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('a number and hashes of the writer’s own: they are the store’s', async () => {
    await database.pool.query(
      `insert into audit_log (club_id, seq, at, action, object_kind, object_id, previous_hash, hash)
       values ('clb_5', 99, now(), 'club.changed', 'club', 'clb_5', 'mine', 'mine')`,
    )
    const [first, second] = await rows('clb_5')
    expect(second).toMatchObject({ seq: '2', previous_hash: first?.hash })
    expect(second?.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('to erase a reason, until the person it is about has been erased; the chain keeps its hash', async () => {
    const erase = () =>
      database.pool.query(
        "update audit_log set reason = null, reason_salt = null where subject_id = 'usr_bob' and reason is not null",
      )
    await expect(erase()).rejects.toThrow(/append-only/)
    await write('clb_5', { action: 'member.erased', objectId: 'usr_bob' })
    expect((await erase()).rowCount).toBe(1)
    const [first] = await rows('clb_5')
    expect(first).toMatchObject({ reason: null, reason_salt: null })
    expect(first?.reason_hash).toMatch(/^[0-9a-f]{64}$/)
  })
})
