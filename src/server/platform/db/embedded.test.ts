import { execFile as execFileByCallback } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bundleStore } from '#test/bundle-store.ts'
import { runStore, type RunningStore } from '#test/run-store.ts'
import { readConfig } from '../config.ts'
import { shareOfConnections } from '../processes/share-of-machine.ts'
import { type EmbeddedStore, startEmbedded } from './embedded.ts'
import { lockFolder } from './embedded-lock.ts'
import { openStore } from './store.ts'

const execFile = promisify(execFileByCallback)
const Place = z.object({ place: z.string() })
const isRoot = process.getuid?.() === 0
const nobody = 65534

/** A folder that everybody may enter (as /srv), and inside it one that only its owner may enter (as a home). */
let open: string
let closed: string
const stores: EmbeddedStore[] = []
const log: string[] = []

/** A store that was started once and stopped: making one takes most of a test that is about something else. */
let madeBefore: string
/** What its server wrote of its process. */
let pidFileOfMade: string

beforeAll(async () => {
  madeBefore = await realpath(await mkdtemp(join(tmpdir(), 'scoreclub-made-')))
  await chmod(madeBefore, 0o755)
  const made = await startEmbedded({ folder: join(madeBefore, 'postgres'), log: () => undefined })
  pidFileOfMade = await readFile(join(madeBefore, 'postgres/cluster/postmaster.pid'), 'utf8')
  await made.stop()
})
afterAll(() => rm(madeBefore, { recursive: true, force: true }))

beforeEach(async () => {
  open = await realpath(await mkdtemp(join(tmpdir(), 'scoreclub-store-')))
  await chmod(open, 0o755)
  closed = join(open, 'home')
  await mkdir(closed, { mode: 0o700 })
  log.length = 0
})
afterEach(async () => {
  for (const store of stores.splice(0)) await store.stop()
  await rm(open, { recursive: true, force: true })
})

async function start(folder: string): Promise<EmbeddedStore> {
  const store = await startEmbedded({ folder, log: (line) => log.push(line) })
  stores.push(store)
  return store
}

/** With its owner, which Node's own copy does not keep. */
async function copyStore(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await execFile('cp', ['--archive', from, to])
}

const copyMade = (folder: string) => copyStore(join(madeBefore, 'postgres'), folder)

/** Starts on a copy of the store that was made before. */
async function startAgain(folder: string): Promise<EmbeddedStore> {
  await copyMade(folder)
  return start(folder)
}

async function stopAll(): Promise<void> {
  for (const store of stores.splice(0)) await store.stop()
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** The command lines of what runs on the folder. */
function processesOn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      } catch {
        return '' // it has just ended
      }
    })
    .filter((line) => line.includes(folder))
}

/** The lock files in the open folder. */
const claims = async () => (await readdir(open)).filter((name) => name.endsWith('.lock'))

