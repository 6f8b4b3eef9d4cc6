import type { ScanFailure, ScanNote } from '#contract/photo/scan.ts'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { refusalText } from '#web/lib/failure-text.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { PhotoUploadFailed } from '#web/lib/upload-photo.ts'

/** Why there are no scores. `warn` for what is not the photo's fault and soon passes, such as a lost connection. */
export type ScanProblem = { tone: 'warn' | 'bad'; title: string; text: string }

export function failureProblem(failure: ScanFailure | undefined): ScanProblem {
  const text = failure === undefined ? scanText.failedText : scanText.failures[failure]
  return { tone: 'bad', title: scanText.failed, text }
}

/** The server's own sentence where it has one, or else the general one. */
export function faultProblem(fault: unknown): ScanProblem {
  if (fault instanceof OfflineError)
    return { tone: 'warn', title: scanText.offline, text: scanText.offlineText }
  const cause = fault instanceof PhotoUploadFailed ? fault.cause : fault
  // The server no longer has the uploaded photo. Its sentence about a missing address would help nobody.
  const isForgotten = cause instanceof ApiError && cause.status === 404
  return {
    tone: 'bad',
    title: scanText.failed,
    text: isForgotten ? scanText.failedText : refusalText(cause, scanText.failedText),
  }
}

export function noteText(note: ScanNote): string {
  return scanText.notes[note]
}
