import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { makeBucketClient, type S3Library } from '../bucket-client.ts'
import type { BucketConfig } from '../photo-settings.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { PhotoTooLarge } from '../photo-files.ts'

/** How long one thing may take there, its second try included: a photo waits, and everything else goes on. */
const PATIENCE_MS = 8_000
const CONNECT_MS = 2_000
const LARGE_PATIENCE_MS = 10 * 60_000

export type StoredObject = { key: string; changedAt: Date }

/** An S3-compatible store, or the part of one whose keys begin as the configuration says; nobody else sees that. What it does not do in time, or refuses, throws `photo_store_away`. */
export type Bucket = {
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Throws `PhotoTooLarge` past `most` bytes. */
  get: (key: string, most: number) => Promise<Buffer | undefined>
  /** Puts a file there that may be large, and so may take long. */
  putFile: (key: string, path: string) => Promise<void>
  /** The object as it comes, however long that takes. */
  open: (key: string) => Promise<{ bytes: Readable; length: number } | undefined>
  remove: (key: string) => Promise<void>
  list: (prefix: string) => Promise<StoredObject[]>
  /** The same by portions, of which only one is in memory. */
  pages: (prefix: string) => AsyncIterable<StoredObject[]>
  /** An address to which exactly so many bytes can be put. Nothing is asked of the store. */
  signPut: (key: string, length: number, seconds: number) => Promise<string>
  /** An address at which the object can be read as a picture of that name. Nothing is asked of the store. */
  signGet: (key: string, fileName: string, seconds: number) => Promise<string>
  /** Throws unless the bucket is there and lets us in. */
  check: () => Promise<void>
}

/** The bucket of the configuration. Nothing is loaded before it is used: few installations have one. */
export function openBucket(config: BucketConfig, patienceMs = PATIENCE_MS): Bucket {
  const Bucket = config.name
  const full = (key: string) => `${config.prefix}${key}`
  const load = once(() => loadClients(config))
  const ask = askWithin(patienceMs)
  const pages = (prefix: string) =>
    listPages(config.prefix, (ContinuationToken) =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        const page = new s3.ListObjectsV2Command({ Bucket, Prefix: full(prefix), ContinuationToken })
        return server.send(page, { abortSignal })
      }),
    )
  return {
    put: (key, bytes) =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        const object = { Bucket, Key: full(key), Body: bytes, ContentType: 'image/jpeg' }
        await server.send(new s3.PutObjectCommand(object), { abortSignal })
      }),
    get: (key, most) =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        try {
          const { Body } = await server.send(new s3.GetObjectCommand({ Bucket, Key: full(key) }), {
            abortSignal,
          })
          // In Node the body is a stream of Node's own.
          return await readBody(addAbortSignal(abortSignal, Body as Readable), most)
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return undefined
          throw error
        }
      }),
    remove: (key) =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        await server.send(new s3.DeleteObjectCommand({ Bucket, Key: full(key) }), { abortSignal })
      }),
    ...files({ Bucket, full }, load, ask),
    pages,
    list: async (prefix) => {
      const objects: StoredObject[] = []
      for await (const page of pages(prefix)) objects.push(...page)
      return objects
    },
    ...signers({ Bucket, full }, load),
    check: () =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        await server.send(new s3.HeadBucketCommand({ Bucket }), { abortSignal })
      }),
  }
}

/** What the store does not do in that time, or refuses, is `photo_store_away`. */
function askWithin(patienceMs: number): Ask {
  return async (work, withinMs = patienceMs) => {
    try {
      return await work(AbortSignal.timeout(withinMs))
    } catch (error) {
      if (error instanceof PhotoTooLarge) throw error
      throw new AppError('photo_store_away', { cause: error })
    }
  }
}

type Ask = <Result>(work: (signal: AbortSignal) => Promise<Result>, withinMs?: number) => Promise<Result>

