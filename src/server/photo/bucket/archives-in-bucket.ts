import type { Readable } from 'node:stream'
import type { OwnPlaces } from '../own-places.ts'
import type { Bucket } from './bucket.ts'

const ARCHIVES = 'exports/'
const ZIP = '.zip'

/** Archives that people asked for, in the bucket of the photos. */
export type ArchivesInBucket = {
  /** Puts a file of this machine there. */
  put: (id: string, path: string) => Promise<void>
  open: (id: string) => Promise<{ bytes: Readable; length: number } | undefined>
  remove: (id: string) => Promise<void>
  listOlderThan: (moment: Date) => AsyncIterable<string[]>
}

/** Where the bucket is another store's, nothing is put there or taken away. */
export function archivesInBucket(
  bucket: Bucket,
  own: Pick<OwnPlaces, 'areOurs' | 'require'>,
): ArchivesInBucket {
  const key = (id: string) => `${ARCHIVES}${id}${ZIP}`
  return {
    async put(id, path) {
      await own.require()
      await bucket.putFile(key(id), path)
    },
    open: (id) => bucket.open(key(id)),
    async remove(id) {
      await own.require()
      await bucket.remove(key(id))
    },
    async *listOlderThan(moment) {
      if (!(await own.areOurs())) return
      for await (const page of bucket.pages(ARCHIVES))
        yield page.flatMap(({ key: name, changedAt }) =>
          name.endsWith(ZIP) && changedAt < moment ? [name.slice(ARCHIVES.length, -ZIP.length)] : [],
        )
    },
  }
}
