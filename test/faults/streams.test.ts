import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { appProcess } from './app-process.ts'
import { chosenSeed, FAULTS_SECRET, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { compareWithStore } from './recount.ts'
import { openWatchers, unequalBoards, type Watcher } from './watcher.ts'
import { freePort } from '../free-port.ts'

let club: PlayingClub
const watchers: Watcher[] = []
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const watcher of watchers.splice(0)) watcher.stop()
  for (const close of closing.splice(0).reverse()) await close()
})

/** The long form is `npm run bench:faults streams`. */
describe('a club of 50 phones', () => {
  beforeAll(async () => {
    club = await openPlayingClub({
      ...{ store: 'embedded', seed: chosenSeed(), phones: 50, players: 50, paceMs: 2_000 },
    })
  }, 240_000)
  afterAll(() => club.close())

  test('P12: when streams are cut at random while scores come in, then every watcher ends with the board of the server', async () => {
    const { app, competitionId, players } = club
    const where = { url: app.url, competitionId, cookie: players[0]?.cookie ?? '' }
    watchers.push(...(await openWatchers(club, { url: app.url, count: 40 })))
    for (const phone of club.phones) phone.play()
    for (let cut = 0; cut < 40; cut++) {
      await club.moreAcknowledged(5)
      watchers[Math.floor(club.random() * watchers.length)]?.cut()
    }
    await club.settle()
    expect(await unequalBoards(watchers, where)).toBe(0)
  })

  test('P17: when the process is told to stop with 200 streams and 50 phones that write, then writes finish, streams say goodbye, it ends with 0, and watchers come back spread over three seconds', async () => {
    const { app, phones, pool, competitionId } = club
    watchers.push(...(await openWatchers(club, { url: app.url, count: 200 })))
    for (const phone of phones) phone.play()
    await club.moreAcknowledged(50)
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
  })
})

test('P15: when a process is killed and the listening connection of another is cut, then watchers of the other miss nothing', async () => {
  club = await openPlayingClub({
    ...{ store: 'shared', seed: chosenSeed(), phones: 6, players: 20, paceMs: 200 },
  })
  closing.push(club.close)
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
  watchers.push(...(await openWatchers(club, { url: second.url, count: 20 })))
  for (const phone of club.phones) phone.play()
  for (let cut = 0; cut < 5; cut++) {
    await club.moreAcknowledged(20)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'scoreclub' and query ~* '^listen|^select 1$' and pid <> pg_backend_pid()`,
    )
  }
  await club.app.end('SIGKILL')
  expect(await unequalBoards(watchers, where)).toBe(0)
  club.app.start()
  await club.app.ready()
  await club.settle()
  expect(await unequalBoards(watchers, where)).toBe(0)
})
