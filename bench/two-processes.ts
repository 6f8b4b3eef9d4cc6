import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { connect } from '#server/platform/db/client.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { limitToShareOfCore } from './core-share.ts'
import { median, ratios, type Row, spread } from './figures.ts'
import { load } from './load.ts'
import { seed } from './seed.ts'
import { type Program, runProgram } from './world.ts'

const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32
/** So little that the load and the store are never what is missing on two cores. */
const SHARE = 0.3

const Listening = z.object({ port: z.number() })
const Usage = z.object({ cpuMicros: z.number() })

type Served = { program: Program; port: number }

/**
 * The board of 150 read from two processes on one store, and in turn from one of them, with as many connections in all. Where
 * the load has no cores of its own it takes them from the processes. So both are measured again with a part of a core for
 * each process, where the system lets this program give it out.
 */
export async function benchTwoProcesses(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-two-'))
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const store = await startEmbedded({ folder: join(folder, 'postgres'), log: console.log })
    closing.push(store.stop)
    const { db, pool } = connect(store.url)
    closing.push(() => pool.end())
    await migrate(pool)
    const { competitionId, players } = await seed(db, { players: 150 })
    const served: Served[] = []
    while (served.length < 2) {
      const program = runProgram('app-process.ts', {
        STORE_URL: store.url,
        DATABASE_URL: store.url,
        DATA_DIR: folder,
        NODE_ENV: 'production',
        AUTH_SECRET: 'a secret of the benchmarks, which hold nothing',
        WEB_PROCESSES: '2',
      })
      closing.push(program.stop)
      served.push({ program, ...(await program.ask({ do: 'listen' }, Listening)) })
    }
    const path = `/api/competitions/${competitionId}/leaderboard`
    const read = { path, headers: { cookie: players[0]?.cookie ?? '' } }
    const rows = await compare(served, read, 'board of 150 from two processes')
    return [...rows, ...(await compareLimited(served, read))]
  } finally {
    for (let step = closing.pop(); step; step = closing.pop()) await step()
  }
}

type Read = { path: string; headers: Record<string, string> }

async function compareLimited(both: readonly Served[], read: Read): Promise<Row[]> {
  const lifting: (() => Promise<void>)[] = []
  try {
    for (const { program } of both) {
      const lift = await limitToShareOfCore(program.pid, SHARE)
      if (!lift) return []
      lifting.push(lift)
    }
    return await compare(both, read, `the same, ${SHARE} of a core for each process`)
  } finally {
    for (const lift of lifting) await lift()
  }
}

async function compare(both: readonly Served[], read: Read, what: string): Promise<Row[]> {
  const alone = both.slice(0, 1)
  await measure(both, read)
  const ofTwo: Measured[] = []
  const ofOne: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ofTwo.push(await measure(both, read))
    ofOne.push(await measure(alone, read))
  }
  const perSecond = (rounds: readonly Measured[]) => rounds.map((one) => one.perSecond)
  const cpu = (rounds: readonly Measured[]) => rounds.map((one) => one.cpuMicros)
  const busy = (rounds: readonly Measured[]) => `${Math.round(median(rounds.map((one) => one.busy)))} %`
  return [
    {
      measured: `${what}, against one: replies/s`,
      ours: spread(perSecond(ofTwo)),
      bare: spread(perSecond(ofOne)),
      ratio: spread(ratios(perSecond(ofTwo), perSecond(ofOne)), 2),
      goal: 'at least 1.7',
    },
    {
      measured: `${what}, against one: server CPU per reply, µs`,
      ours: spread(cpu(ofTwo), 1),
      bare: spread(cpu(ofOne), 1),
      ratio: spread(ratios(cpu(ofOne), cpu(ofTwo)), 2),
      goal: `(a core’s use ${busy(ofTwo)} and ${busy(ofOne)})`,
    },
  ]
}

type Measured = { perSecond: number; cpuMicros: number; busy: number }

async function measure(served: readonly Served[], read: Read): Promise<Measured> {
  const before = await usedBy(served)
  const connections = CONNECTIONS / served.length
  const loads = await Promise.all(
    served.map(({ port }) => load({ port, ...read, seconds: SECONDS, connections })),
  )
  const used = (await usedBy(served)) - before
  const total = loads.reduce((sum, one) => sum + one.total, 0)
  const seconds = Math.max(...loads.map((one) => one.seconds))
  return { perSecond: total / seconds, cpuMicros: used / total, busy: (100 * used) / (seconds * 1e6) }
}

async function usedBy(served: readonly Served[]): Promise<number> {
  const all = await Promise.all(served.map(({ program }) => program.ask({ do: 'usage' }, Usage)))
  return all.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0)
}
