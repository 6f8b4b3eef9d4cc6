import { afterEach, expect, test } from 'vitest'
import { dropClosedSummary, keepClosedSummary, readClosedSummaries } from './closed-summaries.ts'

afterEach(() => {
  localStorage.clear()
})

test('a summary that was closed is known once, until the club knows it', () => {
  keepClosedSummary('rnd_1')
  keepClosedSummary('rnd_2')
  keepClosedSummary('rnd_1')
  expect(readClosedSummaries()).toEqual(['rnd_2', 'rnd_1'])
  dropClosedSummary('rnd_1')
  dropClosedSummary('rnd_1')
  expect(readClosedSummaries()).toEqual(['rnd_2'])
})

test('only the latest are kept, and text that another version wrote is none', () => {
  for (let i = 0; i < 25; i += 1) keepClosedSummary(`rnd_${i}`)
  expect(readClosedSummaries()).toHaveLength(20)
  expect(readClosedSummaries().at(-1)).toBe('rnd_24')
  localStorage.setItem('scoreclub.closed-summaries', '{"a":1}')
  expect(readClosedSummaries()).toEqual([])
})
