import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Snapshot } from './leaderboard-hub.ts'

/** Ends a response with a board. */
export type SendSnapshot = (
  headers: IncomingHttpHeaders,
  response: ServerResponse,
  snapshot: Snapshot,
) => void

type Variant = { etag: string; unchanged: string[]; whole: string[]; bytes: Buffer }
type Variants = { plain: Variant; zipped: Variant | undefined }

const compress = promisify(gzip)

/**
 * Sends a board's snapshot as the hub encoded it, with its version as ETag, or 304 to a reader who has that version.
 * It goes past Fastify's serialising and hooks, whose headers are given as `fixedHeaders`: everybody at the club reads
 * this again and again. The headers are put together once for each version, and so is the compressed form, beside this thread:
 * who reads a version before it is there gets the plain one.
 */
export function makeSendSnapshot(fixedHeaders: readonly (readonly [string, string])[]): SendSnapshot {
  const known = new WeakMap<Snapshot, Variants>()

  function variantsOf(snapshot: Snapshot): Variants {
    const present = known.get(snapshot)
    if (present) return present
    const variants: Variants = { plain: variantOf(fixedHeaders, snapshot), zipped: undefined }
    known.set(snapshot, variants)
    compress(snapshot.bytes, { level: 6 }).then(
      (bytes) => (variants.zipped = variantOf(fixedHeaders, { ...snapshot, bytes }, 'gzip')),
      // Without memory for it the plain form goes on being sent.
      () => undefined,
    )
    return variants
  }

  return (headers, response, snapshot) => {
    const { plain, zipped } = variantsOf(snapshot)
    const accepted = headers['accept-encoding']
    const variant = zipped && typeof accepted === 'string' && takesGzip.test(accepted) ? zipped : plain
    const has = headers['if-none-match']
    if (has !== undefined && (has === plain.etag || has === zipped?.etag))
      response.writeHead(304, variant.unchanged).end()
    else response.writeHead(200, variant.whole).end(variant.bytes)
  }
}

/** Named, and not with a weight of 0. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

function variantOf(
  fixedHeaders: readonly (readonly [string, string])[],
  { version, bytes }: Snapshot,
  encoding?: 'gzip',
): Variant {
  // Other bytes have another tag; both name the same version of the board.
  const etag = encoding === undefined ? `"${version}"` : `"${version}-${encoding}"`
  const unchanged = [
    ...fixedHeaders.flat(),
    ...['etag', etag, 'cache-control', 'private, no-cache', 'vary', 'accept-encoding'],
  ]
  const whole = [
    ...unchanged,
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)],
    ...(encoding === undefined ? [] : ['content-encoding', encoding]),
  ]
  return { etag, unchanged, whole, bytes }
}
