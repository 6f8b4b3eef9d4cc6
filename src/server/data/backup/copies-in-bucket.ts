import { join } from 'node:path'
import type { BackupBucket } from './backup-bucket.ts'
import { timeOfBackup } from './backup-name.ts'

const DAY_MS = 86_400_000

/** Keeps a copy of each day's backup in a bucket. */
export class CopiesInBucket {
  readonly #bucket: BackupBucket
  /** The newest that is known to be there, so that the bucket is not asked at every look. */
  #newest: string | undefined

  constructor(bucket: BackupBucket) {
    this.#bucket = bucket
  }

  /** Whether this backup, the newest of the folder, is still to be copied. */
  async isDue(name: string | undefined): Promise<boolean> {
    if (name === undefined || name === this.#newest) return false
    this.#newest = (await this.#bucket.names()).at(-1)
    return this.#newest === undefined || this.#newest < name
  }

  /** Copies it, and then removes those whose days are over: the last good one never goes before the next is there. */
  async copy(
    name: string,
    { folder, keptDays, now, signal }: { folder: string; keptDays: number; now: Date; signal: AbortSignal },
  ): Promise<void> {
    await this.#bucket.put(name, join(folder, name), signal)
    this.#newest = name
    for (const one of await this.#bucket.names()) {
      const at = timeOfBackup(one)
      if (at && now.getTime() - at.getTime() > keptDays * DAY_MS) await this.#bucket.remove(one)
    }
  }
}
