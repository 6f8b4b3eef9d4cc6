import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { LARGEST_SHEET, refuseSheet } from './sheet-fault.ts'

/**
 * The bytes of an uploaded file, at most `LARGEST_SHEET`: a larger one is refused by what it says of its length, before
 * anything of it is read, or where it says nothing as soon as it has sent more.
 */
export async function receiveSheet(request: FastifyRequest, body: Readable): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_SHEET) throw refuseSheet('too_large')
  const parts: Buffer[] = []
  let length = 0
  // Destroying a request would close its connection before the answer.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new TypeError('The body of a request is made of buffers')
    length += part.length
    if (length > LARGEST_SHEET) throw refuseSheet('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
