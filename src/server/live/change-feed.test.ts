import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { boardChangeSql, decodeChange, encodeChange, type Change } from './change-feed.ts'

describe('a change as the payload of a notice', () => {
  const changes: Change[] = [
    { kind: 'board', competitionId: 'cmp_1', userId: 'usr_1' },
    { kind: 'competition', competitionId: 'cmp_1' },
    { kind: 'person', userId: 'usr_1' },
    { kind: 'mail' },
  ]
  test.each(changes)('when $kind is encoded and decoded, then it is the same change', (change) => {
    expect(decodeChange(encodeChange(change))).toEqual(change)
  })

  test.each(['', 'board cmp_1', 'person', 'weather usr_1'])(
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
