import { test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { anyRecord, eighteen } from '#test/make-record.ts'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { explainIndex } from './explain-index.ts'
import { replay } from './replay.ts'

test('when a step is explained, then each of its numbers has its sentence, in the order of R3.8', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => eighteen(i, 100 + i))
  // (10.0 + ... + 10.7) / 8 = 10.35; 2.0 is 8.4 below 10.4 (5.9); then 66.8 / 8; 10.0 - 2.0 of three scores was the lowest (5.7).
  const step = replay([...twenty, eighteen(30, 20)]).steps.at(-1)
  expect(step && sayInEnglish(explainIndex(step))).toEqual([
    '2025-01-31: score differential 2.0.',
    'Played off 10.4. Exceptional score: 1.0 comes off each of the last 20 differentials.',
    'The average of the lowest 8 of 20 (9.1, 9.2, 9.3, 9.4, 9.5, 9.6, 9.7, 1.0) is 8.350.',
    'The low index of the 365 days before is 8.0: no more than 3.0 above, no cap.',
    'Handicap Index 8.4.',
  ])
})

test('when the scores make less than the lowest index that is recorded, then the words end with the index that stands', () => {
  const [, , step] = replay([eighteen(0, -112), eighteen(7, -112), eighteen(14, -112)]).steps
  expect(step && sayInEnglish(explainIndex(step)).slice(-2)).toEqual([
    'The scores would make it +13.2, but +9.9 is the lowest index that is recorded here.',
    'Handicap Index +9.9.',
  ])
})

test.prop([anyRecord])('every step of any record is explained in whole sentences', ({ entries }) => {
  for (const step of replay(entries).steps) {
    const lines = sayInEnglish(explainIndex(step))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every((line) => line.endsWith('.') && !/NaN|undefined|-0\.0/.test(line))).toBe(true)
  }
})
