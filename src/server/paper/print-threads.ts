import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'
import { repositoryRoot } from '../repository-root.ts'
import type { PrintTask } from './print-thread.ts'

const IDLE_MS = 60_000
/** 150 cards take less than half of it. */
const HEAP_MB = 512
const MOST_WAITING = 8
/** Writing scores comes before printing. Linux gives each thread a priority of its own. */
const NICE = 10

const isFromSources = import.meta.url.endsWith('.ts')
const threadFile = isFromSources ? 'src/server/paper/print-thread.ts' : 'dist/server/print-thread.js'
const typescript = pathToFileURL(join(repositoryRoot, 'src/server/scan/read-typescript.mjs')).href

/**
 * Makes PDFs in a thread of its own, one at a time in each process, because a large field takes seconds in which nobody else
 * would be answered. The thread starts with the first document and ends after a minute without one.
 */
export class PrintThreads {
  readonly #pool: Piscina<PrintTask, Uint8Array>

  constructor({ log }: { log: FastifyBaseLogger }) {
    this.#pool = new Piscina({
      filename: join(repositoryRoot, threadFile),
      ...{ minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, maxQueue: MOST_WAITING },
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      ...(isFromSources ? { execArgv: ['--import', typescript] } : {}),
    })
    // A thread can die between two documents. Without a listener this error would end the process.
    this.#pool.on('error', (error: unknown) => log.error({ err: error }, 'the printing thread died'))
  }

  /** Refuses as overloaded where too many documents wait. */
  async print(task: PrintTask): Promise<Buffer> {
    if (this.#pool.queueSize >= MOST_WAITING) throw new AppError('overloaded')
    const bytes = await this.#pool.run(task)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}
