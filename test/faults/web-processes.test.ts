import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signalProcess } from '#server/platform/db/running-process.ts'
import type { AppProcess } from './app-process.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { compareWithStore } from './recount.ts'
import { boardOf, openWatchers, unequalBoards, type Watcher } from './watcher.ts'
import { freePorts } from '../free-port.ts'
import { times } from '../long-form.ts'

let club: PlayingClub
const watchers: Watcher[] = []

/**
 * `npm start` with two web processes on the store in the data folder, which says that it is ready once both of them serve.
 * One club for all tests: a store and two web processes take longer to start than what is tried on them.
 */
let operatorPort: number
beforeAll(async () => {
  operatorPort = await freePorts(2)
  club = await openPlayingClub({
    store: 'embedded',
    seed: chosenSeed(),
    phones: 6,
    players: 8,
    lostAnswers: 0,
    // Faster phones only fill the processors, which the processes under test need to start again.
    paceMs: 200,
    env: { WEB_PROCESSES: '2', OPERATOR_PORT: String(operatorPort) },
  })
}, 240_000)
afterAll(() => club.close())
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.stop()
})

const whereOf = ({ app, competitionId, players }: PlayingClub) => ({
  url: app.url,
  competitionId,
  cookie: players[0]?.cookie ?? '',
})

async function ensureServing(): Promise<void> {
  if (!club.app.isRunning()) club.app.start()
  await club.app.ready()
}

