import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { parseDay } from '../day.ts'
import { toUnits } from '../rounding.ts'
import { addToRecord, publishedTerms } from './add-to-record.ts'
import { explainIndex } from './explain-index.ts'
import { replay } from './replay.ts'
import { emptyRecord, type RecordedScore, type RecordEntry, type ScoringRecord } from './scoring-record.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN
const first = parseDay('2025-01-01') ?? Number.NaN

const eighteen = (daysLater: number, inTenths: number): RecordedScore => ({
  kind: 'eighteen',
  id: `rnd_${daysLater}`,
  day: first + daysLater,
  differential: { numerator: inTenths, denominator: 10 },
})
const nine = (daysLater: number, inTenths: number): RecordedScore => ({
  ...eighteen(daysLater, inTenths),
  kind: 'nine',
})
const indexes = (entries: readonly RecordEntry[]) => replay(entries).steps.map((step) => step.index)

describe('first index (R1.4, R3.1)', () => {
  test('three eighteens: the lowest minus 2.0', () => {
    expect(indexes([eighteen(0, 153), eighteen(7, 152), eighteen(14, 166)])).toEqual([null, null, 132])
  })

  test('54 holes in any mix, nines paired in the order received', () => {
    // Pairs 8.0 + 7.5 and 9.0 + 8.5 with one eighteen of 20.0: lowest 15.5 minus 2.0.
    const entries = [nine(0, 80), eighteen(1, 200), nine(2, 75), nine(3, 90), nine(4, 85)]
    expect(indexes(entries)).toEqual([null, null, null, null, 135])
    expect(replay(entries).steps.map((step) => [step.differential, step.isPair])).toEqual([
      [null, false],
      [200, false],
      [155, true],
      [null, false],
      [175, true],
    ])
  })

  test('with an index a nine gets the expected nine at once (R1.2): 6.0 + 0.52 x 13.2 + 1.2', () => {
    const entries = [eighteen(0, 153), eighteen(7, 152), eighteen(14, 166), nine(21, 60)]
    // 14.064 -> 14.1; the lowest of four minus 1.0.
    expect(replay(entries).steps.at(-1)).toMatchObject({
      differential: 141,
      index: 131,
      indexWhenPlayed: 132,
    })
  })

  test('two scores of one day are both played off the index of an earlier day (R3.4)', () => {
    const entries = [
      eighteen(0, 153),
      eighteen(7, 152),
      eighteen(14, 166),
      eighteen(14, 100),
      eighteen(15, 100),
    ]
    expect(replay(entries).steps.map((step) => step.indexWhenPlayed)).toEqual([null, null, null, null, 90])
  })
})

type OnRecord = {
  priorDifferentialsOldestFirst: number[]
  handicapIndexWhenPlayed: number
  newUnroundedScoreDifferential: number
}
type AfterScore = { adjustment: number; newHandicapIndex: number; adjustedDifferentialsOldestFirst: number[] }

test.each(vectorsOf<OnRecord, AfterScore>('exceptional_score_on_record'))(
  '$id: an exceptional score moves the whole window (R3.7)',
  ({ input, expected }) => {
    const record: ScoringRecord = {
      ...emptyRecord(),
      differentials: input.priorDifferentialsOldestFirst.map(tenths),
    }
    const step = addToRecord(
      record,
      {
        ...eighteen(0, tenths(input.newUnroundedScoreDifferential)),
        indexWhenPlayed: tenths(input.handicapIndexWhenPlayed),
      },
      publishedTerms,
    )
    expect(step.exceptionalAdjustment).toBe(expected.adjustment * 10)
    expect(step.index).toBe(tenths(expected.newHandicapIndex))
    expect(step.differentials).toEqual(expected.adjustedDifferentialsOldestFirst.map(tenths))
  },
)

