import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type SentFile = {
  type: 'application/json' | 'text/csv' | 'text/calendar'
  text: string
  /** For whoever saves it. */
  name: string
  /** Whoever has its address may read it, so their browser or calendar may keep it; what takes a sign-in is kept by nobody on the way. */
  isByLink?: boolean
}

/**
 * Sends a text with a hash of it as its ETag, which is the same in every process and after every restart, or 304 to a reader
 * who has it. Browsers save it rather than show it, so that no text of a club's can run as a page.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, name, isByLink = false }: SentFile,
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', etag).header('cache-control', isByLink ? 'private, no-cache' : 'no-store')
  if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(text))
}

/** A proxy that compresses makes a strong tag weak. */
function knows(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
