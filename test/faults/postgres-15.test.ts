import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveStore } from '#server/data/backup/move-store.ts'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'
import { databaseUrl } from '../database-setup.ts'
import { installOtherVersions } from '../other-versions/install-other-versions.ts'
import { storeState } from '../store-state.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { type OtherServer, startPostgres15 } from './postgres-15.ts'
import { compareWithStore } from './recount.ts'

const installed = await installOtherVersions()

let server: OtherServer | undefined
let club: PlayingClub | undefined
let embedded: TestDatabase | undefined
beforeAll(async () => {
  if (!('missing' in installed)) server = await startPostgres15(installed.folderOf('postgres-15'))
})
afterAll(async () => {
  await club?.close()
  await embedded?.drop()
  await server?.stop()
})

/** An empty database on PostgreSQL 15, as the operator makes one. */
async function emptyOn15(name: string): Promise<string> {
  if (!server) throw new Error('PostgreSQL 15 does not run')
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return databaseUrl(server.url, name)
}

/** What must be the same on each server; the newer ones also have a constraint for each column that is not null. */
async function comparable(url: string) {
  const { constraints, ...rest } = await storeState(url)
  if (!Array.isArray(constraints)) throw new Error('The state of a store has its constraints in a list')
  return { ...rest, constraints: constraints.filter((line) => !/^\S+ \S+ NOT NULL /.test(String(line))) }
}

test('on PostgreSQL 15 an empty store is migrated, a club plays on it, and all of it moves to the embedded store and back', async ({
  skip,
}) => {
  skip('missing' in installed, 'missing' in installed ? installed.missing : '')
  const storeUrl = await emptyOn15('club')
  club = await openPlayingClub({ store: 'shared', storeUrl, seed: chosenSeed(), phones: 4, paceMs: 40 })
  const { app, competitionId, phones, pool } = club
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  expect(rows[0]?.version).toMatch(/^15\./)
  for (const phone of phones) phone.play()
  await club.moreAcknowledged(20)
  await club.settle()
  const findings = await compareWithStore(pool, { phones, url: app.url, competitionId })
  expect(Object.values(findings).flat()).toEqual([])
  expect(await app.end('SIGTERM'), app.output()).toBe(0)

  const state = await comparable(storeUrl)
  const onProgress = () => undefined
  embedded = await createEmptyDatabase()
  const moved = await moveStore({ fromUrl: storeUrl, toUrl: embedded.url, onProgress })
  expect(moved.rows).toBeGreaterThan(60)
  expect(await comparable(embedded.url)).toEqual(state)
  const back = await emptyOn15('back')
  expect(await moveStore({ fromUrl: embedded.url, toUrl: back, onProgress })).toEqual(moved)
  expect(await comparable(back)).toEqual(state)
})
