import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterReading, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { callsUnderWay } from '../http/load-shedding/overload.ts'

/** How long a silent connection may be used once more before it is closed. Browsers and proxies ask again where they meet that. */
const SILENT_MS = 3_000
/** The longest call is the reading of a photo that waits for its turn; what is left is cut off by the shutdown. */
const LONGEST_MS = 60_000
const LOOK_MS = 50

/**
 * Takes no new connections from now on, and gives up those that are there without a dropped request: each is answered once
 * more and told that it ends. Resolves when no call is under way and only streams are left.
 */
export async function handOver(app: FastifyInstance, silentMs = SILENT_MS): Promise<void> {
  const { server } = app
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  // Not `server.close()`: that of http ends idle connections at once, over which the next request may be on its way.
  NetServer.prototype.close.call(server)
  await delay(silentMs)
  // What came in while this process was busy waits to be read, and its connection only looks silent.
  await afterReading()
  server.closeIdleConnections()
  const until = Date.now() + LONGEST_MS
  do await delay(LOOK_MS)
  while (callsUnderWay(app) > 0 && Date.now() < until)
}
