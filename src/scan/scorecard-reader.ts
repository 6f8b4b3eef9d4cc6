import type { CardReading } from './card-reading.ts'

/** What is known before the photo is read. It may be missing, and it may be of another course than the card. */
export type ReadingHint = {
  /** The holes of the course that the player says was played. */
  course?: { holes: readonly { holeNumber: number; par: number; strokeIndex: number | undefined }[] }
}

/** The stages of a reading, in their order. */
export const readingStages = ['finding_card', 'finding_grid', 'reading'] as const
export type ReadingStage = (typeof readingStages)[number]

/** Reads the scores in a photo. The local reader is one implementation, a vision model outside the house another. */
export type ScorecardReader = {
  /** "local", or the name under which a person consents to it. */
  readonly id: string
  /**
   * Reads the bytes of a photo. A photo without a card is an `unreadable` result, not an error: this throws only when the
   * reader itself fails or the signal is aborted.
   */
  read(
    photo: Uint8Array,
    hint: ReadingHint,
    progress?: { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal },
  ): Promise<CardReading>
}
