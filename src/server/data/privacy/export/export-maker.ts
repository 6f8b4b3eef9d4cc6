import type { FastifyBaseLogger } from 'fastify'
import { fullName } from '#contract/club/former-member.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { PrivacyFiles } from '../privacy-files.ts'
import { changeExport, findExportedPerson, takeExport, type ExportRow } from './exports.store.ts'
import { EXPORT_KEPT_MS } from './request-export.ts'
import { writeArchive } from './write-archive.ts'

const LOOK_AGAIN_MS = 5_000
const LEASE_MS = 60_000
/** How often the lease is renewed and the progress noted. */
const RENEW_MS = 1_000
const MOST_ATTEMPTS = 3

type MakerOptions = Pick<Deps, 'db' | 'pool' | 'now'> & { files: PrivacyFiles; log: FastifyBaseLogger }

/**
 * Makes the archives that people asked for, one at a time in each process, so that scores are saved meanwhile. A job is
 * leased: when its process dies, another takes it a minute later.
 */
export class ExportMaker {
  readonly #options: MakerOptions
  readonly #stopped = new AbortController()
  #running: Promise<void> | undefined
  #isWanted = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: MakerOptions) {
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.wake()
    }, LOOK_AGAIN_MS)
    this.#timer.unref()
  }

  /** Looks for jobs soon; many calls are one look. */
  wake(): void {
    this.#isWanted = true
    if (this.#running !== undefined || this.#stopped.signal.aborted) return
    this.#running = this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    clearInterval(this.#timer)
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#stopped.signal.aborted) {
      this.#isWanted = false
      try {
        while (!this.#stopped.signal.aborted && (await this.#makeNext()));
      } catch (error) {
        // The store went away in the middle; the lease ends, and a later look finds the job.
        this.#options.log.warn({ err: error }, 'archives could not be looked for')
      }
    }
  }

  async #makeNext(): Promise<boolean> {
    const { db, now } = this.#options
    const at = now()
    const job = await takeExport(db, { now: at, leasedUntil: new Date(at.getTime() + LEASE_MS) })
    if (!job) return false
    if (job.attempts > MOST_ATTEMPTS) {
      await changeExport(db, job, { state: 'failed', leasedUntil: null })
      return true
    }
    try {
      await this.#make(job)
    } catch (error) {
      if (this.#stopped.signal.aborted) return false
      this.#options.log.error({ err: error, export: job.id, attempt: job.attempts }, 'archive not made')
      await this.#options.files.remove('export', job.id)
      await changeExport(db, job, {
        state: job.attempts < MOST_ATTEMPTS ? 'waiting' : 'failed',
        leasedUntil: null,
      })
    }
    return true
  }

  async #make(job: ExportRow): Promise<void> {
    const { db, pool, now, files, log } = this.#options
    const found = await findExportedPerson(db, job.userId)
    if (!found) return
    const { sink, keep } = await files.startArchive(job.id)
    let progress = { filesDone: 0, filesTotal: 0 }
    const renewal = setInterval(() => {
      const leasedUntil = new Date(now().getTime() + LEASE_MS)
      changeExport(db, job, { ...progress, leasedUntil }).catch((error: unknown) => {
        log.warn({ err: error, export: job.id }, 'progress of an archive not noted')
      })
    }, RENEW_MS)
    try {
      await writeArchive({
        pool,
        sink,
        readPhoto: files.readPhoto,
        signal: this.#stopped.signal,
        person: { userId: found.userId, email: found.email, name: fullName(found) },
        onProgress: (filesDone, filesTotal) => {
          progress = { filesDone, filesTotal }
        },
      })
    } finally {
      clearInterval(renewal)
    }
    const bytes = await keep()
    const readyAt = now()
    const isOurs = await changeExport(db, job, {
      state: 'ready' as const,
      bytes,
      readyAt,
      leasedUntil: null,
      filesDone: progress.filesTotal,
      filesTotal: progress.filesTotal,
      expiresAt: new Date(readyAt.getTime() + EXPORT_KEPT_MS),
    })
    // The account was deleted meanwhile, so nobody may have the archive.
    if (!isOurs) await files.remove('export', job.id)
  }
}
