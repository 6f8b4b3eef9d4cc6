import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/http/app-error.ts'
import { ProcessPool, programFile } from '../platform/processes/process-pool.ts'
import type { Printed, PrintTask } from './print-process.ts'

const IDLE_MS = 60_000
/** 150 cards take less than a third of it. */
const HEAP_MB = 512
const MOST_WAITING = 8

const file = programFile('src/server/print', 'print-process')
const printed = z.object({ pdf: z.instanceof(Uint8Array), lacksLetters: z.boolean() })

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
  async print(task: PrintTask): Promise<Printed> {
    if (this.#pool.waiting >= MOST_WAITING) throw new AppError('overloaded')
    const { pdf, lacksLetters } = printed.parse(await this.#pool.run(task, { file }))
    return { pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), lacksLetters }
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }
}
