import type { Day } from '../day.ts'
import { plus, type Fraction } from '../fraction.ts'
import { courseHandicap } from '../numbers.ts'
import { brakeIndex } from './index-brake.ts'
import {
  exceptionalAdjustment,
  averageOfLowest,
  RECORD_LENGTH,
  roundAverage,
  roundIndex,
  LOW_INDEX_DAYS,
  lowHandicapIndex,
  capIndex,
} from './handicap-index.ts'
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
  LeftOverNine,
  MadeIndex,
  PenaltyEntry,
  RecordedScore,
  RecordEntry,
  RecordTerms,
  Revision,
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
      return enterIndex(record, entry, terms)
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
  const revision = revisionOf(record, entry, terms)
  record.revision = revision
  takeApart(record, revision)
  record.lastScore = entry.day
  if (entry.kind !== 'penalty_score') record.firstIndex = entry.terms?.firstIndex ?? 'holes_54'
  const penalty = entry.kind === 'penalty_score' ? choosePenalty(record, entry, { held, terms }) : null
  const expectedFrom = entry.kind === 'nine' ? (held ?? indexAtDawn(revision, terms)) : null
  const exact = penalty?.exact ?? asEighteen(record, entry, expectedFrom, terms)
  if (exact === undefined) return waitingStep(record, entry, { held, revision, terms })
  // 5.9 is about scores that were made; a penalty score is one that the committee chose.
  const isUndone = entry.kind === 'penalty_score' || entry.isExceptionalUndone
  const exceptional = isUndone ? 0 : exceptionalAdjustment(held, exact)
  const differential = roundDifferential(exact)
  const window = record.differentials
  window.push(differential)
  dropOldest(record)
  if (exceptional !== 0) moveAll(window, exceptional)
  return {
    ...unchangedStep(record, entry, held),
    differential,
    isPair: entry.kind === 'nine' && expectedFrom === null,
    expectedFrom,
    exceptionalAdjustment: exceptional,
    ...revise(record, { entry, revision, terms }),
    penalty: penalty?.chosen ?? null,
  }
}

/** A nine that waits, where there is no index yet; on the day of the first index it counts at once. */
function waitingStep(
  record: ScoringRecord,
  entry: RecordedScore | PenaltyEntry,
  { held, revision, terms }: { held: number | null; revision: Revision; terms: RecordTerms },
): IndexStep {
  const step = unchangedStep(record, entry, held)
  return record.calculated === null ? step : { ...step, ...revise(record, { entry, revision, terms }) }
}

/**
 * The index that the scores make, with a nine that is left over, within the caps and the union's brake; sets it. What the step of
 * the score says of it.
 */
