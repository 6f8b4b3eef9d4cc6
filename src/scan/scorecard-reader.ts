import type { CardReading } from './card-reading.ts'

/** What is known before looking; all of it may be missing, and all of it may be another course's. */
export type ReadingHint = {
  /** The holes of the course that the player says was played. */
  course?: { holes: readonly { holeNumber: number; par: number; strokeIndex: number | undefined }[] }
}

/** What a reading is at, in this order. */
export const readingStages = ['finding_card', 'finding_grid', 'reading'] as const
export type ReadingStage = (typeof readingStages)[number]

/** Turns the bytes of a photo into scores. The local reader is one; a vision model behind a key can be another. */
export type ScorecardReader = {
  /** "local", or the name under which a person consents to it. */
  readonly id: string
  /**
   * A photo that holds no card is an answer, not a fault. Throws only where the reader itself is broken or the signal
   * was aborted.
   */
  read(
    photo: Uint8Array,
    hint: ReadingHint,
    progress?: { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal },
  ): Promise<CardReading>
}
