import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Snapshot } from './leaderboard-hub.ts'

/**
 * Sends a board's snapshot as the hub encoded it, with its version as ETag, or 304 to a reader who has that version.
 * It goes past Fastify's serialising and hooks, whose headers are given as `fixedHeaders`: everybody at the club reads
 * this again and again. The headers are put together once for each version.
 */
export function makeSendSnapshot(fixedHeaders: readonly (readonly [string, string])[]) {
  const heads = new WeakMap<Snapshot, { unchanged: string[]; whole: string[] }>()

  function getHead(snapshot: Snapshot, etag: string) {
    const kept = heads.get(snapshot)
    if (kept) return kept
    const unchanged = [...fixedHeaders.flat(), 'etag', etag, 'cache-control', 'private, no-cache']
    const length = String(snapshot.bytes.length)
    const type = 'application/json; charset=utf-8'
    const head = { unchanged, whole: [...unchanged, 'content-type', type, 'content-length', length] }
    heads.set(snapshot, head)
    return head
  }

  return (request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): void => {
    reply.hijack()
    const etag = `"${snapshot.version}"`
    const head = getHead(snapshot, etag)
    if (request.headers['if-none-match'] === etag) reply.raw.writeHead(304, head.unchanged).end()
    else reply.raw.writeHead(200, head.whole).end(snapshot.bytes)
  }
}
