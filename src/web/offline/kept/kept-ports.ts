import { sendKept, type AnsweredRound, type SentRound } from '#contract/card/send-kept.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'
import { photosText } from '#web/messages/en/photo/photos.ts'
import { PhotoUploadFailed, uploadPhoto } from '#web/lib/upload-photo.ts'
import { dropHandInPhoto, moveHandInPhoto, readHandInPhoto } from '../photo-box.ts'

/** The club and the photos, as far as starts and hand-ins need them. */
export type KeptPorts = {
  /** Throws when the club took none of it. */
  send: (rounds: readonly SentRound[]) => Promise<readonly AnsweredRound[]>
  /** Gives where the club has the photo of a card; undefined when this phone has none. Throws when it was not taken. */
  uploadPhoto: (roundId: string) => Promise<string | undefined>
  dropPhoto: (roundId: string) => Promise<void>
  movePhoto: (from: string, to: string) => Promise<void>
}

const SEND_TIMEOUT_MS = 30_000

export function browserKeptPorts(owner: string): KeptPorts {
  return {
    send: async (rounds) => {
      try {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
        return (await send(sendKept, { body: { rounds: [...rounds] }, signal })).rounds
      } catch (fault) {
        // The call answers each part for itself: a 404 of the whole is a server of an earlier version, which is replaced.
        throw fault instanceof ApiError && fault.status === 404 ? new OfflineError(fault) : fault
      }
    },
    uploadPhoto: async (roundId) => {
      const photo = await readHandInPhoto(owner, roundId)
      if (!photo) return undefined
      try {
        return await uploadPhoto(photo.jpeg, { onProgress: () => undefined })
      } catch (fault) {
        if (!(fault instanceof PhotoUploadFailed)) throw fault
        throw fault.cause instanceof ApiError ? fault.cause : new OfflineError(fault)
      }
    },
    dropPhoto: (roundId) => dropHandInPhoto(owner, roundId),
    movePhoto: (from, to) => moveHandInPhoto(owner, { from, to }),
  }
}

/** The sentence of a photo that the club did not take. */
export function photoRefusal(message: string): string {
  return `${photosText.uploadFailed}. ${message}`.trim()
}
