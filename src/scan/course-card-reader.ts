import type { CourseReading } from './course-reading.ts'
import type { ReadingStage } from './scorecard-reader.ts'

/** Reads the course in a photo of its card: pars, stroke indexes and yardages as they are printed. */
export type CourseCardReader = {
  /**
   * Reads the bytes of a photo. A photo without a card, or a card without pars, is an `unreadable` result, not an error: this
   * throws only when the reader itself fails or the signal is aborted.
   */
  readCourse(
    photo: Uint8Array,
    progress?: { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal },
  ): Promise<CourseReading>
}