const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('when a store starts for the first time', () => {
  test('it is ready within ten seconds, durable, and private to its owner', async () => {
    const began = performance.now()
    const folder = join(open, 'postgres')
    const { url } = await start(folder)
    expect(performance.now() - began).toBeLessThan(10_000)

    const shown = await ask(
      url,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
        'data_checksums', 'listen_addresses', 'allow_alter_system', 'password_encryption') order by name`,
    )
    expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual({
      allow_alter_system: 'off',
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      password_encryption: 'scram-sha-256',
      synchronous_commit: 'on',
    })
    await expect(ask(url, "alter system set fsync = 'off'")).rejects.toThrow('not allowed')

    expect(await readMode(join(folder, 'socket'))).toBe('700')
    expect(await readMode(join(folder, 'cluster'))).toBe('700')
    expect(await readMode(join(folder, 'password'))).toBe('600')
    const guess = new URL(url)
    guess.password = 'guess'
    await expect(ask(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('it can be given up while it makes its data folder: nothing of it runs on, and the next start works', async () => {
    const folder = join(open, 'postgres')
    const told = new AbortController()
    const starting = startEmbedded({ folder, log: (line) => log.push(line), signal: told.signal })
    const given = expect(starting).rejects.toThrow('enough')
    await vi.waitFor(() => expect(processesOn(folder).join()).toContain('initdb'), {
      timeout: 60_000,
      interval: 1,
    })
    told.abort(new Error('enough'))
    await given
    expect(processesOn(folder)).toEqual([])
    expect(await readdir(folder)).not.toContain('cluster')
    const { url } = await start(folder)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('it can be given up before its server is started', async () => {
    const folder = join(open, 'postgres')
    await copyMade(folder)
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(startEmbedded({ folder, log: (line) => log.push(line), signal })).rejects.toThrow('enough')
    expect(processesOn(folder)).toEqual([])
    expect(await claims()).toEqual([])
    await start(folder)
  })

  test.each([1, 16])(
    'it has room for %i web processes, for two that take their places and for a backup',
    async (webProcesses) => {
      const config = readConfig({ DATA_DIR: open, WEB_PROCESSES: String(webProcesses) })
      await copyMade(join(open, 'postgres'))
      const store = await openStore(config, (line) => log.push(line))
      stores.push(store)
      const [shown] = await ask(
        store.url,
        `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`,
      )
      const ofEach = shareOfConnections(webProcesses) + 1
      expect(Number(shown?.room) - webProcesses * ofEach).toBeGreaterThanOrEqual(2 * ofEach + 10)
    },
  )

  test('it waits for the disk at every commit, and sorts and folds letters the same on every machine', async () => {
    const { url } = await startAgain(join(open, 'postgres'))
    const names = "values ('Zoe'), ('Ärne'), ('anna')"
    expect(await ask(url, `select lower(column1) as name from (${names}) as t order by column1`)).toEqual([
      { name: 'zoe' },
      { name: 'anna' },
      { name: 'ärne' },
    ])

    const client = new Client({ connectionString: url })
    await client.connect()
    const fsyncs = async () => {
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query<{ count: string }>(
        `select sum(fsyncs) as count from pg_stat_io where object = 'wal' and backend_type = 'client backend'`,
      )
      return Number(rows[0]?.count)
    }
    await client.query('create table probe (id int)')
    const before = await fsyncs()
    for (let id = 0; id < 20; id += 1) await client.query('insert into probe values ($1)', [id])
    expect((await fsyncs()) - before).toBeGreaterThanOrEqual(20)
    await client.end()
  })

  test('when the path is too long for a socket, then it listens on the loopback address only', async () => {
    const { url } = await startAgain(join(open, 'a'.repeat(60), 'b'.repeat(60), 'postgres'))
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const [row] = await ask(
      url,
      "select current_setting('listen_addresses') as addresses, inet_server_addr() as own",
    )
    expect(row).toEqual({ addresses: '127.0.0.1', own: '127.0.0.1' })
    const guess = new URL(url)
    guess.password = 'guess'
    await expect(ask(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })
})

describe('when a store starts again', () => {
  test('then it has the stored data, under the same address', async () => {
    const folder = join(open, 'postgres')
    const first = await startAgain(folder)
    await ask(first.url, 'create table probe as select 42 as answer')
    await stopAll()
    const second = await start(folder)
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select answer from probe')).toEqual([{ answer: 42 }])
  })

  test('and the number in postmaster.pid belongs to another program now, then it starts all the same', async () => {
    const folder = join(open, 'postgres')
    await copyMade(folder)
    const pidFile = pidFileOfMade
      .replace(/^\d+/, String(process.pid))
      .replaceAll(join(madeBefore, 'postgres'), folder)
    await writeFile(join(folder, 'cluster/postmaster.pid'), pidFile)
    const { url } = await start(folder)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('and the password was lost, then the error says what to do', async () => {
    const folder = join(open, 'postgres')
    await copyMade(folder)
    await rm(join(folder, 'password'))
    await expect(start(folder)).rejects.toThrow(/password is missing.*backup/)
  })

  test('and the data is damaged, then the error names the reason and the log', async () => {
    const folder = join(open, 'postgres')
    await copyMade(folder)
    await rm(join(folder, 'cluster/global/pg_control'))
    await expect(start(folder)).rejects.toThrow(/did not start: .*pg_control.*server\.log/)
  })
})

describe('one application per folder', () => {
  test('when a second one starts, then it is refused and the first keeps running', async () => {
    const folder = join(open, 'postgres')
    const { url } = await startAgain(folder)
    await expect(start(folder)).rejects.toThrow(
      `Another Scoreclub (process ${process.pid}) is using ${folder}. Stop it first`,
    )
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('when two start together, then one of them wins', async () => {
    const both = await Promise.allSettled([lockFolder(open), lockFolder(open)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of both) if (one.status === 'fulfilled') one.value.release()
  })

  test.each([
    ['of a killed application whose number was given away', { pid: process.pid, birth: '1' }],
    ['of a process that is gone', { pid: 2 ** 22 + 1, birth: '1' }],
  ])('when there is the claim %s, then it does not block', async (_, claim) => {
    const held = await lockFolder(open)
    const [name] = await claims()
    const { place } = Place.parse(JSON.parse(await readFile(join(open, name ?? ''), 'utf8')))
    held.release()
    await writeFile(join(open, 'app-1-dead.lock'), JSON.stringify({ ...claim, place }))
    const again = await lockFolder(open)
    expect(await claims()).toHaveLength(1)
    again.release()
  })

  test('when a power failure left a broken claim, then it does not block a start', async () => {
    await writeFile(join(open, 'app-1-dead.lock'), '')
    const held = await lockFolder(open)
    expect(await claims()).toHaveLength(1)
    held.release()
  })

  test('when there is a claim from another container, then it counts only while it is being touched', async () => {
    const foreign = join(open, 'app-0-foreign.lock')
    await writeFile(foreign, JSON.stringify({ pid: 1, birth: '1', place: 'elsewhere' }))
    const beat = setInterval(() => void utimes(foreign, new Date(), new Date()).catch(() => undefined), 200)
    await expect(lockFolder(open)).rejects.toThrow('Another Scoreclub (process 1)')
    clearInterval(beat)
    await utimes(foreign, new Date(), new Date(Date.now() - 90_000))
    const held = await lockFolder(open)
    held.release()
  })
})

describe.runIf(isRoot)('when root starts it', () => {
  /** The program where every user may run it, and where only root may: wherever this checkout itself is. */
  let programs: string
  let openBundle: string
  let closedBundle: string
  /** A store that the program made in an open place, with a table in it. */
  let madeInOpen: string
  const running: RunningStore[] = []
  const daemon = { uid: 1, gid: 1 }

  beforeAll(async () => {
    programs = await realpath(await mkdtemp(join(tmpdir(), 'scoreclub-programs-')))
    await chmod(programs, 0o755)
    openBundle = await bundleStore(join(programs, 'open'))
    await mkdir(join(programs, 'closed'), { mode: 0o700 })
    closedBundle = join(programs, 'closed', basename(openBundle))
    await cp(join(programs, 'open'), join(programs, 'closed'), { recursive: true, verbatimSymlinks: true })
    madeInOpen = join(programs, 'postgres')
    const made = await run(madeInOpen, { bundle: openBundle })
    await ask(made.url, 'create table probe as select 42 as answer')
    await made.stop()
  })
  afterEach(async () => {
    for (const store of running.splice(0)) await store.kill('SIGTERM')
  })
  afterAll(() => rm(programs, { recursive: true, force: true }))

  /** Runs the program until its store answers. */
  async function run(folder: string, options: Parameters<typeof runStore>[1]) {
    const store = runStore(folder, options)
    running.push(store)
    const url = (await store.line(/^ready /)).replace('ready ', '')
    return { url, stop: () => store.kill('SIGTERM') }
  }

  const readOwnerId = async (path: string) => (await stat(path)).uid

  test('then it runs as user 65534, on files of that user, and an ordinary user who starts it afterwards is told who owns the folder', async () => {
    expect(await readOwnerId(join(madeInOpen, 'cluster/PG_VERSION'))).toBe(nobody)
    expect(await readOwnerId(join(madeInOpen, 'password'))).toBe(0)
    const store = runStore(madeInOpen, { bundle: openBundle, user: { uid: nobody, gid: nobody } })
    expect(await store.line(/^fault /)).toMatch(/belongs to root.*Start it as root again.*chown -R 65534/)
  })

  test.each([
    ['only root may enter the data folder', () => ({ folder: join(closed, 'postgres'), bundle: openBundle })],
    ['only root may enter the checkout', () => ({ folder: join(open, 'postgres'), bundle: closedBundle })],
  ])('and %s, then it runs in a user namespace, on files of root', async (_, place) => {
    const { folder, bundle } = place()
    const { url } = await run(folder, { bundle })
    expect(await readOwnerId(join(folder, 'cluster/PG_VERSION'))).toBe(0)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('and the folder moves from one kind of place to the other and back, then the data is kept', async () => {
    const there = join(closed, 'postgres')
    await copyStore(madeInOpen, there)
    const second = await run(there, { bundle: openBundle })
    expect(await readOwnerId(join(there, 'cluster/PG_VERSION'))).toBe(0)
    expect(await ask(second.url, 'select answer from probe')).toEqual([{ answer: 42 }])
    await second.stop()
    const back = join(open, 'postgres')
    await copyStore(there, back)
    const third = await run(back, { bundle: openBundle })
    expect(await readOwnerId(join(back, 'cluster/PG_VERSION'))).toBe(nobody)
    expect(await ask(third.url, 'select answer from probe')).toEqual([{ answer: 42 }])
  })

  test('on a folder of an ordinary user, then it runs as that user, who can start it again afterwards', async () => {
    const folder = join(open, 'postgres')
    await mkdir(folder, { mode: 0o700 })
    await chown(folder, daemon.uid, daemon.gid)
    const first = await run(folder, { bundle: openBundle, user: daemon })
    await ask(first.url, 'create table probe as select 42 as answer')
    await first.stop()
    await rm(join(folder, 'server.log'))
    const second = await run(folder, { bundle: openBundle })
    expect(await readOwnerId(join(folder, 'cluster/PG_VERSION'))).toBe(daemon.uid)
    expect(await ask(second.url, 'select answer from probe')).toEqual([{ answer: 42 }])
    await second.stop()
    const third = await run(folder, { bundle: openBundle, user: daemon })
    expect(await ask(third.url, 'select answer from probe')).toEqual([{ answer: 42 }])
  })
})

test('when the database server dies, then it is restarted under the same address', async () => {
  const { url } = await startAgain(join(open, 'postgres'))
  const pid = Number.parseInt(await readFile(join(open, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(log).toContain('The database server answers again.'), { timeout: 20_000 })
  expect(log.join()).toContain('ended by itself (SIGKILL)')
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})
