import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { localReader } from '../../src/scan/local-reader.ts'
import type { Table } from './set-tables.ts'

/** Reads many photos in this process, one after the other, and measures its memory after the first quarter of them. */
export async function measureLeak(readings: number): Promise<Table> {
  const warmUp = Math.floor(readings / 4)
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (!isCollector(collect)) throw new Error('this Node has no gc')
  const folder = join(import.meta.dirname, '../../fixtures/scorecards')
  const names = ['nine-holes', 'wide-two-players', 'vertical']
  const photos = await Promise.all(names.map((name) => readFile(join(folder, `${name}.jpg`))))
  const reader = await localReader()
  const heap: number[] = []
  const resident: number[] = []
  for (let index = 0; index < readings; index += 1) {
    const photo = photos[index % photos.length]
    if (photo) await reader.read(photo, {})
    collect()
    const usage = process.memoryUsage()
    heap.push(usage.heapUsed / 2 ** 20)
    resident.push(usage.rss / 2 ** 20)
    if (index % 25 === 24) console.log(`${index + 1} of ${readings}: ${Math.round(usage.rss / 2 ** 20)} MB`)
  }
  const row = (name: string, values: readonly number[]) => [
    name,
    `${(values[warmUp] ?? 0).toFixed(1)} MB`,
    `${(values.at(-1) ?? 0).toFixed(1)} MB`,
    `${(slopeOf(values.slice(warmUp)) * 100).toFixed(2)} MB`,
  ]
  return {
    title: `Memory over ${readings} readings in one process`,
    rows: [
      ['', `after ${warmUp}`, 'at the end', 'growth in 100 readings (fitted line)'],
      row('heap after collection', heap),
      row('resident', resident),
    ],
  }
}

function isCollector(value: unknown): value is () => void {
  return typeof value === 'function'
}

/** The growth per value, by linear regression. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [cross, square] = [0, 0]
  for (const [index, value] of values.entries()) {
    cross += (index - middle) * (value - mean)
    square += (index - middle) ** 2
  }
  return cross / square
}
