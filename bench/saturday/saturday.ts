import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { connect } from '#server/platform/db/client.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Row } from '../figures.ts'
import { type Program, runProgram } from '../world.ts'
import { seedClubs, type Saturday } from './seed-clubs.ts'

/** A score that takes longer than this is felt, and a board that is later is not live. */
const MOST_MS = 1_000
/** How many times as fast as on the course, one after the other; SATURDAY_SPEEDS names others, as `1,2,5`. */
const SPEEDS = (process.env.SATURDAY_SPEEDS ?? '1,2,5,10,15,20,30,40,60').split(',').map(Number)
const SECONDS = 20
/** For a statement that fills a table, or for all that is vacuumed. */
const SEEDING_MS = 10 * 60_000

const Listening = z.object({ port: z.number() })
const Usage = z.object({ cpuMicros: z.number(), rss: z.number() })
const Watching = z.object({ streams: z.number() })
const Times = z.object({ p50: z.number(), p99: z.number() })
const Played = z.object({
  asked: z.number(),
  taken: z.number(),
  tookSeconds: z.number(),
  refused: z.array(z.object({ status: z.number(), times: z.number() })),
  scoreMs: Times,
  arrivals: z.number(),
  arrivalMs: Times,
  lost: z.number(),
  cpuMicros: z.number(),
})
type Played = z.infer<typeof Played>

const fromEnvironment = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

/**
 * The Saturday of a union: all clubs have a competition out on the course at the same time, with spectators, against
 * web processes on one PostgreSQL. It is played faster and faster until something breaks, and says what did.
 */
export async function benchSaturday(): Promise<Row[]> {
  const saturday = {
    clubs: fromEnvironment('SATURDAY_CLUBS', 538),
    players: fromEnvironment('SATURDAY_PLAYERS', 120),
    spectators: fromEnvironment('SATURDAY_SPECTATORS', 4),
  }
  const processes = fromEnvironment('SATURDAY_PROCESSES', availableParallelism())
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-saturday-'))
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const store = await startEmbedded({ folder: join(folder, 'postgres'), log: console.log })
    closing.push(store.stop)
    const { pool } = connect(store.url, { statementMs: SEEDING_MS })
    closing.push(() => pool.end())
    await migrate(pool)
    await seedClubs(pool, saturday)
    const apps = Array.from({ length: processes }, () => startApp(store.url, folder, processes))
    closing.push(...apps.map((app) => app.stop))
    const ports: number[] = []
    for (const app of apps) ports.push((await app.ask({ do: 'listen' }, Listening)).port)
    const players = runProgram('saturday/players-process.ts')
    closing.push(players.stop)
    return await playAll({ saturday, apps, ports, players })
  } finally {
    for (let step = closing.pop(); step; step = closing.pop()) await step()
  }
}

function startApp(storeUrl: string, folder: string, processes: number): Program {
  return runProgram('app-process.ts', {
    STORE_URL: storeUrl,
    DATABASE_URL: storeUrl,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    AUTH_SECRET: 'a secret of the benchmarks, which hold nothing',
    WEB_PROCESSES: String(processes),
    // All spectators and players come from this machine.
    MOST_CONNECTIONS: '100000',
  })
}

type Playing = { saturday: Saturday; apps: readonly Program[]; ports: readonly number[]; players: Program }

async function playAll({ saturday, apps, ports, players }: Playing): Promise<Row[]> {
  const { clubs, spectators } = saturday
  const { streams } = await players.ask({ do: 'watch', ports, clubs, spectators }, Watching)
  const rows: Row[] = []
  const name = `${clubs} clubs x ${saturday.players} players, ${streams} streams, ${apps.length} processes`
  for (const speed of SPEEDS) {
    const [before, busyBefore] = [await usageOf(apps), busyMs()]
    const played = await players.ask({ do: 'play', ports, ...saturday, speed, seconds: SECONDS }, Played)
    const [after, busyAfter] = [await usageOf(apps), busyMs()]
    const cores = {
      web: (after.cpuMicros - before.cpuMicros) / (played.tookSeconds * 1e6),
      players: played.cpuMicros / (played.tookSeconds * 1e6),
      machine: (busyAfter - busyBefore) / (played.tookSeconds * 1_000),
    }
    const broken = whatBroke(played)
    rows.push(
      rowOf(`${name}, ${speed} times as fast as on the course`, played, { cores, rss: after.rss, broken }),
    )
    console.log(rows.at(-1))
    if (broken) break
  }
  return rows
}

async function usageOf(apps: readonly Program[]) {
  const all = await Promise.all(apps.map((app) => app.ask({ do: 'usage' }, Usage)))
  return {
    cpuMicros: all.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0),
    rss: all.reduce((sum, { rss }) => sum + rss, 0),
  }
}

/** For how long the machine's cores were busy so far, all together. */
function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice + times.irq, 0)
}

type Cores = Record<'web' | 'players' | 'machine', number>

function whatBroke({ asked, taken, refused, scoreMs, arrivalMs, lost }: Played): string | undefined {
  if (lost > 0) return `${lost} streams were closed`
  if (refused.length > 0)
    return refused.map(({ status, times }) => `${times} scores got ${status}`).join(', ')
  if (scoreMs.p99 > MOST_MS) return `scores took ${Math.round(scoreMs.p99)} ms at p99`
  if (arrivalMs.p99 > MOST_MS) return `boards were ${Math.round(arrivalMs.p99)} ms late at p99`
  return taken < asked ? `${asked - taken} scores were not answered` : undefined
}

function rowOf(
  name: string,
  played: Played,
  { cores, rss, broken }: { cores: Cores; rss: number; broken: string | undefined },
): Row {
  const ms = ({ p50, p99 }: { p50: number; p99: number }) => `${Math.round(p50)} / ${Math.round(p99)}`
  const perSecond = Math.round(played.taken / played.tookSeconds)
  return {
    measured: `${name}: scores a second; score and last stream, ms p50 / p99`,
    ours: `${perSecond}; ${ms(played.scoreMs)}; ${ms(played.arrivalMs)}`,
    bare: '',
    ratio: [
      `cores: web ${cores.web.toFixed(2)}, players ${cores.players.toFixed(2)}, whole machine ${cores.machine.toFixed(2)}`,
      `${Math.round(rss / 2 ** 20)} MiB in all web processes`,
    ].join('; '),
    goal: broken === undefined ? `held (each under ${MOST_MS} ms)` : `broke: ${broken}`,
  }
}
