import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Lets every body of this scope through unread, whatever its type, so that its call reads it with `bodyStream`. */
export function readBodiesAsStreams(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, parsed) => {
    parsed(null, payload)
  })
}

export function bodyStream(request: FastifyRequest): Readable {
  // The parser of `readBodiesAsStreams` hands the payload through; a request without a body has none.
  return (request.body as Readable | undefined) ?? request.raw
}

/** Browsers read the reply only after they have sent their whole body; one of more than `most` bytes is cut off. */
export function drain(bytes: Readable, most: number): void {
  let length = 0
  bytes.on('data', (part: Buffer) => {
    length += part.length
    if (length > most) bytes.destroy()
  })
  bytes.resume()
}
