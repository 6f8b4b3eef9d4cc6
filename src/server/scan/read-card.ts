import type { FastifyBaseLogger } from 'fastify'
import type { CardReading } from '#scan/card-reading.ts'
import type { ReadingHint } from '#scan/scorecard-reader.ts'
import { AppError } from '../http/app-error.ts'
import { QueueFull } from './reading-queue.ts'
import type { Turn } from './scan-desk.ts'
import type { Lane } from './scan-readers.ts'

/**
 * Reads a photo when its turn comes, within the time there is for it. The log tells how long it took and what came of it,
 * never what is in it.
 */
export async function readCard(
  { reader, queue, limitMs, operator }: Lane,
  given: { photo: Uint8Array; hint: ReadingHint; turn: Turn; log: FastifyBaseLogger },
): Promise<CardReading> {
  const { photo, hint, turn, log } = given
  const asked = performance.now()
  let begun = asked
  let timer: NodeJS.Timeout | undefined
  try {
    const reading = await queue.run(
      () => {
        begun = performance.now()
        timer = setTimeout(() => turn.end(new AppError('scan_timed_out')), limitMs)
        return reader.read(photo, hint, {
          onStage: (stage) => turn.report({ stage, place: 0 }),
          signal: turn.signal,
        })
      },
      {
        onPlace: (place) => turn.report({ stage: place === 0 ? 'finding_card' : 'waiting', place }),
        signal: turn.signal,
      },
    )
    const outcome = reading.outcome === 'read' ? 'read' : reading.reason
    log.info({ reader: reader.id, outcome, ...times() }, 'card read')
    return reading
  } catch (error) {
    if (error instanceof QueueFull) throw new AppError('scan_queue_full')
    const ended: unknown = turn.signal.reason
    const because = ended instanceof AppError ? { ended: ended.code } : { err: error }
    log.warn({ reader: reader.id, ...because, ...times() }, 'card not read')
    throw new AppError(operator === undefined ? 'scan_failed' : 'scan_service_failed')
  } finally {
    clearTimeout(timer)
  }

  function times() {
    return { waitedMs: Math.round(begun - asked), tookMs: Math.round(performance.now() - begun) }
  }
}
