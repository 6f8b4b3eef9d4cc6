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
 * this again and again. The headers are put together once for each version, and the bytes are compressed once, beside this
 * thread, also where readers of several processes know them by several versions. Who reads before that is done gets the plain ones.
 */
export function makeSendSnapshot(fixedHeaders: readonly (readonly [string, string])[]): SendSnapshot {
  const known = new WeakMap<Snapshot, Variants>()
  /** The compressed form of each board's bytes; undefined until it is there. */
  const zipped = new WeakMap<Buffer, { bytes: Buffer | undefined }>()

  function zippedOf(bytes: Buffer): Buffer | undefined {
    const present = zipped.get(bytes)
    if (present) return present.bytes
    const made: { bytes: Buffer | undefined } = { bytes: undefined }
    zipped.set(bytes, made)
    compress(bytes, { level: 6 }).then(
      (smaller) => (made.bytes = smaller),
      // Without memory for it the plain form goes on being sent.
      () => undefined,
    )
    return undefined
  }

  function variantsOf(snapshot: Snapshot): Variants {
    const present = known.get(snapshot)
    if (present?.zipped) return present
    const variants = present ?? { plain: variantOf(fixedHeaders, snapshot), zipped: undefined }
    const bytes = zippedOf(snapshot.bytes)
    if (bytes) variants.zipped = variantOf(fixedHeaders, { ...snapshot, bytes }, 'gzip')
    known.set(snapshot, variants)
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
