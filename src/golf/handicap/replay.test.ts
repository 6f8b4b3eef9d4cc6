import { isDeepStrictEqual } from 'node:util'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { anyRecord, eighteen } from '#test/make-record.ts'
import { times } from '#test/long-form.ts'
import { naiveRecord } from '#test/naive-record.ts'
import { addToRecord, publishedTerms } from './add-to-record.ts'
import { countLeftOver, replay } from './replay.ts'
import { emptyRecord } from './scoring-record.ts'

/** vitest's own comparison takes ten times as long, so it only writes the difference. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toStrictEqual(expected)
}

describe('a replay', { tags: ['smaller-here'] }, () => {
  test.prop([anyRecord], { numRuns: times(1_000, 10_000) })(
    'when entries are added one by one, stored and read back, or calculated a second time from the texts, then every step is the same (R3)',
    ({ entries, naive }) => {
      const whole = replay(entries)
      let record = emptyRecord()
      const added = entries.map((entry) => {
        const step = addToRecord(record, entry, publishedTerms)
        record = structuredClone(record)
        return step
      })
      expectSame({ steps: countLeftOver(added), record }, whole)
      const steps = whole.steps.map((step) => ({
        differential: step.differential,
        exceptionalAdjustment: step.exceptionalAdjustment,
        lowIndex: step.lowIndex,
        indexWhenPlayed: step.indexWhenPlayed,
        index: step.index,
      }))
      expectSame(steps, naiveRecord(naive))
    },
    120_000,
  )

  test.prop([anyRecord, fc.array(fc.nat({ max: 2 }), { minLength: 60, maxLength: 60 })], {
    numRuns: times(300, 2_000),
  })(
    'when past rounds are imported after others were entered, in one list or in two, then it is as if all had been added by day',
    ({ entries }, lists) => {
      const listOf = (i: number) => (entries[i]?.kind === 'eighteen' ? (lists[i] ?? 0) : 0)
      const part = (list: number) => entries.filter((_, i) => listOf(i) === list)
      const asStored = [...part(0), ...part(1), ...part(2)]
      const record = emptyRecord()
      const added = asStored
        .toSorted((a, b) => a.day - b.day)
        .map((entry) => addToRecord(record, entry, publishedTerms))
      expectSame({ steps: countLeftOver(added), record }, replay(asStored))
      // Rounds of one day stand in the order in which they came, so that only those of different days can be mixed.
      if (new Set(entries.map(({ day }) => day)).size === entries.length)
        expectSame(replay(asStored), replay(entries))
    },
    120_000,
  )

  test.prop([fc.shuffledSubarray([0, 7, 14, 21, 28], { minLength: 5 })])(
    'when entries come in any order of days, then the record is the same',
    (days) => {
      const ordered = [0, 7, 14, 21, 28].map((day) => eighteen(day, 150 + day))
      expect(replay(days.map((day) => eighteen(day, 150 + day)))).toEqual(replay(ordered))
    },
  )
})
