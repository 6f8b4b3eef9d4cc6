import type { ScanFailure, ScanNote } from '#contract/scan.ts'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import { refusalText } from '#web/lib/failure-text.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { PhotoUploadFailed } from '#web/golf/photo/upload-photo.ts'

/** Why there are no scores. What passes by itself is no failure of the photo. */
export type ScanProblem = { tone: 'warn' | 'bad'; title: string; text: string }

export function failureProblem(failure: ScanFailure | undefined): ScanProblem {
  const text = failure === undefined ? scanText.failedText : scanText.failures[failure]
  return { tone: 'bad', title: scanText.failed, text }
}

/** The server's own reason where it has one, else the sentence of the specification (section 8). */
export function faultProblem(fault: unknown): ScanProblem {
  if (fault instanceof OfflineError)
    return { tone: 'warn', title: scanText.offline, text: scanText.offlineText }
  const cause = fault instanceof PhotoUploadFailed ? fault.cause : fault
  // The uploaded photo is not there any more: what the server has to say of an address helps nobody.
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
