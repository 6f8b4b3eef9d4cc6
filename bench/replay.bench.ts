import { bench, describe } from 'vitest'
import { replay } from '../src/domain/handicap/replay.ts'
import type { RecordedScore } from '../src/domain/handicap/scoring-record.ts'

/** Goal of issue 3: one replay of 60 rounds in less than 60 microseconds. `npx vitest bench --run bench` */
function record(seed: number): RecordedScore[] {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  return Array.from({ length: 60 }, (_, i) => ({
    kind: i % 5 === 4 ? 'nine' : 'eighteen',
    id: `rnd_${i}`,
    day: 19_000 + i * 9,
    differential: { numerator: 113 * (i % 5 === 4 ? 40 + next(150) : 80 + next(300)), denominator: 10 * 125 },
  }))
}

const records = Array.from({ length: 100 }, (_, seed) => record(seed + 1))

describe('scoring record', () => {
  bench('replay 100 records of 60 rounds', () => {
    for (const one of records) replay(one)
  })
})