/** Objects that never are in memory as a whole. */
function files(
  { Bucket, full }: { Bucket: string; full: (key: string) => string },
  load: () => Promise<Clients>,
  ask: Ask,
): Pick<Bucket, 'putFile' | 'open'> {
  return {
    putFile: (key, path) =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        const { size } = await stat(path)
        const object = { Bucket, Key: full(key), Body: createReadStream(path), ContentLength: size }
        await server.send(new s3.PutObjectCommand({ ...object, ContentType: 'application/zip' }), {
          abortSignal,
        })
      }, LARGE_PATIENCE_MS),
    open: (key) =>
      ask(async (abortSignal) => {
        const { s3, server } = await load()
        const request = new s3.GetObjectCommand({ Bucket, Key: full(key) })
        try {
          const { Body, ContentLength } = await server.send(request, { abortSignal })
          // In Node the body is a stream of Node's own.
          return { bytes: Body as Readable, length: ContentLength ?? 0 }
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return undefined
          throw error
        }
      }),
  }
}

function signers(
  { Bucket, full }: { Bucket: string; full: (key: string) => string },
  load: () => Promise<Clients>,
): Pick<Bucket, 'signPut' | 'signGet'> {
  return {
    signPut: async (key, ContentLength, expiresIn) => {
      const { s3, browsers, getSignedUrl } = await load()
      const object = { Bucket, Key: full(key), ContentLength }
      return getSignedUrl(browsers, new s3.PutObjectCommand(object), { expiresIn })
    },
    signGet: async (key, fileName, expiresIn) => {
      const { s3, browsers, getSignedUrl } = await load()
      const ResponseContentDisposition = `inline; filename="${fileName}"`
      const answer = { ResponseContentDisposition, ResponseContentType: 'image/jpeg' }
      const object = { Bucket, Key: full(key), ...answer, ResponseCacheControl: 'no-store' }
      return getSignedUrl(browsers, new s3.GetObjectCommand(object), { expiresIn })
    },
  }
}

/** The origin that browsers send photos to and read them from. */
export function bucketOrigin({ publicEndpoint, name, isPathStyle }: BucketConfig): string {
  if (isPathStyle) return publicEndpoint
  const { protocol, host } = new URL(publicEndpoint)
  return `${protocol}//${name}.${host}`
}

/** Where browsers send photos, beside the server itself. */
export function photoOrigins({ bucket }: { bucket: BucketConfig | undefined }): string[] {
  return bucket ? [bucketOrigin(bucket)] : []
}

type Clients = {
  s3: S3Library
  getSignedUrl: typeof import('@aws-sdk/s3-request-presigner').getSignedUrl
  server: S3Client
  /** Signs addresses for browsers, which may reach the store under another name. */
  browsers: S3Client
}

async function loadClients(config: BucketConfig): Promise<Clients> {
  const [s3, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const client = (endpoint: string) =>
    makeBucketClient(s3, config, {
      endpoint,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS },
    })
  return { s3, getSignedUrl, server: client(config.endpoint), browsers: client(config.publicEndpoint) }
}

async function readBody(body: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of body) {
    const chunk = Buffer.from(part as Uint8Array)
    length += chunk.length
    if (length > most) throw new PhotoTooLarge()
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

type Page = {
  Contents?: { Key?: string | undefined; LastModified?: Date | undefined }[] | undefined
  NextContinuationToken?: string | undefined
}

async function* listPages(
  prefix: string,
  readPage: (token: string | undefined) => Promise<Page>,
): AsyncGenerator<StoredObject[]> {
  let token: string | undefined
  do {
    const page: Page = await readPage(token)
    yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
      Key === undefined || LastModified === undefined
        ? []
        : [{ key: Key.slice(prefix.length), changedAt: LastModified }],
    )
    token = page.NextContinuationToken
  } while (token !== undefined)
}

/** Made at the first call and kept; what failed is made anew at the next. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
