import cluster from 'node:cluster'
import { type Config, readConfig } from '../platform/config.ts'
import { openStore } from '../platform/db/store.ts'
import { hostOrigin } from '../platform/http/absolute-url.ts'
import { holdPort } from '../platform/http/hold-port.ts'
import { machineHosts, thisMachine } from '../platform/http/machine-addresses.ts'
import { nextStep } from '../platform/next-step.ts'
import { openWebProcess } from './open-web-process.ts'
import { ProcessGroup } from '../platform/processes/process-group.ts'
import { ofGroup } from '../platform/processes/process-messages.ts'
import { serveInGroup } from './serve-in-group.ts'
import { Shutdown } from '../platform/shutdown.ts'
import { StartupError } from '../platform/startup-error.ts'

// `npm start | head` goes away while we serve; that the lines have no reader is no reason to stop.
process.stdout.on('error', () => undefined)

/** Where this process serves, once it does, and what to do there; undefined when it was told to stop before that. */
export const serving = await start()

async function start(): Promise<{ url: string; nextStep: string } | undefined> {
  const shutdown = new Shutdown(say)
  try {
    if (cluster.isWorker && process.env[ofGroup] !== undefined) {
      await serveInGroup({ shutdown, say })
      return undefined
    }
    const config = readConfig(process.env)
    const held = await shutdown.open('starting page', holdPort(config), ({ release }) => release())
    const store = await shutdown.open('store', openStore(config, say, shutdown.signal), ({ stop }) => stop())
    if (shutdown.hasBegun) return undefined
    void store.exited.then((reason) => shutdown.fail(`The store is gone: ${reason}`))

    const asked = { config: { ...config, port: held.port }, storeUrl: store.url, release: held.release }
    const opened = await (config.webProcesses > 1 ? serveWithGroup : serveAlone)(shutdown, asked)
    if (!opened) return undefined
    const address = config.publicUrl ?? `http://localhost:${held.port}`
    say(`Scoreclub is ready at ${address}${forPhones(config, held.port)}`)
    return { url: address, nextStep: nextStep(address, opened) }
  } catch (error) {
    // Told to stop meanwhile: the steps under way fail because the store goes, and the shutdown exits for us.
    if (shutdown.hasBegun) return undefined
    shutdown.fail(error instanceof StartupError ? error.message : explain(error))
    return undefined
  }
}

type Asked = { config: Config; storeUrl: string; release: () => Promise<void> }

async function serveAlone(
  shutdown: Shutdown,
  { config, storeUrl, release }: Asked,
): Promise<{ hasClub: boolean } | undefined> {
  const web = await openWebProcess(shutdown, { config, storeUrl, say })
  await release()
  if (!web || shutdown.hasBegun) return undefined
  await web.listen()
  return web
}

/** WEB_PROCESSES of them; SIGHUP restarts them one after the other. */
async function serveWithGroup(
  shutdown: Shutdown,
  { config, storeUrl, release }: Asked,
): Promise<{ hasClub: boolean } | undefined> {
  const env = { DATABASE_URL: storeUrl, PORT: String(config.port) }
  const group = new ProcessGroup({ count: config.webProcesses, env, say })
  const starting = shutdown.open('web processes', Promise.resolve(group), (one) => one.stop())
  process.on('SIGHUP', () => {
    if (!shutdown.hasBegun) group.restart()
  })
  await starting
  const opened = await group.start(release)
  return shutdown.hasBegun ? undefined : opened
}

/** The address another device on the same network can use, when we listen for it. */
function forPhones(config: Config, port: number): string {
  if (config.publicUrl !== undefined) return ''
  const [first] = machineHosts(config.host, thisMachine())
  return first === undefined ? '' : ` (phones on this network: ${hostOrigin(first, port)})`
}

function explain(error: unknown): string {
  return `Scoreclub could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
