import type { Bucket } from './bucket.ts'

const KEPT = 'photos/'
const JPEG = '.jpg'
/** A photo that we made: 3000 px a side are never so much. */
const LARGEST_KEPT = 64 * 1_048_576

export type PhotosInBucket = {
  list: () => Promise<{ id: string; changedAt: Date }[]>
  read: (id: string) => Promise<Buffer | undefined>
  keep: (id: string, jpeg: Buffer) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The object that a photo is. */
export function photoKey(id: string): string {
  return `${KEPT}${id}${JPEG}`
}

/** The photos that are kept in a bucket, and nothing of a folder. */
export function photosInBucket(bucket: Bucket): PhotosInBucket {
  return {
    list: async () =>
      (await bucket.list(KEPT)).flatMap(({ key, changedAt }) =>
        key.endsWith(JPEG) ? [{ id: key.slice(KEPT.length, -JPEG.length), changedAt }] : [],
      ),
    read: (id) => bucket.get(photoKey(id), LARGEST_KEPT),
    keep: (id, jpeg) => bucket.put(photoKey(id), jpeg),
    remove: (id) => bucket.remove(photoKey(id)),
  }
}