/** The processes that answer requests, oldest first. */
function webProcesses(app: AppProcess): number[] {
  return childrenOf(app.pid())
    .map((pid) => ({ pid, number: workerNumber(pid) }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
    .map(({ pid }) => pid)
}

function childrenOf(pid: number): number[] {
  try {
    const words = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return words.filter((word) => word !== '').map(Number)
  } catch {
    return [] // it has just ended
  }
}

/**
 * The number that cluster gives a web process, counted from 1; 0 for any other process. A child that has not begun its
 * program yet shows its parent's words and environment, and its parent stands still until it has: to stop it there would
 * stop both.
 */
function workerNumber(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return 0
    return Number(/(?:^|\0)NODE_UNIQUE_ID=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0 // it has just ended
  }
}

/** Reads boards one after the other until it is stopped; keeps what was not answered with 200. */
function keepReading(where: Parameters<typeof boardOf>[0]) {
  const faults: unknown[] = []
  let reads = 0
  let isStopped = false
  const reading = (async () => {
    while (!isStopped) {
      await boardOf(where).catch((error: unknown) => faults.push(error))
      reads += 1
      await delay(100)
    }
  })()
  const stop = async () => {
    isStopped = true
    await reading
    return { faults, reads }
  }
  return { stop }
}

/** The place of each process among all, as its own page for operators says it. */
async function placesOfProcesses(): Promise<string[]> {
  const ports = [operatorPort, operatorPort + 1]
  const pages = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/`)).text()),
  )
  return pages.flatMap((page) => [...page.matchAll(/\d of 2, each/g)].map(([words]) => words))
}

test('when SIGHUP restarts one after the other, then both are new and show their own figures, no request has failed and watchers miss nothing', async () => {
  await ensureServing()
  const where = whereOf(club)
  const { app, phones } = club
  const before = webProcesses(app)
  expect(await placesOfProcesses()).toEqual(['1 of 2, each', '2 of 2, each'])
  const metrics = await (await fetch(`http://127.0.0.1:${operatorPort + 1}/metrics`)).text()
  expect(metrics).toContain('scoreclub_store_ready 1')
  watchers.push(...(await openWatchers(club, { url: app.url, count: 8 })))
  for (const phone of phones) phone.play()
  const readers = Array.from({ length: 3 }, () => keepReading(where))
  await club.moreAcknowledged(20)
  app.signal('SIGHUP')
  await vi.waitFor(() => expect(app.output()).toContain('Web process 2 of 2 was restarted'), {
    timeout: 120_000,
  })
  await club.moreAcknowledged(20)
  const read = await Promise.all(readers.map(({ stop }) => stop()))
  expect(read.flatMap(({ faults }) => faults)).toEqual([])
  expect(Math.min(...read.map(({ reads }) => reads))).toBeGreaterThan(10)
  await club.settle()
  expect(phones.flatMap(({ attempts }) => attempts).filter(({ status }) => status !== 200)).toEqual([])
  expect(webProcesses(app)).toHaveLength(2)
  expect(webProcesses(app).filter((pid) => before.includes(pid))).toEqual([])
  expect(await placesOfProcesses()).toEqual(['1 of 2, each', '2 of 2, each'])
  expect(await unequalBoards(watchers, where)).toBe(0)
})

test(
  'when a web process is killed in the middle of a competition, then another takes its place, nothing acknowledged is lost and watchers miss nothing',
  { tags: ['smaller-here'] },
  async () => {
    await ensureServing()
    const where = whereOf(club)
    const { app, phones, pool } = club
    watchers.push(...(await openWatchers(club, { url: app.url, count: 8 })))
    for (const phone of phones) phone.play()
    for (let kill = 0; kill < times(1, 3); kill++) {
      await club.moreAcknowledged(30)
      const victim = webProcesses(app)[0] ?? 0
      process.kill(victim, 'SIGKILL')
      await vi.waitFor(
        () => {
          const now = webProcesses(app)
          expect([now.length, now.includes(victim)], app.output()).toEqual([2, false])
        },
        { timeout: 60_000 },
      )
    }
    await club.moreAcknowledged(30)
    await club.settle()
    expect(await unequalBoards(watchers, where)).toBe(0)
    const findings = await compareWithStore(pool, {
      phones,
      url: app.url,
      competitionId: where.competitionId,
    })
    expect(Object.values(findings).flat()).toEqual([])
  },
)

test('when the first process is killed, then its web processes go with it and the next start works', async () => {
  await ensureServing()
  const { app } = club
  const pids = webProcesses(app)
  await app.end('SIGKILL')
  await vi.waitFor(() => expect(pids.filter((pid) => signalProcess(pid, 0))).toEqual([]))
  app.start()
  await app.ready()
  await vi.waitFor(() => expect(webProcesses(app)).toHaveLength(2))
})

test('when two web processes serve, then watchers of both see every score, and SIGTERM ends all in order', async () => {
  await ensureServing()
  const where = whereOf(club)
  const { app, phones, pool } = club
  expect(webProcesses(app)).toHaveLength(2)
  watchers.push(...(await openWatchers(club, { url: app.url, count: 8 })))
  for (const phone of phones) phone.play()
  await club.moreAcknowledged(30)
  await club.settle()
  expect(await unequalBoards(watchers, where)).toBe(0)
  const findings = await compareWithStore(pool, {
    phones,
    url: app.url,
    competitionId: where.competitionId,
  })
  expect(Object.values(findings).flat()).toEqual([])
  const pids = webProcesses(app)
  const began = Date.now()
  expect(await app.end('SIGTERM'), app.output()).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(pids.filter((pid) => signalProcess(pid, 0))).toEqual([])
  await expect.poll(() => watchers.filter(({ byes }) => byes > 0).length).toBe(8)
})

test('when SIGTERM comes while a web process is still loading, then that one hears of it too', async () => {
  const { app } = club
  await app.end('SIGTERM')
  const saidBefore = app.output().length
  app.start()
  await vi.waitFor(() => expect(webProcesses(app)).toHaveLength(2), { interval: 5, timeout: 60_000 })
  const [first = 0, loading = 0] = webProcesses(app)
  process.kill(loading, 'SIGSTOP')
  const ended = app.end('SIGTERM')
  await vi.waitFor(() => expect(signalProcess(first, 0)).toBe(false), { timeout: 60_000 })
  signalProcess(loading, 'SIGCONT')
  expect(await ended, app.output()).toBe(0)
  expect(app.output().slice(saidBefore)).not.toContain('was killed')
})
