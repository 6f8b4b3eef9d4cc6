import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { CardReading } from '#scan/card-reading.ts'
import { readingStages, type ReadingHint, type ScorecardReader } from '#scan/scorecard-reader.ts'
import { repositoryRoot } from '../repository-root.ts'
import type { ReadingTask } from './scan-thread.ts'

const IDLE_MS = 5 * 60_000
/** What a thread that is told to stop has to do so by itself: killed in the middle of a picture, it leaves it in memory for good. */
const GRACE_MS = 2_000
/** What a thread's JavaScript may hold; its pictures lie outside and are bounded by the size that photos are kept in. */
const HEAP_MB = 256
/** Scores are written before cards are read: on Linux the priority is the thread's own. */
const NICE = 10

const isFromSources = import.meta.url.endsWith('.ts')
const threadFile = isFromSources ? 'src/server/scan/scan-thread.ts' : 'dist/server/scan-thread.js'
const typescript = pathToFileURL(join(repositoryRoot, 'src/server/scan/read-typescript.mjs')).href

type Terms = {
  /** How many photos are read at once, each by one thread. */
  threads: number
  log: FastifyBaseLogger
  /** What the threads run; tests have one that fails in every way. */
  file?: string
  idleMs?: number
  graceMs?: number
  heapMb?: number
}

/**
 * The club's own machine as a reader: each photo in a thread, so that nothing in it can stop or end the server. Threads
 * start with the first photo and end when there is none for five minutes. One that dies fails its own photo alone, and the next
 * photo gets a new one; an aborted reading stops, or ends with its thread, wherever it is.
 */
export class ReadingThreads implements ScorecardReader {
  readonly id = 'local'
  readonly #pool: Piscina<ReadingTask, CardReading>
  readonly #file: string
  readonly #graceMs: number

  constructor({ threads, log, file, idleMs, graceMs, heapMb }: Terms) {
    this.#graceMs = graceMs ?? GRACE_MS
    this.#file = file ?? join(repositoryRoot, threadFile)
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs ?? IDLE_MS,
      // Asleep on an atomic, a thread would not close what the last photo left open.
      atomics: 'disabled',
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: heapMb ?? HEAP_MB },
      ...(isFromSources ? { execArgv: ['--import', typescript] } : {}),
    })
    // A thread that dies with no photo in its hands; unheard, it would end the process.
    this.#pool.on('error', (error: unknown) => log.error({ err: error }, 'a reading thread died'))
  }

  async read(
    photo: Uint8Array,
    hint: ReadingHint,
    { onStage, signal }: Parameters<ScorecardReader['read']>[2] = {},
  ): Promise<CardReading> {
    signal?.throwIfAborted()
    const { port1: ours, port2: port } = new MessageChannel()
    const killing = new AbortController()
    let grace: NodeJS.Timeout | undefined
    const stop = () => {
      ours.postMessage('stop')
      grace = setTimeout(() => killing.abort(), this.#graceMs)
    }
    signal?.addEventListener('abort', stop, { once: true })
    ours.on('message', (told: unknown) => {
      const stage = readingStages.find((one) => one === told)
      if (stage) onStage?.(stage)
    })
    try {
      // Named here and not to the pool: a file that cannot be loaded is then the fault of this reading.
      const terms = { filename: this.#file, transferList: [port], signal: killing.signal }
      return await this.#pool.run({ photo, hint, port }, terms)
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
