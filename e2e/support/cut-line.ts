import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut as a tunnel cuts it, for pages and service workers alike, and mended. */
export type Line = {
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** `near`: the address of this machine by which it is reached. */
export async function openLine(serverUrl: string, near = '127.0.0.1'): Promise<Line> {
  const { port, hostname } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const relay = createServer((caller) => {
    const far = connect({ port: Number(port), host: hostname })
    for (const [from, to] of [
      [caller, far],
      [far, caller],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (at: number) => {
    relay.listen(at, near)
    await once(relay, 'listening')
    const address = relay.address()
    if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
    return address.port
  }
  const cut = async () => {
    if (!relay.listening) return
    const closed = once(relay, 'close')
    relay.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const own = await listen(0)
  return { url: `http://${near}:${own}`, cut, close: cut, mend: async () => void (await listen(own)) }
}
