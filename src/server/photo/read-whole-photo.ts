import type { Readable } from 'node:stream'
import { AppError } from '../platform/http/app-error.ts'

/** A photo that is written to no disk, because nobody keeps it. Throws `photo_too_large` after `most` bytes. */
export async function readWholePhoto(bytes: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  // The rest of a refused photo is still read by `drain`, so that the browser gets its answer.
  for await (const part of bytes.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new Error('a body is bytes')
    length += part.length
    if (length > most) throw new AppError('photo_too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
