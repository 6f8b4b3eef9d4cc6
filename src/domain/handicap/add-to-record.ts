import type { Day } from '../day.ts'
import { plus, type Fraction } from '../fraction.ts'
import { courseHandicap } from '../numbers.ts'
import { brakeIndex } from './index-brake.ts'
import { exceptionalAdjustment } from './exceptional-score.ts'
import { averageOfLowest, RECORD_LENGTH, roundAverage, roundIndex } from './handicap-index.ts'
import { capIndex } from './cap-index.ts'
import { LOW_INDEX_DAYS, lowHandicapIndex } from './low-handicap-index.ts'
import { PENALTY_CHOSEN_FROM, penaltyScore } from './penalty-score.ts'
import {
  differentialOf18,
  differentialOf9,
  expectedDifferentialOfNine,
  publishedExpectedNine,
  roundDifferential,
} from './score-differential.ts'
import type {
  ChosenPenalty,
  CommitteeIndex,
  IndexFreeze,
  IndexHold,
  IndexStep,
  MadeIndex,
  PenaltyEntry,
  RecordedScore,
  RecordEntry,
  RecordTerms,
  ScoringRecord,
} from './scoring-record.ts'

export const publishedTerms: RecordTerms = { expectedNine: publishedExpectedNine }

/**
 * Adds one entry to a record, in the order of R3.8: append, exceptional adjustment, average, caps, 54.0. Entries must
 * come in the order of their days. Changes `record`, which the caller owns. Adding one entry to a stored record gives
 * the same record as a replay of all its entries.
 */
export function addToRecord(record: ScoringRecord, entry: RecordEntry, terms: RecordTerms): IndexStep {
  switch (entry.kind) {
    case 'committee_index':
      return enterIndex(record, entry)
    case 'freeze':
      return freeze(record, entry)
    case 'hold':
      return hold(record, entry)
    default:
      return addScore(record, entry, terms)
  }
}

function addScore(record: ScoringRecord, entry: RecordedScore | PenaltyEntry, terms: RecordTerms): IndexStep {
  const held = entry.indexWhenPlayed === undefined ? indexHeldOn(record, entry.day) : entry.indexWhenPlayed
  const waiting = record.waitingNine
  const lowIndexBefore = establishedLowIndex(record)
  record.lastScore = entry.day
  if (entry.kind !== 'penalty_score') record.firstIndex = entry.terms?.firstIndex ?? 'holes_54'
  const penalty = entry.kind === 'penalty_score' ? choosePenalty(record, entry, { held, terms }) : null
  const exact = penalty?.exact ?? asEighteen(record, entry, held, terms)
  if (exact === undefined) return unchangedStep(record, entry, held)
  // 5.9 is about scores that were made; a penalty score is one that the committee chose.
  const isUndone = entry.kind === 'penalty_score' || entry.isExceptionalUndone
  const exceptional = isUndone ? 0 : exceptionalAdjustment(held, exact)
  const differential = roundDifferential(exact)
  const window = record.differentials
  window.push(differential)
  if (window.length > RECORD_LENGTH) window.shift()
  if (exceptional !== 0) moveAll(window, exceptional)
  const lowest = averageOfLowest(window, record.firstIndex)
  let lowIndex: number | null = null
  let cap: IndexStep['cap'] = 'none'
  let brakedFrom: number | null = null
  if (lowest) {
    lowIndex = lowIndexBefore
    const average = roundAverage(lowest.average)
    const limited = capIndex(average, lowIndex)
    const isLifted = entry.isCapLifted === true && limited.cap !== 'none'
    cap = isLifted ? 'lifted' : limited.cap
    const unbraked = roundIndex(isLifted ? { numerator: average, denominator: 1 } : limited.exact)
    const brake = entry.kind === 'penalty_score' ? 'none' : (entry.terms?.brake ?? 'none')
    const index = brakeIndex(unbraked, record.calculated, brake)
    if (index !== unbraked) brakedFrom = unbraked
    setIndex(record, { day: entry.day, playedFrom: entry.day + 1, index })
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
    firstIndex: record.firstIndex,
    lowIndex,
    cap,
    brakedFrom,
    index: record.index,
    calculated: record.calculated,
    isFrozen: record.isFrozen,
    penalty: penalty?.chosen ?? null,
  }
}

