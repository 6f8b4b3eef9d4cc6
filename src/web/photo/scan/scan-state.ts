import type { Output } from '#contract/platform/call.ts'
import type { processScorecard, scanStages } from '#contract/photo/scan.ts'
import type { ScanProblem } from './scan-words.ts'

export type ScanReply = Output<(typeof processScorecard)['reply']>

/** The chosen photo. `objectPath` names the club's copy; null until it is uploaded. */
export type ScanPhoto = { name: string; jpeg: Blob; objectPath: string | null }

/** The stages of a reading that waits for nobody. */
export type PhoneStage = Exclude<(typeof scanStages)[number], 'waiting'>

/** Reads the photo on this phone (on-phone/phone-reader.ts), as the server would read it. */
export type ReadOnPhone = (
  photo: Blob,
  progress: { signal: AbortSignal; onStage: (stage: PhoneStage) => void },
) => Promise<ScanReply>

/** `on_phone`: read here, without the club's server. */
export type ScanStep =
  { at: 'sending'; percent: number } | { at: 'reading' } | { at: 'on_phone'; stage: PhoneStage }

export type ScanState = {
  photo: ScanPhoto | undefined
  /** A chosen file is being scaled down. */
  isPreparing: boolean
  /** The sentence beside the picker: why the last file was refused, or that none is chosen. */
  fault: string | undefined
  /** Why the last reading gave no scores. */
  problem: ScanProblem | undefined
  /** undefined while nothing is sent or read. */
  step: ScanStep | undefined
  /** What was read in the photo. */
  reply: ScanReply | undefined
}

export type ScanEvent =
  /** The photo of an earlier visit was found on this device. */
  | { type: 'photo_restored'; photo: ScanPhoto }
  | { type: 'photo_changed'; photo: ScanPhoto | undefined }
  | { type: 'file_chosen' }
  | { type: 'file_refused'; text: string }
  | { type: 'preparing_ended' }
  /** The button was pressed without a photo. */
  | { type: 'photo_missing'; text: string }
  | { type: 'started'; photo: ScanPhoto; isOnPhone?: boolean }
  | { type: 'sent'; percent: number }
  | { type: 'uploaded' }
  | { type: 'stage_begun'; stage: PhoneStage }
  | { type: 'read'; reply: ScanReply }
  | { type: 'failed'; problem: ScanProblem }
  | { type: 'ended' }
  | { type: 'stopped'; problem: ScanProblem }
  | { type: 'forgotten' }

export const noScan: ScanState = {
  photo: undefined,
  isPreparing: false,
  fault: undefined,
  problem: undefined,
  step: undefined,
  reply: undefined,
}

/** One photo from the choice of a file to its scores. The photo stays chosen through every failure, so that it can be tried again. */
export function nextScanState(state: ScanState, event: ScanEvent): ScanState {
  switch (event.type) {
    case 'photo_restored':
      // A photo that was chosen meanwhile is newer.
      return { ...state, photo: state.photo ?? event.photo }
    case 'photo_changed':
      return { ...state, photo: event.photo }
    case 'file_chosen':
      return { ...noScan, isPreparing: true }
    case 'file_refused':
    case 'photo_missing':
      return { ...state, problem: undefined, reply: undefined, fault: event.text }
    case 'preparing_ended':
      return { ...state, isPreparing: false }
    case 'started':
      return { ...state, problem: undefined, reply: undefined, step: firstStep(event) }
    case 'sent':
      return { ...state, step: { at: 'sending', percent: event.percent } }
    case 'uploaded':
      return { ...state, step: { at: 'reading' } }
    case 'stage_begun':
      return { ...state, step: { at: 'on_phone', stage: event.stage } }
    case 'read':
      return { ...state, reply: event.reply }
    case 'failed':
      return { ...state, problem: event.problem }
    case 'ended':
      return { ...state, step: undefined }
    case 'stopped':
      return { ...state, step: undefined, problem: event.problem }
    case 'forgotten':
      return { ...noScan, isPreparing: state.isPreparing }
  }
}

/** A photo that the club already has is not sent a second time. */
function firstStep({ photo: { objectPath }, isOnPhone }: Extract<ScanEvent, { type: 'started' }>): ScanStep {
  if (isOnPhone) return { at: 'on_phone', stage: 'finding_card' }
  return objectPath === null ? { at: 'sending', percent: 0 } : { at: 'reading' }
}
