import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect } from 'vitest'

type StreamEvent = { name: string; data: unknown }

/** Opens an event stream over a real socket and hands out its events by name, in order. */
export async function readEvents(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  response.setEncoding('utf8')
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<string>
  let text = ''
  const next = async (name: string): Promise<StreamEvent> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const event = /^event: (.+)\ndata: (.+)$/.exec(block)
        if (event?.[1] === name) return { name, data: JSON.parse(event[2] ?? 'null') as unknown }
        continue
      }
      const chunk = await chunks.next()
      if (chunk.done) throw new Error(`The stream ended before ${name}`)
      text += chunk.value
    }
  }
  return { next, close: () => request.destroy() }
}
