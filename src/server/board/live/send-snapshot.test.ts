import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { versionFromEtag } from '#contract/platform/version-from-etag.ts'
import type { Snapshot } from './leaderboard-hub.ts'
import { makeSendSnapshot } from './send-snapshot.ts'

const bytes = Buffer.from(JSON.stringify(Array.from({ length: 150 }, (_, i) => ({ position: i + 1 }))))
const own: Snapshot = { version: 'aaaaaaaa.1', isFinal: false, bytes }

/** A server that sends what it is told to, and a reader that does not decompress. */
async function reading() {
  const send = makeSendSnapshot([['x-fixed', 'yes']])
  let snapshot = own
  const server = createServer((request, response) => send(request.headers, response, snapshot))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (next: Snapshot, headers: IncomingHttpHeaders = {}) => {
    snapshot = next
    const asked = request({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip', ...headers } })
    asked.end()
    const answer = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve))
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(answer, 'end')
    const { etag, 'content-encoding': encoding } = answer.headers
    return { status: answer.statusCode, etag, encoding, body: Buffer.concat(chunks) }
  }
}

test('when a board is read by its versions of several processes, then its bytes are compressed once and sent so to all', async () => {
  const read = await reading()
  await vi.waitFor(async () => expect((await read(own)).encoding).toBe('gzip'), { timeout: 20_000 })
  // As the hub gives it to each reader whose stream is another process's: the same bytes under that version.
  for (const version of ['bbbbbbbb.7', 'cccccccc.3']) {
    const { etag, encoding, body } = await read({ ...own, version })
    expect([etag, encoding]).toEqual([`"${version}-gzip"`, 'gzip'])
    expect(gunzipSync(body)).toEqual(bytes)
    // Or boards never know that they are in step with their stream.
    expect(versionFromEtag(etag ?? '')).toBe(version)
    expect((await read({ ...own, version }, { 'if-none-match': `"${version}-gzip"` })).status).toBe(304)
  }
})

test('when a reader takes no gzip, then they get the plain bytes', async () => {
  const read = await reading()
  const { encoding, body, etag } = await read(own, { 'accept-encoding': 'identity' })
  expect([encoding, etag, body.equals(bytes)]).toEqual([undefined, '"aaaaaaaa.1"', true])
})
