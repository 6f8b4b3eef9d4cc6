import { fc } from '@fast-check/vitest'
import { parseDay, type Day } from '#golf/day.ts'
import { penaltyReasons, type PenaltyReason } from '#golf/handicap/penalty-score.ts'
import { differentialOf18, differentialOfNinePlayed } from '#golf/handicap/score-differential.ts'
import type { RecordedScore, RecordEntry } from '#golf/handicap/scoring-record.ts'
import type { NaiveEntry } from './naive-record.ts'

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

type AnyRow = {
  days: number
  kind: NaiveEntry['what'] | 'nine'
  over: number
  courseRating: number
  slope: number
  pcc: number
  index: number
  meant: PenaltyReason
  until: number
  isOne: boolean
  isOther: boolean
}

/** What happened as the naive record takes it, and the same entry as `src/golf` does. */
function bothOf(row: AnyRow, day: Day, id: string): { naive: NaiveEntry; entry: RecordEntry } {
  const { slope, pcc, index, meant, until, isOne, isOther } = row
  const courseRating = row.kind === 'nine' ? Math.floor(row.courseRating / 2) : row.courseRating
  const at = { day, id }
  switch (row.kind) {
    case 'set':
      return {
        naive: { day, what: 'set', index, restartsLowIndex: isOne },
        entry: { ...at, kind: 'committee_index', index, reason: 'review', restartsLowIndex: isOne },
      }
    case 'frozen':
      return { naive: { day, what: 'frozen', index }, entry: { ...at, kind: 'freeze', index } }
    case 'freeze_lifted':
      return { naive: { day, what: 'freeze_lifted' }, entry: { ...at, kind: 'freeze', index: null } }
    case 'held':
      return {
        naive: { day, what: 'held', until: day + until },
        entry: { ...at, kind: 'hold', until: day + until },
      }
    case 'penalty': {
      const rated = { courseRating, slope, pcc, courseHandicap: Math.floor(row.over / 2), meant }
      return {
        naive: { ...rated, day, what: 'penalty' },
        entry: { ...rated, ...at, kind: 'penalty_score', holes: 18 },
      }
    }
    default: {
      const holes = row.kind === 'nine' ? 9 : 18
      const adjustedGross =
        Math.floor(courseRating / 10) + (holes === 9 ? Math.floor(row.over / 2) : row.over)
      const rated = { adjustedGross, courseRating, slope, pcc }
      const ruled = { isExceptionalUndone: isOther, isCapLifted: isOne }
      return {
        naive: { ...rated, ...ruled, day, what: 'round', holes },
        entry: {
          ...ruled,
          ...at,
          ...(holes === 9
            ? { kind: 'nine', differential: differentialOfNinePlayed(rated) }
            : { kind: 'eighteen', differential: differentialOf18(rated) }),
        },
      }
    }
  }
}

/**
 * Records of rounds of any day with their ratings and playing conditions, nines and every entry of the committee among
 * them: as they happened (`naive`) and as `src/golf` takes them (`entries`).
 */
export const anyRecord = fc
  .array(
    fc.record<AnyRow>({
      // One in three is of the day of the one before it.
      days: fc.oneof(
        { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 }) },
        { weight: 1, arbitrary: fc.constant(0) },
      ),
      kind: fc.constantFrom(
        ...(['round', 'round', 'round', 'round', 'round', 'round', 'nine', 'nine'] as const),
        ...(['penalty', 'set', 'frozen', 'freeze_lifted', 'held'] as const),
      ),
      over: fc.integer({ min: -4, max: 50 }),
      courseRating: fc.integer({ min: 600, max: 780 }),
      slope: fc.integer({ min: 55, max: 155 }),
      pcc: fc.integer({ min: -1, max: 3 }),
      index: fc.integer({ min: -50, max: 540 }),
      meant: fc.constantFrom(...penaltyReasons),
      until: fc.integer({ min: 0, max: 60 }),
      isOne: fc.boolean(),
      isOther: fc.boolean(),
    }),
    { maxLength: 60, size: 'max' },
  )
  .map((rows) => {
    let day = FIRST_DAY
    const both = rows.map((row, i) => bothOf(row, (day += row.days), `rnd_${i}`))
    return { naive: both.map(({ naive }) => naive), entries: both.map(({ entry }) => entry) }
  })
