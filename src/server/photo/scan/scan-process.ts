import type { CardReading } from '#scan/card-reading.ts'
import type { CourseCardReader } from '#scan/course-card-reader.ts'
import type { CourseReading } from '#scan/course-reading.ts'
import { localReader } from '#scan/local-reader.ts'
import type { ReadingHint, ReadingStage, ScorecardReader } from '#scan/scorecard-reader.ts'
import { giveWayToServer } from '../../platform/processes/give-way.ts'

export type ReadingTask = {
  photo: Uint8Array
  /** The scores that players wrote, or the course that is printed on the card. */
  wanted: { scores: ReadingHint } | 'course'
}

/** What comes back: a reading of what the task wanted. */
export type TaskReading = { scores: CardReading } | { course: CourseReading }

giveWayToServer()

let loading: Promise<ScorecardReader & CourseCardReader> | undefined

/**
 * What a process of reading-processes.ts runs for each photo. It loads the models for its first photo and keeps them. It sends each stage
 * as it begins, and stops where the server sends `stop`.
 */
export default async function readInProcess({ photo, wanted }: ReadingTask): Promise<TaskReading> {
  loading ??= localReader().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const stopping = new AbortController()
  const stop = (message: unknown) => {
    if (message === 'stop') stopping.abort()
  }
  process.on('message', stop)
  try {
    const reader = await loading
    const progress = {
      onStage: (stage: ReadingStage) => void process.send?.(stage),
      signal: stopping.signal,
    }
    return wanted === 'course'
      ? { course: await reader.readCourse(photo, progress) }
      : { scores: await reader.read(photo, wanted.scores, progress) }
  } finally {
    process.off('message', stop)
  }
}
