import type { scanStages } from '#contract/scan.ts'
import { AppError } from '../http/app-error.ts'

export type ScanProgress = { stage: (typeof scanStages)[number] | null; place: number }

export type Turn = {
  /** Aborted with the refusal that its person gets. */
  signal: AbortSignal
  end: (refusal: AppError) => void
  report: (progress: ScanProgress) => void
}

const nothing: ScanProgress = { stage: null, place: 0 }

/** Who has a photo read in this process, one each, and what it is at. */
export class ScanDesk {
  readonly #turns = new Map<string, { controller: AbortController; progress: ScanProgress }>()

  /** Refuses the second photo of a person until the first is done. */
  async alone<Result>(userId: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    if (this.#turns.has(userId)) throw new AppError('scan_running')
    const controller = new AbortController()
    const own = { controller, progress: nothing }
    this.#turns.set(userId, own)
    try {
      return await work({
        signal: controller.signal,
        end: (refusal) => controller.abort(refusal),
        report: (progress) => {
          own.progress = progress
        },
      })
    } catch (error) {
      // Whatever broke when it was ended, broke because of that.
      const reason: unknown = controller.signal.reason
      throw reason instanceof AppError ? reason : error
    } finally {
      this.#turns.delete(userId)
    }
  }

  progressOf(userId: string): ScanProgress {
    return this.#turns.get(userId)?.progress ?? nothing
  }

  /** Ends every turn: the server stops, and does not wait for what can be asked again. */
  close(): void {
    for (const { controller } of this.#turns.values()) controller.abort(new AppError('unavailable'))
  }
}
