import type { Aim } from '#scan/aim/aim-at-card.ts'
import type { NetworkName } from '#scan/read-cells/cell-network.ts'
import type { ReadingHint, ReadingStage } from '#scan/scorecard-reader.ts'
import type { ScanReply } from '../scan-state.ts'

/**
 * Where the files are that read a player's card; a course's print is read by the club alone. The page knows their addresses, the
 * worker fetches them.
 */
export type ReaderFiles = Record<'runtime' | Exclude<NetworkName, 'print'>, string>

/** What the page asks of the worker: the reader first, and then one photo or frame of the camera after the other. */
export type WorkerTask = { fetch: ReaderFiles } | { photo: Blob; hint: ReadingHint } | { frame: ImageBitmap }

/** What a task ends with. */
export type WorkerResult = { ready: true } | { reply: ScanReply } | { aim: Aim }

/** What the worker says of the task that it works on: how far it is, and at last its result or why there is none. */
export type WorkerMessage = { percent: number } | { stage: ReadingStage } | WorkerResult | { failed: string }
