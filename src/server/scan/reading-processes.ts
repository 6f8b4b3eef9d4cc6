import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { CardReading } from '#scan/card-reading.ts'
import type { CourseCardReader } from '#scan/course-card-reader.ts'
import type { CourseReading } from '#scan/course-reading.ts'
import {
  readingStages,
  type ReadingHint,
  type ReadingStage,
  type ScorecardReader,
} from '#scan/scorecard-reader.ts'
import { repositoryRoot } from '../repository-root.ts'
import type { ReadingTask, TaskReading } from './scan-thread.ts'

const IDLE_MS = 5 * 60_000
/** How long a thread has to stop by itself: one that is killed in the middle of decoding leaks the picture's native memory. */
const GRACE_MS = 2_000
/** A thread's JavaScript heap. Pictures lie outside it and are bounded by the size to which photos are scaled down. */
const HEAP_MB = 256
/** Writing scores comes before reading cards. Linux gives each thread a priority of its own. */
const NICE = 10

const isFromSources = import.meta.url.endsWith('.ts')
const threadFile = isFromSources ? 'src/server/scan/scan-thread.ts' : 'dist/server/scan-thread.js'
const typescript = pathToFileURL(join(repositoryRoot, 'src/server/scan/read-typescript.mjs')).href

type Progress = { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal }

type ReadingThreadsOptions = {
  /** How many photos are read at once, each by one thread. */
  threads: number
  log: FastifyBaseLogger
  /** What the threads run; tests give test/fake-scan-thread.ts. */
  file?: string
  idleMs?: number
  graceMs?: number
  heapMb?: number
}

/**
 * The local reader in worker threads, so that no photo can block or crash the server. Threads start with the first photo and
 * end after five minutes without one. A thread that dies fails only its own photo, and the next photo gets a new thread. An
 * aborted reading is asked to stop; if it does not do so in time, its thread is ended.
 */
export class ReadingThreads implements ScorecardReader, CourseCardReader {
  readonly id = 'local'
  readonly #pool: Piscina<ReadingTask, TaskReading>
  readonly #file: string
  readonly #graceMs: number

  constructor({ threads, log, file, idleMs, graceMs, heapMb }: ReadingThreadsOptions) {
    this.#graceMs = graceMs ?? GRACE_MS
    this.#file = file ?? join(repositoryRoot, threadFile)
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs ?? IDLE_MS,
      // A thread that sleeps on an atomic runs no callbacks, and would not close what the last photo left open.
      atomics: 'disabled',
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: heapMb ?? HEAP_MB },
      ...(isFromSources ? { execArgv: ['--import', typescript] } : {}),
    })
    // A thread can die between two photos. Without a listener this error would end the process.
    this.#pool.on('error', (error: unknown) => log.error({ err: error }, 'a reading thread died'))
  }

  async read(photo: Uint8Array, hint: ReadingHint, progress: Progress = {}): Promise<CardReading> {
    const reading = await this.#run({ photo, wanted: { scores: hint } }, progress)
    if ('course' in reading) throw new Error('the thread read the course, not the scores')
    return reading.scores
  }

  async readCourse(photo: Uint8Array, progress: Progress = {}): Promise<CourseReading> {
    const reading = await this.#run({ photo, wanted: 'course' }, progress)
    if ('scores' in reading) throw new Error('the thread read the scores, not the course')
    return reading.course
  }

  async #run(
    task: Pick<ReadingTask, 'photo' | 'wanted'>,
    { onStage, signal }: Progress,
  ): Promise<TaskReading> {
    signal?.throwIfAborted()
    const { port1: ours, port2: port } = new MessageChannel()
    const killing = new AbortController()
    let grace: NodeJS.Timeout | undefined
    const stop = () => {
      ours.postMessage('stop')
      grace = setTimeout(() => killing.abort(), this.#graceMs)
    }
    signal?.addEventListener('abort', stop, { once: true })
    ours.on('message', (message: unknown) => {
      const stage = readingStages.find((one) => one === message)
      if (stage) onStage?.(stage)
    })
    try {
      // The file is given here and not to the pool, so that one that cannot be loaded fails this reading.
      const options = { filename: this.#file, transferList: [port], signal: killing.signal }
      return await this.#pool.run({ ...task, port }, options)
    } finally {
      signal?.removeEventListener('abort', stop)
      clearTimeout(grace)
      ours.close()
    }
  }

  /** How many threads there are now. */
  get size(): number {
    return this.#pool.threads.length
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}
