import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitTable, rowLimits } from './limit-table.ts'

const SECONDS: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400 }

/** "15 minutes" in seconds. */
function seconds(text: string): number {
  if (text === 'always') return Infinity
  const [count = '', unit = ''] = text.split(' ')
  return Number(count) * (SECONDS[unit.replace(/s$/, '')] ?? NaN)
}

test('the page of limits names every limit of the code with its numbers, and no other', () => {
  const page = readFileSync('docs/limits.md', 'utf8')
  const named = [...page.matchAll(/^\| `([\w-]+)` \| ([\d,]+) \| ([^|]+) \|/gm)].map(
    ([, name = '', points = '', window = '']) =>
      [name, { points: Number(points.replace(',', '')), seconds: seconds(window.trim()) }] as const,
  )
  expect(Object.fromEntries(named)).toEqual({ ...limitTable, ...rowLimits })
})
