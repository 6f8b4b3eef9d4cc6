import type { Readable } from 'node:stream'

/**
 * Where the bytes of photos are: a folder (disk-photo-files.ts) or a bucket (bucket/bucket-photo-files.ts). Every process
 * of one installation sees the same photos. Each id is kept once and never changed.
 */
export type PhotoFiles = {
  /** Writes an upload to a file of its own until `discard` and returns its path. Throws `PhotoTooLarge` past `most` bytes. */
  receive: (id: string, bytes: Readable, most: number) => Promise<string>
  discard: (id: string) => Promise<void>
  /** All or nothing: a reader sees the whole photo, or none. */
  keep: (id: string, jpeg: Buffer) => Promise<void>
  read: (id: string) => Promise<Buffer | undefined>
  remove: (id: string) => Promise<void>
  /** Each folder and bucket that these photos are in. */
  places: readonly PhotoPlace[]
  /** Where browsers talk to the store themselves. */
  direct?: DirectPhotos
}

/** Signed addresses of a bucket. What comes in there is seen by nobody before it was checked and kept as another object. */
export type DirectPhotos = {
  /** Where exactly so many bytes can be put, for ten minutes. */
  uploadAddress: (id: string, length: number) => Promise<string>
  /** The upload that an address of ours is for. The address is parsed and never fetched (T59). */
  uploadOf: (address: string) => string | undefined
  /** What was put there; undefined while nothing was. Throws `PhotoTooLarge` past `most` bytes. */
  readUpload: (id: string, most: number) => Promise<Buffer | undefined>
  discardUpload: (id: string) => Promise<void>
  /** Where a photo can be read for some minutes; undefined for one that only we can read. */
  readAddress: (id: string) => Promise<string | undefined>
  /** Throws unless the store can be used. */
  check: () => Promise<void>
}

/** One folder or bucket, as it is seen by whoever takes photos away (own-places.ts). */
export type PhotoPlace = {
  /** As the log names it. */
  name: string
  /** Needs no mark as long as no photo is in it: the folder below a bucket. */
  isSpare: boolean
  /** Whose photos these are, as `writeMark` was given it; undefined where nobody has said. */
  readMark: () => Promise<string | undefined>
  writeMark: (mark: string) => Promise<void>
  /** All photos that are kept, by portions. */
  listPhotos: () => AsyncIterable<StoredPhoto[]>
  removePhoto: (id: string) => Promise<void>
  /** Removes uploads that came before that moment and were not kept. */
  removeUploads: (before: Date) => Promise<void>
}

export type StoredPhoto = { id: string; changedAt: Date }

export class PhotoTooLarge extends Error {
  override name = 'PhotoTooLarge'
}
