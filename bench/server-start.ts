import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { type AppProcess, appProcess } from '../test/faults/app-process.ts'
import { storeProcesses } from '../test/faults/power-cut.ts'
import { freePort } from '../test/free-port.ts'
import { type Row, spread } from './figures.ts'

const ROUNDS = 5
const IDLE_MS = 30_000

/**
 * From the start of the built server to its first answer that it is ready: with an empty data folder, again, and after a kill
 * of everything; and what it and its store hold in memory when nobody has asked for anything.
 */
export async function benchServerStart(): Promise<Row[]> {
  await ensureBuilt()
  const first: number[] = []
  const again: number[] = []
  const afterKill: number[] = []
  const memory: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'scoreclub-start-'))
    const app = appProcess({ port: await freePort(), env: { DATA_DIR: dataDir } })
    try {
      first.push(await startMs(app))
      await app.end('SIGTERM')
      again.push(await startMs(app))
      await app.end('SIGKILL')
      afterKill.push(await startMs(app))
      if (round === 0) {
        await delay(IDLE_MS)
        memory.push(await megabytes(app, join(dataDir, 'postgres/cluster')))
      }
    } finally {
      await app.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    }
  }
  const row = (what: string, seconds: number[], goal: string): Row => ({
    measured: `${what}, s`,
    ours: spread(seconds, 1),
    bare: '',
    ratio: '',
    goal,
  })
  return [
    row('the built server with an empty data folder, until it is ready', first, ''),
    row('the same with its data, stopped before', again, 'under 3'),
    row('the same after a kill', afterKill, 'under 3'),
    {
      measured: `memory of the server and its store after ${IDLE_MS / 1_000} s without a request, MB`,
      ours: String(Math.round(memory[0] ?? Number.NaN)),
      bare: '',
      ratio: '',
      goal: 'under 250',
    },
  ]
}

async function startMs(app: AppProcess): Promise<number> {
  const begun = performance.now()
  app.start()
  await app.ready()
  return (performance.now() - begun) / 1_000
}

/** What would be free without these processes: memory that several share counts once (PSS). */
async function megabytes(app: AppProcess, cluster: string): Promise<number> {
  const pids = [app.pid(), ...storeProcesses(cluster)]
  const kilobytes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? Number.NaN)
    }),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1_000
}
