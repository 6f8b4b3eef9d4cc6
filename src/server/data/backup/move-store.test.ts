import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createEmptyDatabase } from '#test/database.ts'
import { type TestServer, startTestServer } from '#test/server.ts'
import { storeState } from '#test/store-state.ts'
import { makeWholePerson } from '#test/whole-person.ts'
import { exactSession } from './exact-session.ts'
import { fillStore } from './fill-store.ts'
import { newestMigration } from './migrations-of-store.ts'
import { moveStore } from './move-store.ts'
import { prepareEmptyStore } from './prepare-empty-store.ts'
import { readStore } from './read-store.ts'

let server: TestServer
const databases: TestDatabase[] = []
beforeAll(async () => {
  server = await startTestServer()
  await makeWholePerson(server)
  // What the person asked for is still being made; stopped, the store stands still and can be compared.
  await server.app.close()
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await server.close()
})

async function emptyStore(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  databases.push(database)
  return database
}
const onProgress = () => undefined

test('when a store is moved to another server and back, then each table has the same count and checksum', async () => {
  const there = await emptyStore()
  const moved = await moveStore({ fromUrl: server.database.url, toUrl: there.url, onProgress })
  expect(moved.rows).toBeGreaterThan(100)
  const state = await storeState(server.database.url)
  expect(await storeState(there.url)).toEqual(state)

  const back = await emptyStore()
  await moveStore({ fromUrl: there.url, toUrl: back.url, onProgress })
  expect(await storeState(back.url)).toEqual(state)
})

test('when the other store is in use already, then it is left alone', async () => {
  const there = await emptyStore()
  await moveStore({ fromUrl: server.database.url, toUrl: there.url, onProgress })
  const before = await storeState(there.url)
  await expect(moveStore({ fromUrl: server.database.url, toUrl: there.url, onProgress })).rejects.toThrow(
    /has people in it already/,
  )
  expect(await storeState(there.url)).toEqual(before)
})

test('when the store to copy was never used, then it says what to do first', async () => {
  const [empty, there] = [await emptyStore(), await emptyStore()]
  await expect(moveStore({ fromUrl: empty.url, toUrl: there.url, onProgress })).rejects.toThrow(
    /Start this version of Scoreclub on it once/,
  )
})

test('when a row arrives changed, then nothing of the copy stays', async () => {
  const there = await emptyStore()
  const source = await exactSession(server.database.url)
  const target = await exactSession(there.url)
  try {
    await prepareEmptyStore(there.url, await newestMigration(source))
    const content = await readStore(source)
    const tables = content.tables.map((table) =>
      table.name === 'users' ? { ...table, checksum: '1' } : table,
    )
    await expect(fillStore(target, { ...content, tables }, onProgress)).rejects.toThrow(
      /The table users arrived with/,
    )
    expect((await there.pool.query('select 1 from clubs')).rowCount).toBe(0)
  } finally {
    await source.end()
    await target.end()
  }
})
