import { scanStages } from '#contract/photo/scan.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { endScan, findScan, renewScan, SCAN_LEASE_MS, takeScan } from './running-scans.store.ts'

export type ScanProgress = { stage: (typeof scanStages)[number] | null; place: number }

/** One person's reading, from the request to its answer. */
export type ScanSession = {
  /** Aborted with the AppError that the person gets as the answer. */
  signal: AbortSignal
  end: (refusal: AppError) => void
  report: (progress: ScanProgress) => void
}

type Needed = Pick<Services, 'db' | 'now'>

const noProgress: ScanProgress = { stage: null, place: 0 }

/**
 * The readings of this process: at most one for each person in all processes, with the progress that the person can ask any
 * of them for. The progress is in memory and, for the others, in the store.
 */
export class ScanSessions {
  readonly #services: Needed
  readonly #byOwner = new Map<string, { controller: AbortController; progress: ScanProgress }>()

  constructor(services: Needed) {
    this.#services = services
  }

  /** Refuses a person's second photo with `scan_running` until the first one is done. */
  async run<Result>(owner: string, work: (session: ScanSession) => Promise<Result>): Promise<Result> {
    const { db, now } = this.#services
    if (!(await takeScan(db, { owner, now: now() }))) throw new AppError('scan_running')
    const controller = new AbortController()
    const entry = { controller, progress: noProgress }
    this.#byOwner.set(owner, entry)
    const lease = this.#keepLease(owner)
    try {
      return await work({
        signal: controller.signal,
        end: (refusal) => controller.abort(refusal),
        report: (progress) => {
          entry.progress = progress
          lease.renew()
        },
      })
    } catch (error) {
      // Any error after an abort is a consequence of it: the person gets the reason of the abort.
      const reason: unknown = controller.signal.reason
      throw reason instanceof AppError ? reason : error
    } finally {
      this.#byOwner.delete(owner)
      await lease.end()
    }
  }

  async findProgress(owner: string): Promise<ScanProgress> {
    const { db, now } = this.#services
    const own = this.#byOwner.get(owner)?.progress
    return own ?? fromPoints((await findScan(db, { owner, now: now() })) ?? 0)
  }

  /** Ends every session: a server that stops does not wait for readings, which can be asked for again. */
  close(): void {
    for (const { controller } of this.#byOwner.values()) controller.abort(new AppError('unavailable'))
  }

  /** Tells the store now and then that the reading runs, and how far it is: one statement at a time, of the latest progress. */
  #keepLease(owner: string): { renew: () => void; end: () => Promise<void> } {
    const { db, now } = this.#services
    let isWanted = false
    let writing: Promise<void> | undefined
    const write = async () => {
      while (isWanted) {
        isWanted = false
        const points = toPoints(this.#byOwner.get(owner)?.progress ?? noProgress)
        // A store that is away for a moment hears of it next time; the reading does not end for that.
        await renewScan(db, { owner, now: now(), points }).catch(() => undefined)
      }
    }
    const renew = () => {
      isWanted = true
      writing ??= write().finally(() => {
        writing = undefined
      })
    }
    const timer = setInterval(renew, SCAN_LEASE_MS / 3)
    const end = async () => {
      clearInterval(timer)
      isWanted = false
      await writing
      // What cannot be removed now ends by itself.
      await endScan(db, owner).catch(() => undefined)
    }
    return { renew, end }
  }
}

const STAGES = 10

/** Progress as one number: the place in the queue, and in the last digit the stage, 0 for none yet. */
function toPoints({ stage, place }: ScanProgress): number {
  return place * STAGES + (stage === null ? 0 : scanStages.indexOf(stage) + 1)
}

function fromPoints(points: number): ScanProgress {
  return { stage: scanStages[(points % STAGES) - 1] ?? null, place: Math.floor(points / STAGES) }
}
