import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { Tinypool } from 'tinypool'
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
import { repositoryRoot } from '../repository-root.ts'
import type { ReadingTask } from './scan-process.ts'

const IDLE_MS = 5 * 60_000
/** How long a process has to stop by itself: one that is ended takes the models in its memory with it. */
const GRACE_MS = 2_000
/** A process's JavaScript heap. Pictures lie outside it and are bounded by the size to which photos are scaled down. */
const HEAP_MB = 256
/** The server's variables hold its secrets, and whoever finds a fault in a decoder of pictures is to find none of them there. */
const VARIABLES = ['PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot']

const isFromSources = import.meta.url.endsWith('.ts')
const processFile = isFromSources ? 'src/server/scan/scan-process.ts' : 'dist/server/scan-process.js'
const typescript = pathToFileURL(join(repositoryRoot, 'src/server/scan/read-typescript.mjs')).href

/** What scan-process.ts answers; both are built together, so that its parts are what their types say. */
const taskReading = z.union([
  z.object({ scores: z.custom<CardReading>() }),
  z.object({ course: z.custom<CourseReading>() }),
])
/** An error that came from a process: it is a plain object by then. */
const processFault = z.object({ message: z.string(), stack: z.string().optional() })

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
 * The local reader in processes of its own, so that no photo can block or crash the server, not even by a fault in the native code that
 * decodes it (docs/decisions/0077-cards-are-read-in-processes.md). They start with the first photo and end after five minutes without
 * one. A process that dies fails only its own photo, and the next photo gets a new one. An aborted reading is asked to stop; if it does not
 * do so in time, its process is ended.
 */
export class ReadingProcesses implements ScorecardReader, CourseCardReader {
  readonly id = 'local'
  readonly #pool: Tinypool
  readonly #file: string
  readonly #graceMs: number

  constructor({ processes, log, file, idleMs, graceMs, heapMb }: ReadingProcessesOptions) {
    this.#graceMs = graceMs ?? GRACE_MS
    this.#file = file ?? join(repositoryRoot, processFile)
    this.#pool = new Tinypool({
      runtime: 'child_process',
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs ?? IDLE_MS,
      serialization: 'advanced',
      env: namedVariables(),
      execArgv: [
        `--max-old-space-size=${heapMb ?? HEAP_MB}`,
        ...(isFromSources ? ['--import', typescript] : ['--enable-source-maps']),
      ],
    })
    // A process can die between two photos. Without a listener this error would end the server.
    this.#pool.on('error', (error: unknown) => log.error({ err: error }, 'a reading process died'))
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
    const channel = {
      onMessage: (toProcess: (message: string) => void) => {
        send = toProcess
      },
      postMessage: (message: unknown) => {
        const stage = readingStages.find((one) => one === message)
        if (stage) onStage?.(stage)
      },
    }
    try {
      // The file is given here and not to the pool, so that one that cannot be loaded fails this reading.
      const options = { filename: this.#file, channel, signal: killing.signal }
      return taskReading.parse(await this.#pool.run(task, options))
    } catch (fault) {
      throw fault instanceof Error ? fault : asError(fault)
    } finally {
      signal?.removeEventListener('abort', stop)
      clearTimeout(grace)
    }
  }

  /** How many processes there are now. */
  get size(): number {
    return this.#pool.threads.length
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}

function asError(fault: unknown): Error {
  const { message, stack } = processFault.parse(fault)
  return Object.assign(new Error(message), { stack })
}

function namedVariables(): Record<string, string> {
  return Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
