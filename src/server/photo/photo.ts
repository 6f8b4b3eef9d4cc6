/** The photos of this installation and what reads them while the server runs. */
export type { Photos } from './open-photos.ts'
/** Where the photos of this installation lie: a folder of the machine, or a bucket that several processes share. */
export { openArchives, openPhotoBucket, openPhotoFiles, openPhotoFolder } from './open-photo-files.ts'
/** An S3-compatible store as the settings name it. */
export type { BucketConfig } from './photo-settings.ts'
/** Where browsers send photos, beside the server itself. */
export { photoOrigins } from './bucket/bucket.ts'
/** The client of a bucket, for whatever else is kept in one. */
export { makeBucketClient } from './bucket-client.ts'
/** Which of the photos belong to this installation, so that no other's are ever removed. */
export { countPhotos, markPlace, takeAlong } from './own-places.ts'
