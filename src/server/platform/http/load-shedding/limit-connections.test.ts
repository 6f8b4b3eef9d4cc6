import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { openRawSocket, readRawAnswer, type RawSocket } from '#test/raw-socket.ts'
import { capacityOf } from './capacity.ts'
import { limitConnections } from './limit-connections.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A server with ten connections, two of them for an address; `open` tells whether one was let in. */
async function start(isBehindProxy: boolean) {
  const server = createServer((_request, response) => response.end('{}'))
  const capacity = { ...capacityOf({ openFiles: 0, memoryBytes: 0, cores: 1 }, 10), connectionsOfAddress: 2 }
  limitConnections(server, capacity, { isBehindProxy, isHttps: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  const sockets: RawSocket[] = []
  stops.push(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const open = async () => {
    const socket = await openRawSocket(address.port)
    socket.send('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await vi.waitFor(() => expect(socket.received()).toContain('}'), 20_000)
    sockets.push(socket)
    return readRawAnswer(socket.received())
  }
  return { open, sockets }
}

test('when an address has its share, then its next connection gets 503 with Retry-After, until one has closed', async () => {
  const { open, sockets } = await start(false)
  expect([(await open()).status, (await open()).status]).toEqual([200, 200])
  const refused = await open()
  expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } })
  expect(refused.headers.get('retry-after')).toBe('5')
  sockets[0]?.destroy()
  await vi.waitFor(async () => expect((await open()).status).toBe(200), 20_000)
})

test('when it stands behind a proxy, then only the whole counts', async () => {
  const { open } = await start(true)
  for (let i = 0; i < 10; i += 1) expect((await open()).status).toBe(200)
  expect((await open()).status).toBe(503)
})