/** R3.9: what stands for a round that was not posted, from the record in its place. */
function choosePenalty(
  { differentials }: ScoringRecord,
  entry: PenaltyEntry,
  { held, terms }: { held: number | null; terms: RecordTerms },
): { exact: Fraction; chosen: ChosenPenalty } {
  const { meant, holes, courseRating, slope, pcc } = entry
  const chosen = penaltyScore(meant, {
    ...{ differentials, courseRating },
    courseHandicap: courseHandicap(entry.courseHandicap),
  })
  if (chosen.kind === 'differential') {
    const chosenFrom = Math.min(differentials.length, PENALTY_CHOSEN_FROM)
    return {
      exact: { numerator: chosen.differential, denominator: 10 },
      chosen: { meant, chosenFrom, adjustedGross: null },
    }
  }
  const { adjustedGross } = chosen
  const rated = { adjustedGross, courseRating, slope, pcc }
  return {
    exact:
      holes === 9 && held !== null
        ? differentialOf9(rated, held, terms.expectedNine)
        : differentialOf18(rated),
    chosen: { meant, chosenFrom: 0, adjustedGross },
  }
}

/**
 * The Low Handicap Index that limits the next score. Twenty scores establish it, so the first one that can be limited is
 * the 21st.
 */
export function establishedLowIndex(
  record: Pick<ScoringRecord, 'differentials' | 'history' | 'lastScore'>,
): number | null {
  if (record.differentials.length < RECORD_LENGTH || record.lastScore === null) return null
  return lowHandicapIndex(record.history, record.lastScore) ?? null
}

/**
 * What a round of `day` is played off: the held or frozen index where the committee said so, otherwise the one made on an
 * earlier day, because the index is updated the day after a score (R3.4).
 */
function indexHeldOn(record: ScoringRecord, day: Day): number | null {
  const { hold: held, history } = record
  if (held && day >= held.from && day <= held.until) return held.index
  if (record.isFrozen) return record.index
  for (let i = history.length - 1; i >= 0; i--) {
    const one = history[i]
    if (one && one.playedFrom <= day) return one.index
  }
  return null
}

/**
 * The 18-hole differential of a score. A nine gets the expected nine of the index held (R1.2); without an index two
 * nines are paired in the order received (R1.4), and undefined means that this one waits for another.
 */
function asEighteen(
  record: ScoringRecord,
  score: RecordedScore | PenaltyEntry,
  held: number | null,
  terms: RecordTerms,
): Fraction | undefined {
  if (score.kind === 'penalty_score') return undefined
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
 * The entered index holds at once; the differentials that make an index move along with it. A freeze goes on at the new index, and held days end.
 */
function enterIndex(record: ScoringRecord, entry: CommitteeIndex): IndexStep {
  const lowest = averageOfLowest(record.differentials, record.firstIndex)
  if (lowest) moveAll(record.differentials, entry.index - roundAverage(lowest.average))
  if (entry.restartsLowIndex) record.history = []
  setIndex(record, { day: entry.day, playedFrom: entry.day, index: entry.index })
  record.index = entry.index
  record.hold = null
  return unchangedStep(record, entry, null)
}

/** 7.1a: freezes the index or lifts that; the index that was calculated meanwhile then holds at once. */
function freeze(record: ScoringRecord, entry: IndexFreeze): IndexStep {
  record.isFrozen = entry.index !== null
  record.index = entry.index ?? record.calculated
  record.hold = null
  return unchangedStep(record, entry, null)
}

/** 5.4, 7.2a. A second hold takes the place of the first. */
function hold(record: ScoringRecord, entry: IndexHold): IndexStep {
  record.hold = null
  const index = indexHeldOn(record, entry.day)
  record.hold = { from: entry.day, until: entry.until, index }
  return unchangedStep(record, entry, index)
}

function setIndex(record: ScoringRecord, made: MadeIndex): void {
  record.calculated = made.index
  if (!record.isFrozen) record.index = made.index
  const { history } = record
  history.push(made)
  const last = record.lastScore ?? made.day
  while (history.length > 1 && (history[1]?.day ?? made.day) < last - LOW_INDEX_DAYS) history.shift()
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
    firstIndex: record.firstIndex,
    lowIndex: null,
    cap: 'none',
    brakedFrom: null,
    index: record.index,
    calculated: record.calculated,
    isFrozen: record.isFrozen,
    penalty: null,
  }
}
