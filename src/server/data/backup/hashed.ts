import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A stream that passes everything on; when it has ended, `result` says how much that was and its SHA-256. */
export function hashed(): { stream: Transform; result: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}