function revise(
  record: ScoringRecord,
  { entry, revision, terms }: { entry: RecordedScore | PenaltyEntry; revision: Revision; terms: RecordTerms },
): Partial<IndexStep> {
  const leftOver = joinLeftOver(record, firstIndexOf(record, revision), terms)
  const lowest = averageOfLowest(record.differentials, record.firstIndex)
  const differentials = record.differentials.slice()
  if (!lowest) return { leftOver, differentials }
  const { lowIndex, calculated } = revision
  // What the committee lifts for a score is lifted for the scores of its day; a penalty score is a decision of its own.
  const isCapLifted = entry.kind === 'penalty_score' ? entry.isCapLifted === true : revision.isCapLifted
  const average = roundAverage(lowest.average)
  const limited = capIndex(average, lowIndex)
  const isLifted = isCapLifted && limited.cap !== 'none'
  const unbraked = roundIndex(isLifted ? { numerator: average, denominator: 1 } : limited.exact)
  const brake = entry.kind === 'penalty_score' ? 'none' : (entry.terms?.brake ?? 'none')
  const made = brakeIndex(unbraked, calculated, brake)
  if (isDaily(terms)) forgetRevision(record, entry.day)
  setIndex(record, { day: entry.day, playedFrom: entry.day + 1, index: made })
  return {
    leftOver,
    differentials,
    counting: lowest.counting,
    average: lowest.average,
    lowIndex,
    cap: isLifted ? 'lifted' : limited.cap,
    brakedFrom: made === unbraked ? null : unbraked,
    index: record.index,
    calculated: record.calculated,
    isFrozen: record.isFrozen,
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
    differentials,
    courseRating,
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
 * The Low Handicap Index that limits the scores of `day`. Twenty scores establish it, so the first ones that can be limited are
 * those of the day after the 20th; what the scores of `day` themselves make stands at its end only (R3.4, R3.5).
 */
export function establishedLowIndex(
  record: Pick<ScoringRecord, 'differentials' | 'history' | 'lastScore' | 'revision'>,
  day: Day,
): number | null {
  return record.revision?.day === day ? record.revision.lowIndex : lowIndexSoFar(record)
}

function lowIndexSoFar(record: Pick<ScoringRecord, 'differentials' | 'history' | 'lastScore'>) {
  if (record.differentials.length < RECORD_LENGTH || record.lastScore === null) return null
  return lowHandicapIndex(record.history, record.lastScore) ?? null
}

const isDaily = ({ without }: RecordTerms) => !without?.includes('one_revision_a_day')

/** What the scores of a day are measured against. */
function revisionOf(
  record: ScoringRecord,
  entry: RecordedScore | PenaltyEntry,
  terms: RecordTerms,
): Revision {
  const { day } = entry
  const isCapLifted = entry.kind !== 'penalty_score' && entry.isCapLifted === true
  if (record.revision?.day !== day || !isDaily(terms))
    return { day, lowIndex: lowIndexSoFar(record), calculated: record.calculated, isCapLifted, joined: null }
  return { ...record.revision, isCapLifted: record.revision.isCapLifted || isCapLifted }
}

/** What a nine takes its expected nine of where its card was begun without an index although there was one that morning. */
function indexAtDawn({ calculated }: Revision, { without }: RecordTerms): number | null {
  return without?.includes('nine_left_over') ? null : calculated
}

/** A nine that an earlier score of the day made a score waits again: the index of the day is that of all its scores. */
function takeApart(record: ScoringRecord, revision: Revision): void {
  if (!revision.joined) return
  const { nine, before } = revision.joined
  record.differentials.splice(0, Infinity, ...before)
  record.waitingNine = nine
  revision.joined = null
}

/** Twenty differentials are kept; a nine that waits moves towards their end with the others. */
function dropOldest({ differentials, waitingNine }: ScoringRecord): void {
  if (differentials.length <= RECORD_LENGTH) return
  differentials.shift()
  if (waitingNine) waitingNine.position -= 1
}

/** What earlier scores of the day had made was never in force: the day has one index of its scores. */
function forgetRevision({ history }: ScoringRecord, day: Day): void {
  const newest = history.at(-1)
  if (newest?.day === day && newest.playedFrom > day) history.pop()
}

/** The first index, before a nine that is left over counts; null where the day began with one, or there is none yet. */
function firstIndexOf({ differentials, firstIndex }: ScoringRecord, { calculated }: Revision): number | null {
  if (calculated !== null) return null
  const lowest = averageOfLowest(differentials, firstIndex)
  return lowest ? roundIndex({ numerator: roundAverage(lowest.average), denominator: 1 }) : null
}

/** R1.4: a nine that still waits when the first index appears becomes a score of its own day, with the expected nine of that index. */
function joinLeftOver(
  record: ScoringRecord,
  firstIndex: number | null,
  { expectedNine, without }: RecordTerms,
): LeftOverNine | null {
  const nine = record.waitingNine
  if (nine === null || firstIndex === null || without?.includes('nine_left_over')) return null
  record.waitingNine = null
  if (record.revision) record.revision.joined = { nine, before: record.differentials.slice() }
  const differential = roundDifferential(
    plus(nine.differential, expectedDifferentialOfNine(firstIndex, expectedNine)),
  )
  // Once twenty scores have followed it, it is not one of the newest twenty.
  if (nine.position >= 0) record.differentials.splice(nine.position, 0, differential)
  dropOldest(record)
  return { id: nine.id, day: nine.day, differential, firstIndex }
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
 * The 18-hole differential of a score. A nine gets the expected nine of `expectedFrom` (R1.2); without an index two
 * nines are paired in the order received (R1.4), and undefined means that this one waits.
 */
function asEighteen(
  record: ScoringRecord,
  score: RecordedScore | PenaltyEntry,
  expectedFrom: number | null,
  terms: RecordTerms,
): Fraction | undefined {
  if (score.kind === 'penalty_score') return undefined
  if (score.kind === 'eighteen') return score.differential
  if (expectedFrom !== null)
    return plus(score.differential, expectedDifferentialOfNine(expectedFrom, terms.expectedNine))
  if (record.waitingNine === null) {
    const { id, day, differential } = score
    record.waitingNine = { id, day, differential, position: record.differentials.length }
    return undefined
  }
  const pair = plus(record.waitingNine.differential, score.differential)
  record.waitingNine = null
  return pair
}

/**
 * The entered index holds at once; the differentials that make an index move along with it. A freeze goes on at the new index,
 * held days end, and what the day's scores had made by then is never in force.
 */
function enterIndex(record: ScoringRecord, entry: CommitteeIndex, terms: RecordTerms): IndexStep {
  const today = record.revision?.day === entry.day && isDaily(terms) ? record.revision : null
  if (today) takeApart(record, today)
  const low = today ? today.lowIndex : lowIndexSoFar(record)
  const hadIndex = (today ?? record).calculated !== null
  const leftOver = joinLeftOver(record, hadIndex ? null : entry.index, terms)
  const lowest = averageOfLowest(record.differentials, record.firstIndex)
  const movedBy = lowest ? entry.index - roundAverage(lowest.average) : 0
  moveAll(record.differentials, movedBy)
  if (entry.restartsLowIndex) record.history = []
  if (isDaily(terms)) forgetRevision(record, entry.day)
  record.revision = {
    day: entry.day,
    lowIndex: low === null ? null : entry.restartsLowIndex ? entry.index : Math.min(low, entry.index),
    calculated: entry.index,
    isCapLifted: false,
    joined: null,
  }
  setIndex(record, { day: entry.day, playedFrom: entry.day, index: entry.index })
  record.index = entry.index
  record.hold = null
  return { ...unchangedStep(record, entry, null), leftOver, movedBy }
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
    expectedFrom: null,
    leftOver: null,
    countsSince: null,
    exceptionalAdjustment: 0,
    movedBy: 0,
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
