import type { Readable } from 'node:stream'

/**
 * Where the bytes of photos are: a folder now (disk-photo-files.ts), an object store another day. Every process of one
 * installation sees the same photos. Each id is kept once and never changed.
 */
export type PhotoFiles = {
  /** Writes an upload to a file of its own until `discard` and returns its path. Throws `PhotoTooLarge` past `most` bytes. */
  receive: (id: string, bytes: Readable, most: number) => Promise<string>
  discard: (id: string) => Promise<void>
  /** All or nothing: a reader sees the whole photo, or none. */
  keep: (id: string, jpeg: Buffer) => Promise<void>
  read: (id: string) => Promise<Buffer | undefined>
  remove: (id: string) => Promise<void>
  /** Ids of everything older than that moment: photos, and uploads that were received but not kept. */
  listOlderThan: (moment: Date) => Promise<{ kept: string[]; received: string[] }>
}

export class PhotoTooLarge extends Error {
  override name = 'PhotoTooLarge'
}
