import { expect, test } from 'vitest'
import { parseDay } from '../day.ts'
import { explainIndex } from './explain-index.ts'
import { replay } from './replay.ts'
import type { RecordedScore } from './scoring-record.ts'

const first = parseDay('2025-01-01') ?? Number.NaN

const eighteen = (daysLater: number, inTenths: number): RecordedScore => ({
  kind: 'eighteen',
  id: `rnd_${daysLater}`,
  day: first + daysLater,
  differential: { numerator: inTenths, denominator: 10 },
})

test('when a step is explained, then each of its numbers has its sentence, in the order of R3.8', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => eighteen(i, 100 + i))
  const step = replay([...twenty, eighteen(30, 20)]).steps.at(-1)
  expect(step && explainIndex(step)).toEqual([
    '2025-01-31: score differential 2.0.',
    'Played off 10.4, an exceptional score: each of the last 20 differentials goes down by 1.0.',
    'The average of the lowest 8 of 20 (9.1, 9.2, 9.3, 9.4, 9.5, 9.6, 9.7, 1.0) is 8.350.',
    'The low index of the 365 days before is 8.0: no more than 3.0 above, no cap.',
    'Handicap Index 8.4.',
  ])
})
