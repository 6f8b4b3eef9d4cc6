import { availableParallelism } from 'node:os'
import { z } from 'zod'
import type { VisionEndpoint } from '#scan/vision/vision-reader-call.ts'
import { shareOfCores } from '../platform/processes/share-of-machine.ts'
import { bucketName, type Given, limitSeconds, onOrOff, type Values } from '../platform/setting-values.ts'

/** An origin alone: the names of the bucket and its objects are put behind it, and a path before them would be lost. */
const bucketAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://s3.example.org' })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    'must have no path, as https://s3.example.org: a store that is only reached under a path cannot be used',
  )
  .transform((value) => new URL(value).origin)

/** Ends with a slash, so that no club's names begin with another's. */
const keyPrefix = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*\/?$/i,
    'must be the beginning of names in the bucket, such as oak-hill/',
  )
  .transform((value) => (value.endsWith('/') ? value : `${value}/`))

const bucketRegion = z.string().regex(/^[a-z0-9-]{1,40}$/i, 'must be a region, such as eu-central-1')

/** Photos and a key go there: in the clear only to this machine itself. */
const visionAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}, 'must be an https address such as https://api.example.org/v1/chat/completions')

const workers = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be a number of processes from 1 to 99')
  .transform(Number)

/** The variables of a bucket for photos. */
export const bucketShape = {
  S3_BUCKET: bucketName.optional(),
  S3_PREFIX: keyPrefix.default(''),
  S3_REGION: bucketRegion.default('us-east-1'),
  S3_ENDPOINT: bucketAddress.optional(),
  S3_PUBLIC_ENDPOINT: bucketAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: onOrOff.default('on'),
}

/** The variables of what reads cards. */
export const scanShape = {
  SCAN_WORKERS: workers.optional(),
  SCAN_LIMIT_SECONDS: limitSeconds.default(20),
  SCAN_VISION_URL: visionAddress.optional(),
  SCAN_VISION_KEY: z.string().optional(),
  SCAN_VISION_MODEL: z.string().optional(),
  SCAN_VISION_OPERATOR: z.string().max(120, 'must have at most 120 characters').optional(),
}

/** An S3-compatible store for photos. */
export type BucketConfig = {
  name: string
  /** What the names of all objects begin with; empty, or with a slash at its end. */
  prefix: string
  region: string
  /** The origin at which this server reaches it. */
  endpoint: string
  /** The origin at which browsers reach it. */
  publicEndpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's name stands in the path, not before the host's name. */
  isPathStyle: boolean
}

export type ScanConfig = {
  /** How many photos of cards one process reads at once. */
  workers: number
  /** How long one of them may take; far longer than a card does, unless the machine has no time for it. */
  limitSeconds: number
  /** A vision model that people may choose instead of the club's own machine, and who runs it. */
  vision: (VisionEndpoint & { operator: string }) | undefined
}

/** Where photos are, and who reads them. */
export type PhotoSettings = {
  /** Where photos are; in the data folder without one. */
  bucket: BucketConfig | undefined
  scan: ScanConfig
}

type Bucket = Values<typeof bucketShape>
type Scan = Values<typeof scanShape>

/** The settings of photos and their readers, from variables that have no fault. */
export function readPhotoSettings(data: Bucket & Scan & { WEB_PROCESSES: number }): PhotoSettings {
  return {
    bucket: readBucket(data, data.S3_BUCKET),
    scan: {
      workers: shareOfCores(data.SCAN_WORKERS ?? availableParallelism(), data.WEB_PROCESSES),
      limitSeconds: data.SCAN_LIMIT_SECONDS,
      vision: readVision(data),
    },
  }
}

/** A bucket is named whole or not at all, and browsers refuse to send photos in the clear from a page with https. */
export function bucketFaults(given: Given): string[] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const wanted = (['S3_BUCKET', 'BACKUP_BUCKET'] as const).filter((name) => given[name] !== undefined)
  const [first] = wanted
  const useless = (names: readonly string[], without: string) =>
    names.filter((name) => given[name] !== undefined).map((name) => `${name} is of no use without ${without}`)
  if (first === undefined)
    return useless([...keys, 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_PREFIX'], 'S3_BUCKET')
  const faults = keys
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with ${first}`)
  if (given.S3_PATH_STYLE === 'off' && wanted.some((name) => given[name]?.includes('.')))
    faults.push('S3_PATH_STYLE must be on for a bucket with a dot in its name')
  return given.S3_BUCKET === undefined
    ? [...faults, ...useless(['S3_PUBLIC_ENDPOINT'], 'S3_BUCKET')]
    : [...faults, ...browserFaults(given)]
}

/** Browsers send photos to the bucket themselves. */
function browserFaults(given: Given): string[] {
  const seen = given.S3_PUBLIC_ENDPOINT === undefined ? 'S3_ENDPOINT' : 'S3_PUBLIC_ENDPOINT'
  if (!given.PUBLIC_URL?.startsWith('https:') || !given[seen]?.startsWith('http:')) return []
  return [
    `${seen} must be an https address, because browsers on ${given.PUBLIC_URL} send nothing in the clear; where the server alone reaches the store by http, name the address for browsers in S3_PUBLIC_ENDPOINT`,
  ]
}

/** A bucket of that name in the store of the settings, which is one for photos and backups. */
export function readBucket(data: Bucket, name: string | undefined): BucketConfig | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const endpoint = data.S3_ENDPOINT ?? `https://s3.${data.S3_REGION}.amazonaws.com`
  return {
    name,
    prefix: data.S3_PREFIX,
    region: data.S3_REGION,
    endpoint,
    publicEndpoint: data.S3_PUBLIC_ENDPOINT ?? endpoint,
    accessKeyId,
    secretAccessKey,
    isPathStyle: data.S3_PATH_STYLE === 'on',
  }
}

/** A reader of photos outside is named whole or not at all. */
export function visionFaults(given: Given): string[] {
  const [key, ...named] = ['SCAN_VISION_KEY', 'SCAN_VISION_MODEL', 'SCAN_VISION_OPERATOR'] as const
  return given.SCAN_VISION_URL === undefined
    ? [key, ...named]
        .filter((name) => given[name] !== undefined)
        .map((name) => `${name} is of no use without SCAN_VISION_URL`)
    : named
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} must be set with SCAN_VISION_URL`)
}

function readVision(data: Scan): ScanConfig['vision'] {
  const { SCAN_VISION_URL: url, SCAN_VISION_KEY: key } = data
  const { SCAN_VISION_MODEL: model, SCAN_VISION_OPERATOR: operator } = data
  if (url === undefined || model === undefined || operator === undefined) return undefined
  return { url, key, model, operator }
}
