import type { FastifyReply } from 'fastify'

/** A client that is this many bytes behind is disconnected; it reconnects and reads the snapshot. */
export const MOST_BUFFERED = 512 * 1024
/** And so is one that has not read all it was sent for this long: its phone sleeps, or it means to hold us up. */
const MOST_BEHIND_MS = 40_000

/** A connection that follows something. All watchers are sent the same buffer, so it must not be changed. */
export type Watcher = { send: (bytes: Buffer) => void; close: () => void }

/** The bytes of one server-sent event. */
export function encodeEvent(name: string, data: unknown): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

/**
 * Turns a reply into an event stream and returns its writing end. Proxies are told not to buffer or compress;
 * the browser waits two to five seconds before it reconnects, so that many do not come at once.
 */
export function openEventStream(
  reply: FastifyReply,
  { clock = () => performance.now() }: { clock?: () => number } = {},
): Watcher & { onClose: (stop: () => void) => void } {
  reply.hijack()
  const { raw } = reply
  const headers = reply.getHeaders()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value)
  // The stream ends with its connection, so no event needs the frame of a chunk: a sixth of the time that it takes to send one.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  raw.socket?.setNoDelay(true)
  raw.write(`retry: ${2_000 + Math.floor(Math.random() * 3_000)}\n\n`)
  let readAllAt = clock()
  return {
    send(bytes) {
      const now = clock()
      if (raw.writableLength === 0) readAllAt = now
      if (raw.writableLength > MOST_BUFFERED || now - readAllAt > MOST_BEHIND_MS) raw.destroy()
      else if (!raw.destroyed && !raw.writableEnded) raw.write(bytes)
    },
    close() {
      raw.end()
    },
    onClose(stop) {
      if (raw.destroyed) stop()
      else raw.once('close', stop)
    },
  }
}
