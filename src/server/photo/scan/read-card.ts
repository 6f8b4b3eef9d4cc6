import type { FastifyBaseLogger } from 'fastify'
import type { CardReading } from '#scan/card-reading.ts'
import type { ReadingHint } from '#scan/scorecard-reader.ts'
import { readInQueue } from './read-in-queue.ts'
import type { QueuedReader } from './scan-readers.ts'
import type { ScanSession } from './scan-sessions.ts'

type ReadCardInput = { photo: Uint8Array; hint: ReadingHint; session: ScanSession; log: FastifyBaseLogger }

/** Waits in the reader's queue, then reads the scores in the photo. */
export function readCard(
  { reader, ...limits }: Omit<QueuedReader, 'places'>,
  { photo, hint, session, log }: ReadCardInput,
): Promise<CardReading> {
  return readInQueue(
    { id: reader.id, ...limits },
    { read: (progress) => reader.read(photo, hint, progress), session, log },
  )
}
