import type { Fraction } from '../fraction.ts'
import { HARD_CAP_AT, SOFT_CAP_FROM, roundIndex } from './handicap-index.ts'
import { publishedTerms } from './add-to-record.ts'
import { replay } from './replay.ts'
import { addedReadings, type AddedReading, type IndexStep, type RecordEntry } from './scoring-record.ts'

/**
 * What earlier versions of the product read differently in the Rules of Handicapping: the average was rounded only
 * after the caps (5.2b), the year of the Low Handicap Index ended with the new score (5.7), the 20th score could be limited
 * already (5.8), and every index of the committee made the Low Handicap Index forgotten. Later: the index was revised after
 * each score of a day (5.4), and a nine that was left over when the first index appeared never counted.
 */
export const correctedReadings = [
  'average_rounded',
  'low_index_year',
  'first_cap',
  'committee_entry_keeps_low',
  ...addedReadings,
] as const
export type CorrectedReading = (typeof correctedReadings)[number]

/** What was stored of a score when it was added under the earlier reading. */
export type StoredStep = { lowIndex: number | null; cap: string }

/**
 * Which readings made a difference to one score: `step` is how the rules are read now, `restarted` the same step if every
 * entry of the committee made the lower indexes forgotten.
 */
export function readingsThatMatter(
  step: IndexStep,
  { stored, restarted }: { stored: StoredStep; restarted: IndexStep },
): CorrectedReading[] {
  if (step.average === null) return []
  const readings: CorrectedReading[] = []
  if (step.lowIndex !== restarted.lowIndex && isCapped(step, restarted))
    readings.push('committee_entry_keeps_low')
  if (stored.lowIndex !== restarted.lowIndex && isCapped(stored, restarted))
    readings.push(restarted.lowIndex === null ? 'first_cap' : 'low_index_year')
  if (step.cap !== 'lifted' && roundedAtTheEnd(step.average, step.lowIndex) !== step.index)
    readings.push('average_rounded')
  return readings
}

/** Without which of the added readings a record makes another Handicap Index than with all of them. */
export function addedReadingsThatMatter(entries: readonly RecordEntry[]): AddedReading[] {
  const indexWithout = (without: readonly AddedReading[]) =>
    replay(entries, { ...publishedTerms, without }).record.index
  const index = indexWithout([])
  const alone = addedReadings.filter((reading) => indexWithout([reading]) !== index)
  return alone.length === 0 && indexWithout(addedReadings) !== index ? [...addedReadings] : alone
}

/** Another Low Handicap Index matters only where one of both limits. */
function isCapped(one: { cap: string }, other: { cap: string }): boolean {
  return one.cap !== 'none' || other.cap !== 'none'
}

/** The index if the caps compare the average as it is and only their result is rounded. */
function roundedAtTheEnd(average: Fraction, lowIndex: number | null): number {
  if (lowIndex === null) return roundIndex(average)
  const { numerator, denominator } = average
  const rise = numerator - lowIndex * denominator
  if (rise <= SOFT_CAP_FROM * denominator) return roundIndex(average)
  if (rise > (2 * HARD_CAP_AT - SOFT_CAP_FROM) * denominator)
    return roundIndex({ numerator: lowIndex + HARD_CAP_AT, denominator: 1 })
  return roundIndex({
    numerator: numerator + (lowIndex + SOFT_CAP_FROM) * denominator,
    denominator: 2 * denominator,
  })
}
