import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a store that can go dead without closing: what comes is swallowed until it is let through again. */
export type StallingProxy = {
  url: string
  stall: () => void
  flow: () => void
  /** Passes the next message that contains the text on to the store, and cuts the line before the answer comes. */
  loseAnswerTo: (text: string) => void
  close: () => Promise<void>
}

/** Stands between a test and its store; `storeUrl` may name a folder of a Unix socket, as the embedded store's does. */
export async function startStallingProxy(storeUrl: string): Promise<StallingProxy> {
  const store = new URL(storeUrl)
  const port = Number(store.port || 5432)
  const folder = store.searchParams.get('host')
  const sockets = new Set<Socket>()
  let isStalled = false
  let unanswered: string | undefined
  const server = createServer((near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect({ port, host: store.hostname })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes: Buffer) => {
        if (!isStalled) to.write(bytes)
        if (from !== near || unanswered === undefined || !bytes.includes(unanswered)) return
        unanswered = undefined
        far.removeAllListeners('data').on('data', () => near.destroy())
      })
      // Each end's fault shows as the end of the other.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  const url = new URL(storeUrl)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    stall: () => {
      isStalled = true
    },
    flow: () => {
      isStalled = false
    },
    loseAnswerTo: (text) => {
      unanswered = text
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
