import type { FastifyBaseLogger } from 'fastify'
import type { CardReading } from '#scan/card-reading.ts'
import type { ReadingHint } from '#scan/scorecard-reader.ts'
import { AppError } from '../http/app-error.ts'
import { QueueFull } from './reading-queue.ts'
import type { QueuedReader } from './scan-readers.ts'
import type { ScanSession } from './scan-sessions.ts'

type ReadCardInput = { photo: Uint8Array; hint: ReadingHint; session: ScanSession; log: FastifyBaseLogger }

/**
 * Waits in the reader's queue, then reads the photo within the reader's time limit. The log line has the outcome and the
 * times, and nothing of the picture or the person.
 */
export async function readCard(
  { reader, queue, limitMs, operator }: Omit<QueuedReader, 'places'>,
  { photo, hint, session, log }: ReadCardInput,
): Promise<CardReading> {
  const queuedAt = performance.now()
  let startedAt = queuedAt
  let timer: NodeJS.Timeout | undefined
  const times = () => ({
    waitedMs: Math.round(startedAt - queuedAt),
    tookMs: Math.round(performance.now() - startedAt),
  })
  const read = () => {
    startedAt = performance.now()
    timer = setTimeout(() => session.end(new AppError('scan_timed_out')), limitMs)
    return reader.read(photo, hint, {
      onStage: (stage) => session.report({ stage, place: 0 }),
      signal: session.signal,
    })
  }
  try {
    const reading = await queue.run(read, {
      onPlace: (place) => session.report({ stage: place === 0 ? 'finding_card' : 'waiting', place }),
      signal: session.signal,
    })
    const outcome = reading.outcome === 'read' ? 'read' : reading.reason
    log.info({ reader: reader.id, outcome, ...times() }, 'card read')
    return reading
  } catch (error) {
    if (error instanceof QueueFull) throw new AppError('scan_queue_full')
    const reason: unknown = session.signal.reason
    const cause = reason instanceof AppError ? { ended: reason.code } : { err: error }
    log.warn({ reader: reader.id, ...cause, ...times() }, 'card not read')
    throw new AppError(operator === undefined ? 'scan_failed' : 'scan_service_failed')
  } finally {
    clearTimeout(timer)
  }
}
