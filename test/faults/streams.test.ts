import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appProcess } from './app-process.ts'
import { chosenSeed, FAULTS_SECRET, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { compareWithStore } from './recount.ts'
import { openWatchers, unequalBoards, type Watcher } from './watcher.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { times } from '../long-form.ts'

const phonesOfClub = times(20, 50)
/** Their times to come back have to lie three seconds apart: of 60, one run in some thousands would not. */
const streamsOfStop = times(100, 200)
const watchersOfOther = times(8, 20)
const cuts = { streams: times(15, 40), listening: times(2, 5) }

let database: TestDatabase
let club: PlayingClub
const watchers: Watcher[] = []
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const store = { store: 'shared', storeUrl: database.url } as const
  club = await openPlayingClub({ ...store, seed: chosenSeed(), phones: phonesOfClub, paceMs: 1_000 })
}, 240_000)
afterAll(async () => {
  await club.close()
  await database.drop()
})
afterEach(async () => {
  for (const watcher of watchers.splice(0)) watcher.stop()
  for (const close of closing.splice(0).reverse()) await close()
})

/** A longer form of the first is `npm run bench:faults streams`. */
test(
  'P12: when streams are cut at random while scores come in, then every watcher ends with the board of the server',
  { tags: ['smaller-here'] },
  async () => {
    const { app, competitionId, players } = club
    const where = { url: app.url, competitionId, cookie: players[0]?.cookie ?? '' }
    watchers.push(...(await openWatchers(club, { url: app.url, count: cuts.streams })))
    for (const phone of club.phones) phone.play()
    for (let cut = 0; cut < cuts.streams; cut++) {
      await club.moreAcknowledged(3)
      watchers[Math.floor(club.random() * watchers.length)]?.cut()
    }
    await club.settle()
    expect(await unequalBoards(watchers, where)).toBe(0)
  },
)

test(
  `P17: when the process is told to stop with ${streamsOfStop} streams and ${phonesOfClub} phones that write, then writes finish, streams say goodbye, it ends with 0, and watchers come back spread over three seconds`,
  { tags: ['smaller-here'] },
  async () => {
    const { app, phones, pool, competitionId } = club
    watchers.push(...(await openWatchers(club, { url: app.url, count: streamsOfStop })))
    for (const phone of phones) phone.play()
    await club.moreAcknowledged(phonesOfClub)
    // Whoever is between two streams, because a machine that does too much else refused the board, hears no goodbye.
    await expect.poll(() => watchers.filter(({ isOpen }) => !isOpen).length).toBe(0)
    const began = Date.now()
    expect(await app.end('SIGTERM')).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    // What the process had sent before it ended may still wait to be read here.
    await expect.poll(() => watchers.filter(({ byes }) => byes === 0).map(({ ends }) => ends)).toEqual([])
    const away = watchers.map(({ awayMs }) => awayMs ?? 0)
    expect(Math.max(...away)).toBeLessThan(5_000)
    expect(Math.max(...away) - Math.min(...away)).toBeGreaterThan(3_000)
    app.start()
    await app.ready()
    await club.settle()
    const where = { url: app.url, competitionId, cookie: club.players[0]?.cookie ?? '' }
    expect(await unequalBoards(watchers, where)).toBe(0)
    const findings = await compareWithStore(pool, { phones, url: app.url, competitionId })
    expect(Object.values(findings).flat()).toEqual([])
  },
)

test(
  'P15: when a process is killed and the listening connection of another is cut, then watchers of the other miss nothing',
  { tags: ['smaller-here'] },
  async () => {
    const { competitionId, players, pool } = club
    const dataDir = await mkdtemp(join(tmpdir(), 'sc-second-'))
    const env = { DATA_DIR: dataDir, AUTH_SECRET: FAULTS_SECRET, DATABASE_URL: club.storeUrl }
    const second = appProcess({ port: await freePort(), env })
    second.start()
    closing.push(async () => {
      await second.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    })
    await second.ready()
    const where = { url: second.url, competitionId, cookie: players[0]?.cookie ?? '' }
    watchers.push(...(await openWatchers(club, { url: second.url, count: watchersOfOther })))
    for (const phone of club.phones) phone.play()
    for (let cut = 0; cut < cuts.listening; cut++) {
      await club.moreAcknowledged(20)
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'scoreclub' and query ~* '^listen|^select 1$'
           and pid <> pg_backend_pid()`,
      )
    }
    await club.app.end('SIGKILL')
    expect(await unequalBoards(watchers, where)).toBe(0)
    club.app.start()
    await club.app.ready()
    await club.settle()
    expect(await unequalBoards(watchers, where)).toBe(0)
  },
)
