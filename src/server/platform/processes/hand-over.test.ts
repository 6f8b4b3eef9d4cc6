import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { handOver } from './hand-over.ts'

/** A client in a thread of its own: it goes on while this one is busy. It asks once at its start and once when told to. */
const client = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads')
  const socket = connect(port, '127.0.0.1')
  const ask = (done) => socket.write('GET / HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n', done)
  socket.setEncoding('utf8')
  socket.on('data', (text) => parentPort.postMessage(text))
  socket.on('error', ({ message }) => parentPort.postMessage(message))
  socket.on('close', () => parentPort.postMessage('closed'))
  parentPort.on('message', () => ask(() => {
    Atomics.store(sent, 0, 1)
    Atomics.notify(sent, 0)
  }))
  ask()
`

let worker: Worker | undefined
afterEach(() => worker?.terminate())

test('when a request came in while the process was busy, then it is answered before its connection is given up', async () => {
  const app = fastify()
  app.get('/', () => 'here')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port.')
  const sent = new Int32Array(new SharedArrayBuffer(4))
  worker = new Worker(client, { eval: true, workerData: { port: address.port, sent } })
  const heard: unknown[] = []
  worker.on('message', (text) => heard.push(text))
  await once(worker, 'message')

  const silentMs = 50
  const over = handOver(app, silentMs)
  worker.postMessage('ask')
  // Nothing is read meanwhile: the request lies there when the time of silent connections is over.
  expect(Atomics.wait(sent, 0, 0, 60_000), 'or it was sent before this one waited').not.toBe('timed-out')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * silentMs)
  await over
  await expect.poll(() => heard.at(-1)).toBe('closed')
  expect(heard.slice(0, -1).map((text) => String(text).split('\r\n')[0])).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
  ])
})
