import type { MessagePort } from 'node:worker_threads'
import type { CardReading } from '#scan/card-reading.ts'
import { localReader } from '#scan/local-reader.ts'
import type { ReadingHint, ScorecardReader } from '#scan/scorecard-reader.ts'

export type ReadingTask = {
  photo: Uint8Array
  hint: ReadingHint
  /** Gets each stage as it begins; any message sent back through it asks the thread to stop. */
  port: MessagePort
}

let loading: Promise<ScorecardReader> | undefined

/** What a thread of reading-threads.ts runs for each photo. It loads the models for its first photo and keeps them. */
export default async function readInThread({ photo, hint, port }: ReadingTask): Promise<CardReading> {
  loading ??= localReader().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const stopping = new AbortController()
  port.on('message', () => stopping.abort())
  try {
    const reader = await loading
    return await reader.read(photo, hint, {
      onStage: (stage) => port.postMessage(stage),
      signal: stopping.signal,
    })
  } finally {
    port.close()
  }
}
