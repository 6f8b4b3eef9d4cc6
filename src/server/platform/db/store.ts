import { join } from 'node:path'
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded.ts'

export type Store = { url: string; stop: () => Promise<void>; exited: Promise<string> }

/**
 * The PostgreSQL server of DATABASE_URL, which somebody else runs, or our own in the data folder; `signal` gives up the start
 * of our own.
 */
export function openStore(config: Config, log: (line: string) => void, signal?: AbortSignal): Promise<Store> {
  if (config.databaseUrl === undefined) {
    const settings = { max_connections: String(config.storeConnections) }
    return startEmbedded({ folder: join(config.dataDir, 'postgres'), log, settings, signal })
  }
  return Promise.resolve({
    url: config.databaseUrl,
    stop: () => Promise.resolve(),
    exited: new Promise<string>(() => undefined),
  })
}
