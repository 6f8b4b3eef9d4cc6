import { env } from 'onnxruntime-web'
import { aimAtCard } from '#scan/aim/aim-at-card.ts'
import { cardReader, type DecodePhoto } from '#scan/card-reader.ts'
import { wasmRuntime } from '#scan/read-cells/wasm-runtime.ts'
import type { ScorecardReader } from '#scan/scorecard-reader.ts'
import { toWireReading } from '#scan/to-wire-reading.ts'
import { fetchFiles } from './fetch-files.ts'
import type { ReaderFiles, WorkerTask, WorkerMessage } from './worker-messages.ts'
import type { ColourImage } from '#scan/photo/to-grey.ts'

/*
 * The worker that reads a paper card on the phone, with the server's reader and networks. The server lets this file
 * alone run WebAssembly (src/server/platform/http/web-app.ts).
 */
let reader: ScorecardReader | undefined

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
  work(data).then(say, (fault: unknown) => {
    say({ failed: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault) })
  })
})

async function work(task: WorkerTask): Promise<WorkerMessage> {
  if ('fetch' in task) return makeReady(task.fetch)
  if ('photo' in task) return read(task)
  try {
    return { aim: aimAtCard(pixelsOf(task.frame)) }
  } finally {
    task.frame.close()
  }
}

function say(word: WorkerMessage): void {
  postMessage(word)
}

async function makeReady(files: ReaderFiles): Promise<WorkerMessage> {
  const { runtime, ...models } = await fetchFiles(files, (percent) => {
    say({ percent })
  })
  env.wasm.wasmBinary = runtime
  reader = await cardReader({
    decodePhoto: decodeInBrowser,
    loadModel: (name) =>
      name === 'print'
        ? Promise.reject(new Error('Courses are read by the club.'))
        : Promise.resolve(models[name]),
    runtime: wasmRuntime,
  })
  return { ready: true }
}

async function read({ photo, hint }: Extract<WorkerTask, { photo: Blob }>): Promise<WorkerMessage> {
  if (!reader) throw new Error('A photo came before the reader.')
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const reading = await reader.read(bytes, hint, {
    onStage: (stage) => {
      say({ stage })
    },
  })
  return { reply: toWireReading(reading, reader.id) }
}

/** As on the server (src/scan/photo/decode-photo.ts). */
const mostPixels = 110_000_000

/**
 * Decodes a photo with the browser's own decoder, turned upright as its EXIF says. Pages scale photos down before they keep
 * them, so that none is larger than what the server's decoder gives.
 */
const decodeInBrowser: DecodePhoto = async (photo) => {
  // A copy, because the bytes may lie in a part of a larger buffer.
  const decoded = await createImageBitmap(new Blob([photo.slice()])).catch(() => undefined)
  if (decoded === undefined) return { reason: 'not_a_picture' }
  const { width, height } = decoded
  try {
    return width * height > mostPixels ? { reason: 'too_large' } : { image: pixelsOf(decoded) }
  } finally {
    decoded.close()
  }
}

/** What is transparent is paper. */
function pixelsOf(picture: ImageBitmap): ColourImage {
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures in a worker.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0)
  return { width, height, channels: 4, data: context.getImageData(0, 0, width, height).data }
}
