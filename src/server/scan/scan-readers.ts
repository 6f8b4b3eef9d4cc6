import type { FastifyBaseLogger } from 'fastify'
import type { ScorecardReader } from '#scan/scorecard-reader.ts'
import { visionReader } from '#scan/vision/vision-reader.ts'
import type { Config } from '../config.ts'
import { ReadingQueue } from './reading-queue.ts'
import { ReadingThreads } from './reading-threads.ts'

/** Longer than any card takes: a thread that has not finished by then never will. */
const LOCAL_LIMIT_MS = 20_000
const OUTSIDE_LIMIT_MS = 60_000
/** What waits longer than a minute or so is better asked again. */
const MOST_WAITING = 16
/** It only waits for the network, but each waits for money. */
const OUTSIDE_AT_ONCE = 4

/** A reader with the line of those who wait for it. */
export type Lane = {
  reader: ScorecardReader
  queue: ReadingQueue
  limitMs: number
  /** Who gets the photo, where it leaves the house. */
  operator: string | undefined
}

/** The readers of this installation, the club's own machine first. */
export type ScanReaders = { lanes: readonly Lane[]; close: () => Promise<void> }

export function scanReaders(
  { workers, vision }: Config['scan'],
  { log, threadFile }: { log: FastifyBaseLogger; threadFile: string | undefined },
): ScanReaders {
  const threads = new ReadingThreads({
    threads: workers,
    log,
    ...(threadFile === undefined ? {} : { file: threadFile }),
  })
  const lane = (reader: ScorecardReader, atOnce: number, more: Pick<Lane, 'limitMs' | 'operator'>) => ({
    reader,
    queue: new ReadingQueue({ atOnce, mostWaiting: MOST_WAITING }),
    ...more,
  })
  return {
    lanes: [
      lane(threads, workers, { limitMs: LOCAL_LIMIT_MS, operator: undefined }),
      ...(vision
        ? [
            lane(visionReader(vision), OUTSIDE_AT_ONCE, {
              limitMs: OUTSIDE_LIMIT_MS,
              operator: vision.operator,
            }),
          ]
        : []),
    ],
    close: () => threads.close(),
  }
}
