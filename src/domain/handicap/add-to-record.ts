import type { Day } from '../day.ts'
import { plus, type Fraction } from '../fraction.ts'
import { roundHalfUp } from '../rounding.ts'
import { exceptionalAdjustment } from './exceptional-score.ts'
import { averageOfLowest, RECORD_LENGTH, roundIndex } from './handicap-index.ts'
import { capIndex } from './cap-index.ts'
import { LOW_INDEX_DAYS, lowHandicapIndex, type IndexOnDay } from './low-handicap-index.ts'
import {
  expectedDifferentialOfNine,
  reverseEngineeredExpectedNine,
  roundDifferential,
} from './score-differential.ts'
import type {
  CommitteeIndex,
  IndexStep,
  RecordedScore,
  RecordEntry,
  RecordTerms,
  ScoringRecord,
} from './scoring-record.ts'

export const publishedTerms: RecordTerms = { expectedNine: reverseEngineeredExpectedNine }

/**
 * Adds one entry to a record, in the order of R3.8: append, exceptional adjustment, average, caps, 54.0. Entries must
 * come in the order of their days. Changes `record`, which the caller owns. Adding one entry to a stored record gives
 * the same record as a replay of all its entries.
 */
export function addToRecord(record: ScoringRecord, entry: RecordEntry, terms: RecordTerms): IndexStep {
  record.newest = entry.day
  if (entry.kind === 'committee_index') return enterIndex(record, entry)
  const held =
    entry.indexWhenPlayed === undefined ? indexHeldOn(record.history, entry.day) : entry.indexWhenPlayed
  const waiting = record.waitingNine
  const exact = asEighteen(record, entry, held, terms)
  if (exact === undefined) return unchangedStep(record, entry, held)
  const exceptional = entry.isExceptionalUndone ? 0 : exceptionalAdjustment(held, exact)
  const differential = roundDifferential(exact)
  const window = record.differentials
  window.push(differential)
  if (window.length > RECORD_LENGTH) window.shift()
  if (exceptional !== 0) moveAll(window, exceptional)
  const lowest = averageOfLowest(window)
  let lowIndex: number | null = null
  let cap: IndexStep['cap'] = 'none'
  if (lowest) {
    lowIndex = window.length < RECORD_LENGTH ? null : (lowHandicapIndex(record.history, entry.day) ?? null)
    const limited = capIndex(lowest.average, lowIndex)
    const isLifted = entry.isCapLifted === true && limited.cap !== 'none'
    cap = isLifted ? 'lifted' : limited.cap
    setIndex(record, entry.day, roundIndex(isLifted ? lowest.average : limited.exact))
  }
  return {
    id: entry.id,
    day: entry.day,
    kind: entry.kind,
    differential,
    isPair: entry.kind === 'nine' && waiting !== null && record.waitingNine === null,
    indexWhenPlayed: held,
    exceptionalAdjustment: exceptional,
    differentials: window.slice(),
    counting: lowest?.counting ?? [],
    average: lowest?.average ?? null,
    lowIndex,
    cap,
    index: record.index,
  }
}

/** R3.4: the index is updated the day after a score, so a round is played off the one made on an earlier day. */
function indexHeldOn(history: readonly IndexOnDay[], day: Day): number | null {
  for (let i = history.length - 1; i >= 0; i--) {
    const one = history[i]
    if (one && one.day < day) return one.index
  }
  return null
}

/**
 * The 18-hole differential of a score. A nine gets the expected nine of the index held (R1.2); without an index two
 * nines are paired in the order received (R1.4), and undefined means that this one waits for another.
 */
function asEighteen(
  record: ScoringRecord,
  score: RecordedScore,
  held: number | null,
  terms: RecordTerms,
): Fraction | undefined {
  if (score.kind === 'eighteen') return score.differential
  if (held !== null) return plus(score.differential, expectedDifferentialOfNine(held, terms.expectedNine))
  if (record.waitingNine === null) {
    record.waitingNine = score.differential
    return undefined
  }
  const pair = plus(record.waitingNine, score.differential)
  record.waitingNine = null
  return pair
}

/**
 * The entered index holds at once, as if it had been made the day before; three or more differentials move along with
 * it.
 */
function enterIndex(record: ScoringRecord, entry: CommitteeIndex): IndexStep {
  const lowest = averageOfLowest(record.differentials)
  if (lowest)
    moveAll(
      record.differentials,
      entry.index - roundHalfUp(lowest.average.numerator, lowest.average.denominator),
    )
  if (entry.restartsLowIndex) record.history = []
  setIndex(record, entry.day - 1, entry.index)
  return unchangedStep(record, entry, null)
}

function setIndex(record: ScoringRecord, day: Day, index: number): void {
  record.index = index
  const { history } = record
  history.push({ day, index })
  while (history.length > 1 && (history[1]?.day ?? day) < day - LOW_INDEX_DAYS) history.shift()
}

function moveAll(differentials: number[], by: number): void {
  for (let i = 0; i < differentials.length; i++) differentials[i] = (differentials[i] ?? 0) + by
}

function unchangedStep(record: ScoringRecord, entry: RecordEntry, held: number | null): IndexStep {
  return {
    id: entry.id,
    day: entry.day,
    kind: entry.kind,
    differential: null,
    isPair: false,
    indexWhenPlayed: held,
    exceptionalAdjustment: 0,
    differentials: record.differentials.slice(),
    counting: [],
    average: null,
    lowIndex: null,
    cap: 'none',
    index: record.index,
  }
}
