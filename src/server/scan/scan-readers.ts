import type { FastifyBaseLogger } from 'fastify'
import type { ScorecardReader } from '#scan/scorecard-reader.ts'
import { visionReader } from '#scan/vision/vision-reader.ts'
import type { Config } from '../config.ts'
import { ReadingQueue } from './reading-queue.ts'
import { ReadingThreads } from './reading-threads.ts'

const VISION_LIMIT_MS = 60_000
/** With more people waiting, the last one would wait for over a minute and had better ask again later. */
const MAX_WAITING = 16
/** A call of the service outside costs this machine nothing but the club money. */
const VISION_CONCURRENCY = 4

/** A reader with its queue and time limit. */
export type QueuedReader = {
  reader: ScorecardReader
  queue: ReadingQueue
  limitMs: number
  /** Who gets the photo, where it leaves the house. */
  operator: string | undefined
}

/** The readers of this installation, the club's own machine first. */
export type ScanReaders = { readers: readonly QueuedReader[]; close: () => Promise<void> }

export function scanReaders(
  { workers, limitSeconds, vision }: Config['scan'],
  { log, threadFile }: { log: FastifyBaseLogger; threadFile: string | undefined },
): ScanReaders {
  const threads = new ReadingThreads({
    threads: workers,
    log,
    ...(threadFile === undefined ? {} : { file: threadFile }),
  })
  const local: QueuedReader = {
    reader: threads,
    queue: new ReadingQueue({ concurrency: workers, maxWaiting: MAX_WAITING }),
    limitMs: limitSeconds * 1000,
    operator: undefined,
  }
  const outside: QueuedReader | undefined = vision && {
    reader: visionReader(vision),
    queue: new ReadingQueue({ concurrency: VISION_CONCURRENCY, maxWaiting: MAX_WAITING }),
    limitMs: VISION_LIMIT_MS,
    operator: vision.operator,
  }
  return { readers: outside ? [local, outside] : [local], close: () => threads.close() }
}
