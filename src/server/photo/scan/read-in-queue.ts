import type { FastifyBaseLogger } from 'fastify'
import type { ReadingStage } from '#scan/scorecard-reader.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { QueueFull } from './reading-queue.ts'
import type { QueuedReader } from './scan-readers.ts'
import type { ScanSession } from './scan-sessions.ts'

export type ReadProgress = { onStage: (stage: ReadingStage) => void; signal: AbortSignal }

type ReadInQueue<Reading> = {
  read: (progress: ReadProgress) => Promise<Reading>
  session: ScanSession
  log: FastifyBaseLogger
}

/**
 * Waits in the reader's queue, then reads within its time limit. The log line has the outcome and the times, and nothing of the
 * picture or the person.
 */
export async function readInQueue<
  Reading extends { outcome: 'read' } | { outcome: 'unreadable'; reason: string },
>(
  { id, queue, limitMs, operator }: Pick<QueuedReader, 'queue' | 'limitMs' | 'operator'> & { id: string },
  { read, session, log }: ReadInQueue<Reading>,
): Promise<Reading> {
  const queuedAt = performance.now()
  let startedAt = queuedAt
  let timer: NodeJS.Timeout | undefined
  const times = () => ({
    waitedMs: Math.round(startedAt - queuedAt),
    tookMs: Math.round(performance.now() - startedAt),
  })
  const start = () => {
    startedAt = performance.now()
    timer = setTimeout(() => session.end(new AppError('scan_timed_out')), limitMs)
    return read({ onStage: (stage) => session.report({ stage, place: 0 }), signal: session.signal })
  }
  try {
    const reading = await queue.run(start, {
      onPlace: (place) => session.report({ stage: place === 0 ? 'finding_card' : 'waiting', place }),
      signal: session.signal,
    })
    const outcome = reading.outcome === 'read' ? 'read' : reading.reason
    log.info({ reader: id, outcome, ...times() }, 'card read')
    return reading
  } catch (error) {
    if (error instanceof QueueFull) throw new AppError('scan_queue_full')
    const reason: unknown = session.signal.reason
    const cause = reason instanceof AppError ? { ended: reason.code } : { err: error }
    log.warn({ reader: id, ...cause, ...times() }, 'card not read')
    throw new AppError(operator === undefined ? 'scan_failed' : 'scan_service_failed')
  } finally {
    clearTimeout(timer)
  }
}
