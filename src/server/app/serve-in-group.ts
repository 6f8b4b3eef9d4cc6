import { once } from 'node:events'
import { readConfig } from '../platform/config.ts'
import type { Shutdown } from '../platform/shutdown.ts'
import { handOver } from '../platform/processes/hand-over.ts'
import { openWebProcess } from './open-web-process.ts'
import { toWebProcess, type FromWebProcess } from '../platform/processes/process-messages.ts'

type Serving = { shutdown: Shutdown; say: (line: string) => void }

/**
 * One of several web processes on one port: prepares itself, serves when it is told to, and ends when another has taken over or
 * all end. The process that started it gives it the store and the port by its environment (process-group.ts).
 */
export async function serveInGroup({ shutdown, say }: Serving): Promise<void> {
  // A terminal that is closed tells all of them; what becomes of that is for the first process to say.
  process.on('SIGHUP', () => undefined)
  process.on('message', (message) => {
    if (toWebProcess.parse(message).do === 'stop') shutdown.end()
  })
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) throw new Error('A web process of several is given its store.')
  const web = await openWebProcess(shutdown, { config, storeUrl: config.databaseUrl, say })
  if (!web) return
  tell({ say: 'prepared', hasClub: web.hasClub })
  await told('serve')
  if (shutdown.hasBegun) return
  await web.listen()
  tell({ say: 'serving' })
  await told('hand_over')
  await handOver(web.app)
  shutdown.end()
}

async function told(what: 'serve' | 'hand_over'): Promise<void> {
  for (;;) {
    const heard: unknown[] = await once(process, 'message')
    if (toWebProcess.parse(heard[0]).do === what) return
  }
}

function tell(message: FromWebProcess): void {
  process.send?.(message)
}
