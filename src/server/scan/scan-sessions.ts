import type { scanStages } from '#contract/scan.ts'
import { AppError } from '../http/app-error.ts'

export type ScanProgress = { stage: (typeof scanStages)[number] | null; place: number }

/** One person's reading, from the request to its answer. */
export type ScanSession = {
  /** Aborted with the AppError that the person gets as the answer. */
  signal: AbortSignal
  end: (refusal: AppError) => void
  report: (progress: ScanProgress) => void
}

const noProgress: ScanProgress = { stage: null, place: 0 }

/** The readings of this process: at most one for each person, with the progress that the person can ask for. */
export class ScanSessions {
  readonly #byUser = new Map<string, { controller: AbortController; progress: ScanProgress }>()

  /** Refuses a person's second photo with `scan_running` until the first one is done. */
  async run<Result>(userId: string, work: (session: ScanSession) => Promise<Result>): Promise<Result> {
    if (this.#byUser.has(userId)) throw new AppError('scan_running')
    const controller = new AbortController()
    const entry = { controller, progress: noProgress }
    this.#byUser.set(userId, entry)
    try {
      return await work({
        signal: controller.signal,
        end: (refusal) => controller.abort(refusal),
        report: (progress) => {
          entry.progress = progress
        },
      })
    } catch (error) {
      // Any error after an abort is a consequence of it: the person gets the reason of the abort.
      const reason: unknown = controller.signal.reason
      throw reason instanceof AppError ? reason : error
    } finally {
      this.#byUser.delete(userId)
    }
  }

  findProgress(userId: string): ScanProgress {
    return this.#byUser.get(userId)?.progress ?? noProgress
  }

  /** Ends every session: a server that stops does not wait for readings, which can be asked for again. */
  close(): void {
    for (const { controller } of this.#byUser.values()) controller.abort(new AppError('unavailable'))
  }
}
