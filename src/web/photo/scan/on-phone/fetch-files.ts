import type { ReaderFiles } from './worker-messages.ts'

/** In bytes, as they are after the browser has unpacked them: an answer that is compressed does not say its length. */
export const fileSizes: Readonly<Record<keyof ReaderFiles, number>> = {
  runtime: 14_240_000,
  cells: 1_015_000,
  'hands-a': 2_964_000,
  'hands-b': 2_964_000,
}
const allBytes = Object.values(fileSizes).reduce((sum, size) => sum + size, 0)

/** Fetches the reader's files at once. `onPercent` gets whole numbers up to 100. Throws where one does not come. */
export async function fetchFiles(
  files: ReaderFiles,
  onPercent: (percent: number) => void,
): Promise<Record<keyof ReaderFiles, Uint8Array<ArrayBuffer>>> {
  let received = 0
  let last = 0
  const count = (bytes: number) => {
    received += bytes
    const percent = Math.min(100, Math.floor((100 * received) / allBytes))
    if (percent > last) onPercent(percent)
    last = percent
  }
  const [runtime, cells, handsA, handsB] = await Promise.all([
    fetchBytes(files.runtime, count),
    fetchBytes(files.cells, count),
    fetchBytes(files['hands-a'], count),
    fetchBytes(files['hands-b'], count),
  ])
  return { runtime, cells, 'hands-a': handsA, 'hands-b': handsB }
}

async function fetchBytes(address: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${address} was answered with ${answer.status}`)
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        count(part.length)
        controller.enqueue(part)
      },
    }),
  )
  return new Uint8Array(await new Response(counted).arrayBuffer())
}
