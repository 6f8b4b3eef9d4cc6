import type { Aim } from '#scan/aim/aim-at-card.ts'
import cells from '#scan/read-cells/models/cells.onnx?url'
import handsA from '#scan/read-cells/models/hands-a.onnx?url'
import handsB from '#scan/read-cells/models/hands-b.onnx?url'
import type { ReadingHint } from '#scan/scorecard-reader.ts'
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import type { ReadOnPhone, ScanReply } from '../scan-state.ts'
import workerAddress from './reading-worker.ts?worker&url'
import type { WorkerResult, WorkerTask, WorkerMessage } from './worker-messages.ts'

const readerFiles = { runtime, cells, 'hands-a': handsA, 'hands-b': handsB }

/** The reader could not be fetched or started, or it broke off. */
export class PhoneReaderFailed extends Error {
  override name = 'PhoneReaderFailed'
}

/** Whether this browser has what the reader needs: modules in workers, and pictures drawn there. */
export function canReadHere(): boolean {
  return ['Worker', 'WebAssembly', 'OffscreenCanvas', 'createImageBitmap', 'TransformStream'].every(
    (name) => name in globalThis,
  )
}

/** The server's reader of paper cards in a worker of this page, some 160 MB while it lives, and 250 while it reads (Chromium). One photo at a time. */
export class PhoneReader {
  #running: { worker: Worker; ready: Promise<void> } | undefined

  /** Fetches the reader's files and starts it; the same promise while it runs. Throws `PhoneReaderFailed`. */
  start(onPercent: (percent: number) => void = () => undefined): Promise<void> {
    this.#running ??= this.#begin(onPercent)
    return this.#running.ready
  }

  /** The same reading as the server's. Stopping ends the worker, and the next photo starts another. */
  async read(
    photo: Blob,
    hint: ReadingHint,
    { signal, onStage }: Parameters<ReadOnPhone>[1],
  ): Promise<ScanReply> {
    const stop = () => {
      this.close()
    }
    signal.addEventListener('abort', stop)
    try {
      const worker = await this.#startedWorker()
      signal.throwIfAborted()
      const word = await ask(worker, { photo, hint }, (progress) => {
        if ('stage' in progress) onStage(progress.stage)
      })
      if (!('reply' in word)) throw new PhoneReaderFailed('it gave no reading')
      return word.reply
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /** What could be better about a frame of the camera, which is taken over. Throws `PhoneReaderFailed`. */
  async aim(frame: ImageBitmap): Promise<Aim> {
    const word = await ask(await this.#startedWorker(), { frame }, () => undefined)
    if (!('aim' in word)) throw new PhoneReaderFailed('it did not look at the frame')
    return word.aim
  }

  close(): void {
    this.#running?.worker.terminate()
    // Whoever waits for it hears that it is gone.
    this.#running?.worker.dispatchEvent(new Event('error'))
    this.#running = undefined
  }

  async #startedWorker(): Promise<Worker> {
    await this.start()
    if (!this.#running) throw new PhoneReaderFailed('it was closed')
    return this.#running.worker
  }

  #begin(onPercent: (percent: number) => void): { worker: Worker; ready: Promise<void> } {
    const worker = new Worker(workerAddress, { type: 'module' })
    const ready = ask(worker, { fetch: readerFiles }, (progress) => {
      if ('percent' in progress) onPercent(progress.percent)
    }).then(
      () => undefined,
      (fault: unknown) => {
        // The next try starts anew.
        worker.terminate()
        if (this.#running?.worker === worker) this.#running = undefined
        throw fault
      },
    )
    return { worker, ready }
  }
}

/** Gives the worker a task and waits for its last word. Throws `PhoneReaderFailed`. */
function ask(
  worker: Worker,
  task: WorkerTask,
  onProgress: (word: WorkerMessage) => void,
): Promise<WorkerResult> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const { signal } = listening
    const fail = (why: string) => {
      listening.abort()
      reject(new PhoneReaderFailed(why))
    }
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('failed' in data) fail(data.failed)
      else if ('ready' in data || 'reply' in data || 'aim' in data) {
        listening.abort()
        resolve(data)
      } else onProgress(data)
    }
    worker.addEventListener('message', hear, { signal })
    worker.addEventListener('error', () => fail('its worker ended'), { signal })
    worker.postMessage(task, 'frame' in task ? [task.frame] : [])
  })
}
