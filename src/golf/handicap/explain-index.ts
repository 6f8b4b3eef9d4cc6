import type { Line } from '../arithmetic/line.ts'
import type { Day } from '../day.ts'
import type { Fraction } from '../fraction.ts'
import { LOWEST_HANDICAP_INDEX } from '../numbers.ts'
import { countingRule, roundAverage } from './handicap-index.ts'
import { isIndexDecision, type ChosenPenalty, type IndexStep } from './scoring-record.ts'

/** How one entry of a record made its index (R3.8). Indexes and differentials in tenths. */
export type IndexFacts = {
  committee_index: { day: Day }
  index_frozen: { day: Day }
  freeze_lifted: { day: Day }
  /** The index that rounds are played off from this day on. */
  index_held: { day: Day; index: number | null }
  /** R3.9 */
  penalty_score: ChosenPenalty & { day: Day; differential: number }
  nine_waits: { day: Day }
  score_differential: { day: Day; differential: number; isPair: boolean }
  /** R1.4: a nine that waited is a score by the first index. */
  left_over_nine: { day: Day; differential: number; firstIndex: number }
  exceptional_score: { playedOff: number; differentials: number; by: number }
  /** R3.2; `adjustment` is that of a short record, `rounded` what the caps compare where it differs (5.2b). */
  average: {
    lowest: readonly number[]
    of: number
    adjustment: number
    exact: Fraction
    rounded: number | null
  }
  /** R3.6: what the caps did. */
  cap: { lowIndex: number; cap: IndexStep['cap'] }
  /** A union's brake: what the scores would make of the index, and what it is. */
  brake: { calculated: number; index: number }
  /** The committee froze the index; `calculated` is what it would be. */
  frozen_over: { calculated: number }
  lowest_index: { calculated: number }
  no_index: { differentials: number }
  /** Where one round makes an index: none of the differentials makes 54.0 or less. */
  no_index_above_54: { differentials: number }
  handicap_index: { index: number }
  rounded_index: { index: number }
  only_last_twenty: null
}

/** The arithmetic of one step as a member understands it, in the order in which it happened (R3.8). */
export function explainIndex(step: IndexStep): Line<IndexFacts>[] {
  return [
    ...explainScore(step),
    ...explainLeftOver(step),
    ...explainAverage(step),
    ...explainCap(step),
    ...explainBrake(step),
    ...explainFreeze(step),
    ...explainLowest(step),
    explainResult(step),
  ]
}

function explainScore(step: IndexStep): Line<IndexFacts>[] {
  const { day, differential, isPair, penalty } = step
  if (isIndexDecision(step)) return [explainDecision(step)]
  if (differential === null || step.countsSince !== null) return [{ kind: 'nine_waits', facts: { day } }]
  if (penalty) return [{ kind: 'penalty_score', facts: { day, differential, ...penalty } }]
  const made: Line<IndexFacts> = { kind: 'score_differential', facts: { day, differential, isPair } }
  if (step.exceptionalAdjustment === 0) return [made]
  const facts = {
    playedOff: step.indexWhenPlayed ?? 0,
    differentials: step.differentials.length,
    by: -step.exceptionalAdjustment,
  }
  return [made, { kind: 'exceptional_score', facts }]
}

function explainLeftOver({ leftOver }: IndexStep): Line<IndexFacts>[] {
  if (leftOver === null) return []
  const { day, differential, firstIndex } = leftOver
  return [{ kind: 'left_over_nine', facts: { day, differential, firstIndex } }]
}

function explainDecision(
  step: IndexStep & { kind: 'committee_index' | 'freeze' | 'hold' },
): Line<IndexFacts> {
  const { kind, day, isFrozen, indexWhenPlayed } = step
  switch (kind) {
    case 'committee_index':
      return { kind: 'committee_index', facts: { day } }
    case 'freeze':
      return { kind: isFrozen ? 'index_frozen' : 'freeze_lifted', facts: { day } }
    case 'hold':
      return { kind: 'index_held', facts: { day, index: indexWhenPlayed } }
  }
}

function explainFreeze({ isFrozen, calculated, index }: IndexStep): Line<IndexFacts>[] {
  return isFrozen && calculated !== null && calculated !== index
    ? [{ kind: 'frozen_over', facts: { calculated } }]
    : []
}

/** R3.2: which differentials count and what their average is. */
export function explainAverage({
  average,
  counting,
  differentials,
  firstIndex,
}: Pick<IndexStep, 'average' | 'counting' | 'differentials'> &
  Partial<Pick<IndexStep, 'firstIndex'>>): Line<IndexFacts>[] {
  if (average === null) return []
  const isRounded = (10 * average.numerator) % average.denominator !== 0
  const facts = {
    lowest: counting.map((position) => differentials[position] ?? 0),
    of: differentials.length,
    adjustment: countingRule(differentials.length, firstIndex)?.adjustment ?? 0,
    exact: { numerator: average.numerator, denominator: 10 * average.denominator },
    rounded: isRounded ? roundAverage(average) : null,
  }
  return [{ kind: 'average', facts }]
}

/** R3.6: what the caps did. */
export function explainCap({ lowIndex, cap }: Pick<IndexStep, 'lowIndex' | 'cap'>): Line<IndexFacts>[] {
  return lowIndex === null ? [] : [{ kind: 'cap', facts: { lowIndex, cap } }]
}

function explainBrake({ brakedFrom, calculated }: IndexStep): Line<IndexFacts>[] {
  return brakedFrom === null || calculated === null
    ? []
    : [{ kind: 'brake', facts: { calculated: brakedFrom, index: calculated } }]
}

/** The rules have no lowest index, and the product keeps none below +9.9 (index-to-play-off.ts). */
function explainLowest({ index }: IndexStep): Line<IndexFacts>[] {
  return index !== null && index < LOWEST_HANDICAP_INDEX
    ? [{ kind: 'lowest_index', facts: { calculated: index } }]
    : []
}

function explainResult({ index, differentials, firstIndex }: IndexStep): Line<IndexFacts> {
  if (index !== null)
    return { kind: 'handicap_index', facts: { index: Math.max(LOWEST_HANDICAP_INDEX, index) } }
  const facts = { differentials: differentials.length }
  return firstIndex === 'one_round_to_54' && differentials.length > 0
    ? { kind: 'no_index_above_54', facts }
    : { kind: 'no_index', facts }
}
