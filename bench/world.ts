import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { z } from 'zod'
import { connect } from '#server/platform/db/client.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { seed, type Seeded } from './seed.ts'

/** A program of this folder in a process of its own, which answers each message with one. */
export type Program = {
  pid: number
  ask: <S extends z.ZodType>(question: Record<string, unknown>, answer: S) => Promise<z.output<S>>
  stop: () => Promise<void>
}

export type World = Seeded & {
  pool: Pool
  postgres: string
  storeUrl: string
  app: Program
  port: number
  close: () => Promise<void>
}

const PLAYERS = 150
const SECRET = 'a secret of the benchmarks, which hold nothing'
const Listening = z.object({ port: z.number() })

/** The real application on a socket, in its own process, on a real durable PostgreSQL with a competition of 150 full cards. */
export async function makeWorld({
  players = PLAYERS,
  env = {},
}: { players?: number; env?: Record<string, string> } = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-bench-'))
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (let step = closing.pop(); step; step = closing.pop()) await step()
  }
  try {
    const store = await startEmbedded({ folder: join(folder, 'postgres'), log: console.log })
    closing.push(store.stop)
    const { db, pool } = connect(store.url)
    closing.push(() => pool.end())
    await migrate(pool)
    const seeded = await seed(db, { players })
    // Otherwise the autovacuum of the freshly filled tables would run during one of the rounds.
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    const app = runProgram('app-process.ts', {
      STORE_URL: store.url,
      ...(process.env.BENCH_SHARED ? { DATABASE_URL: store.url } : {}),
      DATA_DIR: folder,
      AUTH_SECRET: SECRET,
      NODE_ENV: 'production',
      ...env,
    })
    closing.push(app.stop)
    const { port } = await app.ask({ do: 'listen' }, Listening)
    const postgres = rows[0]?.server_version ?? ''
    return { ...seeded, pool, postgres, storeUrl: store.url, app, port, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** With BENCH_PROFILE, the path of a folder, each program writes a CPU profile there. */
export function runProgram(file: string, env: Record<string, string> = {}): Program {
  const profile = process.env.BENCH_PROFILE
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: [...process.execArgv, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
  })
  if (child.pid === undefined) throw new Error(`${file} was not started`)
  return {
    pid: child.pid,
    ask: async (question, answer) => answer.parse(await nextMessage(child, question)),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.disconnect()
      const overdue = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(overdue)
    },
  }
}

async function nextMessage(child: ChildProcess, question: Record<string, unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A program of the benchmark ended early.'))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message)
    })
    child.send(question)
  })
}
