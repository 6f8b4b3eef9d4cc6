import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give by themselves: 32768 and up on Linux, 49152 and up elsewhere. */
const chosenPorts = { first: 20_000, count: 12_000 }

/**
 * A free port of 127.0.0.1 for a program that gets its number before it starts, and keeps it over restarts. A port that the
 * system gave would be given again to any server or connection of the tests beside while nobody listens there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = chosenPorts.first + Math.floor(Math.random() * chosenPorts.count)
    if (await isFree(port)) return port
  }
}

/** The first of so many ports in a row that are free now. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort()
    const others = Array.from({ length: count - 1 }, (_, i) => first + 1 + i)
    if ((await Promise.all(others.map(isFree))).every((is) => is)) return first
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false // in use
  }
  await once(probe.close(), 'close')
  return true
}
