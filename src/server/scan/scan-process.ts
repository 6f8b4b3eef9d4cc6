import type { MessagePort } from 'node:worker_threads'
import type { CardReading } from '#scan/card-reading.ts'
import type { CourseCardReader } from '#scan/course-card-reader.ts'
import type { CourseReading } from '#scan/course-reading.ts'
import { localReader } from '#scan/local-reader.ts'
import type { ReadingHint, ReadingStage, ScorecardReader } from '#scan/scorecard-reader.ts'

export type ReadingTask = {
  photo: Uint8Array
  /** The scores that players wrote, or the course that is printed on the card. */
  wanted: { scores: ReadingHint } | 'course'
  /** Gets each stage as it begins; any message sent back through it asks the thread to stop. */
  port: MessagePort
}

/** What comes back: a reading of what the task wanted. */
export type TaskReading = { scores: CardReading } | { course: CourseReading }

let loading: Promise<ScorecardReader & CourseCardReader> | undefined

/** What a thread of reading-threads.ts runs for each photo. It loads the models for its first photo and keeps them. */
export default async function readInThread({ photo, wanted, port }: ReadingTask): Promise<TaskReading> {
  loading ??= localReader().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const stopping = new AbortController()
  port.on('message', () => stopping.abort())
  try {
    const reader = await loading
    const progress = {
      onStage: (stage: ReadingStage) => port.postMessage(stage),
      signal: stopping.signal,
    }
    return wanted === 'course'
      ? { course: await reader.readCourse(photo, progress) }
      : { scores: await reader.read(photo, wanted.scores, progress) }
  } finally {
    port.close()
  }
}
