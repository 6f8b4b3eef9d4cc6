import type { ReadingHint, ReadingStage } from '#scan/scorecard-reader.ts'
import type { ScanReply } from '../scan-state.ts'

/** Where the reader's files are. The page knows their addresses, the worker fetches them. */
export type ReaderFiles = { runtime: string; cells: string; hands: string }

/** What the page asks of the worker: the reader first, and then one photo after the other. */
export type WorkerTask = { fetch: ReaderFiles } | { photo: Blob; hint: ReadingHint }

/** What the worker says of the task that it works on. The last is always `ready`, `reply` or `failed`. */
export type WorkerWord =
  { percent: number } | { stage: ReadingStage } | { ready: true } | { reply: ScanReply } | { failed: string }
