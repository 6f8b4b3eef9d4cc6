import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import type { BucketConfig } from './photo-settings.ts'
import { type ArchivesInBucket, archivesInBucket } from './bucket/archives-in-bucket.ts'
import { openBucket } from './bucket/bucket.ts'
import { bucketPhotoFiles } from './bucket/bucket-photo-files.ts'
import { photosInBucket } from './bucket/photos-in-bucket.ts'
import { openDiskPhotoFiles, type DiskPhotoFiles } from './disk-photo-files.ts'
import type { OwnPlaces } from './own-places.ts'
import type { PhotoFiles } from './photo-files.ts'

type Where = Pick<Config, 'dataDir' | 'bucket'>

/** The photos of this installation: in its bucket, or else in its data folder. */
export async function openPhotoFiles({ dataDir, bucket }: Where): Promise<PhotoFiles> {
  const folder = await openPhotoFolder({ dataDir })
  return bucket === undefined ? folder : bucketPhotoFiles(openBucket(bucket), folder, bucket)
}

export function openPhotoFolder({ dataDir }: Pick<Where, 'dataDir'>): Promise<DiskPhotoFiles> {
  return openDiskPhotoFiles(join(dataDir, 'photos'))
}

/** The archives that people asked for, where there is a bucket for them. */
export function openArchives(
  { bucket }: Pick<Where, 'bucket'>,
  own: OwnPlaces,
): ArchivesInBucket | undefined {
  return bucket && archivesInBucket(openBucket(bucket), own)
}

/** The photos in a bucket alone, whatever the data folder has. */
export function openPhotoBucket(config: BucketConfig) {
  const bucket = openBucket(config)
  const photos = photosInBucket(bucket)
  const list = async () => (await photos.list()).map(({ id }) => id)
  return { ...photos, list, check: bucket.check }
}
