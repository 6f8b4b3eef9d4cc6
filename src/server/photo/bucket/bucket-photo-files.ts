import type { BucketConfig } from '../photo-settings.ts'
import type { DiskPhotoFiles } from '../disk-photo-files.ts'
import type { DirectPhotos, PhotoFiles } from '../photo-files.ts'
import { UPLOAD_MS } from '../upload-token.ts'
import { type Bucket, bucketOrigin } from './bucket.ts'
import { bucketPlace, photoKey, photosInBucket, QUARANTINE } from './photos-in-bucket.ts'

/** Time enough to open a picture, and to load it again in its own tab. */
const READ_S = 300

/**
 * Keeps photos in a bucket, uploads that were not checked yet under `quarantine/`. A photo that still lies in the folder,
 * from the time before there was a bucket, is read from there and goes from both. What comes through our own door is
 * received in the folder, where it stays for the moment in which it is checked.
 */
export function bucketPhotoFiles(bucket: Bucket, folder: DiskPhotoFiles, config: BucketConfig): PhotoFiles {
  const photos = photosInBucket(bucket)
  return {
    receive: folder.receive,
    discard: folder.discard,
    keep: photos.keep,
    read: async (id) => (await folder.read(id)) ?? photos.read(id),
    async remove(id) {
      await folder.remove(id)
      await photos.remove(id)
    },
    places: [
      bucketPlace(bucket, `${config.endpoint}/${config.name}/${config.prefix}`),
      ...folder.places.map((place) => ({ ...place, isSpare: true })),
    ],
    direct: directPhotos(bucket, folder, config),
  }
}

function directPhotos(bucket: Bucket, folder: DiskPhotoFiles, config: BucketConfig): DirectPhotos {
  const origin = bucketOrigin(config)
  const path = `${config.isPathStyle ? `/${config.name}` : ''}/${config.prefix}${QUARANTINE}`
  const upload = (id: string) => `${QUARANTINE}${id}`
  return {
    uploadAddress: (id, length) => bucket.signPut(upload(id), length, UPLOAD_MS / 1000),
    uploadOf: (address) => {
      if (!URL.canParse(address)) return undefined
      const url = new URL(address)
      if (url.origin !== origin || !url.pathname.startsWith(path)) return undefined
      return /^pho_[A-Za-z0-9]{1,64}$/.exec(url.pathname.slice(path.length))?.[0]
    },
    readUpload: (id, most) => bucket.get(upload(id), most),
    discardUpload: (id) => bucket.remove(upload(id)),
    readAddress: async (id) =>
      (await folder.has(id)) ? undefined : bucket.signGet(photoKey(id), 'scorecard.jpg', READ_S),
    check: bucket.check,
  }
}
