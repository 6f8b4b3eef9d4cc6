import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { CardReading } from '#scan/card-reading.ts'
import type { CourseCardReader } from '#scan/course-card-reader.ts'
import type { CourseReading } from '#scan/course-reading.ts'
import {
  readingStages,
  type ReadingHint,
  type ReadingStage,
  type ScorecardReader,
} from '#scan/scorecard-reader.ts'
import { ProcessPool, programFile } from '../../platform/processes/process-pool.ts'
import type { ReadingTask } from './scan-process.ts'

const IDLE_MS = 5 * 60_000
/** How long a process has to stop by itself: one that is ended takes the models in its memory with it. */
const GRACE_MS = 2_000
/** Pictures lie outside of JavaScript's memory and are bounded by the size to which photos are scaled down. */
const HEAP_MB = 256

/** What scan-process.ts answers; both are built together, so that its parts are what their types say. */
const taskReading = z.union([
  z.object({ scores: z.custom<CardReading>() }),
  z.object({ course: z.custom<CourseReading>() }),
])

type Progress = { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal }

type ReadingProcessesOptions = {
  /** How many photos are read at once, each by one process. */
  processes: number
  log: FastifyBaseLogger
  /** What the processes run; tests give test/fake-scan-process.ts. */
  file?: string
  idleMs?: number
  graceMs?: number
  heapMb?: number
}

/**
 * The local reader in processes of its own, one for each photo that is read at the same time. They start with the first photo and end after
 * five minutes without one. An aborted reading is asked to stop; if it does not do so in time, its process is ended.
 */
export class ReadingProcesses implements ScorecardReader, CourseCardReader {
  readonly id = 'local'
  readonly #pool: ProcessPool
  readonly #file: string
  readonly #graceMs: number

  constructor({ processes, log, file, idleMs, graceMs, heapMb }: ReadingProcessesOptions) {
    this.#graceMs = graceMs ?? GRACE_MS
    this.#file = file ?? programFile('src/server/photo/scan', 'scan-process')
    this.#pool = new ProcessPool({
      work: 'reading cards',
      processes,
      log,
      idleMs: idleMs ?? IDLE_MS,
      heapMb: heapMb ?? HEAP_MB,
    })
  }

  async read(photo: Uint8Array, hint: ReadingHint, progress: Progress = {}): Promise<CardReading> {
    const reading = await this.#run({ photo, wanted: { scores: hint } }, progress)
    if ('course' in reading) throw new Error('the process read the course, not the scores')
    return reading.scores
  }

  async readCourse(photo: Uint8Array, progress: Progress = {}): Promise<CourseReading> {
    const reading = await this.#run({ photo, wanted: 'course' }, progress)
    if ('scores' in reading) throw new Error('the process read the scores, not the course')
    return reading.course
  }

  async #run(task: ReadingTask, { onStage, signal }: Progress): Promise<z.output<typeof taskReading>> {
    signal?.throwIfAborted()
    const killing = new AbortController()
    let send: ((message: string) => void) | undefined
    let grace: NodeJS.Timeout | undefined
    const stop = () => {
      send?.('stop')
      grace = setTimeout(() => killing.abort(), this.#graceMs)
    }
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const reading = await this.#pool.run(task, {
        file: this.#file,
        onStart: (toProcess) => {
          send = toProcess
        },
        onMessage: (message) => {
          const stage = readingStages.find((one) => one === message)
          if (stage) onStage?.(stage)
        },
        signal: killing.signal,
      })
      return taskReading.parse(reading)
    } finally {
      signal?.removeEventListener('abort', stop)
      clearTimeout(grace)
    }
  }

  /** How many processes there are now. */
  get size(): number {
    return this.#pool.size
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }
}
