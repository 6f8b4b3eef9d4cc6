import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanImage } from './clean-image.ts'

const cores = availableParallelism()
let folder: string
let photo: string
let broken: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreclub-clean-image-'))
  photo = join(folder, 'photo')
  broken = join(folder, 'broken')
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'green' } })
  const jpeg = await picture.jpeg().toBuffer()
  await writeFile(photo, jpeg)
  await writeFile(broken, jpeg.subarray(0, 200))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('when many photos arrive, then at most one for each core is decoded, and a broken one gives its place to the next', async () => {
  // Each by itself: sharp's threads count a picture as being decoded a moment before it leaves the queue.
  const most = { queue: 0, process: 0 }
  const note = () => {
    const { queue, process } = sharp.counters()
    most.queue = Math.max(most.queue, queue)
    most.process = Math.max(most.process, process)
  }
  sharp.queue.on('change', note)
  try {
    const paths = Array.from({ length: 4 * cores }, (_, i) => (i % 3 === 0 ? broken : photo))
    const outcome = await Promise.allSettled(paths.map((path) => cleanImage(path)))
    expect(outcome.map(({ status }) => status)).toEqual(
      paths.map((path) => (path === broken ? 'rejected' : 'fulfilled')),
    )
  } finally {
    sharp.queue.off('change', note)
  }
  expect(most.queue).toBeGreaterThan(0)
  expect(most.queue).toBeLessThanOrEqual(cores)
  expect(most.process).toBeLessThanOrEqual(cores)
})
