import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { ProcessPool, programFile } from '../processes/process-pool.ts'
import type { PrintTask } from './print-process.ts'

const IDLE_MS = 60_000
/** 150 cards take less than a third of it. */
const HEAP_MB = 512
const MOST_WAITING = 8

const file = programFile('src/server/paper', 'print-process')
const pdf = z.instanceof(Uint8Array)

/**
 * Makes PDFs in a process of its own, one at a time for each web process, because a large field takes seconds in which nobody else
 * would be answered. It starts with the first document and ends after a minute without one.
 */
export class PrintingProcess {
  readonly #pool: ProcessPool

  constructor({ log }: { log: FastifyBaseLogger }) {
    this.#pool = new ProcessPool({ work: 'printing', processes: 1, idleMs: IDLE_MS, heapMb: HEAP_MB, log })
  }

  /** Refuses as overloaded where too many documents wait. */
  async print(task: PrintTask): Promise<Buffer> {
    if (this.#pool.waiting >= MOST_WAITING) throw new AppError('overloaded')
    const bytes = pdf.parse(await this.#pool.run(task, { file }))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }
}
