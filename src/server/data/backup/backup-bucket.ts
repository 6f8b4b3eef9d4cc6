import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeBucketClient } from '../../photo/photo.ts'
import type { BucketConfig } from '../../photo/photo.ts'
import { timeOfBackup } from './backup-name.ts'

const CONNECT_MS = 5_000
/** Without a byte for so long, a transfer has failed. A whole backup may take hours. */
const SILENT_MS = 60_000

/** Copies of backups in an S3-compatible bucket. What cannot be done throws. */
export type BackupBucket = {
  /** The names of the backups that are there, oldest first. */
  names: () => Promise<string[]>
  put: (name: string, file: string, signal?: AbortSignal) => Promise<void>
  /** Writes it to the file, which appears whole or not at all; false where there is no such backup. */
  get: (name: string, file: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
}

export function openBackupBucket(config: BucketConfig): BackupBucket {
  const Bucket = config.name
  const prefix = `${config.prefix}backups/`
  const key = (name: string) => `${prefix}${name}`
  return {
    names: async () => {
      const { s3, client } = await openClient(config)
      const names: string[] = []
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        names.push(...(page.Contents ?? []).flatMap(({ Key = '' }) => Key.slice(prefix.length)))
      client.destroy()
      return names.filter((name) => timeOfBackup(name) !== undefined).sort()
    },
    put: async (name, file, signal) => {
      const { client } = await openClient(config)
      const { Upload } = await import('@aws-sdk/lib-storage')
      const params = { Bucket, Key: key(name), Body: createReadStream(file), ContentType: 'application/zip' }
      const upload = new Upload({ client, params })
      const stop = () => void upload.abort()
      signal?.addEventListener('abort', stop, { once: true })
      try {
        signal?.throwIfAborted()
        await upload.done()
      } finally {
        signal?.removeEventListener('abort', stop)
        client.destroy()
      }
    },
    get: async (name, file) => {
      const { s3, client } = await openClient(config)
      const draft = `${file}.part`
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: key(name) }))
        // In Node the body is a stream of Node's own.
        await pipeline(Body as Readable, createWriteStream(draft, { mode: 0o600 }))
        await rename(draft, file)
        return true
      } catch (error) {
        await rm(draft, { force: true })
        if (error instanceof s3.NoSuchKey) return false
        throw error
      } finally {
        client.destroy()
      }
    },
    remove: async (name) => {
      const { s3, client } = await openClient(config)
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key(name) }))
      client.destroy()
    },
  }
}

/** Loaded when it is used: once a day, in few installations. */
async function openClient(config: BucketConfig) {
  const s3 = await import('@aws-sdk/client-s3')
  const requestHandler = { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS }
  const client = makeBucketClient(s3, config, { requestHandler })
  return { s3, client }
}
