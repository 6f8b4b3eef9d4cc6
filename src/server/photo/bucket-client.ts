import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { BucketConfig } from './photo-settings.ts'

/** The library, which whoever needs it loads when it is used: few installations have a bucket. */
export type S3Library = typeof import('@aws-sdk/client-s3')

/** How patient it is, and where the store is reached if not at the server's own address of it. */
type Terms = Pick<S3ClientConfig, 'maxAttempts'> & {
  endpoint?: string
  requestHandler: { connectionTimeout: number; socketTimeout?: number }
}

/** A client of the configured S3-compatible store. */
export function makeBucketClient({ S3Client }: S3Library, config: BucketConfig, terms: Terms): S3Client {
  return new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    forcePathStyle: config.isPathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Not every store knows them, an archive has checksums of its own, and an address for bytes that are not there yet cannot have one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...terms,
  })
}
