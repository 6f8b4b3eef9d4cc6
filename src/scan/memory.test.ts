import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { times } from '#test/long-form.ts'
import { localReader } from './local-reader.ts'

const readings = times(16, 40)
const warmUp = times(8, 15)

/** The time limit only ends what hangs. The long version of this is `npm run bench:scan -- --leak 200`; docs/scan.md has its figures. */
test(
  `when ${readings} photos are read in a row, then memory does not grow`,
  { timeout: 1_200_000, tags: ['smaller-here'] },
  async () => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    if (!isCollector(collect)) throw new Error('this Node has no gc')
    const card = await readFile(new URL('../../fixtures/scorecards/nine-holes.jpg', import.meta.url))
    const photo = await sharp(card).resize({ height: 1100 }).jpeg().toBuffer()
    const reader = await localReader()
    const heap: number[] = []
    const outside: number[] = []
    for (let index = 0; index < readings; index += 1) {
      const reading = await reader.read(photo, {})
      expect(reading.outcome).toBe('read')
      // Buffers outside the heap are freed by finalizers, which run one turn after their owners are collected.
      collect()
      await new Promise((resolve) => setImmediate(resolve))
      collect()
      const usage = process.memoryUsage()
      heap.push(usage.heapUsed)
      outside.push(usage.external + usage.arrayBuffers)
    }
    // A photo of this size in grey is 0.9 MB: if each reading kept one, the slope would be as large.
    const mostGrowth = 0.1 * 2 ** 20
    expect(slopeOf(heap.slice(warmUp))).toBeLessThan(mostGrowth)
    expect(slopeOf(outside.slice(warmUp))).toBeLessThan(mostGrowth)
  },
)

function isCollector(value: unknown): value is () => void {
  return typeof value === 'function'
}

/** The growth per reading, by linear regression. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [cross, square] = [0, 0]
  for (const [index, value] of values.entries()) {
    cross += (index - middle) * (value - mean)
    square += (index - middle) ** 2
  }
  return cross / square
}
