import type { FastifyBaseLogger } from 'fastify'
import type { CourseCardReader } from '#scan/course-card-reader.ts'
import type { ScorecardReader } from '#scan/scorecard-reader.ts'
import { visionReader } from '#scan/vision/vision-reader.ts'
import type { ScanConfig } from '../photo-settings.ts'
import type { Services } from '../../platform/deps.ts'
import { sharesOf } from '../../platform/http/load-shedding/capacity.ts'
import { SharedPlaces } from '../../platform/http/load-shedding/shared-places.ts'
import { ReadingGate } from './reading-gate.ts'
import { ReadingQueue } from './reading-queue.ts'
import { ReadingProcesses } from './reading-processes.ts'

const VISION_LIMIT_MS = 60_000
/** For each process that reads: with more people waiting, the last one would wait for over a minute and had better ask again later. */
const WAITING_OF_ONE = 16
/** An address is as good as always the Wi-Fi of a clubhouse, so it may have as much as a club. */
const ADDRESS_SHARE = 1 / 2
const READINGS_OF_PERSON = 1
/** A call of the service outside costs this machine nothing but the club money. */
const VISION_CONCURRENCY = 4

/** A reader with its queue and time limit. */
export type QueuedReader = {
  reader: ScorecardReader
  queue: ReadingQueue
  /** Who reads and waits: a club or an address at most half of them, so that others have room. */
  places: SharedPlaces
  limitMs: number
  /** Who gets the photo, where it leaves the house. */
  operator: string | undefined
}

/** The club's own machine, which also reads what is printed of a course. */
export type OwnReader = QueuedReader & { reader: ScorecardReader & CourseCardReader }

/** The readers of this installation, the club's own machine first. */
export type ScanReaders = {
  readers: readonly QueuedReader[]
  /** The club's own machine. */
  own: OwnReader
  /** Through which each of them is asked. */
  gate: ReadingGate
  close: () => Promise<void>
}

export function scanReaders(
  { workers, limitSeconds, vision }: ScanConfig,
  {
    services,
    log,
    processFile,
  }: {
    services: Pick<Services, 'db' | 'now'>
    log: FastifyBaseLogger
    processFile: string | undefined
  },
): ScanReaders {
  const processes = new ReadingProcesses({
    processes: workers,
    log,
    ...(processFile === undefined ? {} : { file: processFile }),
  })
  const local: OwnReader = {
    reader: processes,
    ...queueOf(workers, WAITING_OF_ONE * workers),
    limitMs: limitSeconds * 1000,
    operator: undefined,
  }
  const outside: QueuedReader | undefined = vision && {
    reader: visionReader(vision),
    ...queueOf(VISION_CONCURRENCY, WAITING_OF_ONE),
    limitMs: VISION_LIMIT_MS,
    operator: vision.operator,
  }
  const readers = outside ? [local, outside] : [local]
  return { readers, own: local, gate: new ReadingGate(services), close: () => processes.close() }
}

function queueOf(concurrency: number, maxWaiting: number): Pick<QueuedReader, 'queue' | 'places'> {
  return {
    queue: new ReadingQueue({ concurrency, maxWaiting }),
    places: new SharedPlaces(
      sharesOf(concurrency + maxWaiting, READINGS_OF_PERSON, { address: ADDRESS_SHARE }),
    ),
  }
}
