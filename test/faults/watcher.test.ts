import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { Watcher } from './watcher.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

/** A server of streams and boards that says what the test has it say, and a watcher of it. */
async function watchByHand() {
  const streams: ServerResponse[] = []
  const questions: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/stream')) streams.push(response.writeHead(200))
    else questions.push(response)
  }).listen(0, '127.0.0.1')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port.')
  const watcher = new Watcher({ url: `http://127.0.0.1:${address.port}`, competitionId: 'cmp_a', cookie: '' })
  closing.push(() => {
    watcher.stop()
  })
  watcher.open()
  const say = (name: string, data: unknown) =>
    streams.at(-1)?.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  await vi.waitFor(() => {
    expect(streams).toHaveLength(1)
  })
  say('hello', { version: 'a.1' })
  await vi.waitFor(() => {
    expect(questions).toHaveLength(1)
  })
  return { watcher, streams, questions, say }
}

const board = { 'content-type': 'application/json', etag: '"a.1"' }

test('when a change arrives while the snapshot before it is still on its way, then the watcher has that change', async () => {
  const { watcher, questions, say } = await watchByHand()
  say('change', { from: 'a.1', to: 'a.2', rows: [] })
  await vi.waitFor(() => {
    expect(watcher.heard).toBe(2)
  })
  questions[0]?.writeHead(200, board).end('[]')
  await vi.waitFor(() => {
    expect(watcher.version).toBe('a.2')
  })
})

test('when the server is killed in the middle of a snapshot, then the watcher comes back and reads it again', async () => {
  const { watcher, streams, questions, say } = await watchByHand()
  questions[0]?.writeHead(200, { ...board, 'content-length': '2' }).write('[')
  await new Promise((resolve) => setImmediate(resolve))
  questions[0]?.destroy()
  await vi.waitFor(() => {
    expect(streams).toHaveLength(2)
  })
  say('hello', { version: 'a.1' })
  await vi.waitFor(() => {
    expect(questions).toHaveLength(2)
  })
  questions[1]?.writeHead(200, board).end('[]')
  await vi.waitFor(() => {
    expect(watcher.version).toBe('a.1')
  })
})
