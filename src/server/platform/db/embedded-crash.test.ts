import { readFileSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { times } from '#test/long-form.ts'
import { type RunningStore, runStore } from '#test/run-store.ts'
import { processBirth, signalProcess } from './running-process.ts'

let folder: string
let running: RunningStore | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreclub-crash-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await running?.kill('SIGTERM')
  running = undefined
  await rm(folder, { recursive: true, force: true })
})

const victims = ['app', 'server', 'both', 'app alone'] as const
const rounds = Array.from({ length: times(1, 5) }, () => victims).flat()

/** The application and its server are killed in every combination, again and again on one data folder. */
test(
  `${rounds.length} kills of the application, the server, or both lose no acknowledged row`,
  { timeout: 300_000, tags: ['smaller-here'] },
  async () => {
    const acknowledged = new Set<string>()
    running = runStore(folder)
    for (const [round, victim] of rounds.entries()) {
      const url = (await running.line(/^ready /)).slice('ready '.length)
      await acknowledgements(running, 5 + 7 * (round % 6))
      const server = serverPid()
      switch (victim) {
        case 'server': {
          const from = running.lines.length
          signalProcess(server, 'SIGKILL')
          await running.line(/answers again/, from)
          await acknowledgements(running, 5)
          break
        }
        case 'app':
          await running.kill('SIGKILL')
          break
        case 'both':
          signalProcess(server, 'SIGKILL')
          await running.kill('SIGKILL')
          break
        case 'app alone':
          // Without its watcher the server stays behind, as when the application dies before it starts one.
          for (const pid of shells(running.pid)) signalProcess(pid, 'SIGKILL')
          await running.kill('SIGKILL')
          expect(processBirth(server), 'the server outlives the application').toBeDefined()
          break
      }
      for (const line of running.lines)
        if (line.startsWith('row ')) acknowledged.add(line.slice('row '.length))
      if (victim !== 'server') running = runStore(folder)
      await running.line(/^ready /)
      expect(await missing(url, acknowledged), `round ${round}, ${victim} killed`).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(rounds.length * 5)
  },
)

test('a server whose application was killed ends by itself', async () => {
  running = runStore(folder)
  await running.line(/^ready /)
  const server = serverPid()
  await running.kill('SIGKILL')
  running = undefined
  await vi.waitFor(() => expect(processBirth(server)).toBeUndefined(), { timeout: 10_000, interval: 20 })
})

test('when a first start is killed while it makes the data folder, then the next start succeeds', async () => {
  running = runStore(folder)
  await vi.waitFor(async () => expect((await readdir(folder)).join()).toContain('unfinished-'), {
    timeout: 10_000,
    interval: 5,
  })
  await running.kill('SIGKILL')
  running = runStore(folder)
  await acknowledgements(running, 1)
  expect((await readdir(folder)).join()).not.toContain('unfinished-')
})

function serverPid(): number {
  return Number.parseInt(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10)
}

function shells(parent: number): number[] {
  const own = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(`(sh) S ${parent} `)
    } catch {
      return false // it ended while we looked
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && own(name))
    .map(Number)
}

async function acknowledgements(store: RunningStore, count: number): Promise<void> {
  for (let from = store.lines.length; count > 0; count -= 1) {
    await store.line(/^row /, from)
    from = store.lines.findIndex((line, index) => index >= from && line.startsWith('row ')) + 1
  }
}

async function missing(url: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from rows')
  await client.end()
  const present = new Set(rows.map(({ id }) => id))
  return [...acknowledged].filter((id) => !present.has(id))
}