describe('the committee (R3.6, R3.7, Rules of Handicapping 7.1)', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => eighteen(i, 100))

  test('caps hold the rise, or are lifted', () => {
    const worse = (isCapLifted: boolean) =>
      Array.from({ length: 14 }, (_, i) => ({ ...eighteen(20 + i, 250), isCapLifted }))
    // After 14 scores of 25.0 six of 10.0 are left among the lowest eight: (6 x 10 + 2 x 25) / 8 = 13.75,
    // 5.75 above the low 8.0 (10.0 - 2.0 of three scores): 8.0 + 3 + 2.75 / 2 = 12.375.
    expect(indexes([...twenty, ...worse(false)]).at(-1)).toBe(124)
    expect(replay([...twenty, ...worse(false)]).steps.at(-1)).toMatchObject({ cap: 'soft', lowIndex: 80 })
    expect(indexes([...twenty, ...worse(true)]).at(-1)).toBe(138)
  })

  test('an exceptional score may be undone', () => {
    const score = eighteen(20, 10)
    expect(replay([...twenty, score]).steps.at(-1)).toMatchObject({ exceptionalAdjustment: -10 })
    expect(replay([...twenty, { ...score, isExceptionalUndone: true }]).steps.at(-1)).toMatchObject({
      exceptionalAdjustment: 0,
      index: 89,
    })
  })

  test('an entered index starts a record, holds at once, and goes on from there', () => {
    const entered = {
      kind: 'committee_index',
      id: 'adj',
      reason: 'new member',
      startsLowIndexAnew: true,
    } as const
    expect(replay([{ ...entered, day: first, index: 180 }, nine(0, 100)]).steps.at(-1)).toMatchObject({
      indexWhenPlayed: 180,
      differential: 206,
      index: 180,
    })
    const moved = replay([...twenty, { ...entered, day: first + 20, index: 150 }, eighteen(21, 160)])
    expect(moved.steps.at(-1)).toMatchObject({ indexWhenPlayed: 150, index: 150, lowIndex: 150 })
  })
})

/** Records of scores of any day, nines and committee entries among them; differentials in hundredths. */
const anyEntries = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      hundredths: fc.integer({ min: -300, max: 4500 }),
      kind: fc.constantFrom('eighteen', 'eighteen', 'eighteen', 'nine', 'committee_index'),
      isCapLifted: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((rows) => {
    let day = first
    return rows.map((row, i): RecordEntry => {
      day += row.days
      const differential = { numerator: row.hundredths, denominator: 100 }
      const id = `rnd_${i}`
      switch (row.kind) {
        case 'committee_index':
          return {
            kind: row.kind,
            id,
            day,
            index: 180,
            reason: 'review',
            startsLowIndexAnew: row.isCapLifted,
          }
        case 'nine':
          return { kind: row.kind, id, day, differential }
        default:
          return { kind: 'eighteen', id, day, differential, isCapLifted: row.isCapLifted }
      }
    })
  })

describe('promises', () => {
  test.prop([anyEntries])('score by score, stored and read back, gives what a replay gives', (entries) => {
    const whole = replay(entries)
    let stored = JSON.stringify(emptyRecord())
    for (const [i, entry] of entries.entries()) {
      const record = JSON.parse(stored) as ScoringRecord
      expect(addToRecord(record, entry, publishedTerms)).toEqual(whole.steps[i])
      stored = JSON.stringify(record)
    }
    expect(JSON.parse(stored)).toEqual(whole.record)
  })

  test.prop([anyEntries])(
    'every step is the slow calculation from its own window (R3.2, R3.6)',
    (entries) => {
      const counts = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8]
      const adjustments: Record<number, number> = { 3: -20, 4: -10, 6: -10 }
      for (const step of replay(entries).steps) {
        if (step.average === null || step.index === null) continue
        const length = step.differentials.length
        const lowest = [...step.differentials].sort((a, b) => a - b).slice(0, counts[length])
        const average = lowest.reduce((sum, one) => sum + one, 0) / lowest.length + (adjustments[length] ?? 0)
        const rise = step.lowIndex === null ? 0 : average - step.lowIndex
        const allowed = rise <= 30 || step.cap === 'lifted' ? rise : Math.min(50, 30 + (rise - 30) / 2)
        // Averages of at most eight tenths and their halves are exact binary fractions, except of 3, 5, 6 and 7.
        const exact = average - rise + allowed
        expect(Math.abs(Math.min(540, exact) - step.index)).toBeLessThanOrEqual(0.5 + 1e-9)
      }
    },
  )

  test.prop([anyEntries])('every step explains itself', (entries) => {
    for (const step of replay(entries).steps) {
      const lines = explainIndex(step)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.every((line) => line.endsWith('.') && !/NaN|undefined|-0\.0/.test(line))).toBe(true)
    }
  })
})
