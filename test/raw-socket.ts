import { once } from 'node:events'
import { createConnection } from 'node:net'

/** A bare connection, for what fetch hides: requests that stop half way, and what a server says before it hangs up. */
export type RawSocket = {
  send: (text: string) => void
  received: () => string
  isClosed: () => boolean
  destroy: () => void
}

export async function openRawSocket(port: number, host = '127.0.0.1'): Promise<RawSocket> {
  const socket = createConnection({ port, host })
  let received = ''
  let isClosed = false
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  // Being cut off is one of the things a test looks for.
  socket.on('error', () => undefined)
  socket.on('close', () => (isClosed = true))
  await once(socket, 'connect')
  return {
    send: (text) => void socket.write(text),
    received: () => received,
    isClosed: () => isClosed,
    destroy: () => void socket.destroy(),
  }
}

/** The status, the headers and the JSON of an answer that came over a bare connection. */
export function readRawAnswer(text: string): { status: number; headers: Headers; body: unknown } {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1),
    ]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body || 'null') as unknown }
}
