import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from '#server/platform/db/embedded-binaries.ts'
import { type Identity, giveTo, spawnAs, takeIdentity } from '#server/platform/db/embedded-identity.ts'
import { freePort } from '../free-port.ts'

export type OtherServer = { url: string; stop: () => Promise<void> }

/**
 * The oldest server that we promise to run on, as an operator's package makes one, on a port of this machine, with one
 * superuser and no data of ours. `folder`: that of the package.
 */
export async function startPostgres15(folder: string): Promise<OtherServer> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'scoreclub-postgres-15-')))
  const cluster = join(home, 'cluster')
  const { initdb, postgres } = await findBinaries(await realpath(folder))
  const identity = await takeIdentity({ folder: home, cluster, postgres })
  await mkdir(cluster, { mode: 0o700 })
  await giveTo(identity, cluster)
  const asked = ['--username', 'operator', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C']
  await finish(identity, [initdb, '--pgdata', cluster, '--no-sync', ...asked])
  const port = await freePort()
  const place = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const server = spawnAs(identity, [postgres, '-D', cluster, ...place, '-c', 'fsync=off'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
  })
  const url = `postgresql://operator@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await end(server)
    await rm(home, { recursive: true, force: true })
  }
  try {
    await answers(server, url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function finish(identity: Identity, command: readonly string[]): Promise<void> {
  const child = spawnAs(identity, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`initdb of PostgreSQL 15 ended with ${child.exitCode}`)
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (hasEnded(server)) throw new Error('PostgreSQL 15 ended before it answered')
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await delay(50) // it is still starting
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
