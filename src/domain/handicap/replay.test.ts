import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { anyEntries, eighteen } from '#test/make-record.ts'
import { addToRecord, publishedTerms } from './add-to-record.ts'
import { replay } from './replay.ts'
import { emptyRecord, type ScoringRecord } from './scoring-record.ts'

describe('a replay', () => {
  test.prop([anyEntries])(
    'when scores are added one by one, stored and read back, then it gives what a replay gives',
    (entries) => {
      const whole = replay(entries)
      let stored = JSON.stringify(emptyRecord())
      for (const [i, entry] of entries.entries()) {
        const record = JSON.parse(stored) as ScoringRecord
        expect(addToRecord(record, entry, publishedTerms)).toEqual(whole.steps[i])
        stored = JSON.stringify(record)
      }
      expect(JSON.parse(stored)).toEqual(whole.record)
    },
  )

  test.prop([anyEntries])(
    'every step agrees with a slow calculation from its own window (R3.2, R3.6)',
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

  test.prop([fc.shuffledSubarray([0, 7, 14, 21, 28], { minLength: 5 })])(
    'when entries come in any order of days, then the record is the same',
    (days) => {
      const ordered = [0, 7, 14, 21, 28].map((day) => eighteen(day, 150 + day))
      expect(replay(days.map((day) => eighteen(day, 150 + day)))).toEqual(replay(ordered))
    },
  )
})
