import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Config } from '../../platform/config.ts'
import { type Address, storeUrl } from '../../platform/db/embedded-cluster.ts'
import { database } from '../../platform/db/embedded.ts'
import { openStore } from '../../platform/db/store.ts'
import { errorCode } from '../../platform/error-code.ts'

/**
 * Runs `use` on the store that the configuration names: the server of DATABASE_URL, the embedded one of a Scoreclub that
 * runs now, or else the embedded one, started for this and stopped again.
 */
export async function withStore<T>(
  config: Config,
  log: (line: string) => void,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const running = config.databaseUrl ?? (await runningEmbedded(join(config.dataDir, 'postgres')))
  if (running !== undefined) return await use(running)
  return await withOwnStore(config, log, use)
}

/** The same where nobody else may use the store meanwhile: of an embedded one that runs, its claim refuses a second. */
export async function withOwnStore<T>(
  config: Config,
  log: (line: string) => void,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const store = await openStore(config, log)
  try {
    return await use(store.url)
  } finally {
    await store.stop()
  }
}

/** The address of the embedded server that runs on this folder; undefined when none answers. */
async function runningEmbedded(folder: string): Promise<string | undefined> {
  const password = await readIfThere(join(folder, 'password'))
  const state = await readIfThere(join(folder, 'cluster/postmaster.pid'))
  if (password === undefined || state === undefined) return undefined
  // The lines of this file: process, folder, start, port, folder of the socket, address that it listens on.
  const [, , , port = '', socketFolder = ''] = state.split('\n')
  const address: Address =
    socketFolder === ''
      ? { socketFolder: undefined, port: Number(port) }
      : { socketFolder, port: Number(port) }
  const url = storeUrl(address, password.trim(), database)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return url
  } catch {
    // What a killed server left; whoever starts one next clears it away.
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
