import { fc } from '@fast-check/vitest'
import { parseDay } from '#domain/day.ts'
import type { RecordedScore, RecordEntry } from '#domain/handicap/scoring-record.ts'

/** The day of the first score of a made record. */
export const FIRST_DAY = parseDay('2025-01-01') ?? Number.NaN

/** A score of eighteen holes with its differential in tenths. */
export const eighteen = (daysLater: number, inTenths: number): RecordedScore => ({
  kind: 'eighteen',
  id: `rnd_${daysLater}`,
  day: FIRST_DAY + daysLater,
  differential: { numerator: inTenths, denominator: 10 },
})

/** A score of nine holes with the differential of the nine alone, in tenths. */
export const nine = (daysLater: number, inTenths: number): RecordedScore => ({
  ...eighteen(daysLater, inTenths),
  kind: 'nine',
})

/** Records of scores of any day, nines and committee entries among them; differentials in hundredths. */
export const anyEntries = fc
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
    let day = FIRST_DAY
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
            restartsLowIndex: row.isCapLifted,
          }
        case 'nine':
          return { kind: row.kind, id, day, differential }
        default:
          return { kind: 'eighteen', id, day, differential, isCapLifted: row.isCapLifted }
      }
    })
  })
